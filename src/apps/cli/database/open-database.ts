import { AsyncLocalStorage } from 'node:async_hooks'
import { EmissionsError, fail } from '../../../core/errors/index.ts'
import {
  applyRowSecurity,
  migratePostgres,
  type PostgresPool,
  postgresStore,
} from '../../../ledger/collections/postgres.ts'
import { migrateSqlite, type SqliteClient, sqliteStore } from '../../../ledger/collections/sqlite.ts'
import type { AsyncContext, ServiceRecords, Store } from '../../../service/index.ts'
import { UsageError } from '../failure.ts'
import type { CliIo } from '../io.ts'
import type { DatabaseViews } from '../views/create-views.ts'
import { type DatabaseAddress, type DatabaseOptions, withoutPassword } from './address.ts'

/** A database opened through an installed driver. */
interface OpenDatabase {
  /** Runs the pending migration steps and returns their names. */
  migrate(): Promise<readonly string[]>
  /** Creates the row security policies; only for engines that have them. */
  secure(): Promise<void>
  store(settings: StoreSettings): Promise<Store<ServiceRecords>>
  /** The views for dashboards. */
  views(): Promise<DatabaseViews>
  close(): Promise<void>
}

/** Options of a store. */
interface StoreSettings {
  readonly context: AsyncContext
  readonly migrations: 'apply' | 'check'
  readonly rowSecurity: boolean
  /** Check the file before use. */
  readonly quickCheck: boolean
}

interface ClosableClient extends SqliteClient {
  close(): void
}

type MakeClient = new (file: string) => ClosableClient

/** The drivers in order of preference, and the export that opens a file. */
const DRIVERS = [
  ['node:sqlite', 'DatabaseSync'],
  ['better-sqlite3', 'default'],
  ['libsql', 'default'],
] as const

const INSTALL_SQLITE =
  "there is no driver of SQLite here: type 'npm install better-sqlite3', or use Node 22.13 or newer, which has one"

/** True if the driver itself is broken, for example compiled for another version of Node.js. */
function isBroken(error: unknown): boolean {
  const { code, message }: { code?: unknown; message?: unknown } = error ?? {}
  return code === 'ERR_DLOPEN_FAILED' || code === 'MODULE_NOT_FOUND' || /bindings file/.test(String(message))
}

/** Opens the first client of a file through an available driver; `open` opens more. */
async function openClient(file: string, io: CliIo) {
  const broken: string[] = []
  for (const [name, made] of DRIVERS) {
    try {
      const found = await io.loadModule(name)
      if (found === undefined) continue
      const open = () => new (found[made] as MakeClient)(file)
      return { open, client: open() }
    } catch (error) {
      if (!isBroken(error)) return fail('database', 'store_unavailable', { message: openFailureText(file, error) })
      broken.push(name)
    }
  }
  const [first] = broken
  throw new UsageError(
    first === undefined ? INSTALL_SQLITE : `${first} is here, but not for this Node: type 'npm rebuild ${first}'`,
  )
}

function openFailureText(file: string, error: unknown): string {
  return `${file} could not be opened: ${error instanceof Error ? error.message : String(error)}`
}

/** Opens a SQLite file through an available driver. Throws `UsageError`, `store_unavailable`. */
async function openSqlite(file: string, io: CliIo): Promise<OpenDatabase> {
  const { client, open } = await openClient(file, io)
  const clients = [client]
  const openReader = () => {
    const reader = open()
    clients.push(reader)
    return reader
  }
  return {
    migrate: () => migrateSqlite({ client }),
    secure: async () => undefined,
    store: ({ context, migrations, quickCheck }) =>
      sqliteStore({ client, openReader, context, migrations, quickCheck }),
    views: async () => (await import('../views/create-views.ts')).sqliteViews(client),
    close: async () => {
      // the writer goes last: the last one to close removes the log of the file
      for (const one of clients.reverse()) one.close()
    },
  }
}

interface EndingPool extends PostgresPool {
  on(event: 'error', listener: () => void): unknown
  end(): Promise<void>
}

type MakePool = new (settings: Readonly<Record<string, unknown>>) => EndingPool

const CONNECT_MS = 10_000

const INSTALL_POSTGRES = "there is no driver of Postgres here: type 'npm install pg'"

/** Opens a Postgres database through `pg`. Throws `UsageError`. */
async function openPostgres(connectionString: string, io: CliIo): Promise<OpenDatabase> {
  const found = await io.loadModule('pg')
  if (found === undefined) throw new UsageError(INSTALL_POSTGRES)
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

/** The reason from a database client in one line; with addresses, never passwords. */
export function causeOf(error: unknown, address: DatabaseAddress): string {
  const { cause }: { cause?: unknown } = error ?? {}
  if (typeof cause !== 'object' || cause === null) return ''
  const { message = '', code = '' }: { message?: string; code?: unknown } = cause
  const text = message === '' ? String(code) : message
  return withoutPassword(text, address).replaceAll(/\s+/g, ' ').trim()
}

/** Adds the client's reason to the error, for those who operate the database. */
function withCause(error: unknown, address: DatabaseAddress): unknown {
  if (!EmissionsError.is(error)) return error
  const cause = causeOf(error, address)
  if (cause === '') return error
  return new EmissionsError(error.violations.map((one) => ({ ...one, message: `${one.message} (${cause})` })))
}

async function openEngine({ address }: DatabaseOptions, io: CliIo): Promise<OpenDatabase> {
  return address.engine === 'sqlite' ? openSqlite(address.file, io) : openPostgres(address.url, io)
}

/** The operations of a command on its database. */
interface UsedDatabase {
  readonly migrate: OpenDatabase['migrate']
  readonly secure: OpenDatabase['secure']
  readonly views: OpenDatabase['views']
  /** A store; `check` requires that no migration is pending. */
  store(migrations?: 'apply' | 'check'): Promise<Store<ServiceRecords>>
  /** A store for long use: a SQLite file is checked first, and a damaged one is `store_damaged`. */
  checkedStore(): Promise<Store<ServiceRecords>>
}

/**
 * Runs `work` with the database, which is always closed afterwards. Throws `UsageError` if no driver is installed, and
 * the errors of the store with the driver's reason.
 */
export async function usingDatabase<T>(
  options: DatabaseOptions,
  io: CliIo,
  work: (database: UsedDatabase) => Promise<T>,
): Promise<T> {
  const { address, rowSecurity } = options
  const settings = () =>
    ({ context: new AsyncLocalStorage<object>(), migrations: 'apply', rowSecurity, quickCheck: false }) as const
  try {
    const database = await openEngine(options, io)
    try {
      return await work({
        migrate: database.migrate,
        secure: database.secure,
        views: database.views,
        store: (migrations = 'apply') => database.store({ ...settings(), migrations }),
        checkedStore: () => database.store({ ...settings(), quickCheck: true }),
      })
    } finally {
      await database.close()
    }
  } catch (error) {
    throw withCause(error, address)
  }
}

/** Throws `file_unreadable` if a SQLite file does not exist: a wrong name would create an empty one. */
export function requireFile({ address }: DatabaseOptions, io: CliIo): void {
  if (address.engine === 'postgres' || io.hasFile(address.file)) return
  fail('', 'file_unreadable', `${address.file} is not there; 'tonne migrate --db ${address.file}' makes it`)
}
