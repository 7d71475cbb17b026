import { keysOf } from '../../base/index.ts'
import type { InputColumn } from '../columns.ts'
import { withBilledAmount } from './billed-amount.ts'
import { typeOfHeader } from './document-words.ts'
import { type HeaderCell, havingOf, IGNORED, wordSet } from './header-cell.ts'
import { lettersOf } from './header-phrases.ts'
import { withoutGoods } from './shipping-headers.ts'
import { foldWord, withoutAccents } from './word-list.ts'

/** Words for the two ends of a journey or a shipment. */
const STARTS = wordSet(
  `origin orig from departure start shipper sender consignor pickup collection loading dispatch ship-from absender abgangs versand
start départ expéditeur origen partenza mittente remitente von van da desde`,
)
const TARGETS = wordSet(
  `destination dest to arrival end consignee recipient receiver delivery dropoff unloading discharge ship-to empfänger ziel arrivée
destinataire destino destinazione arrivo destinatario nach naar`,
)
/** Words for the parts of an address, by what they are. */
const PARTS = {
  place: wordSet(
    'city town place location airport station port code iata locode ort stadt flughafen bahnhof hafen ville gare plaats stad ciudad citta miasto',
  ),
  country: wordSet('country land pays país paese ctry'),
  state: wordSet('state province st prov bundesland'),
  postcode: wordSet('postcode postal zip zipcode plz cp cap postleitzahl'),
} as const

type Part = keyof typeof PARTS

type End = 'from' | 'to'

/** The end and the part of an address that a header names: 'Origin City', 'Ship-To State', 'Empfänger PLZ'. */
interface EndOfHeader {
  readonly end: End
  readonly part: Part
}

/** German compounds of an end and a part of its address: 'Abholort', 'Empfangsland'. */
const COMPOUND =
  /^(?:(abhol|absende|absender|versand|start|abgangs|abfahrts|belade|lade|herkunfts)|liefer|anliefer|ziel|empfangs|empfänger|entlade|zustell|ankunfts|bestimmungs)(ort|stadt|land|plz|postleitzahl|hafen|bahnhof|flughafen)$/i
/** Words for a journey before 'from' and 'to': 'Journey From'. */
const WAYS = wordSet('journey trip route travel travelled traveled')
const SIDES = wordSet('from to origin destination von nach')

function endOfHeader(header: string): EndOfHeader | undefined {
  const words = withoutAccents(header)
    .toLowerCase()
    .replace(/\bship[\s_-]?(from|to)\b/, 'ship-$1')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word, index) => word !== '' && word !== 'of' && word !== 'name' && (word !== 'code' || index < 2))
  const [first = '', second = '', ...others] = words
  if (words.length === 2 && WAYS.has(first) && SIDES.has(second))
    return { end: STARTS.has(second) ? 'from' : 'to', part: 'place' }
  const [, start, compound] = COMPOUND.exec(header.trim()) ?? []
  const ofCompound = keysOf(PARTS).find((part) => PARTS[part].has(compound?.toLowerCase() ?? ''))
  if (ofCompound !== undefined) return { end: start === undefined ? 'to' : 'from', part: ofCompound }
  if (others.length > (second === 'zip' || second === 'postal' ? 1 : 0)) return undefined
  const sideOf = (word: string): End | undefined => (STARTS.has(word) ? 'from' : TARGETS.has(word) ? 'to' : undefined)
  const partOf = (word: string) => keysOf(PARTS).find((part) => PARTS[part].has(word))
  const [end, part] = [sideOf(first) ?? sideOf(second), partOf(second) ?? partOf(first)]
  return end === undefined || part === undefined || words.length < 2 ? undefined : { end, part }
}

/** True for a header of an end with the part of an address that it is: 'Journey From', 'Origin City', 'Abholort'. */
export function namesPlaceOfEnd(header: string): boolean {
  return endOfHeader(header) !== undefined
}

const COLUMNS: Readonly<Record<Part, Readonly<Record<End, InputColumn>>>> = {
  place: { from: 'from', to: 'to' },
  country: { from: 'fromCountry', to: 'toCountry' },
  state: { from: 'fromState', to: 'toState' },
  postcode: { from: 'from', to: 'to' },
}

/** Short words for the two ends of a journey, which mean nothing else only next to each other. */
const PAIRS_OF_ENDS: readonly (readonly [from: string, to: string])[] = [
  ...[['da', 'a'] as const, ['de', 'a'] as const, ['van', 'naar'] as const, ['fra', 'til'] as const],
  ...[['fran', 'till'] as const, ['od', 'do'] as const, ['z', 'do'] as const],
]

