import { findCountry } from '../core/countries/index.ts'
import { EmissionsError, show } from '../core/errors/index.ts'
import { multiply, parseNumber, printExact } from '../core/exact/index.ts'
import { mapText } from './advice.ts'
import type { Cell, RowCells } from './cell.ts'
import { KM_PER_MILE } from './complete-measures.ts'
import { type FileForm, headerName } from './form/file-form.ts'
import { readAdornedNumber } from './form/number-interpretations.ts'
import type { LeftOutCause } from './left-out-cause.ts'
import { carWords, fuelOfCar } from './words/car-words.ts'
import { CHOICE_WORDS, modeOfLoad } from './words/choice-words.ts'
import { cityOfCode, cityOfStation, placeOfPostcode } from './words/place-words.ts'
import { isNoProduct } from './words/product-words.ts'
import { roadVehicle } from './words/road-vehicle-words.ts'
import { foldWord } from './words/word-list.ts'

/** Words for a stay, which is no means of transport, as `foldWord` writes them. */
const HOTEL_WORDS: readonly string[] = [
  ...['hotel', 'hotels', 'hotelstay', 'hotelbooking', 'accommodation', 'lodging', 'hotelnight', 'hotelnights', 'room'],
  ...[
    'verblijf',
    'overnachting',
    'nocleg',
    'zakwaterowanie',
    'hospedagem',
    'hotell',
    'boende',
    'roomrate',
    'hotelroom',
  ],
  ...['stay', 'ubernachtung', 'uebernachtung', 'unterkunft', 'hebergement', 'alojamiento', 'albergo', 'alloggio'],
]
/** True for a word for a stay, or several: 'Hotel - Lodging', 'Hotel/Accommodation'. */
function namesStay(text: string): boolean {
  const words = text.split(/\s*[-–/&,:]\s*/).map(foldWord)
  return HOTEL_WORDS.includes(foldWord(text)) || words.every((word) => HOTEL_WORDS.includes(word))
}

/** Marks between the stops of a flight: 'LHR-DXB-SIN', 'LHR/JFK', 'LHR → JFK'. */
const STOPS = /^[A-Z]{3}(?:\s*(?:[-–—/>;→]|->|\bto\b)\s*[A-Z]{3})+$/
/** A mark with spaces between two names: 'London St Pancras - Paris Nord', 'York to Leeds'. */
const ENDS = /\s+(?:[-–—/>→]|->|to)\s+/
/** Marks between names of places in a route. */
const NAMES = /\s*[-–—/>;→]\s*/
const DAY_MS = 86_400_000

/** Splits the stops of a flight; a text with one place is alone. */
function stopsOf(text: string): readonly string[] {
  return STOPS.test(text.trim()) ? (text.match(/[A-Z]{3}/g) ?? []) : [text]
}

/** The nights between the first and the last day of a stay; undefined without both. */
function nightsOf(cells: RowCells): Cell | undefined {
  const [start, end] = [cells.get('start'), cells.get('end')]
  if (start === undefined || end === undefined || 'problem' in start || 'problem' in end) return undefined
  const days = (Date.parse(end.text.slice(0, 10)) - Date.parse(start.text.slice(0, 10))) / DAY_MS
  return Number.isInteger(days) && days > 0 ? { ...end, text: String(days) } : undefined
}

/** Reads the nights of a stay from its dates, if no column has them. */
function completeNights(cells: RowCells, mode: Cell, lines: string[]): void {
  if (cells.has('nights')) return
  const nights = nightsOf(cells)
  if (nights === undefined) {
    const message = `${show(mode.raw)} needs the column nights with the number of nights, or the day of departure in end`
    cells.set('mode', { ...mode, problem: { code: 'required', message } })
    return
  }
  cells.set('nights', nights)
  lines.push('nights are the days from start to end')
}

