import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { Client } from 'pg'
import { type PostgresPlace, startPostgres } from '../../../fixtures/postgres-server.ts'
import type { Connection } from './open-store.ts'

/** Whom SIGKILL hits: the process that started the others, all of them at once, or one that serves a connection. */
export type Hit = 'postmaster' | 'all' | 'backend'

/** A server to be mistreated: it syncs what it writes, listens on a port, and keeps its data when it is killed. */
export interface FaultyServer {
  readonly connection: Connection
  readonly pid: number
  /** The rows of a statement, over a connection of its own. */
  query(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  /** Waits until no connection of a program is left. */
  nobodyIsConnected(program: string): Promise<void>
  /** Kills it and waits until all of it is gone; a hit backend makes the server end and start all others by itself. */
  kill(hit: Hit): Promise<void>
  /** Starts it again on the same data, once it has ended, and waits until it serves. */
  restart(): Promise<void>
  /** True when it has ended by itself; a moment is given to one that is about to. */
  hasEnded(): Promise<boolean>
  /** Waits until it serves. */
  serves(): Promise<void>
  end(): Promise<void>
}

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))

/** A port that nobody listens on now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** The processes that a process has started and that live, zombies aside. */
export function childrenOf(pid: number): number[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return processes.map(Number).filter((one) => {
    try {
      const [state, parent] = readFileSync(`/proc/${one}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return Number(parent) === pid && state !== 'Z'
    } catch {
      return false
    }
  })
}

function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function sendKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it is gone already
  }
}

const ENDS_IN_MS = 2_000
const BACKENDS = `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`

/** Starts one. Settings come on top of those of every torture: fsync is on, and recovery is quick. */
export async function startServer(settings: readonly string[] = [], place: PostgresPlace = {}): Promise<FaultyServer> {
  const port = await freePort()
  const own = ['listen_addresses=127.0.0.1', `port=${port}`, 'checkpoint_timeout=30s', 'max_connections=60']
  const server = startPostgres([...own, ...settings], place)
  const connection: Connection = { host: '127.0.0.1', port, user: 'tonne', database: 'postgres', max: 8 }
  const query: FaultyServer['query'] = async (text) => {
    const { max: _, ...one } = connection
    const client = new Client(one)
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query(text)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  const serves = () => server.connected(async () => void (await query('select 1')))
  const kill: FaultyServer['kill'] = async (hit) => {
    const { pid } = server
    if (hit === 'backend') {
      const [row] = await query(BACKENDS)
      if (row !== undefined) sendKill(Number(row.pid))
      return
    }
    const children = childrenOf(pid)
    const { ended } = server
    for (const one of hit === 'all' ? [pid, ...children] : [pid]) sendKill(one)
    await ended
    // those that were only left alone notice it when they next wait, and end by themselves
    while (children.some(isAlive)) await pause(10)
  }
  await serves()
  return {
    connection,
    get pid() {
      return server.pid
    },
    query,
    serves,
    hasEnded: async () => {
      const ended = Promise.resolve(server.ended).then(() => true)
      return Promise.race([ended, pause(ENDS_IN_MS).then(() => false)])
    },
    kill,
    nobodyIsConnected: async (program) => {
      const left = `select 1 from pg_stat_activity where application_name = '${program}'`
      while ((await query(left)).length > 0) await pause(10)
    },
    restart: async () => {
      server.restart()
      await serves()
    },
    end: server.stop,
  }
}
