import { SEA_PASSAGES } from '../places/index.ts'

/** The activities of rows. */
export const ACTIVITY_KINDS = [
  'fuel',
  'electricity',
  'vehicle',
  'movement',
  'trip',
  'refrigerant',
  'quantity',
  'spend',
] as const

/** The activity of a row. */
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** Content of a cell: any text, a number, a unit, a currency, a date, yes or no, a country or a part of one, or a list of choices. */
export type CellKind = 'text' | 'number' | 'unit' | 'currency' | 'date' | 'flag' | 'country' | readonly string[]

/** A column of the input. */
export interface InputColumnRule {
  readonly kind: CellKind
  /** The activities that use it. */
  readonly of: readonly ActivityKind[]
  readonly help: string
  /** Every row of these activities fills it. */
  readonly isRequired?: boolean
}

const ALL = ACTIVITY_KINDS
const TRANSPORTS = ['movement', 'trip'] as const
const WITH_FUEL = ['fuel', 'vehicle'] as const
const WITH_PLACE = ['fuel', 'electricity', 'vehicle'] as const
const BY_WORDS = ['quantity', 'spend'] as const
const WITH_FACTOR = [...WITH_PLACE, ...TRANSPORTS, ...BY_WORDS] as const
const WITH_QUANTITY = [...WITH_PLACE, 'movement', 'refrigerant', 'quantity'] as const
const MODES = ['TRUCK', 'SHIP', 'AIR', 'RAIL', 'CAR'] as const
const CLASSES = ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST_CLASS'] as const

/**
 * The input columns, one set for all activities: a row fills those of its activity and leaves the others empty. The
 * help lists them in this order.
 */
