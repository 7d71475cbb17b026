import { companyTables } from '../sql/migrations/schema-tables.ts'
import { COMPANIES, KEY_DIRECTORY } from '../sql/statements.ts'
import { TABLE_PREFIX } from '../sql/table-columns.ts'

const MIGRATIONS_TABLE = `${TABLE_PREFIX}migrations`

/** Tables that every node holds whole: what is read for every request before it is known whose it is, and the list of steps. */
const REFERENCE_TABLES = [KEY_DIRECTORY, MIGRATIONS_TABLE]

/** Runs what makes `table` one of the cluster, unless it is one already. */
function once(table: string, call: string): string {
  return `select ${call} where not exists (select 1 from pg_dist_partition where logicalrelid = '${table}'::regclass)`
}

/**
 * The statements that spread a database over the nodes of a Citus cluster, company by company: all rows of one are on one
 * node, and what all companies share, the directory of keys and the list of steps, is on every node. For a database whose
 * schema is that of this version; they may be run again, and are after each migration. Citus 11.2 and newer, since older
 * ones read several points in time within one transaction.
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
