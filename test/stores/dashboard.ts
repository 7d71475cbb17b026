import Libsql from 'libsql'
import { postgresViewStatements, sqliteViewStatements } from '../../src/apps/cli/views/create-views.ts'
import { type Engine, postgresEngine, sqliteEngine } from './engines.ts'

/** A row of a view. */
export type ViewRow = Readonly<Record<string, unknown>>

/** An engine, and a connection beside the store that reads its views as a dashboard does. */
export interface Dashboard extends Engine {
  readonly name: 'sqlite' | 'postgres'
  /** Makes the views, or makes them anew. */
  createViews(): Promise<void>
  query(text: string): Promise<readonly ViewRow[]>
}

function sqliteDashboard(): Dashboard {
  const engine = sqliteEngine()
  const client = new Libsql(engine.file)
  return {
    ...engine,
    name: 'sqlite',
    createViews: async () => {
      for (const statement of sqliteViewStatements()) client.exec(statement)
    },
    query: async (text) => client.prepare(text).all() as ViewRow[],
    close: async () => {
      client.close()
      await engine.close()
    },
  }
}

async function postgresDashboard(timeZone = 'America/St_Johns'): Promise<Dashboard> {
  const engine = await postgresEngine()
  // of the role, since a session may end: as the page sets it, but for a zone in which no day begins when it does in UTC
  await engine.run('alter role tonne set jit = off')
  await engine.run(`alter role tonne set timezone = '${timeZone}'`)
  const pool = engine.pool(1)
  return {
    ...engine,
    name: 'postgres',
    createViews: async () => {
      for (const statement of postgresViewStatements({ isInvoker: true })) await pool.query(statement)
    },
    query: async (text) => (await pool.query(text)).rows,
  }
}

/** Both, by their names. */
export const DASHBOARDS: Readonly<Record<string, (timeZone?: string) => Promise<Dashboard>>> = {
  SQLite: async () => sqliteDashboard(),
  Postgres: postgresDashboard,
}
