import {
  choice,
  country,
  currency,
  digest,
  flag,
  inputPath,
  instant,
  integer,
  label,
  line,
  listShape,
  name,
  noticeCode,
  nullable,
  object,
  printed,
  published,
  type Shape,
  type Shaped,
  signed,
  symbol,
  title,
  unit,
  variant,
} from './shape.ts'

const GWP_SET = choice('AR4_GWP100', 'AR5_GWP100', 'AR6_GWP100')
const HEATING_VALUE = choice('gross', 'net')
const GAS = choice('co2', 'ch4', 'n2o', 'co2e')

export const COLUMN_NAMES = ['co2', 'ch4', 'n2o', 'co2e', 'biogenicCo2', 'montrealCo2e'] as const

/** A gas, or a column of no total: biogenic CO2, and gases of the Montreal Protocol. */
export type ColumnName = (typeof COLUMN_NAMES)[number]

/** Something of each column. */
export function eachColumn<T>(of: (name: ColumnName) => T): Record<ColumnName, T> {
  const gases = { co2: of('co2'), ch4: of('ch4'), n2o: of('n2o'), co2e: of('co2e') }
  return { ...gases, biogenicCo2: of('biogenicCo2'), montrealCo2e: of('montrealCo2e') }
}

/** Exact amounts of the columns as text; null if not published. */
const COLUMNS = object(eachColumn(() => nullable(printed)))

type Term = readonly [multiple: string, gas: Shaped<typeof GAS>]

const isTerm: Shape<Term> = (value, field): value is Term => {
  if (!Array.isArray(value) || value.length !== 2) {
    field.coded('member_malformed').differs('is not a multiple of a gas', '[multiple, gas]', value)
    return false
  }
  const isNumber = published(value[0], field.in(0))
  return GAS(value[1], field.in(1)) && isNumber
}

const CHANGE = {
  gas: choice(...COLUMN_NAMES),
  why: choice('mass_unit', 'gwp', 'sum_of_gases', 'radiative_forcing', 'biogenic', 'combined', 'montreal'),
} as const
const CHANGES = {
  times: object({ ...CHANGE, times: published }),
  plus: object({ ...CHANGE, plus: isTerm }),
  becomes: object({ ...CHANGE, becomes: listShape(isTerm) }),
} as const

/** One change of a published figure. */
export type TraceAdjustment = Shaped<(typeof CHANGES)[keyof typeof CHANGES]>

/** A published figure; null: not published. */
const FIGURE = nullable(published)

const ROW = { column: choice('co2e', 'biogenicCo2'), key: symbol, figure: published, gives: printed } as const
const DERIVED = {
  take: object({ kind: choice('take'), ...ROW }),
  add: object({ kind: choice('add'), ...ROW }),
} as const

/** True for a factor of the right form; every part of the wrong form is a difference. */
export const isTraceFactor = object({
  key: symbol,
  id: symbol,
  name: title,
  edition: symbol,
  row: symbol,
  region: nullable(label),
  category: symbol,
  unit,
  massUnit: choice('kg', 'g', 't', 'lb'),
  per1: object({ co2: FIGURE, ch4: FIGURE, n2o: FIGURE, co2e: FIGURE }),
  biogenicCo2: FIGURE,
  gasBasis: choice('mass', 'co2e'),
  publishedGwp: nullable(GWP_SET),
  gwp: nullable(GWP_SET),
  methane: choice('fossil', 'nonfossil', 'combustion'),
  boundary: choice('TTW', 'WTT', 'WTW', 'direct', 'lifecycle'),
  heatingValue: nullable(HEATING_VALUE),
  distanceBasis: nullable(choice('great_circle', 'great_circle_uplift_included', 'shortest_feasible', 'actual')),
  radiativeForcing: nullable(choice('included', 'excluded')),
  complete: flag,
  supplierMix: flag,
  tier: nullable(choice('measured', 'supplier', 'average', 'spend')),
  adjustments: listShape(
    variant('an adjustment with times, plus or becomes', CHANGES, (value) =>
      Object.keys(CHANGES).find((name) => Object.hasOwn(value, name)),
    ),
  ),
  derivation: listShape(variant('a step of the kind take, add', DERIVED, ({ kind }) => kind)),
  source: object({
    publisher: label,
    title: label,
    table: label,
    editionYear: integer,
    dataYear: nullable(integer),
    licence: label,
    attribution: label,
  }),
})

/** The factor of a contribution. */
export type Factor = Shaped<typeof isTraceFactor>

const STEP = { times: printed, unit, gives: printed } as const

const UPLIFTED = {
  km: printed,
  kind: choice('great_circle', 'shortest_feasible', 'actual', 'estimate'),
  addedKm: printed,
  uplift: printed,
  rule: choice('none', 'iso14083-air-95', 'glec-road-1.05', 'glec-sea-1.15'),
} as const

/** True for a distance with its adjustment; every part of the wrong form is a difference. */
export const isUplifted = object(UPLIFTED)

const POINT = object({ lat: printed, lng: printed })

const PLACE = object({
  input: line,
  label: line,
  point: POINT,
  country: nullable(country),
  scheme: choice(
    'coordinates',
    'geojson',
    'wkt',
    'geo_uri',
    'plus_code',
    'own',
    'iata',
    'icao',
    'city',
    'port',
    'resolver',
  ),
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
  path: listShape(object({ name, point: POINT })),
})

const INDEX = object({ year: integer, figure: published })

