import { columnLabel } from '../../../core/display/index.ts'

/** Choices below a heading. */
export interface ChoiceGroup {
  readonly heading: string
  readonly choices: readonly (readonly [value: string, name: string])[]
}

/** The columns that a file may have, in the order in which a person looks for them. Each is in one group. */
export const COLUMN_GROUPS: readonly (readonly [heading: string, columns: readonly string[]])[] = [
  ['When and where', ['start', 'end', 'site', 'country', 'state']],
  ['What and how much', ['activity', 'product', 'fuel', 'value', 'unit', 'factor']],
  ['Meters', ['meter', 'reading', 'opening', 'closing']],
  ['Money', ['currency', 'credit', 'debitCredit', 'documentType', 'price', 'priceYear']],
  [
    'Trips and freight',
    [
      ...['from', 'to', 'via', 'mode', 'class', 'passengers', 'isReturn', 'returnDate'],
      ...['distanceKm', 'distanceKind'],
      ...['fromCountry', 'toCountry', 'fromState', 'toState', 'avoid', 'radiativeForcing', 'ticketAmount'],
    ],
  ],
  ['Hotels', ['nights', 'rooms', 'checkIn', 'checkOut', 'hotelCity', 'hotelCountry']],
  [
    'Vehicles',
    ['vehicle', 'consumption', 'consumptionUnit', 'consumptionPer', 'fuelValue', 'fuelUnit', 'distanceFactor'],
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
