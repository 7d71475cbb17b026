import { EmissionsError, fail } from '../../../core/errors/index.ts'
import type { PostgresPool } from '../../../ledger/collections/postgres.ts'
import type { SqliteClient } from '../../../ledger/collections/sqlite.ts'
import { emissionRows, sideRows } from './emission-rows.ts'
import { postgresTotals, sqliteTotals } from './totals-view.ts'
import { POSTGRES_VIEWS, SQLITE_VIEWS, type ViewDialect } from './view-dialect.ts'

/** Selects every record of an activity, with its quantity if all parts of its calculation begin with one. */
export function activitiesView(dialect: ViewDialect): string {
  const { moment, number, double } = dialect
  const starts = moment('t.start_ms', 't.starts')
  return `${sideRows(dialect)}
select t.company_id, t.id as activity_id, t.activity_type, ${starts} as time, ${starts} as period_start, ${moment('t.end_ms', 't.ends')} as period_end,
  t.site_id, t.vehicle_id, t.vendor_id, t.kind_id, t.kind_name, ${double(`(${number('t.quantity')})`)} as quantity, t.unit, t.quantity as quantity_exact
from sides as t
where t.side = 'calculation'`
}

/** Selects the emissions of every record in kilograms: one row, and for electricity one row per method. */
export function emissionsView(dialect: ViewDialect): string {
  const { moment } = dialect
  return `${sideRows(dialect)},
${emissionRows(dialect)}
select e.company_id, e.id as activity_id, ${moment('e.start_ms', 'e.starts')} as time, e.scope, case when e.scope = 3 then e.scope3 end as category, e.method,
  e.kg as co2e_kg, e.co2 as co2_kg, e.ch4 as ch4_kg, e.n2o as n2o_kg, e.biogenic as biogenic_co2_kg, e.montreal as montreal_co2e_kg, e.digits as co2e_exact,
  e.factor_id, e.edition as factor_edition, e.activity_type, e.site_id, e.vehicle_id, e.kind_id, e.kind_name, ${moment('e.end_ms', 'e.ends')} as period_end
from emissions as e`
}

/** The names of the views. A released view keeps its columns and their order; new columns are added at the end. */
export const VIEWS = ['tonne_bi_activities', 'tonne_bi_emissions', 'tonne_bi_totals'] as const

/** Returns the statements that create or recreate the views in an SQLite file. */
export function sqliteViewStatements(): readonly string[] {
  const selects = [activitiesView(SQLITE_VIEWS), emissionsView(SQLITE_VIEWS), sqliteTotals()]
  return VIEWS.flatMap((name, index) => [`drop view if exists ${name}`, `create view ${name} as ${selects[index]}`])
}

/**
 * Returns the statements that create or recreate the views on Postgres, and keep their grants. With `isInvoker`, from
 * Postgres 15 on, a view reads with the rights of its reader, so that row security applies.
 */
export function postgresViewStatements({ isInvoker }: { readonly isInvoker: boolean }): readonly string[] {
  const selects = [activitiesView(POSTGRES_VIEWS), emissionsView(POSTGRES_VIEWS), postgresTotals()]
  const options = isInvoker ? ' with (security_invoker = true)' : ''
  return VIEWS.map((name, index) => `create or replace view ${name}${options} as ${selects[index]}`)
}

/** The views of a database. They show stored records and store nothing. */
export interface DatabaseViews {
  /** True if all views exist. */
  exist(): Promise<boolean>
  /** Creates or recreates them in one transaction. Throws `store_failed` with the reason of the engine. */
  create(): Promise<void>
}

const NAMES = VIEWS.map((name) => `'${name}'`).join(', ')

function failed(error: unknown): never {
  if (EmissionsError.is(error)) throw error
  const reason = error instanceof Error ? error.message : String(error)
  return fail('database', 'store_failed', {
    message: `could not create the views, and nothing was changed; run 'tonne migrate --views' as the owner of its tables (${reason})`,
  })
}

/** Opens the views in a file of SQLite 3.38 or newer. Waits up to 5 seconds for another writer. */
export function sqliteViews(client: SqliteClient): DatabaseViews {
  return {
    exist: async () =>
      client.prepare(`select name from sqlite_master where type = 'view' and name in (${NAMES})`).all().length ===
      VIEWS.length,
    create: async () => {
      try {
        client.exec('pragma busy_timeout = 5000')
        client.exec(['begin immediate', ...sqliteViewStatements(), 'commit'].join(';\n'))
      } catch (error) {
        try {
          client.exec('rollback')
        } catch {
          // no transaction had begun
        }
        failed(error)
      }
    },
  }
}

/** The first version of Postgres with views that read with the rights of their reader. */
const INVOKER = 150_000

/** 'tonne' as a number, which migrations and policies wait for too. */
const LOCK = 'select pg_advisory_xact_lock(499934850661)'

/**
 * True if the views may be created. Before version 15 they would read with the rights of their owner, to whom policies
 * may not apply.
 */
async function isInvoker(query: (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>) {
  const [version] = await query("select current_setting('server_version_num') as number")
  if (Number(version?.number) >= INVOKER) return true
  const secured = await query("select 1 from pg_class where oid = 'tonne_sites'::regclass and relrowsecurity")
  if (secured.length === 0) return false
  return fail('database', 'row_security_off', {
    message: 'has row security, which views keep from Postgres 15 on; upgrade the server, or do without the views',
    expected: 'Postgres 15 or newer',
    received: version?.number,
  })
}

/** The views on Postgres. `create` throws `row_security_off` for policies that its views would not keep. */
export function postgresViews(pool: PostgresPool): DatabaseViews {
  const rowsOf = async (text: string) => (await pool.query(text, [])).rows
  return {
    exist: async () => {
      const found = await rowsOf(
        `select 1 from pg_class where relkind = 'v' and pg_table_is_visible(oid) and relname in (${NAMES})`,
      )
      return found.length === VIEWS.length
    },
    create: async () => {
      const connection = await pool.connect()
      const query = async (text: string) => (await connection.query(text, [])).rows
      try {
        await query('begin')
        await query(LOCK)
        for (const statement of postgresViewStatements({ isInvoker: await isInvoker(query) })) await query(statement)
        await query('commit')
        connection.release()
      } catch (error) {
        // ended rather than rolled back: the transaction ends with it
        connection.release(true)
        failed(error)
      }
    },
  }
}
