import type { ActivityKind, InputColumn } from '../columns.ts'
import { isFeedInHeader } from './feed-in-words.ts'
import { claimOfMileage, isOfEmployees, isOfFleet } from './fleet-headers.ts'
import { type HeaderCell, type HeaderColumn, havingOf, wordSet } from './header-cell.ts'
import { isOfCode, isOfTransport, OF_TRIPS, TRAVELLERS } from './header-roles.ts'
import { namesWeight } from './parcel-headers.ts'
import { headerOfRental } from './rental-headers.ts'
import { isDistance } from './transport-headers.ts'
import { dimensionOfWord, isFreightWork, isWorkTime } from './unit-words.ts'
import { foldWord } from './word-list.ts'

/** The activity of every row of a table without a column for it, and the column that shows it. */
export interface HeaderActivity {
  readonly activity: ActivityKind
  readonly header: string
}

/** Numbers of meters of electricity; those of gas have other names: MPRN, PCE, PDR. */
const ELECTRICITY_METERS = wordSet('mpan mpancore pdl prm pod nmi cpe ppe')

/** Columns of trips that shipments have too: stops, classes of goods, and ways back. */
const OF_EITHER: readonly InputColumn[] = ['via', 'class', 'isReturn']

/** True for a quantity that is a mass, by its unit or its name. */
function isMass({ column, header, measure }: HeaderCell): boolean {
  return column === 'value' && (namesWeight(header) || (measure !== undefined && dimensionOfWord(measure) === 'WEIGHT'))
}

/** Decides the activity of a table by its columns; undefined if it has a column for it, or if nothing shows it. */
export function activityOfHeader(
  headers: readonly string[],
  columns: readonly HeaderColumn[],
): HeaderActivity | undefined {
  const cells = columns.map((one, index) => ({ ...one, header: (headers[index] ?? '').trim() }))
  const has = havingOf(cells)
  if (has('activity', 'product')) return undefined
  const shown = (activity: ActivityKind, ...names: readonly InputColumn[]): HeaderActivity | undefined => {
    const cell = cells.find(({ column }) => names.some((name) => name === column))
    return cell === undefined ? undefined : { activity, header: cell.header }
  }
  const rental = headerOfRental(cells)
  if (rental !== undefined && !isOfTransport(cells)) return { activity: 'trip', header: rental }
  if (has('gas', 'blend')) return shown('refrigerant', 'gas', 'blend')
  const freight = cells.find(({ column, measure = '' }) => column === 'value' && isFreightWork(measure))
  if (freight !== undefined && has('mode', 'from')) return { activity: 'movement', header: freight.header }
  const home = cells.find(({ column, measure = '' }) => column === 'value' && isWorkTime(measure))
  if (home !== undefined) return { activity: 'quantity', header: home.header }
  if (isOfTransport(cells)) {
    const traveller = cells.find(({ header }) => TRAVELLERS.has(foldWord(header)))
    if (traveller !== undefined && (!has('value') || cells.some(isDistance)))
      return { activity: 'trip', header: traveller.header }
    const ofTrips = cells.some(isMass) ? OF_TRIPS.filter((one) => !OF_EITHER.includes(one)) : OF_TRIPS
    return shown('trip', ...ofTrips) ?? (has('value') ? shown('movement', 'from') : undefined)
  }
  const claim = claimOfMileage(cells)
  if (claim !== undefined) return { activity: 'trip', header: claim }
  if (isOfFleet(cells)) return isOfEmployees(cells) ? undefined : shown('vehicle', 'value', 'closing', 'vehicle')
  if (has('fuel')) return undefined
  const code = cells.find((cell) => cell.column === 'factor' && isOfCode(cell))
  const isOfMoney = cells.some(({ by, column }) => by === 'money' || column === 'currency')
  if (has('treatment')) return shown('quantity', 'treatment')
  const meter = cells.find(({ header }) => ELECTRICITY_METERS.has(foldWord(header)) || isFeedInHeader(header))
  if (meter !== undefined) return { activity: 'electricity', header: meter.header }
  if (code !== undefined) return { activity: isOfMoney ? 'spend' : 'quantity', header: code.header }
  const money = cells.find(({ by, column }) => by === 'money' && (column === 'value' || column === 'credit'))
  if (money !== undefined && has('factor')) return { activity: 'spend', header: money.header }
  return undefined
}

/** The mode of every trip of a table without a column for it, and the column that shows it. */
export interface HeaderMode {
  readonly mode: 'RAIL' | 'AIR' | 'CAR'
  readonly header: string
}

/** Decides the mode of journeys between stations or airports; undefined if a column has it. */
export function modeOfHeader(headers: readonly string[], columns: readonly HeaderColumn[]): HeaderMode | undefined {
  const cells = columns.map((one, index) => ({ ...one, header: (headers[index] ?? '').trim() }))
  const has = havingOf(cells)
  const claim = has('mode', 'activity', 'vehicle', 'nights', 'class') ? undefined : claimOfMileage(cells)
  if (claim !== undefined) return { mode: 'CAR', header: claim }
  if (!has('from') || !has('to') || has('mode', 'activity', 'product', 'vehicle', 'fuel', 'nights')) return undefined
  const ends = headers.filter((_, index) => columns[index]?.column === 'from' || columns[index]?.column === 'to')
  const [header = ''] = ends
  if (ends.every((end) => /\bstation\b|bahnhof|\bgare\b|\bestación\b|\bstazione\b/i.test(end)))
    return { mode: 'RAIL', header }
  return ends.every((end) => /\bairport\b|flughafen|aéroport|aeropuerto/i.test(end))
    ? { mode: 'AIR', header }
    : undefined
}

/** True for the header of a price per litre: 'Unit price (ppl)', 'Price per litre', '€/l'. */
export function isPricePerLitre(header: string): boolean {
  return /\bppl\b|\bp\/l\b|\bper (?:litre|liter)\b|[€£]\s*\/\s*l\b|\bpence per l\b|\bpro liter\b|\bpar litre\b/i.test(
    header,
  )
}
