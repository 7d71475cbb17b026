import { fail } from '../../core/errors/index.ts'
import { plain, type SqlDatabase, type Statement, type TenantScope } from '../sql/database.ts'
import { companyTables } from '../sql/migrations/schema-tables.ts'
import { KEY_DIRECTORY } from '../sql/statements.ts'

/** The settings with the company or key hash of a transaction; both end with it. */
const COMPANY = 'tonne.company_id'
const KEY_HASH = 'tonne.key_hash'

/** Matches the company of the transaction; without one the statement fails rather than returning no rows. */
const OF_COMPANY = `company_id = current_setting('${COMPANY}')::bigint`
/** The same where the company is optional: without one nothing matches. */
const OF_COMPANY_IF_ANY = `company_id = nullif(current_setting('${COMPANY}', true), '')::bigint`
/** Matches the directory entry of the presented key, in any company. */
const OF_KEY = `hash = current_setting('${KEY_HASH}', true)`

const POLICY = 'tonne_company'

function forceStatements(table: string): string[] {
  return [`alter table ${table} enable row level security`, `alter table ${table} force row level security`]
}

function policy(table: string, name: string, rule: string): string[] {
  return [`drop policy if exists ${name} on ${table}`, `create policy ${name} on ${table} ${rule}`]
}

/** Restricts the partitions of tables like the tables: programs such as pg_dump read them one by one. */
function partitionsOf(tables: readonly string[], statements: readonly string[]): string {
  const names = `unnest(string_to_array('${tables.join(',')}', ',')) as name`
  return [
    'do $partitions$ declare part regclass; begin',
    `for part in select relid from ${names}, pg_partition_tree(name::regclass) where level > 0 loop`,
    ...statements.map((statement) => `execute format($statement$${statement}$statement$, part);`),
    'end loop; end $partitions$',
  ].join('\n')
}

/**
 * The statements that restrict every connection to the rows of its transaction's company, including the owner of the
 * tables: for a database with the schema of this version, in one transaction. May be run repeatedly, and must be after
 * each migration. Superusers and roles with `bypassrls` are not restricted. `tonne migrate --row-security` runs them.
 *
 * @example
 * ```ts
 * import { rowSecurityStatements } from 'tonne/postgres'
 *
 * const statements = rowSecurityStatements()
 * statements.includes('alter table tonne_sites force row level security') // true
 * ```
 */
export function rowSecurityStatements(): readonly string[] {
  const restricted = (table: string) => [
    ...forceStatements(table),
    ...policy(table, POLICY, `using (${OF_COMPANY}) with check (${OF_COMPANY})`),
  ]
  return [
    ...companyTables().flatMap(restricted),
    partitionsOf(companyTables(), restricted('%s')),
    ...forceStatements(KEY_DIRECTORY),
    ...policy(KEY_DIRECTORY, POLICY, `using (${OF_COMPANY_IF_ANY}) with check (${OF_COMPANY_IF_ANY})`),
    // a key is looked up by hash before its company is known
    ...policy(KEY_DIRECTORY, 'tonne_key', `for select using (${OF_KEY})`),
  ]
}

/** The statement that sets the company or key hash of a transaction; null: none, as for migrations. */
export function claim(tenantScope: TenantScope): Statement | null {
  if (tenantScope === null) return null
  const [name, value] =
    'companyId' in tenantScope ? [COMPANY, String(tenantScope.companyId)] : [KEY_HASH, tenantScope.keyHash]
  return plain('select set_config($1, $2, true)', [name, value])
}

/** Throws `row_security_off` if the role of the client is not restricted in some table. */
export async function checkRowSecurity(database: SqlDatabase): Promise<void> {
  const tables = [...companyTables(), KEY_DIRECTORY].join(',')
  const text =
    "select name from unnest(string_to_array($1::text, ',')) as name where not row_security_active(name::regclass)" +
    ' or exists (select from pg_partition_tree(name::regclass) where not row_security_active(relid))'
  const rows = await database.read(null, plain(text, [tables]))
  if (rows.length === 0) return
  const received = rows.map(({ name }) => String(name))
  const message =
    `does not restrict this role to the rows of one company in ${received.length} of its tables; run 'tonne migrate` +
    " --row-security' as their owner, and connect as a role that is not a superuser and lacks bypassrls"
  fail('database', 'row_security_off', { message, expected: 'row security in every table of companies', received })
}
