import { EmissionsError, fail } from '../../../core/errors/index.ts'
import type { PostgresPool } from '../../../ledger/collections/postgres.ts'
import type { SqliteClient } from '../../../ledger/collections/sqlite.ts'
import { emissionRows, sideRows } from './emission-rows.ts'
import { POSTGRES_VIEWS, postgresTimestamp, SQLITE_VIEWS, type ViewDialect } from './view-dialect.ts'

/** The decimals that a part of a record is cut to, as in an inventory. */
const PLACES = 40

/** The name of a series in charts. */
const METRIC =
  "'Scope ' || g.scope || case g.method when 'none' then '' else ', ' || g.method || '-based' end as metric"

const GROUP = 'company_id, month_ms, scope, method, site_id'
const EMISSION = 'company_id, scope, method, site_id, digits, kg, start_ms, end_ms'

/** Selects totals on Postgres, whose numerics hold every digit. */
function postgresTotals(): string {
  const { moment } = POSTGRES_VIEWS
  const ms = (timestamp: string) => `(extract(epoch from ${timestamp}) * 1000)::bigint`
  const before = (point: string) => `div(p.amount * ('1e' || p.places)::numeric * ${point}, p.end_ms - p.start_ms)`
  return `${sideRows(POSTGRES_VIEWS)},
${emissionRows(POSTGRES_VIEWS)},
spans as (
  select ${EMISSION.replaceAll(/\w+/g, 'e.$&')}, m.month_ms, greatest(e.start_ms, m.month_ms) - e.start_ms as point, least(e.end_ms, m.next_ms) - e.start_ms as next_point,
    e.digits::numeric as amount, greatest(${PLACES}, scale(e.digits::numeric)) as places
  from emissions as e,
  lateral (select ${ms('month')} as month_ms, ${ms("month + interval '1 month'")} as next_ms
    from generate_series(date_trunc('month', ${postgresTimestamp('e.start_ms')}), ${postgresTimestamp('greatest(e.start_ms, e.end_ms - 1)')}, interval '1 month') as month) as m
),
pieces as materialized (
  select p.*, case when p.start_ms = p.end_ms or p.next_point - p.point = p.end_ms - p.start_ms then p.amount
      else (${before('p.next_point')} - ${before('p.point')}) * ('1e-' || p.places)::numeric end as part,
    case when p.start_ms = p.end_ms then p.kg else p.kg * (p.next_point - p.point) / (p.end_ms - p.start_ms) end as part_kg
  from spans as p
),
added as (
  select ${GROUP}, case when count(part) = count(*) then sum(part) end as amount, sum(part_kg) as kg, count(*) as records
  from pieces group by ${GROUP}
)
select g.company_id, ${moment('g.month_ms', '')} as time, g.scope, g.method, ${METRIC}, g.site_id,
  coalesce(g.amount::double precision, g.kg) as co2e_kg, coalesce((g.amount * 0.001)::double precision, g.kg / 1000) as co2e_t, g.records,
  case when position('.' in g.amount::text) > 0 then rtrim(rtrim(g.amount::text, '0'), '.') else g.amount::text end as co2e_exact
from added as g`
}

/** Builds a text of zeros. */
const zeros = (count: string) => `replace(hex(zeroblob(${count})), '00', '0')`

/** Digits per group: SQLite's integers hold this many digits times any period in milliseconds. */
const DIGITS = 4
const BASE = 10 ** DIGITS
/** Number of digits that complete the last group. */
const missing = (count: string) => `(${DIGITS} - (${count}) % ${DIGITS}) % ${DIGITS}`

const NEXT_MONTH = "unixepoch(month_ms / 1000, 'unixepoch', '+1 month') * 1000"

/** The part of each record in each month: from `point` to `next_point` of `whole`, milliseconds; all of it is 0 to 1 of 1. */
const PARTS = `spans as (
  select ${EMISSION}, unixepoch(starts, 'start of month') * 1000 as month_ms from emissions
  union all
  select ${EMISSION}, ${NEXT_MONTH} from spans where ${NEXT_MONTH} < end_ms
),
cut as (
  select *, max(start_ms, month_ms) - start_ms as point, min(end_ms, coalesce(${NEXT_MONTH}, end_ms)) - start_ms as next_point,
    end_ms - start_ms as whole, coalesce(ltrim(digits, '-'), '') as size, case when digits like '-%' then -1 else 1 end as sign
  from spans
),
pieces as (
  select ${GROUP}, digits is null as is_inexact, kg, size, sign, instr(size || '.', '.') as dot, length(size) - instr(size || '.', '.') as places,
    case when next_point - point = whole then 0 else point end as point, case when next_point - point = whole then 1 else next_point end as next_point,
    case when next_point - point = whole then 1 else whole end as whole
  from cut
)`

/** The digits of each record as a row of groups of four, `below` of them behind the point. */
const DIGITS_OF_PIECES = `scaled as (
  select *, max(places, 0, case when whole = 1 then 0 else ${PLACES} end) as scale from pieces
),
padded as (
  select *, substr(size, 1, dot - 1) || substr(size, dot + 1) || ${zeros(`scale - max(places, 0) + case when whole = 1 then ${missing('scale')} else 0 end`)} as written,
    (scale + ${DIGITS - 1}) / ${DIGITS} as below, case when whole = 1 then 0 else ${missing('scale')} end as shift
  from scaled
),
grouped as (
  select ${GROUP}, is_inexact, kg * (next_point - point) / whole as kg, sign * case shift when 0 then 1 when 1 then 10 when 2 then 100 else 1000 end as times,
    point, next_point, whole, below, ${zeros(missing('length(written)'))} || written as text, (length(written) + ${DIGITS - 1}) / ${DIGITS} as groups
  from padded
)`

