import { NOTICE_CODES, type NoticeCode } from '../errors/index.ts'
import { type Findings, within } from './findings.ts'
import {
  choice,
  country,
  flag,
  integer,
  line,
  list,
  name,
  nullable,
  object,
  optional,
  printed,
  published,
  type Shape,
  type Shaped,
  text,
} from './shape.ts'

const GWP_SET = choice('AR4_GWP100', 'AR5_GWP100', 'AR6_GWP100')
const GAS = choice('co2', 'ch4', 'n2o', 'co2e')

const COLUMNS = object({
  co2: nullable(printed),
  ch4: nullable(printed),
  n2o: nullable(printed),
  co2e: nullable(printed),
  biogenicCo2: nullable(printed),
})

/** Exact amounts of the gases as text; null: not published. */
export type Columns = Shaped<typeof COLUMNS>
/** A gas, or biogenic CO2. */
export type ColumnName = keyof Columns
export const COLUMN_NAMES = ['co2', 'ch4', 'n2o', 'co2e', 'biogenicCo2'] as const satisfies readonly ColumnName[]

const isTerm: Shape<readonly [string, Shaped<typeof GAS>]> = (
  value,
  path,
  findings,
): value is readonly [string, Shaped<typeof GAS>] => {
  if (!Array.isArray(value) || value.length !== 2) {
    findings.add(path, 'is no multiple of a gas', { expected: '[multiple, gas]', found: value })
    return false
  }
  const isNumber = published(value[0], within(path, 0), findings)
  return GAS(value[1], within(path, 1), findings) && isNumber
}

/** An object whose field `key` decides which other fields it has. */
function variant<T extends object>(
  shapeOf: (value: { readonly [key: string]: unknown }) => Shape<T> | undefined,
  expected: string,
): Shape<T> {
  return (value, path, findings): value is T => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    const shape = isObject ? shapeOf(value as { readonly [key: string]: unknown }) : undefined
    if (shape !== undefined) return shape(value, path, findings)
    findings.add(path, 'has another form than a trace', { expected, found: value })
    return false
  }
}

const COLUMN = choice('co2', 'ch4', 'n2o', 'co2e', 'biogenicCo2')
const REASON = choice('mass_unit', 'gwp', 'sum_of_gases', 'radiative_forcing', 'biogenic', 'combined')
const TIMES = object({ gas: COLUMN, why: REASON, times: published })
const PLUS = object({ gas: COLUMN, why: REASON, plus: isTerm })
const BECOMES = object({ gas: COLUMN, why: REASON, becomes: list(isTerm) })

/** One change of a published figure. */
export type Adjustment = Shaped<typeof TIMES> | Shaped<typeof PLUS> | Shaped<typeof BECOMES>

const ADJUSTMENT = variant<Adjustment>((value) => {
  if (Object.hasOwn(value, 'times')) return TIMES as Shape<Adjustment>
  if (Object.hasOwn(value, 'plus')) return PLUS as Shape<Adjustment>
  return Object.hasOwn(value, 'becomes') ? (BECOMES as Shape<Adjustment>) : undefined
}, 'an adjustment with times, plus or becomes')

const FACTOR = object({
  key: name,
  id: name,
  name,
  edition: name,
  row: name,
  region: nullable(text),
  category: name,
  unit: name,
  massUnit: choice('kg', 'g', 't', 'lb'),
  per1: object({
    co2: nullable(published),
    ch4: nullable(published),
    n2o: nullable(published),
    co2e: nullable(published),
  }),
  biogenicCo2: nullable(published),
  gasBasis: choice('mass', 'co2e'),
  publishedGwp: nullable(GWP_SET),
  gwp: nullable(GWP_SET),
  methane: choice('fossil', 'nonfossil', 'combustion'),
  boundary: choice('TTW', 'WTT', 'WTW', 'direct', 'lifecycle'),
  heatingValue: nullable(choice('gross', 'net')),
  distanceBasis: nullable(choice('great_circle', 'great_circle_uplift_included', 'shortest_feasible', 'actual')),
  radiativeForcing: nullable(choice('included', 'excluded')),
  complete: flag,
  supplierMix: flag,
  adjustments: list(ADJUSTMENT),
  source: object({
    publisher: text,
    title: text,
    table: text,
    editionYear: integer,
    dataYear: nullable(integer),
    licence: text,
    attribution: text,
  }),
})

