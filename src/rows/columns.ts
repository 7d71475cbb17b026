import { keysOf } from '../errors/index.ts'
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

function column<const Kind extends CellKind>(kind: Kind, of: readonly ActivityKind[], help: string) {
  return { kind, of, help }
}

const ALL = ACTIVITY_KINDS
const TRANSPORTS = ['movement', 'trip'] as const
const WITH_FUEL = ['fuel', 'vehicle'] as const
const WITH_PLACE = ['fuel', 'electricity', 'vehicle'] as const
const BY_WORDS = ['quantity', 'spend'] as const
const WITH_FACTOR = [...WITH_PLACE, ...TRANSPORTS, 'refrigerant', ...BY_WORDS] as const
const WITH_QUANTITY = [...WITH_PLACE, 'movement', 'refrigerant', 'quantity'] as const
const MODES = ['TRUCK', 'SHIP', 'AIR', 'RAIL', 'CAR'] as const
const CLASSES = ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST_CLASS'] as const

/**
 * The input columns, one set for all activities: a row fills those of its activity and leaves the others empty. The
 * help lists them in this order.
 */
const INPUT_COLUMNS = {
  id: column('text', ALL, 'your own name of the row (else its line)'),
  site: column('text', ALL, 'site or cost centre to sum by'),
  activity: { ...column(ACTIVITY_KINDS, ALL, 'what the row is about'), isRequired: true },
  start: { ...column('date', ALL, 'the first day: 2025-01-31, 31.01.2025'), isRequired: true },
  end: column('date', ALL, 'the day after the last one (else the start)'),
  value: column(
    'number',
    [...WITH_QUANTITY, 'spend'],
    'how much: fuel, electricity, distance or fuel driven, mass, waste, water, money without VAT',
  ),
  unit: column('unit', WITH_QUANTITY, 'its unit: kWh, MWh, GJ, mmbtu, therm, l, m3, km, mi, t, kg, …'),
  currency: { ...column('currency', ['spend'], 'currency of the money by ISO 4217: GBP, EUR, USD'), isRequired: true },
  price: column(
    ['purchaser', 'producer'],
    ['spend'],
    'price as paid, with the margins of trade and transport (else purchaser), or as the producer asks',
  ),
  priceYear: column(
    'number',
    ['spend'],
    'year in whose prices the money is, where a contract fixed them earlier (else the year of most of the period)',
  ),
  factor: column(
    'text',
    WITH_FACTOR,
    'key or id of a published factor; goes before any selection; of a quantity or money, or words that name one: "steel cans landfill"',
  ),
  fuel: column('text', WITH_FUEL, 'name of the fuel, where no factor is named: "natural gas"'),
  country: column('country', [...WITH_PLACE, 'quantity'], 'ISO 3166-1 alpha-2 code of the place: GB, US, DE'),
  gridRegion: column('country', ['electricity', 'vehicle'], 'grid region below the country: US-RFCW'),
  heatingValue: column(['gross', 'net'], ['fuel'], 'basis of an energy value, as the bill states it'),
  bridge: column(
    'text',
    ['fuel'],
    'key of a declared density or calorific value that leads to the factor: desnz-2025/gas-oil/density',
  ),
  percentageOfCleanEnergy: column('number', ['electricity'], 'share bought as clean electricity, 0 to 100'),
  supplierFactor: column(
    'text',
    ['electricity'],
    'key of the factor of your supplier or contract (--factors), for the market-based figure',
  ),
  residualFactor: column(
    'text',
    ['electricity'],
    'key of the factor of the residual mix, for the market-based figure (else that of the grid)',
  ),
  consumption: column('number', ['vehicle'], 'fuel per distance, where the factor is per fuel'),
  consumptionUnit: column('unit', ['vehicle'], 'its unit: l, kWh, US gal, …'),
  consumptionPer: column(['1', '100'], ['vehicle'], 'per 1 (else) or 100 of the unit of the distance'),
  distanceFactor: column('text', ['vehicle'], 'key of the CH4/N2O row that completes a factor of CO2 alone (US EPA)'),
  fuelValue: column('number', ['vehicle'], 'fuel measured beside the distance'),
  fuelUnit: column('unit', ['vehicle'], 'its unit'),
  mode: column(MODES, TRANSPORTS, 'means of transport; CAR for trips only'),
  vehicle: column('text', TRANSPORTS, 'words of another row than the average: "international rail"'),
  from: column(
    'text',
    TRANSPORTS,
    'where it starts: a city ("Paris, FR"), an airport (LHR by AIR, else AIR:CMH) or a point (51.95, 4.14)',
  ),
  to: column('text', TRANSPORTS, 'where it ends; the distance is found between the two'),
  avoid: column(
    'text',
    TRANSPORTS,
    `passages that a ship does not take, with spaces between: ${SEA_PASSAGES.join(' ')}`,
  ),
  distanceKm: column('number', TRANSPORTS, 'kilometres one way; goes before from and to'),
  distanceKind: column(
    ['great_circle', 'shortest_feasible', 'actual', 'estimate'],
    TRANSPORTS,
    'how they were measured',
  ),
  fromCountry: column('country', TRANSPORTS, 'ISO code of the start (else that of from); decides the haul of a flight'),
  toCountry: column('country', TRANSPORTS, 'ISO code of the end (else that of to)'),
  isReturn: column('flag', TRANSPORTS, 'true where the way back belongs to the row'),
  class: column(CLASSES, ['trip'], 'cabin class of a flight'),
  passengers: column('number', ['trip'], 'travellers of the row (else 1)'),
  nights: column('number', ['trip'], 'hotel nights'),
  rooms: column('number', ['trip'], 'hotel rooms (else 1)'),
  hotelCountry: column('country', ['trip'], 'ISO code of the hotel (else that of the end); GB-LND is London'),
  radiativeForcing: column(['none', 'desnz1.7'], ['trip'], 'whether the CO2 of flights is raised (else none)'),
  gas: column('text', ['refrigerant'], 'gas that leaked: HFC-134a, R-32, SF6'),
  blend: column('text', ['refrigerant'], 'or the blend: R-410A, R448A; what has no figure, by its key in factor'),
  gwp: column(
    ['AR4_GWP100', 'AR5_GWP100', 'AR6_GWP100'],
    ['refrigerant'],
    'the GWP set; every row of a gas or blend fills it',
  ),
  scope3Category: column(
    'number',
    BY_WORDS,
    'category of Scope 3, 1 to 15: the factor decides it, and one of another is refused; of money 1 (else) or 2, capital goods',
  ),
  note: column('text', ALL, 'free text; not used'),
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
export const INPUT_COLUMN_NAMES = Object.freeze(keysOf(INPUT_COLUMNS))

/** True for the name of an input column. */
export function isInputColumn(name: string): name is InputColumn {
  return Object.hasOwn(INPUT_COLUMNS, name)
}

/** The rule of a column. */
export function ruleOf(column: InputColumn): InputColumnRule {
  return INPUT_COLUMNS[column]
}