const HELD = `${GROUP}, is_inexact, kg, times, point, next_point, whole, below, text, groups`
const group = `cast(substr(text, ${DIGITS} * nth + 1, ${DIGITS}) as integer)`
const divideGroup = (rest: string, point: string) => `(${rest} * ${BASE} + ${group} * ${point})`

/** Long division, group by group: the amount before both ends of each part. Then the groups of each total are added. */
const SUMS_OF_GROUPS = `quotients (${HELD}, nth, start_rest, start_group, end_rest, end_group) as (
  select ${HELD}, 0, 0, 0, 0, 0 from grouped
  union all
  select ${HELD}, nth + 1, ${divideGroup('start_rest', 'point')} % whole, ${divideGroup('start_rest', 'point')} / whole, ${divideGroup('end_rest', 'next_point')} % whole, ${divideGroup('end_rest', 'next_point')} / whole
  from quotients where nth < groups
),
placed as (
  select ${GROUP}, groups - nth - below as place, sum(times * (end_group - start_group)) as amount,
    sum(case when nth = 0 then kg end) as kg, sum(nth = 0) as records, max(is_inexact) as is_inexact
  from quotients group by ${GROUP}, groups - nth - below
),
listed as (
  select ${GROUP}, json_group_object(place, amount) as amounts, sum(kg) as kg, sum(records) as records, max(is_inexact) as is_inexact,
    min(0, min(place)) as lowest, max(0, max(place)) + 6 as highest
  from placed group by ${GROUP}
)`

const TOTAL = `${GROUP}, amounts, kg, records, is_inexact, lowest, highest`
const carry = `(sign * coalesce(amounts ->> ('$."' || place || '"'), 0) + carried)`
const rest = `((${carry} % ${BASE} + ${BASE}) % ${BASE})`

/** Carries from the lowest group to the highest, with the sign that leaves no rest, and writes the digits. */
const WRITTEN = `sums (${TOTAL}, sign, place, carried, text) as (
  select ${TOTAL}, sign, lowest, 0, '' from listed, (select 1 as sign union all select -1)
  union all
  select ${TOTAL}, sign, place + 1, (${carry} - ${rest}) / ${BASE}, printf('%0${DIGITS}d', ${rest}) || text from sums where place < highest
),
signed as (
  select ${GROUP}, kg, records, is_inexact, max(sign) as sign, ltrim(substr(text, 1, length(text) + ${DIGITS} * lowest), '0') as digits,
    rtrim(substr(text, length(text) + ${DIGITS} * lowest + 1), '0') as fraction
  from sums where place = highest and carried = 0 group by ${GROUP}
),
added as (
  select ${GROUP}, kg, records, case when is_inexact = 0 then case sign when 1 then '' else '-' end || case digits when '' then '0' else digits end || case fraction when '' then '' else '.' || fraction end end as exact
  from signed
)`

/** Selects totals on SQLite, which has no decimals: digits are added in groups of four, as integers. */
function sqliteTotals(): string {
  return `${sideRows(SQLITE_VIEWS)},
${emissionRows(SQLITE_VIEWS)},
${[PARTS, DIGITS_OF_PIECES, SUMS_OF_GROUPS, WRITTEN].join(',\n')}
select g.company_id, strftime('%Y-%m-%dT%H:%M:%fZ', g.month_ms / 1000, 'unixepoch') as time, g.scope, g.method, ${METRIC}, g.site_id,
  coalesce(cast(g.exact as real), g.kg) as co2e_kg, coalesce(cast(g.exact || 'e-3' as real), g.kg / 1000) as co2e_t, g.records, g.exact as co2e_exact
from added as g`
}

/** Selects every record of an activity, with its quantity if all parts of its calculation begin with one. */
function activitiesView(dialect: ViewDialect): string {
  const { moment, number, double } = dialect
  const starts = moment('t.start_ms', 't.starts')
  return `${sideRows(dialect)}
select t.company_id, t.id as activity_id, t.activity_type, ${starts} as time, ${starts} as period_start, ${moment('t.end_ms', 't.ends')} as period_end,
  t.site_id, t.vehicle_id, t.vendor_id, t.kind_id, t.kind_name, ${double(`(${number('t.quantity')})`)} as quantity, t.unit, t.quantity as quantity_exact, t.meter
from sides as t
where t.side = 'calculation'`
}

/** Selects the emissions of every record in kilograms: one row, and for electricity one row per method. */
function emissionsView(dialect: ViewDialect): string {
  const { moment } = dialect
  return `${sideRows(dialect)},
${emissionRows(dialect)}
select e.company_id, e.id as activity_id, ${moment('e.start_ms', 'e.starts')} as time, e.scope, case when e.scope = 3 then e.scope3 end as category, e.method,
  e.kg as co2e_kg, e.co2 as co2_kg, e.ch4 as ch4_kg, e.n2o as n2o_kg, e.biogenic as biogenic_co2_kg, e.montreal as montreal_co2e_kg, e.digits as co2e_exact,
  e.factor_id, e.edition as factor_edition, e.activity_type, e.site_id, e.vehicle_id, e.kind_id, e.kind_name, ${moment('e.end_ms', 'e.ends')} as period_end, e.meter
from emissions as e`
}

/** The names of the views. A released view keeps its columns and their order; new columns are added at the end. */
const VIEWS = ['tonne_bi_activities', 'tonne_bi_emissions', 'tonne_bi_totals'] as const

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

function failViews(error: unknown): never {
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
        failViews(error)
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
        failViews(error)
      }
    },
  }
}
