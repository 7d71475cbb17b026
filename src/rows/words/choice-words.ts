import { byKey, keysOf } from '../../base/index.ts'
import type { ChoiceColumn, ChoiceOf } from '../columns.ts'
import { foldWord, type Synonyms, type WordList, wordList } from './word-list.ts'

/** Everyday words for activities that are recorded by quantity. */
const QUANTITY_WORDS = [
  ...['quantities', 'waste', 'waste disposal', 'recycling', 'material', 'materials', 'material use', 'purchased goods'],
  ...['goods', 'water', 'water supply', 'water treatment', 'waste water', 'homeworking', 'working from home'],
  ...['commuting', 'employee commuting', 'heat', 'district heat', 'steam', 'cooling', 'hotel nights'],
]

/** Other words for the choices of each column that has some. */
const CHOICE_SYNONYMS: { readonly [Column in ChoiceColumn]: Synonyms<ChoiceOf<Column> & string> } = {
  activity: {
    fuel: ['fuels', 'fuel combustion', 'stationary combustion'],
    electricity: ['power', 'electric power', 'grid electricity', 'purchased electricity'],
    vehicle: ['vehicles', 'company vehicle', 'company vehicles', 'company car', 'company cars', 'fleet'],
    movement: ['movements', 'freight', 'goods transport', 'shipment', 'shipments', 'haulage'],
    trip: ['trips', 'travel', 'business travel', 'business trip', 'business trips'],
    refrigerant: ['refrigerants', 'refrigerant leak', 'refrigerant leakage', 'leak', 'leakage'],
    quantity: QUANTITY_WORDS,
    spend: ['spending', 'spent', 'money', 'purchase', 'purchases', 'expense', 'expenses', 'expenditure', 'procurement'],
  },
  status: {
    valid: [
      ...['ok', 'done', 'active', 'issued', 'ticketed', 'confirmed', 'booked', 'paid', 'flown', 'used', 'travelled'],
      ...['completed', 'complete', 'closed', 'delivered', 'posted', 'approved', 'invoiced', 'settled', 'final', 'live'],
      ...['shipped', 'taken', 'checked in', 'checked out', 'stayed', 'bestätigt', 'bezahlt', 'confirmé', 'payé'],
    ],
    cancelled: [
      ...['canceled', 'cancellation', 'cancelation', 'cancel', 'refunded', 'refund', 'void', 'voided', 'reversed'],
      ...['reversal', 'rejected', 'declined', 'not taken', 'no show', 'noshow', 'unused', 'not travelled', 'returned'],
      ...['credited', 'storniert', 'storno', 'annulé', 'remboursé', 'anulado', 'cancelado', 'annullato', 'rimborsato'],
    ],
  },
  reading: {
    actual: [
      ...[
        'a',
        'act',
        'read',
        'actual read',
        'actual reading',
        'customer',
        'customer read',
        'customer reading',
        'smart',
      ],
      ...['smart read', 'metered', 'measured', 'remote', 'automatic', 'meter read', 'no', 'false', 'n', 'abgelesen'],
      ...['relevé', 'réel', 'real', 'leído', 'effettiva', 'reale', 'amr'],
    ],
    estimated: [
      ...['e', 'est', 'estimate', 'estimated read', 'estimated reading', 'calculated', 'yes', 'true', 'y', 'geschätzt'],
      ...['estimé', 'estimada', 'estimado', 'stimata', 'stimato'],
    ],
  },
  price: {
    purchaser: ['purchaser price', 'purchasers price', 'purchase price', 'retail'],
    producer: ['producer price', 'producers price', 'basic price', 'ex works'],
  },
  heatingValue: {
    gross: ['gross cv', 'gcv', 'hhv', 'higher heating value', 'gross calorific value'],
    net: ['net cv', 'ncv', 'lhv', 'lower heating value', 'net calorific value'],
  },
  consumptionPer: {
    '1': ['per km', 'per mi', 'per kilometre', 'per mile'],
    '100': ['100 km', 'per 100', 'per 100 km'],
  },
  mode: {
    TRUCK: ['trucks', 'lorry', 'lorries', 'hgv', 'road', 'van', 'vans'],
    SHIP: ['ships', 'sea', 'ocean', 'vessel', 'sea freight', 'ferry', 'barge', 'barges'],
    AIR: ['plane', 'airplane', 'aeroplane', 'aircraft', 'flight', 'flights', 'air freight'],
    RAIL: ['train', 'trains', 'railway', 'rail freight'],
    CAR: ['cars', 'automobile'],
  },
  distanceKind: {
    great_circle: ['great circle distance', 'gcd'],
    shortest_feasible: ['shortest feasible distance', 'sfd'],
    actual: ['actual distance', 'measured', 'driven'],
    estimate: ['estimated'],
  },
  class: {
    ECONOMY: ['economy class', 'eco', 'coach'],
    PREMIUM_ECONOMY: ['premium economy class', 'premium'],
    BUSINESS: ['business class'],
    FIRST_CLASS: ['first'],
  },
  radiativeForcing: { none: ['no', 'false', 'without', 'excluded'], 'desnz1.7': ['1.7', 'desnz'] },
  gwp: {
    AR4_GWP100: ['AR4', 'AR4 100', 'IPCC AR4'],
    AR5_GWP100: ['AR5', 'AR5 100', 'IPCC AR5'],
    AR6_GWP100: ['AR6', 'AR6 100', 'IPCC AR6'],
  },
}

/** The choices of each column that has some. */
export const CHOICE_WORDS: Readonly<Record<ChoiceColumn, WordList<string>>> = Object.freeze(
  byKey(keysOf(CHOICE_SYNONYMS), (column) => wordList<string>(CHOICE_SYNONYMS[column])),
)

/** The vehicles that some words for a mode also name, by folded word: the average lorry is not a van. */
const VEHICLES: Readonly<Record<string, string>> = { van: 'vans average unknown', vans: 'vans average unknown' }

/** Finds the vehicle that a word for a mode also names; undefined if it names none. */
export function vehicleOfMode(word: string | undefined): string | undefined {
  const folded = foldWord(word ?? '')
  return Object.hasOwn(VEHICLES, folded) ? VEHICLES[folded] : undefined
}

/** Yes and no. */
export const FLAG_WORDS = wordList({ true: ['yes', 'y', '1', 'x'], false: ['no', 'n', '0'] })
