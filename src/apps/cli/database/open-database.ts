import { AsyncLocalStorage } from 'node:async_hooks'
import { EmissionsError, fail } from '../../../core/errors/index.ts'
import type { ServiceRecords, Store } from '../../../service/index.ts'
import type { CliIo } from '../io.ts'
import { type DatabaseAddress, type DatabaseOptions, withoutPassword } from './address.ts'
import type { OpenDatabase } from './open-driver.ts'
import { openPostgres } from './postgres-driver.ts'
import { openSqlite } from './sqlite-driver.ts'

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

async function open({ address }: DatabaseOptions, io: CliIo): Promise<OpenDatabase> {
  return address.engine === 'sqlite' ? openSqlite(address.file, io) : openPostgres(address.url, io)
}

/** The operations of a command on its database. */
export interface UsedDatabase {
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
    const database = await open(options, io)
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