const SHARE = { ...STEP, kind: choice('share'), part: printed, whole: printed } as const
const DATES = object({ start: instant, end: instant })
const SHARES = {
  clean: object({ ...SHARE, of: choice('clean') }),
  uncovered: object({ ...SHARE, of: choice('uncovered') }),
  blend: object({ ...SHARE, of: choice('blend') }),
  instrument: object({ ...SHARE, of: choice('instrument'), held: printed }),
  period: object({ ...SHARE, of: choice('period'), period: DATES, within: DATES }),
  batch: object({
    ...SHARE,
    of: choice('batch'),
    measure: choice('mass', 'transport_activity'),
    parts: listShape(printed),
    index: integer,
  }),
} as const

const STEPS = {
  convert: object({
    ...STEP,
    kind: choice('convert'),
    chain: listShape(object({ from: unit, to: unit, times: printed })),
  }),
  bridge: object({ ...STEP, kind: choice('bridge'), name: label, source: label }),
  heating_value: object({
    ...STEP,
    kind: choice('heating_value'),
    from: HEATING_VALUE,
    to: HEATING_VALUE,
    gross: printed,
    net: printed,
    name: label,
    source: label,
  }),
  share: variant(`a share of ${Object.keys(SHARES).join(', ')}`, SHARES, ({ of }) => of),
  distance: object({
    ...STEP,
    kind: choice('distance'),
    distance: object({ ...UPLIFTED, method: line, route: nullable(ROUTE) }),
  }),
  exchange: object({
    ...STEP,
    kind: choice('exchange'),
    base: currency,
    quote: currency,
    year: integer,
    rate: published,
    series: label,
    source: label,
  }),
  price_index: object({ ...STEP, kind: choice('price_index'), from: INDEX, to: INDEX, series: label, source: label }),
  inflation: object({
    ...STEP,
    kind: choice('inflation'),
    rates: listShape(object({ year: integer, figure: signed })),
    series: label,
    source: label,
  }),
  quantity: object({ ...STEP, kind: choice('quantity'), what: choice('consumption', 'rooms') }),
  policy: object({ ...STEP, kind: choice('policy'), name: choice('return', 'cabin') }),
} as const

/** One multiplication, with the fields of its kind. */
export type TraceStep = Shaped<(typeof STEPS)[keyof typeof STEPS]>

/** A step of one kind. */
export type StepOf<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>

const ACTIVITY = object({ value: printed, unit })
const isStepList = listShape(variant(`a step of the kind ${Object.keys(STEPS).join(', ')}`, STEPS, ({ kind }) => kind))
const isNoticeList = listShape(object({ code: noticeCode, path: inputPath }))

const CONTRIBUTION = object({
  label: name,
  activity: ACTIVITY,
  steps: isStepList,
  quantity: object({ value: printed, unit }),
  factor: isTraceFactor,
  adjusted: COLUMNS,
  emission: COLUMNS,
})

/** One term of a trace. */
export type TraceContribution = Shaped<typeof CONTRIBUTION>

/** The format of the trace of an emission. */
export const FORMAT = 'tonne-trace/2'

/** True for a trace of the right form; every part of the wrong form is a difference. */
export const isTrace = object({
  format: choice(FORMAT),
  method: object({ id: name, version: integer }),
  contributions: listShape(CONTRIBUTION),
  total: COLUMNS,
  emission: COLUMNS,
  notices: isNoticeList,
  digest,
})

/** A trace of the right form. */
export type Trace = Shaped<typeof isTrace>

const CARRIER = choice('electricity', 'heat', 'steam', 'cooling')
const FUEL = choice('coal', 'petroleum', 'natural_gas', 'other_fossil', 'renewable')
const ORIGIN = choice('fossil', 'nuclear', 'renewable')
const EVIDENCE = choice(
  'power_purchase_agreement',
  'green_tariff',
  'guarantee_of_origin',
  'renewable_energy_certificate',
  'grid_mix',
)
const SOURCES = {
  fuel: object({ kind: choice('fuel'), fuel: FUEL }),
  feedstock: object({ kind: choice('feedstock'), fuel: FUEL }),
  purchased: object({
    kind: choice('purchased'),
    carrier: CARRIER,
    origin: nullable(ORIGIN),
    evidence: nullable(EVIDENCE),
  }),
  self_generated: object({
    kind: choice('self_generated'),
    carrier: CARRIER,
    origin: choice('nuclear', 'renewable'),
  }),
  generated: object({ kind: choice('generated'), carrier: CARRIER, origin: ORIGIN }),
} as const

/** The format of the trace of an energy figure. */
export const ENERGY_FORMAT = 'tonne-energy-trace/2'

/** True for an energy trace of the right form; every part of the wrong form is a difference. */
export const isEnergyTrace = object({
  format: choice(ENERGY_FORMAT),
  method: object({ id: choice('energy'), version: integer }),
  source: variant(`a source of the kind ${Object.keys(SOURCES).join(', ')}`, SOURCES, ({ kind }) => kind),
  activity: ACTIVITY,
  heatingValue: nullable(HEATING_VALUE),
  basis: nullable(HEATING_VALUE),
  steps: isStepList,
  quantity: object({ value: printed, unit: choice('kWh') }),
  energyKwh: printed,
  notices: isNoticeList,
  digest,
})

/** An energy trace of the right form. */
export type EnergyTrace = Shaped<typeof isEnergyTrace>
