import { companyTables } from '../sql/migrations/schema-tables.ts'
import { COMPANIES, KEY_DIRECTORY } from '../sql/statements.ts'
import { TABLE_PREFIX } from '../sql/table-columns.ts'

const MIGRATIONS_TABLE = `${TABLE_PREFIX}migrations`

/** Tables replicated to every node: the key directory, read before a request's company is known, and the migrations. */
const REFERENCE_TABLES = [KEY_DIRECTORY, MIGRATIONS_TABLE]

/** Wraps a call that distributes `table`, so that it is skipped for a table that is already distributed. */
function once(table: string, call: string): string {
  return `select ${call} where not exists (select 1 from pg_dist_partition where logicalrelid = '${table}'::regclass)`
}

/**
 * The statements that distribute a database over the nodes of a Citus cluster by company: all rows of a company are on
 * one node, while the key directory and the list of migrations, which all companies share, are on every node. For a
 * database with the schema of this version; may be run repeatedly, and must be after each migration. Citus 11.2 and
 * newer: older ones read from several snapshots within one transaction.
 *
 * @example
 * ```ts
 * import { citusStatements } from 'tonne/postgres'
 *
 * const [companies, counters] = citusStatements()
 * companies?.startsWith("select create_distributed_table('tonne_companies', 'company_id')") // true
 * counters?.includes("colocate_with => 'tonne_companies'") // true
 * ```
 */
export function citusStatements(): readonly string[] {
  const others = companyTables().filter((table) => table !== COMPANIES)
  const colocated = `'company_id', colocate_with => '${COMPANIES}'`
  return [
    once(COMPANIES, `create_distributed_table('${COMPANIES}', 'company_id')`),
    ...others.map((table) => once(table, `create_distributed_table('${table}', ${colocated})`)),
    ...REFERENCE_TABLES.map((table) => once(table, `create_reference_table('${table}')`)),
  ]
}