/** Reads the country of a stay, if no place says where it was. */
function completeHotelCountry(cells: RowCells, lines: string[]): void {
  const country = cells.get('country')
  // the country that an option gives is that of the company
  if (country === undefined || country.raw === '' || ['hotelCountry', 'from', 'to'].some((one) => cells.has(one)))
    return
  cells.set('hotelCountry', country)
  cells.delete('country')
  lines.push('hotelCountry is country where a row has nights and no place')
}

/** Moves the place of a stay to `to`, which is where it was. */
function completeHotelPlace(cells: RowCells): void {
  const place = cells.get('hotelCity') ?? cells.get('to') ?? cells.get('from')
  cells.delete('from')
  cells.delete('hotelCity')
  if (place !== undefined) cells.set('to', place)
}

/** Reads a row of hotel nights, which is no journey: it has no mode. Returns true if the nights follow from its dates. */
function completeStay(cells: RowCells, lines: string[]): boolean {
  const mode = cells.get('mode')
  const isStay = mode !== undefined && namesStay(mode.raw)
  const hasNights = cells.has('nights')
  if (isStay) completeNights(cells, mode, lines)
  // a journey without nights has no hotel
  if (!cells.has('nights')) cells.delete('hotelCity')
  if (!cells.has('nights') || (mode !== undefined && !isStay)) return false
  if (isStay || !cells.has('from')) completeHotelPlace(cells)
  cells.delete('mode')
  completeHotelCountry(cells, lines)
  return !hasNights
}

/** A name with a mark that may separate two places, or belong to one: 'Paris Nord-London', 'Aix-en-Provence'. */
const JOINED = /\p{L}[-–—/>→]\p{L}/u
const UNCLEAR_ROUTE = {
  code: 'place_not_found',
  message:
    'may be one place or several; write both ends, like "Paris - London", or "Paris - London - Paris" for a return trip',
} as const

/** Splits a route in one cell: its first place, its stops and its last place, or both ways of a return trip. */
function splitRoute(cells: RowCells): void {
  const from = cells.get('from')
  if (from === undefined || cells.has('to')) return
  const stops = stopsOf(from.text)
  const names = stops.length > 1 ? stops : from.text.split(ENDS)
  const [first = '', second = '', ...more] = names.map((name) => name.trim())
  if (stops.length < 2 && more.length === 1 && more[0] === first) {
    cells.set('from', { ...from, text: first })
    cells.set('to', { ...from, text: second })
    if (!cells.has('isReturn')) cells.set('isReturn', { ...from, text: 'true' })
    return
  }
  if (names.length < 2 || (stops.length < 2 && names.length > 2)) {
    const isSettled = cells.has('nights') || cells.has('distanceKm')
    if (!isSettled && (names.length > 1 || JOINED.test(from.text)))
      cells.set('from', { ...from, problem: UNCLEAR_ROUTE })
    return
  }
  const others = names.slice(1)
  cells.set('from', { ...from, text: first })
  cells.set('to', { ...from, text: (others.at(-1) ?? '').trim() })
  if (others.length > 1) cells.set('via', { ...from, text: others.slice(0, -1).join('-') })
}

const AIRPORT_CODE = /^[A-Z]{3}$/

/** Reads the vehicle of a trip without a mode as its mode: 'Own car', 'Train'. A lorry says more than its mode. */
function readVehicleAsMode(cells: RowCells): void {
  const vehicle = cells.get('vehicle')
  const mode = vehicle === undefined ? undefined : CHOICE_WORDS.mode.find(vehicle.raw)
  if (vehicle === undefined || mode === undefined || cells.has('mode')) return
  cells.delete('vehicle')
  cells.set('mode', { ...vehicle, text: mode })
}

/** Reads the type of a trip as its mode, in a row without a mode: a booking tool writes Air, Rail or Hotel there. */
function readTypeAsMode(cells: RowCells): void {
  const type = cells.get('isReturn')
  if (type === undefined || !('problem' in type) || cells.has('mode')) return
  const mode = CHOICE_WORDS.mode.find(type.raw)
  const { raw, position } = type
  if (mode === undefined && !namesStay(raw)) return
  cells.delete('isReturn')
  cells.set('mode', { text: mode ?? raw, raw, position })
}

