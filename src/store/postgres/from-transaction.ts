import { oneConnection, type PostgresConnection, type PostgresPool } from './postgres-client.ts'

/** The statements that a transaction within another one runs instead of its own. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  begin: ['savepoint tonne'],
  commit: ['release savepoint tonne'],
  rollback: ['rollback to savepoint tonne', 'release savepoint tonne'],
}

/**
 * Adapts a transaction that the host has begun as a client of `postgresStore`: what the service writes is committed or
 * rolled back together with the host's own tables. Give the connection of the transaction, and open the store with
 * `migrations: 'check'`. Each use case runs within a savepoint, so that one that throws leaves the transaction usable. The row of
 * the company stays locked until the host commits, and other writers of the company wait. The store reports that it is not
 * durable, because the host commits. Use the store only until then.
 *
 * @example
 * ```ts no-run it needs a server
 * import { fromPostgresTransaction, type PostgresConnection, postgresStore } from 'tonne/postgres'
 * import { createService, type ServiceRecords } from 'tonne/service'
 * // const connection = await pool.connect(), of a Pool of pg; then release it
 * declare const connection: PostgresConnection
 * await connection.query('begin', [])
 * const store = await postgresStore<ServiceRecords>({ client: fromPostgresTransaction(connection), migrations: 'check' })
 * await createService({ store }).company(1).files.create({ name: 'Invoice 7' })
 * await connection.query('insert into invoices (number) values ($1)', [7])
 * await connection.query('commit', [])
 * ```
 */
export function fromPostgresTransaction(transaction: PostgresConnection): PostgresPool {
  return oneConnection(
    (text, values) => transaction.query(text, [...values]),
    async (text, values) => {
      const statements = WITHIN[/^\w+/.exec(text)?.[0] ?? '']
      if (statements === undefined) return transaction.query(text, [...values])
      for (const statement of statements) await transaction.query(statement, [])
      return { rows: [] }
    },
  )
}
