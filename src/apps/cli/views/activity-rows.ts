import { keysOf } from '../../../base/index.ts'
import { COLLECTIONS, type CollectionName } from '../../../ledger/collections/index.ts'
import { builtInKindId } from '../../../resources/index.ts'
import type { ListIndex } from '../../../store/index.ts'
import { literal, type ViewDialect } from './view-dialect.ts'

/** Columns of the table of an activity, and paths in its records. */
interface ActivityTable {
  readonly table: string
  /** These three are null if the table has no such column. */
  readonly site: string
  readonly vehicle: string
  readonly vendor: string
  /** Path of the end of the period in the record. */
  readonly end: string
  readonly start: string
  /** Path of the kind id that the record names. */
  readonly kind: readonly string[]
  /** The kind to use if the named kind was deleted: a kind in the record by its path, or a built-in one by its id. */
  readonly fallback: { readonly in: string; readonly path: readonly string[] } | { readonly id: string }
  readonly isElectricity?: true
}

const NO_TEXT = 'cast(null as text)'
const BY_MODE = (['TRUCK', 'RAIL', 'SHIP', 'AIR'] as const).map((mode) => {
  const id = builtInKindId(`movement-${mode.toLowerCase() as Lowercase<typeof mode>}`)
  return { mode, id }
})

/** The tables of activities that differ from the usual names of period, kind and holders. */
const DIFFERENCES: Partial<Readonly<Record<CollectionName, Partial<ActivityTable>>>> = {
  siteEnergies: { fallback: { id: literal(builtInKindId('site-electricity')) }, isElectricity: true },
  vehicleEmissions: {
    kind: ['given', 'emissionKindId'],
    fallback: { in: 'v.record', path: ['emissionKind'] },
  },
  movements: { fallback: { id: 'by mode' } },
  travels: { start: 'startDateUtc', end: 'endDateUtc', kind: ['emissionKind', 'id'] },
}

/** The collections of activities, whose records have an emission. */
const ACTIVITIES = keysOf(COLLECTIONS).filter((name) => COLLECTIONS[name].exact === 'emission')

function tableOf(name: CollectionName): ActivityTable {
  const lists: readonly ListIndex[] = COLLECTIONS[name].lists
  const column = (field: string, named: string) => (lists.some(({ where }) => where === field) ? named : NO_TEXT)
  return {
    ...{ start: 'startDate', end: 'endDate', kind: ['emissionKindId'] },
    fallback: { in: 'a.record', path: ['emissionKind'] },
    table: `tonne_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
    site: column('siteId', 'a.site_id'),
    vehicle: column('vehicleId', 'a.vehicle_id'),
    vendor: column('vendorId', 'a.vendor_id'),
    ...DIFFERENCES[name],
  }
}

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
  const { table, site, vehicle, vendor, start, end, kind, isElectricity } = activity
  const { at, milliseconds } = dialect
  const [from, to] = [at('a.record', [start]), at('a.record', [end])]
  const vehicles =
    vehicle === NO_TEXT ? '' : ' left join tonne_vehicles as v on v.company_id = a.company_id and v.id = a.vehicle_id'
  return `select a.company_id, a.id, ${literal(name)} as activity_type, a.exact, ${site} as site_id, ${vehicle} as vehicle_id, ${vendor} as vendor_id,
    -a.start_date_rank as start_ms, ${milliseconds(to)} as end_ms, ${from} as starts, ${to} as ends,
    ${at('a.record', kind)} as named_kind, ${fallbackColumns(dialect, activity)}, ${isElectricity ? 1 : 0} as is_electricity
  from ${table} as a${vehicles}`
}

/** Columns of a record, with its current kind. */
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
 * Selects all records of activities with the line of the log that holds their current calculation: `calculated
 * (…RECORD, line)`. Needs `kinds`.
 */
export function calculatedRows(dialect: ViewDialect): string {
  const { at } = dialect
  const selects = ACTIVITIES.map((name) => selectOf(dialect, name, tableOf(name)))
  // subqueries, because every planner answers them from the index, record by record
  const latest =
    'select l.record from tonne_log as l where l.company_id = s.company_id and l.record_id = s.id order by l.sequence desc limit 1'
  const earlier = 'select c.record from tonne_log as c where c.company_id = k.company_id and c.sequence = k.computed_in'
  return `stored as (
  ${selects.join('\n  union all\n  ')}
),
latest as materialized (
  select s.*, (${latest}) as line from stored as s
),
calculated as (
  select ${RECORD.map((column) => `k.${column}`).join(', ')}, case when k.computed_in is null then k.line else (${earlier}) end as line
  from (
    select s.company_id, s.id, s.activity_type, s.exact, s.site_id, s.vehicle_id, s.vendor_id, s.start_ms, s.end_ms, s.starts, s.ends, s.is_electricity,
      coalesce(b.id, o.id, s.held_id) as kind_id,
      coalesce(b.name, ${at('o.record', ['name'])}, s.held_name, h.name) as kind_name,
      coalesce(b.scope, ${at('o.record', ['scope'])}, s.held_scope, h.scope) as kind_scope,
      case when b.id is not null then 1 when o.id is not null then 0 when h.id is not null then 1 else 0 end as is_built_in,
      s.line, cast(${at('s.line', ['computedIn'])} as bigint) as computed_in
    from latest as s
    left join kinds as b on b.id = s.named_kind
    left join tonne_emission_kinds as o on o.company_id = s.company_id and o.id = s.named_kind
    left join kinds as h on h.id = s.held_id
  ) as k
)`
}
