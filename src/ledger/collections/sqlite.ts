/**
 * tonne/sqlite: a store in an SQLite file, through `node:sqlite`, `better-sqlite3`, `libsql` or `bun:sqlite`.
 *
 * @module
 */
import { checkOptionNames } from '../../core/errors/index.ts'
import { openSqliteStore, type SqliteStoreOptions } from '../../store/sqlite/index.ts'
import { type BaseRecords, STORE_DEFINITION } from './collections.ts'
import type { Store } from './store.ts'

export type { AsyncContext } from '../../store/index.ts'
export {
  fromSqliteTransaction,
  migrateSqlite,
  type SqliteClient,
  type SqliteStatement,
  type SqliteStoreOptions,
  type SqlStoreOptions,
  type SqlValue,
} from '../../store/sqlite/index.ts'

const OPTION_NAMES: Readonly<Record<keyof SqliteStoreOptions, true>> = {
  ...{ client: true, openReader: true, quickCheck: true, context: true, migrations: true },
}

/**
 * A store in an SQLite file: acknowledged writes survive a crash. One transaction at a time; another process may write
 * to the same file. A database without a file (`:memory:`) works too, but is not durable. Close the client after the
 * last use of the store. Throws `schema_newer`, `schema_changed`, `schema_incomplete`, `schema_older`; `client_invalid`
 * for an invalid client; `store_damaged`, `store_read_only`, `store_unavailable`, `store_full`, `store_busy`, which its
 * transactions throw too, and `store_outcome_unknown` if the disk failed during the commit. The client's error is the
 * `cause`.
 *
 * @example
 * ```ts no-run it needs a client, which Node has from 22.13 on
 * import { AsyncLocalStorage } from 'node:async_hooks'
 * import { createService, type ServiceRecords } from 'tonne/service'
 * import { type SqliteClient, sqliteStore } from 'tonne/sqlite'
 * // import { DatabaseSync } from 'node:sqlite', and const open = () => new DatabaseSync('tonne.db')
 * declare const open: () => SqliteClient
 * const store = await sqliteStore<ServiceRecords>({ client: open(), openReader: open, context: new AsyncLocalStorage() })
 * const service = createService({ store })
 * ```
 */
export async function sqliteStore<Records extends BaseRecords = BaseRecords>(
  options: SqliteStoreOptions,
): Promise<Store<Records>> {
  checkOptionNames(options, OPTION_NAMES)
  // the store reads only the fields of BaseRecords, and returns records as they were written
  return (await openSqliteStore(STORE_DEFINITION, options)) as Store<Records>
}
