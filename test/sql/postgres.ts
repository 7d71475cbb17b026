import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Client } from 'pg'
import { type Answer, type Engine, printed } from './engine.ts'

const DEBIAN = '/usr/lib/postgresql'
const STARTS_IN_S = 30

/** The folder of the server's programs: on the path, or where Debian puts them, the newest. */
function programs(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions.map((one) => join(DEBIAN, one, 'bin'))]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
  if (found === undefined)
    throw new Error('no PostgreSQL server here (initdb, postgres): install the package postgresql')
  return found
}

/** Whom the server runs as: it refuses root. */
function owner(): { readonly uid: number; readonly gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function connect(folder: string, server: ChildProcess): Promise<Client> {
  for (let tries = 0; ; tries++) {
    const client = new Client({ host: folder, user: 'tonne', database: 'postgres' })
    // the server ends connections when it ends, which is no fault then
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode} before it served`)
      if (tries === STARTS_IN_S * 10) throw error
      await new Promise((go) => setTimeout(go, 100))
    }
  }
}

/** A new PostgreSQL in a temporary folder, reached through a socket there only; ended and removed by `close`. */
export async function openPostgres(): Promise<Engine> {
  const bin = programs()
  const as = owner()
  const folder = mkdtempSync(join(tmpdir(), 'tonne-pg-'))
  if ('uid' in as) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  const made = ['-D', data, '-U', 'tonne', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(bin, 'initdb'), made, { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const settings = ['fsync=off', 'listen_addresses=', 'max_worker_processes=8', 'max_parallel_workers=8']
  const given = ['-D', data, '-k', folder, ...settings.flatMap((one) => ['-c', one])]
  const server = spawn(join(bin, 'postgres'), given, { ...as, cwd: folder, stdio: 'ignore' })
  const kill = () => server.kill('SIGQUIT')
  process.once('exit', kill)
  const stop = async () => {
    const ended = server.exitCode === null ? once(server, 'exit') : undefined
    server.kill('SIGINT')
    await ended
    process.off('exit', kill)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const client = await connect(folder, server)
    return await engineOf(client, folder, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

async function engineOf(client: Client, folder: string, stop: () => Promise<void>): Promise<Engine> {
  const run = async (statement: string) => {
    await client.query(statement)
  }
  const rows = async (statement: string): Promise<readonly Answer[]> => {
    const { rows: found } = await client.query<Record<string, unknown>>(statement)
    const cells = ([name, cell]: [string, unknown]) => [name, printed(cell)] as const
    return found.map((row) => Object.fromEntries(Object.entries(row).map(cells)))
  }
  const set = (settings: string) => () => run(settings)
  const [version] = await rows('SHOW server_version')
  return {
    name: `PostgreSQL ${version?.server_version?.split(' ')[0]}`,
    dialect: 'postgres',
    modes: {
      serial: set('SET max_parallel_workers_per_gather = 0'),
      parallel: set(
        `SET max_parallel_workers_per_gather = 4; SET parallel_setup_cost = 0; SET parallel_tuple_cost = 0;
         SET min_parallel_table_scan_size = 0; SET min_parallel_index_scan_size = 0`,
      ),
    },
    folder,
    run,
    rows,
    close: async () => {
      await client.end()
      await stop()
    },
  }
}
