import { activityLabel, choiceLabel, columnLabel } from '../../../core/display/index.ts'

/** Choices below a heading. */
export interface ChoiceGroup {
  readonly heading: string
  readonly choices: readonly (readonly [value: string, name: string])[]
}

/** The columns that a file may have, in the order in which a person looks for them. Each is in one group. */
export const COLUMN_GROUPS: readonly (readonly [heading: string, columns: readonly string[]])[] = [
  ['When and where', ['start', 'end', 'site', 'country', 'state']],
  ['What and how much', ['activity', 'product', 'fuel', 'value', 'unit', 'factor']],
  ['Meters', ['meter', 'register', 'reading', 'opening', 'closing', 'multipliedBy']],
  ['Money', ['currency', 'credit', 'debitCredit', 'documentType', 'billedAmount', 'price', 'priceYear']],
  [
    'Trips and freight',
    [
      ...['from', 'to', 'via', 'mode', 'class', 'passengers', 'isReturn', 'returnDate'],
      ...['distanceKm', 'distanceKind'],
      ...['fromCountry', 'toCountry', 'fromState', 'toState', 'avoid', 'radiativeForcing'],
    ],
  ],
  ['Hotels', ['nights', 'rooms', 'checkIn', 'checkOut', 'hotelCity', 'hotelCountry']],
  [
    'Vehicles',
    [
      'vehicle',
      'registration',
      'consumption',
      'consumptionUnit',
      'consumptionPer',
      'fuelValue',
      'fuelUnit',
      'distanceFactor',
    ],
  ],
  ['Energy', ['percentageOfCleanEnergy', 'supplierFactor', 'residualFactor', 'gridRegion', 'heatingValue', 'bridge']],
  ['Goods and waste', ['treatment', 'scope3Category']],
  ['Refrigerants', ['gas', 'blend', 'gwp', 'recoveredMass', 'systemCharge', 'serviceReason']],
  ['The row itself', ['id', 'status', 'note']],
]

/** The columns to choose from, below their headings. */
export const COLUMN_CHOICES: readonly ChoiceGroup[] = COLUMN_GROUPS.map(([heading, columns]) => {
  return { heading, choices: columns.map((column) => [column, columnLabel(column)] as const) }
})

/** The values of columns that have a list of them. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  status: ['valid', 'cancelled'],
  reading: ['actual', 'estimated'],
  activity: ['fuel', 'electricity', 'vehicle', 'movement', 'trip', 'refrigerant', 'quantity', 'spend'],
  debitCredit: ['debit', 'credit'],
  price: ['purchaser', 'producer'],
  treatment: ['landfill', 'energy recovery', 'recycling', 'open-loop', 'composting', 'anaerobic digestion'],
  heatingValue: ['gross', 'net'],
  consumptionPer: ['1', '100'],
  mode: ['TRUCK', 'SHIP', 'AIR', 'RAIL', 'CAR'],
  distanceKind: ['great_circle', 'shortest_feasible', 'actual', 'estimate'],
  class: ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST_CLASS'],
  radiativeForcing: ['none', 'desnz1.7'],
  gwp: ['AR4_GWP100', 'AR5_GWP100', 'AR6_GWP100'],
}

/** The values of a column to choose from; empty for a column without a list. */
export function valueChoices(column: string): ChoiceGroup['choices'] {
  const label = column === 'activity' ? activityLabel : choiceLabel
  return (VALUES[column] ?? []).map((one) => [one, label(one)])
}

/** Columns that name a factor. */
export const FACTOR_COLUMNS: ReadonlySet<string> = new Set([
  ...['factor', 'supplierFactor', 'residualFactor', 'distanceFactor', 'bridge'],
])