/** Reads 'Da' next to 'A' as the ends of a journey, in a table without others. */
function withPairOfEnds(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  if (havingOf(cells)('from', 'to')) return cells
  const find = (word: string) => cells.find(({ header, by }) => by === 'unknown' && foldWord(header) === word)
  for (const pair of PAIRS_OF_ENDS) {
    const [from, to] = pair.map(find)
    if (from === undefined || to === undefined) continue
    return cells.map((cell) =>
      cell === from || cell === to ? { ...cell, column: cell === from ? 'from' : 'to', by: 'name' } : cell,
    )
  }
  return cells
}

/** Reads 'Von' next to 'Nach' as a place: alone, or next to 'Bis', it is a date. */
export function withOrigin(written: readonly HeaderCell[]): readonly HeaderCell[] {
  const cells = withPairOfEnds(written)
  const has = (column: InputColumn) => cells.some((one) => one.column === column)
  if (!has('to') || has('from')) return cells
  return cells.map((cell) =>
    cell.column === 'start' && cell.by === 'name' && foldWord(cell.header) === 'von'
      ? { ...cell, column: 'from' }
      : cell,
  )
}

/** The end of a journey whose place a column names. */
function endOfCell({ header, by, column }: HeaderCell): End | undefined {
  if (column === 'from' || column === 'to') return column
  return by === 'map' || by === 'money' ? undefined : endOfHeader(header)?.end
}

/** Reads two columns of one name as parts of the two ends before them: 'Shipper City', 'Prov', 'Consignee City', 'Prov'. */
function withRepeatedParts(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  if (havingOf(cells)('fromCountry', 'toCountry', 'fromState', 'toState')) return cells
  const endsBefore = cells.map((_, index) =>
    cells
      .slice(0, index)
      .flatMap((cell) => endOfCell(cell) ?? [])
      .at(-1),
  )
  return cells.map((cell, index) => {
    const { column, by, header } = cell
    if ((column !== 'state' && column !== 'country') || by !== 'name') return cell
    const ends = cells.flatMap((one, at) => (foldWord(one.header) === foldWord(header) ? [endsBefore[at]] : []))
    const end = endsBefore[index]
    const areTwo = ends.length === 2 && ends.includes('from') && ends.includes('to')
    return areTwo && end !== undefined ? { ...cell, column: COLUMNS[column][end] } : cell
  })
}

/**
 * Reads the parts of two addresses: the city of each end, its state and its country. Postcodes are the place of an end
 * without a city, and are ignored next to one. One address alone, such as that of a delivery of fuel, is no journey.
 */
export function withAddresses(table: readonly HeaderCell[]): readonly HeaderCell[] {
  const cells = withRepeatedParts(table)
  const ends = cells.map(({ header, by }) => (by === 'map' || by === 'money' ? undefined : endOfHeader(header)))
  const hasEnd = (end: End) => ends.some((one) => one?.end === end) || cells.some(({ column }) => column === end)
  if (!hasEnd('from') || !hasEnd('to')) return cells
  const isPlaced = (end: End) => ends.some((one) => one?.end === end && one.part === 'place')
  const taken = new Set<InputColumn>()
  return cells.map((cell, index) => {
    const found = ends[index]
    if (found === undefined) return cell
    const column = COLUMNS[found.part][found.end]
    const isRepeated = taken.has(column) || (found.part === 'postcode' && isPlaced(found.end))
    if (isRepeated) return { ...cell, ...IGNORED }
    taken.add(column)
    return { ...cell, column, by: 'name' }
  })
}

const PICKUPS = wordSet('pickup collection')
const DELIVERIES = wordSet('delivery')
const SERVICES = wordSet(
  'service servicename servicedescription productservice expensetype segment equipment equipmenttype type kind art',
)

/** Reads 'Pickup' and 'Delivery' next to a place as the days that the table lacks. */
function withDays(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const has = (column: InputColumn, but?: HeaderCell) => cells.some((one) => one.column === column && one !== but)
  return cells.map((cell) => {
    const word = foldWord(cell.header)
    if (cell.by !== 'name') return cell
    if (cell.column === 'from' && PICKUPS.has(word) && has('from', cell) && !has('start'))
      return { ...cell, column: 'start' }
    if (cell.column === 'to' && DELIVERIES.has(word) && has('to', cell)) {
      return has('end') ? { ...cell, ...IGNORED } : { ...cell, column: 'end' }
    }
    if (cell.column === 'start' && /\b(?:delivery|delivered|arrival)\b/i.test(cell.header) && has('start', cell))
      return has('end') ? { ...cell, ...IGNORED } : { ...cell, column: 'end' }
    return cell
  })
}