const INPUT_COLUMNS = {
  id: { kind: 'text', of: ALL, help: 'your own name of the row (else its line)' },
  site: { kind: 'text', of: ALL, help: 'site or cost centre to sum by' },
  activity: { kind: ACTIVITY_KINDS, of: ALL, help: 'what the row is about', isRequired: true },
  start: { kind: 'date', of: ALL, help: 'the first day: 2025-01-31, 31.01.2025', isRequired: true },
  end: { kind: 'date', of: ALL, help: 'the day after the last one (else the start)' },
  value: {
    kind: 'number',
    of: [...WITH_QUANTITY, 'spend'],
    help: 'how much: fuel, electricity, distance or fuel driven, mass, waste, water, money without VAT',
  },
  unit: { kind: 'unit', of: WITH_QUANTITY, help: 'its unit: kWh, MWh, GJ, mmbtu, therm, l, m3, km, mi, t, kg, …' },
  currency: {
    kind: 'currency',
    of: ['spend'],
    help: 'currency of the money by ISO 4217: GBP, EUR, USD',
    isRequired: true,
  },
  price: {
    kind: ['purchaser', 'producer'],
    of: ['spend'],
    help: 'price as paid, with the margins of trade and transport (else purchaser), or as the producer asks',
  },
  priceYear: {
    kind: 'number',
    of: ['spend'],
    help: 'year in whose prices the money is, where a contract fixed them earlier (else the year of most of the period)',
  },
  factor: {
    kind: 'text',
    of: WITH_FACTOR,
    help: 'key or id of a published factor; goes before any selection; of a quantity or money, or words that only one has',
  },
  fuel: { kind: 'text', of: WITH_FUEL, help: 'name of the fuel, where no factor is named: "natural gas"' },
  country: {
    kind: 'country',
    of: [...WITH_PLACE, 'quantity'],
    help: 'ISO 3166-1 alpha-2 code of the place: GB, US, DE',
  },
  gridRegion: { kind: 'country', of: ['electricity', 'vehicle'], help: 'grid region below the country: US-RFCW' },
  heatingValue: { kind: ['gross', 'net'], of: ['fuel'], help: 'basis of an energy value, as the bill states it' },
  bridge: {
    kind: 'text',
    of: ['fuel'],
    help: 'key of a declared density or calorific value that leads to the factor: desnz-2025/gas-oil/density',
  },
  percentageOfCleanEnergy: { kind: 'number', of: ['electricity'], help: 'share bought as clean electricity, 0 to 100' },
  supplierFactor: {
    kind: 'text',
    of: ['electricity'],
    help: 'key of the factor of your supplier or contract (--factors), for the market-based figure',
  },
  residualFactor: {
    kind: 'text',
    of: ['electricity'],
    help: 'key of the factor of the residual mix, for the market-based figure (else that of the grid)',
  },
  consumption: { kind: 'number', of: ['vehicle'], help: 'fuel per distance, where the factor is per fuel' },
  consumptionUnit: { kind: 'unit', of: ['vehicle'], help: 'its unit: l, kWh, US gal, …' },
  consumptionPer: { kind: ['1', '100'], of: ['vehicle'], help: 'per 1 (else) or 100 of the unit of the distance' },
  distanceFactor: {
    kind: 'text',
    of: ['vehicle'],
    help: 'key of the CH4/N2O row that completes a factor of CO2 alone (US EPA)',
  },
  fuelValue: { kind: 'number', of: ['vehicle'], help: 'fuel measured beside the distance' },
  fuelUnit: { kind: 'unit', of: ['vehicle'], help: 'its unit' },
  mode: { kind: MODES, of: TRANSPORTS, help: 'means of transport; CAR for trips only' },
  vehicle: { kind: 'text', of: TRANSPORTS, help: 'words of another row than the average: "international rail"' },
  from: {
    kind: 'text',
    of: TRANSPORTS,
    help: 'where it starts: a city ("Paris, FR"), an airport (LHR by AIR, else AIR:CMH) or a point (51.95, 4.14)',
  },
  to: { kind: 'text', of: TRANSPORTS, help: 'where it ends; the distance is found between the two' },
  avoid: {
    kind: 'text',
    of: TRANSPORTS,
    help: `passages that a ship does not take, with spaces between: ${SEA_PASSAGES.join(' ')}`,
  },
  distanceKm: { kind: 'number', of: TRANSPORTS, help: 'kilometres one way; goes before from and to' },
  distanceKind: {
    kind: ['great_circle', 'shortest_feasible', 'actual', 'estimate'],
    of: TRANSPORTS,
    help: 'how they were measured',
  },
  fromCountry: {
    kind: 'country',
    of: TRANSPORTS,
    help: 'ISO code of the start (else that of from); decides the haul of a flight',
  },
  toCountry: { kind: 'country', of: TRANSPORTS, help: 'ISO code of the end (else that of to)' },
  isReturn: { kind: 'flag', of: TRANSPORTS, help: 'true where the way back belongs to the row' },
  class: { kind: CLASSES, of: ['trip'], help: 'cabin class of a flight' },
  passengers: { kind: 'number', of: ['trip'], help: 'travellers of the row (else 1)' },
  nights: { kind: 'number', of: ['trip'], help: 'hotel nights' },
  rooms: { kind: 'number', of: ['trip'], help: 'hotel rooms (else 1)' },
  hotelCountry: {
    kind: 'country',
    of: ['trip'],
    help: 'ISO code of the hotel (else that of the end); GB-LND is London',
  },
  radiativeForcing: {
    kind: ['none', 'desnz1.7'],
    of: ['trip'],
    help: 'whether the CO2 of flights is raised (else none)',
  },
  gas: { kind: 'text', of: ['refrigerant'], help: 'gas that leaked: HFC-134a, SF6' },
  blend: { kind: 'text', of: ['refrigerant'], help: 'or the blend: R-410A, R-404A' },
  gwp: { kind: ['AR4_GWP100', 'AR5_GWP100', 'AR6_GWP100'], of: ['refrigerant'], help: 'the GWP set', isRequired: true },
  scope3Category: {
    kind: 'number',
    of: BY_WORDS,
    help: 'category of Scope 3, 1 to 15: the factor decides it, and one of another is refused; of money 1 (else) or 2, capital goods',
  },
  note: { kind: 'text', of: ALL, help: 'free text; not used' },
} as const satisfies Record<string, InputColumnRule>

type Columns = typeof INPUT_COLUMNS

/** The name of an input column. */
export type InputColumn = keyof Columns

/** One of the choices of a column; never for a column of another kind. */
export type ChoiceOf<Column extends InputColumn> = Columns[Column]['kind'] extends readonly (infer Choice)[]
  ? Choice
  : never

/** A column with a list of choices. */
export type ChoiceColumn = { [Column in InputColumn]: ChoiceOf<Column> extends never ? never : Column }[InputColumn]

/** The input columns in order. */
export const INPUT_COLUMN_NAMES = Object.freeze(Object.keys(INPUT_COLUMNS) as InputColumn[])

/** True for the name of an input column. */
export function isInputColumn(name: string): name is InputColumn {
  return Object.hasOwn(INPUT_COLUMNS, name)
}

/** The rule of a column. */
export function ruleOf(column: InputColumn): InputColumnRule {
  return INPUT_COLUMNS[column]
}
