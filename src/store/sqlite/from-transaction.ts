import type { SqliteClient } from './sqlite-client.ts'

/** The statements that a transaction within another one runs instead of its own. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  begin: ['savepoint tonne'],
  commit: ['release tonne'],
  rollback: ['rollback to tonne', 'release tonne'],
  // settings of the file, which a transaction cannot change
  pragma: [],
}

/**
 * Adapts a transaction that the host has begun as a client of `sqliteStore`: what the service writes is committed or rolled
 * back together with the host's own tables. Give the connection of the transaction, which nobody else may use until the host
 * commits, in a file that a store has migrated before, and open the store with `migrations: 'check'`. Each use case runs within
 * a savepoint, so that one that throws leaves the transaction usable. Other connections cannot write until the host commits.
 *
 * @example
 * ```ts no-run it needs a client, which Node has from 22.13 on
 * import { createService, type ServiceRecords } from 'tonne/service'
 * import { fromTransaction, type SqliteClient, sqliteStore } from 'tonne/sqlite'
 * // import { DatabaseSync } from 'node:sqlite', and new DatabaseSync('tonne.db')
 * declare const connection: SqliteClient
 * connection.exec('begin immediate')
 * const store = await sqliteStore<ServiceRecords>({ client: fromTransaction(connection), migrations: 'check' })
 * await createService({ store }).company(1).files.create({ name: 'Invoice 7' })
 * connection.exec('insert into invoices (number) values (7)')
 * connection.exec('commit')
 * ```
 */
export function fromTransaction(connection: SqliteClient): SqliteClient {
  return {
    exec(text) {
      for (const statement of WITHIN[/^\w+/.exec(text)?.[0] ?? ''] ?? [text]) connection.exec(statement)
    },
    // asks for the mode of the journal instead of setting it
    prepare: (text) => connection.prepare(text.replace(/^(pragma journal_mode) = .*/, '$1')),
  }
}