/** Words for a return. */
const RETURNS = wordSet(
  `return returning inbound retour ritorno rientro regreso vuelta volta rückfahrt rückreise rückflug rückkehr rueckreise rueckflug
rueckfahrt rueckkehr rückreisedatum rückflugdatum rückfahrtdatum rückkehrdatum rueckreisedatum rueckflugdatum terugreis terugvlucht
retur hemresa powrót returdatum retourdatum`,
)

/** Reads the last day of a journey as that of its return, if its header names one. */
function withReturnDate(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const has = (column: InputColumn) => cells.some((one) => one.column === column)
  if (!has('start') || has('returnDate')) return cells
  return cells.map((cell) => {
    const isBack = lettersOf(cell.header).some((word) => RETURNS.has(word))
    return cell.column === 'end' && cell.by === 'name' && isBack ? { ...cell, column: 'returnDate' } : cell
  })
}

/** Words for the mass of a shipment. The earliest one in a table counts: the mass carried precedes the mass charged. */
const MASSES: readonly RegExp[] = [
  /\b(?:gross|actual|brutto\w*|bruto|brut|lordo)\b/i,
  /^(?:total )?(?:weight|wt|mass|gewicht|poids|peso)\b/i,
  /\b(?:net|netto\w*|net[oa]?)\b/i,
  /\b(?:chargeable|volumetric|volume|billed|dim)\b/i,
]

/** Keeps one mass of a shipment that a table states as gross, net and chargeable weight or as a volume. */
function withOneMass(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const rankOf = ({ header }: HeaderCell) => MASSES.findIndex((words) => words.test(header))
  const masses = cells.filter(
    (cell) => cell.column === 'value' && cell.by !== 'map' && !isDistanceUnit(cell.measure ?? ''),
  )
  const [best, second] = masses.filter((cell) => rankOf(cell) >= 0).sort((a, b) => rankOf(a) - rankOf(b))
  if (best === undefined || second === undefined || rankOf(best) === rankOf(second)) return cells
  return cells.map((cell) => (masses.includes(cell) && rankOf(cell) > rankOf(best) ? { ...cell, ...IGNORED } : cell))
}

/** Ignores the name of a passenger next to the number of passengers. */
function withoutPassengerNames(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const isName = ({ header, by }: HeaderCell) => by === 'name' && foldWord(header) === 'passenger'
  const isOther = (cell: HeaderCell) => cell.column === 'passengers' && !isName(cell)
  return cells.some(isOther) ? cells.map((cell) => (isName(cell) ? { ...cell, ...IGNORED } : cell)) : cells
}

const STAYS = wordSet('city town hotelcity ort stadt ville ciudad città')

/** Reads a city as that of the hotel, in a table of nights or of journeys between other places. */
function withStayPlace(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const has = (...columns: readonly InputColumn[]) => cells.some((one) => columns.some((name) => name === one.column))
  const isOfTrips = has('nights', 'checkIn') || (has('from') && has('to') && has('mode'))
  if (!isOfTrips || has('hotelCity')) return cells
  const city = cells.find(({ header, by }) => by !== 'map' && STAYS.has(foldWord(header)))
  return cells.map((cell) => (cell === city ? { ...cell, column: 'hotelCity', by: 'name' } : cell))
}

/** True for kilometres and miles. */
export function isDistanceUnit(measure: string): boolean {
  return /^(?:km|kms|kilomet(?:er|re)s?|mi|miles?)\.?$/i.test(measure)
}

/** Reads a number of kilometres or miles as the distance: the value of freight is a mass, and trips have none. */
function withDistance(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  if (cells.some(({ column }) => column === 'distanceKm')) return cells
  return cells.map((cell) => {
    const isDistance = cell.column === 'value' && cell.by === 'unit' && isDistanceUnit(cell.measure ?? '')
    return isDistance ? { ...cell, column: 'distanceKm' } : cell
  })
}

/** Reads 'Service', 'Type' or 'Equipment' as the mode of a table that has no other. */
function withService(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  if (cells.some(({ column }) => column === 'mode' || column === 'activity' || column === 'product')) return cells
  const service = cells.find(
    ({ header, by, column }) =>
      (by === 'ignored' || by === 'unknown' || column === 'note') && SERVICES.has(foldWord(header)),
  )
  return cells.map((cell) => (cell === service ? { ...cell, column: 'mode', by: 'name' } : cell))
}

const TRANSACTIONS = wordSet('bookingtransaction typdetransaction')