/** The factor of a contribution. */
export type Factor = Shaped<typeof FACTOR>

const STEP = { times: printed, unit: name, gives: printed } as const

const POINT = object({ lat: printed, lng: printed })

const PLACE = object({
  input: line,
  label: line,
  point: POINT,
  country: nullable(country),
  scheme: choice('coordinates', 'geojson', 'wkt', 'geo_uri', 'plus_code', 'own', 'iata', 'icao', 'city', 'resolver'),
  source: line,
  attribution: line,
})

const ROUTE = object({
  mode: choice('TRUCK', 'SHIP', 'AIR', 'RAIL'),
  from: nullable(PLACE),
  to: nullable(PLACE),
  baseKm: printed,
  detour: printed,
  quality: choice('high', 'medium', 'low'),
  path: list(object({ name, point: POINT })),
})

const STEPS = {
  convert: object({ ...STEP, kind: choice('convert'), chain: list(object({ from: name, to: name, times: printed })) }),
  bridge: object({ ...STEP, kind: choice('bridge'), name: text, source: text }),
  share: object({
    ...STEP,
    kind: choice('share'),
    of: choice('clean', 'uncovered', 'batch', 'period', 'blend'),
    part: printed,
    whole: printed,
  }),
  distance: object({
    ...STEP,
    kind: choice('distance'),
    distance: object({
      km: printed,
      kind: choice('great_circle', 'shortest_feasible', 'actual', 'estimate'),
      addedKm: printed,
      uplift: printed,
      rule: choice('none', 'iso14083-air-95', 'glec-road-1.05', 'glec-sea-1.15'),
      method: text,
      route: optional(ROUTE),
    }),
  }),
  quantity: object({ ...STEP, kind: choice('quantity'), what: choice('mass', 'consumption', 'passengers', 'rooms') }),
  policy: object({ ...STEP, kind: choice('policy'), name: choice('return', 'credit', 'cabin') }),
} as const

/** One multiplication, with the fields of its kind. */
export type Step = { [Kind in keyof typeof STEPS]: Shaped<(typeof STEPS)[Kind]> }[keyof typeof STEPS]

const ANY_STEP = variant<Step>(
  ({ kind }) =>
    typeof kind === 'string' && Object.hasOwn(STEPS, kind)
      ? (STEPS[kind as keyof typeof STEPS] as Shape<Step>)
      : undefined,
  `a step of the kind ${Object.keys(STEPS).join(', ')}`,
)

const CONTRIBUTION = object({
  label: name,
  activity: object({ value: printed, unit: name }),
  steps: list(ANY_STEP),
  quantity: object({ value: printed, unit: name }),
  factor: FACTOR,
  adjusted: COLUMNS,
  emission: COLUMNS,
})

/** One term of a trace. */
export type Contribution = Shaped<typeof CONTRIBUTION>

const NOTICE = object({ code: choice(...(Object.keys(NOTICE_CODES) as NoticeCode[])), path: text, message: name })

/** A choice or assumption of the calculation. */
export type TraceNotice = Shaped<typeof NOTICE>

const METHOD = object({ id: name, version: integer })

/** A trace of the right form. */
export interface Trace {
  readonly format: 'tonne-trace/1'
  readonly method: Shaped<typeof METHOD>
  readonly contributions: readonly Contribution[]
  readonly total: Columns
  readonly emission: Columns
  readonly notices: readonly TraceNotice[]
  readonly digest: string
}

const TRACE: Shape<Trace> = object<Trace>({
  format: choice('tonne-trace/1'),
  method: METHOD,
  contributions: list(CONTRIBUTION),
  total: COLUMNS,
  emission: COLUMNS,
  notices: list(NOTICE),
  digest: text,
})

/** True for a factor of the right form; every part of the wrong form is a difference. */
export function isTraceFactor(value: unknown, path: string, findings: Findings): value is Factor {
  return FACTOR(value, path, findings)
}

/** True for a trace of the right form; every part of the wrong form is a difference. */
export function isTrace(value: unknown, path: string, findings: Findings): value is Trace {
  return TRACE(value, path, findings)
}
