import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import BetterSqlite3 from 'better-sqlite3'
import postgres from 'postgres'
import { fromPglite, fromPostgresJs, postgresStore } from '../../../../src/ledger/collections/postgres.ts'
import { type SqliteClient, sqliteStore } from '../../../../src/ledger/collections/sqlite.ts'
import { startPostgres } from '../../../fixtures/postgres-server.ts'
import { ENGINES, type Engine } from '../../engines.ts'

interface Closable extends SqliteClient {
  exec(text: string): unknown
  close(): unknown
}

function sqliteThrough(connect: (file: string) => Closable): Engine {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-driver-'))
  const client = connect(join(folder, 'tonne.db'))
  return {
    open: () => sqliteStore({ client, context: new AsyncLocalStorage() }),
    run: async (text) => client.exec(text),
    close: async () => {
      client.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function postgresJs(): Promise<Engine> {
  const server = startPostgres(['fsync=off'])
  const sql = postgres({ host: server.folder, user: 'tonne', database: 'postgres', max: 20 })
  await server.connected(() => sql`select 1`)
  return {
    open: () => postgresStore({ client: fromPostgresJs(sql), context: new AsyncLocalStorage() }),
    run: (text) => sql.unsafe(text),
    close: async () => {
      await sql.end({ timeout: 5 })
      await server.stop()
    },
  }
}

async function pglite(): Promise<Engine> {
  const database = await PGlite.create()
  return {
    open: () => postgresStore({ client: fromPglite(database), context: new AsyncLocalStorage() }),
    run: (text) => database.exec(text),
    close: () => database.close(),
  }
}

/** A database through every driver there is: `node:sqlite` where the runtime has it. */
export async function everyDriver(): Promise<Readonly<Record<string, () => Promise<Engine>>>> {
  const builtIn = process.getBuiltinModule?.('node:sqlite')
  return {
    ...ENGINES,
    'SQLite through better-sqlite3': async () => sqliteThrough((file) => new BetterSqlite3(file)),
    ...(builtIn && {
      'SQLite through node:sqlite': async () => sqliteThrough((file) => new builtIn.DatabaseSync(file)),
    }),
    'Postgres through postgres.js': postgresJs,
    PGlite: pglite,
  }
}
