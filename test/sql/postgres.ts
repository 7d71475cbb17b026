import { Client } from 'pg'
import { startPostgres } from '../fixtures/postgres-server.ts'
import { type Answer, type Engine, printed } from './engine.ts'

async function connect(folder: string): Promise<Client> {
  const client = new Client({ host: folder, user: 'tonne', database: 'postgres' })
  // the server ends connections when it ends, which is not a fault then
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** A new PostgreSQL in a temporary folder, reached through a socket there only; ended and removed by `close`. */
export async function openPostgres(): Promise<Engine> {
  const { folder, connected, stop } = startPostgres(['fsync=off', 'max_worker_processes=8', 'max_parallel_workers=8'])
  try {
    const client = await connected(() => connect(folder))
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
