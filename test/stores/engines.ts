import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { Pool } from 'pg'
import type { BaseRecords, Store } from '../../src/ledger/collections/index.ts'
import { postgresStore } from '../../src/ledger/collections/postgres.ts'
import { sqliteStore } from '../../src/ledger/collections/sqlite.ts'
import { PostgresDatabase } from '../../src/store/postgres/postgres-database.ts'
import type { SqlDatabase } from '../../src/store/sql/database.ts'
import { SqliteDatabase } from '../../src/store/sqlite/sqlite-store.ts'
import { startPostgres } from '../fixtures/postgres-server.ts'
import { CONTEXT } from './context.ts'

/** A database of its own for one file of tests. */
export interface Engine {
  /** A store of the database, over a client of its own. */
  open<Records extends BaseRecords>(): Promise<Store<Records>>
  /** A statement behind the back of every store. */
  run(text: string): Promise<unknown>
  /** Ends whatever was started for it. */
  close(): Promise<void>
}

/** An engine whose database can be used without a store. */
export interface OpenEngine extends Engine {
  /** The database below the stores, over a client of its own. */
  database(): SqlDatabase
}

/** A file in a temporary folder, through libsql. */
export function sqliteEngine(): OpenEngine & { readonly file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-engine-'))
  const file = join(folder, 'tonne.db')
  const clients: InstanceType<typeof Libsql>[] = []
  const connect = () => {
    const client = new Libsql(file)
    clients.push(client)
    return client
  }
  return {
    file,
    open: () => sqliteStore({ client: connect(), openReader: connect, context: CONTEXT }),
    database: () => new SqliteDatabase(connect()),
    run: async (text) => clients[0]?.exec(text),
    close: async () => {
      for (const client of clients) client.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** A server in a temporary folder, through pools of `pg`, with further settings where some are given. */
export async function postgresEngine(
  settings: readonly string[] = [],
): Promise<OpenEngine & { pool(max?: number): Pool; readonly folder: string }> {
  const server = startPostgres(['fsync=off', ...settings])
  const pools: Pool[] = []
  const pool = (max = 20) => {
    const config = { host: server.folder, user: 'tonne', database: 'postgres', max, pipeline: true }
    const made = new Pool(config)
    // the server ends connections when it ends, which is not a fault then
    made.on('error', () => undefined)
    pools.push(made)
    return made
  }
  const first = pool(1)
  await server.connected(() => first.query('select 1'))
  return {
    pool,
    folder: server.folder,
    open: () => postgresStore({ client: pool(), context: CONTEXT }),
    database: () => new PostgresDatabase(pool(1)),
    run: (text) => first.query(text),
    close: async () => {
      for (const one of pools) await one.end()
      await server.stop()
    },
  }
}

/** Both, by their names. */
export const ENGINES: Readonly<Record<string, () => Promise<OpenEngine>>> = {
  SQLite: async () => sqliteEngine(),
  Postgres: () => postgresEngine(),
}