/** Classes that trains have and flights do not. */
const RAIL_CLASS =
  /^(?:standard(?: class| premier| premium)?|(?:2|2nd|2nde|2e|2eme|2ème|second|seconde|zweite|segunda|seconda)\.?(?: (?:class|classe|clase|klasse|kl\.?))?)$/i
const STATION =
  /(?<!\p{L})(?:hbf|hauptbahnhof|bahnhof|gare|(?:railway|train|rail) station|estaci[oó]n|stazione)(?!\p{L})/iu

/** Reads a trip between stations, or in a class of trains, as one by rail, if it has no mode. */
function readStationsAsRail(cells: RowCells, lines: string[]): void {
  const [from, to] = [cells.get('from'), cells.get('to')]
  if (cells.has('mode') || cells.has('nights') || from === undefined || to === undefined) return
  const isStation = ({ text }: Cell) => STATION.test(text) || cityOfStation(text) !== undefined
  const isOfTrains = RAIL_CLASS.test(cells.get('class')?.raw.trim() ?? '')
  if (!isOfTrains && !isStation(from) && !isStation(to)) return
  cells.set('mode', { text: 'RAIL', raw: 'RAIL', position: from.position })
  lines.push('mode is RAIL where it is empty and an end is a station, or the class is one of trains')
}

/** Asks about a journey whose amount of money is below zero: it may be a refund, which nobody travelled. */
function askRefund(cells: RowCells, form: FileForm): void {
  const amount = cells.get('ticketAmount')
  cells.delete('ticketAmount')
  const digits = readAdornedNumber(amount?.raw ?? '')?.digits ?? ''
  const isBelowZero = /^[-−–]|[-−–]$/.test(digits) && /[1-9]/.test(digits)
  if (amount === undefined || !isBelowZero || cells.get('status')?.text === 'cancelled') return
  const message = `the amount ${show(amount.raw)} is below zero, as of a refund; write refunded if nobody travelled, or leave the amounts out: pass ${mapText(headerName(form, 'ticketAmount'), '')}`
  const { raw, position } = amount
  cells.set('status', { text: '', raw, position, problem: { code: 'invalid_choice', message } })
}

/** Reads two codes of airports as the ends of a flight, in a row without a mode. */
function completeMode(cells: RowCells, lines: string[]): void {
  const [from, to] = [cells.get('from'), cells.get('to')]
  if (cells.has('mode')) return
  if (from === undefined || to === undefined) return
  if (!AIRPORT_CODE.test(from.text) || !AIRPORT_CODE.test(to.text)) return
  cells.set('mode', { text: 'AIR', raw: 'AIR', position: from.position })
  lines.push('mode is AIR where it is empty and both ends are codes of airports')
}

/** Splits a route that begins with a place: 'LHR-JFK-LHR', or 'London-Paris-London' after London. */
function splitStops(place: string | undefined, text: string): readonly string[] {
  const stops = stopsOf(text)
  if (stops.length > 1 || place === undefined) return stops
  const names = text.split(NAMES)
  return names[0]?.toLowerCase() === place.toLowerCase() ? names : stops
}

/**
 * Reads a route in the column via: the stops between its ends, which from and to name. A route that ends where it starts is
 * the whole return trip.
 */
