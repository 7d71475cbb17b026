import { keysOf } from '../../../base/index.ts'
import {
  type EmissionFactor,
  FACTOR_CATEGORIES,
  FACTOR_USES,
  type FactorUse,
  fittingUse,
  scopeInUse,
} from '../../../core/emissions/index.ts'
import { COLLECTIONS, type CollectionName } from '../../../ledger/collections/index.ts'
import { builtInKindId } from '../../../resources/index.ts'
import type { ListIndex } from '../../../store/index.ts'
import { builtInKinds, literal, type ViewDialect } from './view-dialect.ts'

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
const BY_MODE = (['truck', 'rail', 'ship', 'air'] as const).map((mode) => {
  return { mode: mode.toUpperCase(), id: builtInKindId(`movement-${mode}`) }
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
    -a.start_date_rank as start_ms, ${milliseconds(to)} as end_ms, ${from} as starts, ${to} as ends, ${at('a.record', ['meter'])} as meter,
    ${at('a.record', kind)} as named_kind, ${fallbackColumns(dialect, activity)}, ${isElectricity ? 1 : 0} as is_electricity
  from ${table} as a${vehicles}`
}

/** Columns of a record, with its current kind. */
const RECORD = [
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
    'meter',
  ],
  ...['is_electricity', 'kind_id', 'kind_name', 'kind_scope', 'is_built_in'],
]

/**
 * Selects all records of activities with the line of the log that holds their current calculation: `calculated
 * (…RECORD, line)`. Needs `kinds`.
 */
function calculatedRows(dialect: ViewDialect): string {
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
    select s.company_id, s.id, s.activity_type, s.exact, s.site_id, s.vehicle_id, s.vendor_id, s.start_ms, s.end_ms, s.starts, s.ends, s.meter, s.is_electricity,
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

/** Names that narrow a category of several modes; '' does not narrow. */
const NAMES = ['', 'HGV', 'Rail', 'Ferry', 'Flights']

/** Lists the use of a part in this table: one for all modes, because they count alike. */
function groupUses(): ReadonlyMap<string, readonly FactorUse[]> {
  const named = new Map<string, FactorUse[]>()
  for (const use of FACTOR_USES) {
    const name = use.replace(/^(movement|trip)-.*/, '$1')
    named.set(name, [...(named.get(name) ?? []), use])
  }
  return named
}

function bareFactor(category: string, name: string): EmissionFactor {
  // the fields that decide where a factor counts
  return { category, name, boundary: 'direct' } as EmissionFactor
}

interface ScopeRow {
  readonly use: string
  readonly category: string
  readonly scope: number
  readonly scope3: number | null
}

function scopeRows(): ScopeRow[] {
  return [...groupUses()].flatMap(([use, uses]) =>
    FACTOR_CATEGORIES.flatMap((category): ScopeRow[] => {
      for (const name of NAMES) {
        const factor = bareFactor(category, name)
        const [first, ...others] = uses.filter((one) => fittingUse(factor, one) !== undefined)
        if (first === undefined) continue
        const { scope, category: scope3 } = scopeInUse(factor, [first, ...others])
        return [{ use, category, scope, scope3 }]
      }
      return []
    }),
  )
}

/** The scope of the factors of each category that is stated, in each use: `scopes (used, category, scope, scope3)`. */
function scopeTable(): string {
  const rows = scopeRows()
    .filter(({ category }) => category !== 'own')
    .map(({ use, category, scope, scope3 }) => `(${literal(use)}, ${literal(category)}, ${scope}, ${scope3 ?? 'null'})`)
  return `scopes (used, category, scope, scope3) as (values ${rows.join(', ')})`
}

/** The scope of a factor without a category: that of the use. */
function ofUse(column: 'scope' | 'scope3'): string {
  const cases = scopeRows().flatMap(({ category, use, ...counted }) =>
    category === 'own' && counted[column] !== null ? [`when ${literal(use)} then ${counted[column]}`] : [],
  )
  return `case p.used ${cases.join(' ')} end`
}

/** The columns of an emission, as SQL names them, by the names of a factor's figures. */
const FIGURES = {
  co2e: 'co2e',
  co2: 'co2',
  ch4: 'ch4',
  n2o: 'n2o',
  biogenicCo2: 'biogenic',
  montrealCo2e: 'montreal',
} as const

const COLUMNS = Object.values(FIGURES)

/** Columns that are in no total. */
const APART: readonly string[] = ['biogenic', 'montreal']

/** The column of the gas that a text names. */
function gasColumn(text: string): string {
  const cases = Object.entries(FIGURES).map(([name, column]) => `when ${literal(name)} then f.${column}`)
  return `case ${text} ${cases.join(' ')} end`
}

/** The figure that an adjustment names, as it makes it. */
function adjustFigure({ at, each, number }: ViewDialect): string {
  const before = gasColumn(at('j.value', ['gas']))
  const times = at('j.value', ['times'])
  const plus = at('j.value', ['plus', '0'])
  const term = `(${number(at('t.value', ['0']))}) * (${gasColumn(at('t.value', ['1']))})`
  const sum = `select case when count(*) = count(term) then coalesce(sum(term), 0) end from (select ${term} as term from ${each('j.value', ['becomes'], 't')}) as terms`
  return `case when ${times} is not null then (${before}) * (${number(times)}) when ${plus} is not null then (${before}) + (${number(plus)}) * (${gasColumn(at('j.value', ['plus', '1']))}) else (${sum}) end`
}

/**
 * The factors as records used them, in kilograms per unit with all adjustments: `factors (company_id, id, factor_id, edition,
 * category, boundary, supplier_mix, co2e, …)`.
 */
function factorTable(dialect: ViewDialect): string {
  const { at, within, each, length, number } = dialect
  const figure = (name: string) =>
    number(at('s.record', ['factor', ...(name === 'biogenicCo2' ? [name] : ['per1', name])]))
  const first = Object.entries(FIGURES).map(([name, column]) => `${figure(name)} as ${column}`)
  const gas = at('j.value', ['gas'])
  const next = Object.entries(FIGURES).map(
    ([name, column]) => `case when ${gas} = ${literal(name)} then ${adjustFigure(dialect)} else f.${column} end`,
  )
  return `adjusted (company_id, id, factor, step, ${COLUMNS.join(', ')}) as (
  select s.company_id, s.id, ${within('s.record', ['factor'])}, 0, ${first.join(', ')} from tonne_factor_snapshots as s
  union all
  select f.company_id, f.id, f.factor, f.step + 1, ${next.join(', ')} from adjusted as f, ${each('f.factor', ['adjustments'], 'j')} where j.key = f.step
),
factors as materialized (
  select f.company_id, f.id, ${at('f.factor', ['id'])} as factor_id, ${at('f.factor', ['edition'])} as edition, ${category(dialect)} as category,
    ${at('f.factor', ['boundary'])} as boundary, cast(${at('f.factor', ['supplierMix'])} as text) as supplier_mix, ${COLUMNS.map((column) => `f.${column}`).join(', ')}
  from adjusted as f where f.step = ${length('f.factor', ['adjustments'])}
)`
}

/** Steps of a part at most; a part with more has no figures of gases rather than wrong ones. */
const STEPS_MAX = 12

/** The quantity of a part in the unit of its factor: activity × steps. */
function quantity({ at, length, number }: ViewDialect): string {
  const first = `(select ${number('x.t')} from (select ${at('p.value', ['activity', 'value'])} as t) as x)`
  const steps = Array.from({ length: STEPS_MAX }, (_, index) => {
    const text = at('p.value', ['steps', String(index), 'times'])
    return `coalesce((select ${number('x.t')} from (select ${text} as t) as x where x.t is not null), 1)`
  })
  return `case when ${length('p.value', ['steps'])} <= ${STEPS_MAX} then ${[first, ...steps].join(' * ')} end`
}

function use(method: string, label: string): string {
  return `case ${method} when 'electricity_location' then 'electricity' when 'electricity_market' then 'electricity' when 'spend' then case ${label} when 'capital goods' then 'spend-capital' else 'spend' end when 'trip' then case ${label} when 'hotel' then 'hotel' else 'trip' end else ${method} end`
}

/** The category by which a factor counts: water is supplied or treated, as its name says. */
function category({ at }: ViewDialect): string {
  const [stated, name] = [at('f.factor', ['category']), at('f.factor', ['name'])]
  return `case when ${stated} = 'water' and lower(${name}) like '%treatment%' then 'water-treatment' else ${stated} end`
}

/**
 * Selects the parts of all calculations, of the total and of the location-based figure: `parts (…RECORD, side, …)`.
 * Needs `calculated`, `factors`.
 */
function partTable(dialect: ViewDialect): string {
  const { at, written, ofSide } = dialect
  const [method, parts] = [ofSide('r.line', ['method', 'id']), ofSide('r.line', ['contributions'])]
  const figures = ['category', 'boundary', 'supplier_mix', 'factor_id', 'edition', ...COLUMNS].map(
    (column) => `f.${column}`,
  )
  // in two steps, so that every quantity is computed once, and factors are looked up by their ids
  return `contributions as materialized (
  select ${RECORD.map((column) => `r.${column}`).join(', ')}, s.side, ${use(method.text, at('p.value', ['label']))} as used,
    ${written('p.value', ['activity', 'value'])} as quantity, ${at('p.value', ['activity', 'unit'])} as unit,
    ${quantity(dialect)} as times, ${at('p.value', ['factorSnapshotId'])} as snapshot
  from calculated as r
  cross join (select 'calculation' as side union all select 'location') as s
  cross join ${parts.each('p')}
),
parts as (
  select c.*, ${figures.join(', ')} from contributions as c join factors as f on f.company_id = c.company_id and f.id = c.snapshot
)`
}

/**
 * Each side of a record added up: `sides (…RECORD, side, co2e, co2, …, stated, scope3, …)`. A gas that one part does not publish
 * is null; biogenic CO2 and CO2e of the Montreal Protocol are the sums of the published figures. Needs `parts`, `scopes`.
 */
function sideTable({ double }: ViewDialect): string {
  const sums = COLUMNS.map((column) => {
    const sum = `sum(q.times * q.${column})`
    return `${double(APART.includes(column) ? sum : `case when count(q.times * q.${column}) = count(*) then ${sum} end`)} as ${column}`
  })
  // upstream emissions are in no Scope 1 or 2
  const isUpstream = `p.boundary = 'WTT' and p.used <> 'electricity' and coalesce(c.scope, ${ofUse('scope')}) < 3`
  const shared = (column: string) =>
    `case when min(q.${column}) = max(q.${column}) and count(q.${column}) = count(*) then min(q.${column}) end as ${column}`
  const record = RECORD.map((column) => `q.${column}`).join(', ')
  return `sides as (
  select ${record}, q.side, ${sums.join(', ')}, ${['factor_id', 'edition', 'quantity', 'unit'].map(shared).join(', ')},
    max(case when q.is_stated = 1 or q.scope = 2 then q.scope end) as stated,
    case when min(coalesce(q.scope3, 0)) = max(coalesce(q.scope3, 0)) then max(q.scope3) end as scope3,
    max(case when q.supplier_mix in ('true', '1') then 1 else 0 end) as has_supplier_mix
  from (
    select p.*, case when ${isUpstream} then 3 else coalesce(c.scope, ${ofUse('scope')}) end as scope,
      case when ${isUpstream} then 3 when c.scope is null then ${ofUse('scope3')} else c.scope3 end as scope3,
      case when c.scope is not null or (${isUpstream}) then 1 else 0 end as is_stated
    from parts as p
    left join scopes as c on c.used = p.used and c.category = p.category
  ) as q
  group by ${record}, q.side
)`
}

/** The scope that a kind states, 1 to 3. */
const OF_KIND = 'cast(substr(t.kind_scope, 7) as integer)'

/** Selects the scope of a record, 1 to 3: stated by its factors, within the limits of its kind. */
const SCOPE = `case when t.stated_in_total is null or ${OF_KIND} = 3 or (t.is_built_in = 0 and t.stated_in_total < ${OF_KIND}) then ${OF_KIND} else t.stated_in_total end`

/** The tables of an expression up to `sides`: records, their calculations, and what the parts of each add up to. */
export function sideRows(dialect: ViewDialect): string {
  return `with recursive ${[
    builtInKinds(),
    scopeTable(),
    calculatedRows(dialect),
    factorTable(dialect),
    partTable(dialect),
    sideTable(dialect),
  ].join(',\n')}`
}

/**
 * The emissions of all records: `emissions (company_id, id, …, scope, scope3, method, exact, kg, co2e, …)`. Electricity by both
 * methods is two rows: `market`, with the exact digits that the store keeps, and `location`, which it keeps none of and which is
 * computed here, as a double. One figure that is of the market alone is `market`; every other one is `none`. Needs what
 * `sideRows` gives.
 */
export function emissionRows({ nearest }: ViewDialect): string {
  const inTotal = (value: string, name: string) =>
    `max(case when side = 'calculation' then ${value} end) over (partition by company_id, id) as ${name}`
  const isMarket = 'e.is_beside = 1 or e.is_electricity = 1 or e.has_supplier_mix = 1'
  return `emissions as (
  select e.*, case when e.side = 'location' then 'location' when e.scope = 2 and (${isMarket}) then 'market' else 'none' end as method,
    case when e.side = 'location' then null else e.exact end as digits,
    case when e.side = 'location' then e.co2e else ${nearest('e.exact')} end as kg
  from (
    select t.*, ${SCOPE} as scope
    from (
      select s.*, ${inTotal('stated', 'stated_in_total')}, case when count(*) over (partition by company_id, id) = 2 then 1 else 0 end as is_beside from sides as s
    ) as t
  ) as e
  where e.side = 'calculation' or e.scope = 2
)`
}
