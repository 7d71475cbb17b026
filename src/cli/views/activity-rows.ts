import { builtInKindId } from '../../resources/index.ts'
import type { ActivityCollection } from '../../service/index.ts'
import { literal } from './kinds-sql.ts'
import type { ViewDialect } from './view-dialect.ts'

/** Fields of the table of an activity; what a table has none of is absent. */
interface ActivityTable {
  readonly table: string
  readonly site?: string
  readonly vehicle?: string
  readonly vendor?: string
  /** The end of the period, in the record. */
  readonly end: string
  readonly start: string
  /** The path to the id of the kind that the record names. */
  readonly kind: readonly string[]
  /** The kind that stands for it where that was deleted: one in a record by its path, or a built-in one by its id. */
  readonly fallback: { readonly in: string; readonly path: readonly string[] } | { readonly id: string }
  readonly isElectricity?: true
}

const PERIOD = { start: 'startDate', end: 'endDate' }
const NAMED = ['emissionKindId']
const HELD = { in: 'a.record', path: ['emissionKind'] }
const BY_MODE = (['TRUCK', 'RAIL', 'SHIP', 'AIR'] as const).map((mode) => {
  const id = builtInKindId(`movement-${mode.toLowerCase() as Lowercase<typeof mode>}`)
  return { mode, id }
})

/** Every activity; the type requires one that is added. */
const TABLES: Readonly<Record<ActivityCollection, ActivityTable>> = {
  siteFuels: {
    ...PERIOD,
    table: 'tonne_site_fuels',
    site: 'a.site_id',
    vendor: 'a.vendor_id',
    kind: NAMED,
    fallback: HELD,
  },
  siteEnergies: {
    ...PERIOD,
    table: 'tonne_site_energies',
    site: 'a.site_id',
    vendor: 'a.vendor_id',
    kind: NAMED,
    fallback: { id: literal(builtInKindId('site-electricity')) },
    isElectricity: true,
  },
  vehicleEmissions: {
    ...PERIOD,
    table: 'tonne_vehicle_emissions',
    vehicle: 'a.vehicle_id',
    kind: ['given', 'emissionKindId'],
    fallback: { in: 'v.record', path: ['emissionKind'] },
  },
  movements: {
    ...PERIOD,
    table: 'tonne_movements',
    vendor: 'a.vendor_id',
    kind: NAMED,
    fallback: { id: 'by mode' },
  },
  travels: {
    start: 'startDateUtc',
    end: 'endDateUtc',
    table: 'tonne_travels',
    vendor: 'a.vendor_id',
    kind: ['emissionKind', 'id'],
    fallback: HELD,
  },
  refrigerantLeaks: { ...PERIOD, table: 'tonne_refrigerant_leaks', site: 'a.site_id', kind: NAMED, fallback: HELD },
  activityRecords: {
    ...PERIOD,
    table: 'tonne_activity_records',
    site: 'a.site_id',
    vendor: 'a.vendor_id',
    kind: NAMED,
    fallback: HELD,
  },
}

const NO_TEXT = 'cast(null as text)'

function fallbackColumns({ at }: ViewDialect, { fallback }: ActivityTable): string {
  if ('in' in fallback) {
    const { in: column, path } = fallback
    return ['id', 'name', 'scope'].map((field) => `${at(column, [...path, field])} as held_${field}`).join(', ')
  }
  const cases = BY_MODE.map(({ mode, id }) => `when ${literal(mode)} then ${literal(id)}`).join(' ')
  const id = fallback.id === 'by mode' ? `case ${at('a.record', ['transportType'])} ${cases} end` : fallback.id
  return `${id} as held_id, ${NO_TEXT} as held_name, ${NO_TEXT} as held_scope`
}

function selectOf(dialect: ViewDialect, name: string, activity: ActivityTable): string {
  const { table, site = NO_TEXT, vehicle = NO_TEXT, vendor = NO_TEXT, start, end, kind, isElectricity } = activity
  const { at, milliseconds } = dialect
  const [from, to] = [at('a.record', [start]), at('a.record', [end])]
  const vehicles =
    activity.vehicle === undefined
      ? ''
      : ' left join tonne_vehicles as v on v.company_id = a.company_id and v.id = a.vehicle_id'
  return `select a.company_id, a.id, ${literal(name)} as activity_type, a.exact, ${site} as site_id, ${vehicle} as vehicle_id, ${vendor} as vendor_id,
    -a.start_date_rank as start_ms, ${milliseconds(to)} as end_ms, ${from} as starts, ${to} as ends,
    ${at('a.record', kind)} as named_kind, ${fallbackColumns(dialect, activity)}, ${isElectricity ? 1 : 0} as is_electricity
  from ${table} as a${vehicles}`
}

/** Columns of a record, with the kind that it is of now. */
export const RECORD = [
  ...[
    'company_id',
    'id',
    'activity_type',
    'exact',
    'site_id',
    'vehicle_id',
    'vendor_id',
    'start_ms',
    'end_ms',
    'starts',
    'ends',
  ],
  ...['is_electricity', 'kind_id', 'kind_name', 'kind_scope', 'is_built_in'],
]

/**
 * All records of activities with the line of the log that holds the calculation in force: `calculated (…RECORD, line)`. Needs
 * `kinds`.
 */
export function calculatedRows(dialect: ViewDialect): string {
  const { at } = dialect
  const selects = Object.entries(TABLES).map(([name, activity]) => selectOf(dialect, name, activity))
  const latest = 'select max(n.sequence) from tonne_log as n where n.company_id = s.company_id and n.record_id = s.id'
  return `stored as (
  ${selects.join('\n  union all\n  ')}
),
calculated as (
  select s.company_id, s.id, s.activity_type, s.exact, s.site_id, s.vehicle_id, s.vendor_id, s.start_ms, s.end_ms, s.starts, s.ends, s.is_electricity,
    coalesce(b.id, o.id, s.held_id) as kind_id,
    coalesce(b.name, ${at('o.record', ['name'])}, s.held_name, h.name) as kind_name,
    coalesce(b.scope, ${at('o.record', ['scope'])}, s.held_scope, h.scope) as kind_scope,
    case when b.id is not null then 1 when o.id is not null then 0 when h.id is not null then 1 else 0 end as is_built_in,
    c.record as line
  from stored as s
  left join kinds as b on b.id = s.named_kind
  left join tonne_emission_kinds as o on o.company_id = s.company_id and o.id = s.named_kind
  left join kinds as h on h.id = s.held_id
  join tonne_log as l on l.company_id = s.company_id and l.sequence = (${latest})
  join tonne_log as c on c.company_id = s.company_id and c.sequence = coalesce(cast(${at('l.record', ['computedIn'])} as bigint), l.sequence)
)`
}