function readStops(cells: RowCells): void {
  const [from, via, to] = ['from', 'via', 'to'].map((column) => cells.get(column))
  const stops = via === undefined ? [] : splitStops(from?.text, via.text)
  if (via === undefined || stops.length < 2) return
  const isAt = (stop: string | undefined, end: Cell | undefined) => stop?.toLowerCase() === end?.text.toLowerCase()
  const isRound = stops.length > 2 && isAt(stops[0], from) && isAt(stops.at(-1), from)
  const first = isAt(stops[0], from) ? 1 : 0
  const last = isRound || isAt(stops.at(-1), to) ? stops.length - 1 : stops.length
  const between = stops.slice(first, last)
  if (isRound && from !== undefined && between.some((stop) => isAt(stop, to))) {
    cells.set('to', { ...via, text: from.text })
    if (cells.get('isReturn')?.text === 'true') cells.delete('isReturn')
  }
  if (between.length === 0) cells.delete('via')
  else cells.set('via', { ...via, text: between.join('-') })
}

/** Reads the code of a place by UN/LOCODE whose last letters are those of an airport: 'GBLHR' is LHR in GB. */
function readAirports(cells: RowCells): void {
  for (const [column, countryColumn] of COUNTRIES) {
    const cell = cells.get(column)
    const [, country = '', airport = ''] = /^([A-Z]{2}) ?([A-Z]{3})$/.exec(cell?.text ?? '') ?? []
    if (cell === undefined || findCountry(country) === undefined) continue
    cells.set(column, { ...cell, text: airport })
    if (!cells.has(countryColumn)) cells.set(countryColumn, { ...cell, text: country })
  }
}

const COUNTRIES = [
  ['from', 'fromCountry'],
  ['to', 'toCountry'],
] as const

/** Keeps one of a stated distance and the stops of a route: stops are airports, and a distance is that of a journey. */
function settleStops(cells: RowCells, mode: string | undefined, lines: string[]): void {
  if (!cells.has('via') || !cells.has('distanceKm')) return
  if (mode !== 'AIR') {
    cells.delete('via')
    return
  }
  cells.delete('distanceKm')
  lines.push('distanceKm is not used where a flight has stops: the distance is that between its airports')
}

/** Reads the value of a trip in miles or kilometres as its distance: a trip has no other quantity. */
function readValueAsDistance(cells: RowCells): void {
  const [value, unit] = [cells.get('value'), cells.get('unit')]
  if (value === undefined || unit === undefined || cells.has('distanceKm') || 'problem' in value) return
  if (unit.text !== 'km' && unit.text !== 'mi') return
  try {
    const km = unit.text === 'km' ? value.text : printExact(multiply(parseNumber(value.text), KM_PER_MILE))
    cells.set('distanceKm', { text: km, raw: value.raw, position: value.position })
    cells.delete('value')
    cells.delete('unit')
  } catch (error) {
    // a text that is no number is reported when it is calculated
    if (!EmissionsError.is(error)) throw error
  }
}

/** Expenses of travellers that move nobody. */
const NO_JOURNEYS =
  /\b(?:meals?|breakfast|lunch|dinner|per diem|parking|tolls?|phone|internet|wi-?fi|laundry|tips?|gratuit(?:y|ies)|entertainment|visa|booking fee|service fee|transaction fee|agency fee|baggage|luggage|seat fee|conference|gifts?|subsistence|maaltijd|verpflegung|repas|comidas|pasti)\b/i

/** The cause for leaving out a row of travel expenses whose kind moves nobody, such as a meal. */
function expenseCause(mode: Cell | undefined, activity: 'trip' | 'movement'): LeftOutCause | undefined {
  if (mode === undefined || !('problem' in mode)) return undefined
  if (isNoProduct(mode.text)) return 'not_energy'
  if (activity === 'movement' || modeOfLoad(mode.raw) !== undefined) return undefined
  return NO_JOURNEYS.test(mode.raw) ? 'not_energy' : undefined
}

/** Reads codes of cities, names of stations and postcodes as places of the tables. */
function readPlaces(cells: RowCells, mode: string | undefined): void {
  if (mode === 'AIR') readAirports(cells)
  for (const column of ['from', 'to']) {
    const cell = cells.get(column)
    if (cell === undefined) continue
    const place =
      mode === 'AIR'
        ? cityOfCode(cell.text)
        : ((mode === 'RAIL' ? cityOfStation(cell.text) : undefined) ?? placeOfPostcode(cell.text))
    if (place !== undefined) cells.set(column, { ...cell, text: place })
  }
}

