import {
  applyRowSecurity,
  migratePostgres,
  type PostgresPool,
  postgresStore,
} from '../../../ledger/collections/postgres.ts'
import { UsageError } from '../failure.ts'
import type { CliIo } from '../io.ts'
import type { OpenDatabase } from './open-driver.ts'

interface EndingPool extends PostgresPool {
  on(event: 'error', listener: () => void): unknown
  end(): Promise<void>
}

type MakePool = new (settings: Readonly<Record<string, unknown>>) => EndingPool

const CONNECT_MS = 10_000

const INSTALL = "there is no driver of Postgres here: type 'npm install pg'"

/** Opens a Postgres database through `pg`. Throws `UsageError`. */
export async function openPostgres(connectionString: string, io: CliIo): Promise<OpenDatabase> {
  const found = await io.loadModule('pg')
  if (found === undefined) throw new UsageError(INSTALL)
  const { Pool } = (found.default ?? found) as { readonly Pool: MakePool }
  const client = new Pool({ connectionString, connectionTimeoutMillis: CONNECT_MS, application_name: 'tonne' })
  // a connection lost while idle: the next query reports it
  client.on('error', () => undefined)
  return {
    migrate: () => migratePostgres({ client }),
    secure: () => applyRowSecurity({ client }),
    store: ({ quickCheck: _, ...settings }) => postgresStore({ client, ...settings }),
    views: async () => (await import('../views/create-views.ts')).postgresViews(client),
    close: () => client.end(),
  }
}
