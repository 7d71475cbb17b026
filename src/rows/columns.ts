import { keysOf } from '../base/index.ts'
import { CABIN_CLASSES, RADIATIVE_FORCING_CHOICES } from '../core/emissions/index.ts'
import { SEA_PASSAGES } from '../reference/places/index.ts'

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

/** Content of a cell. A country may also be a part of a country; a list holds the permitted choices. */
export type CellKind = 'text' | 'number' | 'unit' | 'currency' | 'date' | 'flag' | 'country' | readonly string[]

/** A column of the input. */
export interface InputColumnRule {
  readonly kind: CellKind
  /** The activities that use it. */
  readonly of: readonly ActivityKind[]
  /** Names of columns are in backticks. */
  readonly help: string
  /** True if every row of these activities must fill it. */
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
const OF_METERS = ['fuel', 'electricity', 'quantity'] as const
const METERED = ['fuel', 'electricity', 'vehicle', 'quantity'] as const
const WITH_FACTOR = [...WITH_PLACE, ...TRANSPORTS, 'refrigerant', ...BY_WORDS] as const
const WITH_QUANTITY = [...WITH_PLACE, 'movement', 'refrigerant', 'quantity'] as const
const MODES = ['TRUCK', 'SHIP', 'AIR', 'RAIL', 'CAR'] as const

/**
 * The input columns of all activities, in the order of the help. A row leaves the columns of other activities empty.
 */
const INPUT_COLUMNS = {
  id: column('text', ALL, 'your own name for the row (default: its line)'),
  site: column('text', ALL, 'site or cost centre to sum by'),
  meter: column('text', ALL, 'meter, to tell two meters of one site apart when rows are compared'),
  registration: column(
    'text',
    ALL,
    'registration or fleet number of a vehicle, to tell two vehicles of one site apart when rows are compared',
  ),
  register: column(
    'text',
    OF_METERS,
    'register or tariff of a meter, such as day and night, whose rows are parts of one consumption; rows of export and of reactive energy are left out',
  ),
  status: column(
    ['valid', 'cancelled'],
    ALL,
    'valid, or cancelled for rows to leave out, which the summary counts (also: issued, refunded, void)',
  ),
  reading: column(
    ['actual', 'estimated'],
    ALL,
    'how a meter was read; an estimated row is left out if an actual one has the same meter and period',
  ),
  activity: { ...column(ACTIVITY_KINDS, ALL, 'kind of activity'), isRequired: true },
  product: column(
    'text',
    ALL,
    'product of a bill or card, if one column decides activity and fuel: "electricity", "natural gas", "diesel"',
  ),
  start: { ...column('date', ALL, 'first day: 2025-01-31, 31.01.2025'), isRequired: true },
  end: column('date', ALL, 'day after the last day (default: the start)'),
  value: column(
    'number',
    [...WITH_QUANTITY, 'spend'],
    'amount of fuel, electricity, distance or fuel driven, mass, waste or water; for spend, money without VAT',
  ),
  opening: column(
    'number',
    METERED,
    'reading of the meter or odometer at the start, if no column has the quantity: `value` is `closing` minus `opening`',
  ),
  closing: column('number', METERED, 'reading of the meter or odometer at the end'),
  multipliedBy: column(
    'number',
    OF_METERS,
    'number by which `value`, or `closing` minus `opening`, is multiplied, such as the ratio of current transformers',
  ),
  credit: column(
    'number',
    ['spend'],
    'money that came back, in a ledger with a column for it; counts as a negative `value`',
  ),
  debitCredit: column(
    ['debit', 'credit'],
    [...WITH_QUANTITY, 'spend'],
    'debit, or credit for money or a quantity that came back: `value` is negative (also: S and H, D and C)',
  ),
  documentType: column(
    'text',
    [...WITH_QUANTITY, 'spend'],
    'type of the document: invoice, or credit note or refund, whose `value` is then negative',
  ),
  billedAmount: column(
    'text',
    [...WITH_QUANTITY, 'trip'],
    'money of the bill next to a quantity, which no calculation uses; if it is below zero and `value` is not, `value` is negative, and a trip needs a status',
  ),
  unit: column('unit', WITH_QUANTITY, 'unit of `value`: kWh, MWh, GJ, mmbtu, therm, l, m3, km, mi, t, kg, …'),
  currency: { ...column('currency', ['spend'], 'currency of the money by ISO 4217: GBP, EUR, USD'), isRequired: true },
  price: column(
    ['purchaser', 'producer'],
    ['spend'],
    'purchaser: price as paid, including trade and transport margins (default); producer: price as the producer charges it',
  ),
  priceYear: column(
    'number',
    ['spend'],
    'year of the prices, if a contract fixed them earlier (default: the year that contains most of the period)',
  ),
  factor: column(
    'text',
    WITH_FACTOR,
    'key or id of a published factor; overrides automatic selection. For quantity and spend, also words that match exactly one factor: "steel cans landfill"',
  ),
  treatment: column(
    ['landfill', 'energy recovery', 'recycling', 'open-loop', 'composting', 'anaerobic digestion'],
    ['quantity'],
    'treatment of waste, which is added to the words of `factor`: landfill, recycling, energy recovery, or a code like D1 or R1',
  ),
  fuel: column('text', WITH_FUEL, 'name of the fuel, if no factor is named: "natural gas"'),
  country: column(
    'country',
    [...WITH_PLACE, ...TRANSPORTS, ...BY_WORDS],
    'ISO 3166-1 alpha-2 code of the place, or ISO 3166-2 of a part of it: GB, US, DE, AU-NSW; for spend, of the supplier; for journeys and freight, where no place has one',
  ),
  state: column(
    'text',
    [...WITH_PLACE, ...BY_WORDS],
    'state, province or territory of Australia, Canada or the US, which completes `country`: NSW, Ontario',
  ),
  gridRegion: column('country', ['electricity', 'vehicle'], 'grid region within the country: US-RFCW, AU-SWIS, CA-ON'),
  heatingValue: column(['gross', 'net'], ['fuel'], 'calorific basis of an energy value, as the bill states it'),
  bridge: column(
    'text',
    ['fuel'],
    'key of a declared density or calorific value that converts `value` to the unit of the factor: desnz-2025/gas-oil/density',
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
    'key of the factor of the residual mix, for the market-based figure (default: the grid factor)',
  ),
  consumption: column('number', ['vehicle'], 'fuel per distance, if the factor is per unit of fuel'),
  consumptionUnit: column('unit', ['vehicle'], 'unit of `consumption`: l, kWh, US gal, …'),
  consumptionPer: column(['1', '100'], ['vehicle'], '`consumption` is per 1 or 100 units of distance (default: 1)'),
  distanceFactor: column('text', ['vehicle'], 'key of the CH4/N2O row that completes a factor with only CO2 (US EPA)'),
  fuelValue: column('number', ['vehicle'], 'fuel measured in addition to the distance'),
  fuelUnit: column('unit', ['vehicle'], 'unit of `fuelValue`'),
  mode: column(MODES, TRANSPORTS, 'means of transport; CAR only for trips'),
  vehicle: column(
    'text',
    ['vehicle', ...TRANSPORTS],
    'words that select a row other than the average: "international rail"; for a vehicle by distance its size, and its fuel if no column has it: "medium car, diesel"',
  ),
  from: column(
    'text',
    TRANSPORTS,
    'place where it starts: a city ("Paris, FR"), an airport (LHR if `mode` is AIR, otherwise AIR:CMH) or a point (51.95, 4.14)',
  ),
  via: column('text', ['trip'], 'stops of a flight between `from` and `to`, with - between them: DXB, or DXB-SIN'),
  to: column('text', TRANSPORTS, 'place where it ends; the distance is found between `from` and `to`'),
  avoid: column('text', TRANSPORTS, `passages that the ship avoids, separated by spaces: ${SEA_PASSAGES.join(' ')}`),
  distanceKm: column('number', TRANSPORTS, 'one-way distance in kilometres; overrides `from` and `to`'),
  distanceKind: column(
    ['great_circle', 'shortest_feasible', 'actual', 'estimate'],
    TRANSPORTS,
    'how the distance was measured',
  ),
  fromCountry: column(
    'country',
    TRANSPORTS,
    'ISO code of the start (default: that of `from`); decides the haul of a flight',
  ),
  toCountry: column('country', TRANSPORTS, 'ISO code of the end (default: that of `to`)'),
  fromState: column('text', TRANSPORTS, 'state or province of the start, which tells places of one name apart: OR'),
  toState: column('text', TRANSPORTS, 'state or province of the end'),
  isReturn: column('flag', TRANSPORTS, 'true if the row includes the return trip'),
  returnDate: column(
    'date',
    ['trip'],
    'day of the way back, which makes the row a return trip unless `isReturn` says otherwise',
  ),
  class: column(CABIN_CLASSES, ['trip'], 'cabin class of a flight'),
  passengers: column('number', ['trip'], 'number of travellers (default: 1)'),
  nights: column('number', ['trip'], 'hotel nights'),
  rooms: column('number', ['trip'], 'hotel rooms (default: 1)'),
  checkIn: column('date', ['trip'], 'day of arrival at the hotel, next to the day of the booking in `start`'),
  checkOut: column('date', ['trip'], 'day of departure from the hotel'),
  hotelCountry: column('country', ['trip'], 'ISO code of the hotel (default: that of the end); GB-LND is London'),
  hotelCity: column('text', ['trip'], 'city of the hotel, which decides its country: London'),
  radiativeForcing: column(
    RADIATIVE_FORCING_CHOICES,
    ['trip'],
    'radiative forcing uplift on the CO2 of flights (default: none)',
  ),
  gas: column('text', ['refrigerant'], 'gas that leaked: HFC-134a, R-32, SF6'),
  blend: column(
    'text',
    ['refrigerant'],
    'blend that leaked: R-410A, R448A; if it has no published figure, put its key in `factor`',
  ),
  recoveredMass: column(
    'number',
    ['refrigerant'],
    'mass that was recovered, in the unit of `value`; it is subtracted from the mass added',
  ),
  systemCharge: column('number', ['refrigerant'], 'mass that the system holds; needed only where a system ends'),
  serviceReason: column(
    'text',
    ['refrigerant'],
    'reason of the service: a first fill is no leak and is left out; at the end of a system, `value` is `systemCharge` minus `recoveredMass`',
  ),
  gwp: column(['AR4_GWP100', 'AR5_GWP100', 'AR6_GWP100'], ['refrigerant'], 'GWP set; required with `gas` or `blend`'),
  scope3Category: column(
    'number',
    BY_WORDS,
    'category of Scope 3, 1 to 15. The factor decides it, and another category is rejected. For spend 1 (default) or 2, capital goods',
  ),
  note: column('text', ALL, 'free text; changes no number'),
} as const satisfies Record<string, InputColumnRule>

type Columns = typeof INPUT_COLUMNS

/** The name of an input column. */
export type InputColumn = keyof Columns

/** The choices of a column; never if it is not a list of choices. */
export type ChoiceOf<Column extends InputColumn> = Columns[Column]['kind'] extends readonly (infer Choice)[]
  ? Choice
  : never

/** A column with a list of choices. */
export type ChoiceColumn = { [Column in InputColumn]: ChoiceOf<Column> extends never ? never : Column }[InputColumn]

/** The input columns in order. */
export const INPUT_COLUMN_NAMES = Object.freeze(keysOf(INPUT_COLUMNS))

/** True if this is the name of an input column. */
export function isInputColumn(name: string): name is InputColumn {
  return Object.hasOwn(INPUT_COLUMNS, name)
}

/** The rule of a column. */
export function columnRule(column: InputColumn): InputColumnRule {
  return INPUT_COLUMNS[column]
}

/** The content of a column, in words. */
export function columnHelp(column: InputColumn): string {
  return columnRule(column).help.replaceAll('`', '')
}

/** Describes a column: the activities that use it, its content and its choices. */
export function describeColumn(column: InputColumn): string {
  const { of, isRequired } = columnRule(column)
  const activities = of.length === ACTIVITY_KINDS.length ? '' : `[${of.join(', ')}] `
  return `${activities}${columnContent(column)}${isRequired ? '; required' : ''}`
}

/** Describes the content of a column, with its choices. */
export function columnContent(column: InputColumn): string {
  const { kind } = columnRule(column)
  const help = columnHelp(column)
  return column !== 'activity' && typeof kind === 'object' ? `${help} (${kind.join(', ')})` : help
}