const STATES = [
  ['from', 'fromState'],
  ['to', 'toState'],
] as const

/** Adds the state of a place to its name, as in 'Portland, OR'. A code, a point or a name with a comma stays. */
function addStates(cells: RowCells): void {
  for (const [column, stateColumn] of STATES) {
    const [place, state] = [cells.get(column), cells.get(stateColumn)]
    if (place === undefined || state === undefined || /[,:\d]/.test(place.text) || AIRPORT_CODE.test(place.text))
      continue
    cells.set(column, { ...place, text: `${place.text}, ${state.text}` })
  }
}

/** Reads the fuel of a private car as words of its factor, together with its size: 'medium car diesel'. */
function readFuelOfCar(cells: RowCells): void {
  const [fuel, vehicle] = [cells.get('fuel'), cells.get('vehicle')]
  const words = carWords(vehicle?.text, fuel?.raw)
  if (words === undefined || cells.has('factor')) return
  const cell = vehicle ?? fuel
  if (fuelOfCar(fuel?.raw) !== undefined) cells.delete('fuel')
  if (cell !== undefined) cells.set('vehicle', { text: words, raw: cell.raw, position: cell.position })
}

/** Reads a trip with the fuel or the size of a car and without a mode as one by car: a claim of mileage has no mode. */
function readClaimAsCar(cells: RowCells, lines: string[]): void {
  const [fuel, vehicle] = [cells.get('fuel'), cells.get('vehicle')]
  if (cells.has('mode') || cells.has('nights') || cells.has('class')) return
  const isByRoad = /\b(?:car|motor ?(?:bike|cycle))\b/i.test(vehicle?.text ?? '')
  const isOfCar =
    fuelOfCar(fuel?.raw) !== undefined || isByRoad || roadVehicle(vehicle?.text ?? '', undefined) !== undefined
  const cell = vehicle ?? fuel
  if (!isOfCar || cell === undefined || !cells.has('distanceKm')) return
  cells.set('mode', { text: 'CAR', raw: 'CAR', position: cell.position })
  lines.push('mode is CAR where it is empty and the row has a distance with a car or its fuel')
}

/** The outcome of completing the cells of a journey. */
interface CompletedTransport {
  /** True if a number follows from the dates of the row, so that equal cells in other columns do not mean equal rows. */
  readonly isOfDates: boolean
  readonly leftOut?: LeftOutCause | undefined
}

/** Reads the cells of a trip or of freight as booking tools and forwarders write them. Adds a line for each assumption. */
export function completeTransport(cells: RowCells, form: FileForm, lines: string[]): CompletedTransport {
  const activity = cells.get('activity')?.text
  if (activity !== 'trip' && activity !== 'movement') return { isOfDates: false }
  const leftOut = expenseCause(cells.get('mode'), activity)
  if (leftOut !== undefined) return { isOfDates: false, leftOut }
  if (activity === 'trip') {
    askRefund(cells, form)
    readValueAsDistance(cells)
    readTypeAsMode(cells)
  }
  const isOfDates = activity === 'trip' && completeStay(cells, lines)
  if (activity === 'trip') {
    readVehicleAsMode(cells)
    readClaimAsCar(cells, lines)
  }
  splitRoute(cells)
  completeMode(cells, lines)
  if (activity === 'trip') readStationsAsRail(cells, lines)
  const mode = cells.get('mode')?.text
  readStops(cells)
  settleStops(cells, mode, lines)
  readPlaces(cells, mode)
  addStates(cells)
  if (mode === 'CAR' && activity === 'trip') readFuelOfCar(cells)
  if (mode !== undefined && mode !== 'AIR' && cells.delete('class')) {
    lines.push(`class is not used by trips of the mode ${mode}`)
  }
  return { isOfDates }
}