/** Reads the type of a transaction as the status of a booking: a sale or a refund. */
function withStatus(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const isOfDocuments = ({ column, by }: HeaderCell) => column === 'documentType' && by === 'name'
  if (cells.some(({ column }) => column === 'status'))
    return cells.map((cell) => (isOfDocuments(cell) ? { ...cell, ...IGNORED } : cell))
  if (cells.some(({ column }) => column === 'activity')) return cells
  const isType = (header: string) => TRANSACTIONS.has(foldWord(header)) || typeOfHeader(header) === 'document'
  const type = cells.find(({ header, by }) => by !== 'map' && isType(header))
  return cells.map((cell) => (cell === type ? { ...cell, column: 'status', by: 'name' } : cell))
}

/** Numbers of tickets, then of bookings. A ticket ties a refund better, because a booking may have several travellers. */
const NUMBERS_OF_BOOKINGS: readonly RegExp[] = [
  /^(?:e-?)?ticket ?(?:#|no\.?|nr\.?|number|id|num|nummer|ref(?:erence)?)$|^(?:e-?)?ticketnummer$|\bbillets?$|\bbilletes?$|\bbigliett[oi]$/i,
  /\b(?:pnr|record locator|locators?|localizador|confirmation|booking (?:ref|reference|no|nr|number|id|code)|booking ?#|reservation|r[eé]servation|reserva|prenotazione|itinerary (?:no|number|id)|dossier|boekingsnummer|reserveringsnummer)\b/i,
  /^(?:buchungs|reservierungs|best(?:ä|ae)tigungs|auftrags|vorgangs|bestell)-?(?:nr\.?|nummer|code|referenz|nr)$/i,
]
const NO_NUMBERS =
  /\b(?:date|datum|fecha|data|status|type|typ|class|amount|fee|price|by|time|name|count|source|channel|de[sl]? (?:emisi|r[eé]s))/i

/** Reads the number of a ticket or a booking as the id, in a table of bookings with a status and without another id. */
function withBookingNumber(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const has = (column: InputColumn) => cells.some((one) => one.column === column)
  if (!has('status') || has('id')) return cells
  const free = cells.filter(({ header, by }) => (by === 'ignored' || by === 'unknown') && !NO_NUMBERS.test(header))
  const found = NUMBERS_OF_BOOKINGS.map((words) => free.find(({ header }) => words.test(header)))
  const number = found.find((cell) => cell !== undefined)
  return cells.map((cell) => (cell === number ? { header: cell.header, column: 'id', by: 'name' } : cell))
}

/** Reads 'Price' as money: a journey has no basis of its price. */
function withoutPriceBasis(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  if (cells.some(({ column }) => column === 'activity')) return cells
  return cells.map((cell) => (cell.column === 'price' && cell.by === 'name' ? { ...cell, ...IGNORED } : cell))
}

/** Decides the columns of a table of journeys or shipments that depend on its other columns. */
export function settleTransport(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const moved = withReturnDate(withDays(withoutGoods(withoutPriceBasis(cells))))
  const settled = withService(withStayPlace(withoutPassengerNames(withOneMass(withDistance(moved)))))
  const hasUnit = settled.some(({ column }) => column === 'unit')
  const isQuantity = ({ column, by, header }: HeaderCell) =>
    column === 'value' && by !== 'money' && (hasUnit || foldWord(header) !== 'amount')
  const isOfGoods = settled.some(isQuantity)
  if (isOfGoods) return settled
  const isSum = ({ column, by }: HeaderCell) => column === 'value' && by !== 'map'
  const withoutSums = settled.map((cell) => (isSum(cell) ? { ...cell, ...IGNORED } : cell))
  return withBilledAmount(withBookingNumber(withStatus(withoutSums)))
}

const DISTANCES = wordSet(
  'distance mileage entfernung strecke distanz distancia distanza kilométrage afstand dystans sträcka odległość',
)

/** True for a quantity that is a distance, by its unit or its name. */
export function isDistance({ column, header, measure }: HeaderCell): boolean {
  if (column !== 'value') return false
  return isDistanceUnit(measure ?? '') || DISTANCES.has(lettersOf(header).at(-1) ?? '')
}

/** Reads 'Business distance' next to a unit as the quantity of a table without another one. */
export function withDistanceOfUnit(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const isTaken = cells.some(({ column, by }) => (column === 'value' || column === 'distanceKm') && by !== 'money')
  const [distance, other] = cells.filter(
    ({ by, header }) => by === 'unknown' && DISTANCES.has(lettersOf(header).at(-1) ?? ''),
  )
  const hasUnit = cells.some(({ column }) => column === 'unit')
  if (isTaken || !hasUnit || distance === undefined || other !== undefined) return cells
  return cells.map((cell) => (cell === distance ? { ...cell, column: 'value', by: 'name' } : cell))
}
