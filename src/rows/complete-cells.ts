import { countryRegions, findCountryOfRegion, findCountryRegion } from '../core/countries/index.ts'
import { show } from '../core/errors/index.ts'
import type { Cell, RowCells } from './cell.ts'
import { ACTIVITY_KINDS, type ActivityKind } from './columns.ts'
import type { FileForm } from './form/file-form.ts'
import { carWords, fuelOfCar } from './words/car-words.ts'
import { CHOICE_WORDS } from './words/choice-words.ts'
import { cityOfCode, cityOfStation, placeOfPostcode } from './words/place-words.ts'
import { findProduct, fuelProblem, type ProductActivity } from './words/product-words.ts'
import { roadVehicle } from './words/road-vehicle-words.ts'
import { foldWord } from './words/word-list.ts'

function mappedWord(words: Readonly<Record<string, string>> | undefined, raw: string): string | undefined {
  return words !== undefined && Object.hasOwn(words, raw) ? words[raw] : undefined
}

/** The activity and fuel that the map of the file gives for a product. */
function mappedProduct({ raw }: Cell, { wordMap }: FileForm): ProductActivity | undefined {
  const [activity, fuel] = [mappedWord(wordMap.activity, raw), mappedWord(wordMap.fuel, raw)]
  const kind = ACTIVITY_KINDS.find((one) => one === CHOICE_WORDS.activity.find(activity ?? ''))
  if (kind === undefined) return fuel === undefined ? undefined : { activity: 'fuel', fuel }
  return fuel === undefined ? { activity: kind } : { activity: kind, fuel }
}

const FUEL_KINDS: readonly string[] = ['fuel', 'vehicle']
const BY_WORDS: readonly string[] = ['quantity', 'spend']

function fails(cells: RowCells, cell: Cell, message: string): void {
  cells.set('product', { ...cell, problem: { code: 'invalid_choice', message: `${show(cell.raw)} ${message}` } })
}

/** True if a product of an activity fits the activity of its row: a fuel is burnt at a site or in a vehicle. */
function fitsActivity(product: ActivityKind, activity: string): boolean {
  if (product === activity) return true
  return activity === 'vehicle' && (product === 'fuel' || product === 'electricity')
}

/** Returns a cell with another text in the place of the product; undefined without a text. */
function withText({ raw, position }: Cell, text: string | undefined): Cell | undefined {
  return text === undefined ? undefined : { text, raw, position }
}

/** Fills a cell that is empty. */
function fill(cells: RowCells, column: string, cell: Cell | undefined): void {
  if (cell !== undefined && !cells.has(column)) cells.set(column, cell)
}

/** Handles a product that is neither a fuel nor energy: the words of a factor, or a description. */
function completeUnknown(cells: RowCells, cell: Cell): void {
  const activity = cells.get('activity')?.text
  if (activity !== undefined && BY_WORDS.includes(activity)) fill(cells, 'factor', withText(cell, cell.text))
  const isComplete = activity !== undefined && !FUEL_KINDS.includes(activity)
  if (isComplete || cells.has('fuel') || cells.has('factor')) return
  const problem = fuelProblem(cell.text)
  const advice = `is neither electricity nor a known fuel; name one, like --map ${show(`${cell.raw}=product:diesel`)}, or leave the row out`
  fails(cells, cell, problem ?? advice)
}

/** Fills the empty activity and fuel of a row from its product. A contradiction is a problem of the product. */
export function completeProduct(cells: RowCells, form: FileForm): void {
  const cell = cells.get('product')
  if (cell === undefined || 'problem' in cell) return
  const product = mappedProduct(cell, form) ?? findProduct(cell.text)
  if (product === undefined) {
    completeUnknown(cells, cell)
    return
  }
  const activity = cells.get('activity')?.text
  if (activity !== undefined && !fitsActivity(product.activity, activity)) {
    if (activity !== 'spend' && activity !== 'quantity') {
      fails(cells, cell, `is ${product.activity}, and the activity of the row is ${activity}; correct one of the two`)
    }
    return
  }
  fill(cells, 'activity', withText(cell, product.activity))
  if (cells.has('factor')) return
  fill(cells, 'fuel', withText(cell, product.fuel))
  fill(cells, 'factor', withText(cell, product.factor))
}

/** The column, in an option that leaves it out. */
const LEAVE_OUT = 'leave the column out, like --map "State="'

/** Returns the country with its state, or why the state does not complete it; the same country if it has no states here. */
function withState(country: string, state: string): { readonly text: string } | { readonly message: string } {
  const alpha2 = findCountryOfRegion(country)?.alpha2 ?? country
  const regions = countryRegions(alpha2)
  if (regions.length === 0) {
    // 'Cancelled' in a column of the state of bookings must not count as a place
    const isStatus = CHOICE_WORDS.status.find(state) !== undefined
    return isStatus
      ? { message: `is the status of a booking; name the column, like --map "State=status"` }
      : { text: country }
  }
  const found = findCountryRegion(alpha2, state)
  const codes = regions.map(({ code }) => code).join(', ')
  if (found === undefined)
    return { message: `is no state or province of ${alpha2}; write one of ${codes}, or ${LEAVE_OUT}` }
  // a grid region, such as US-CAMX, is more precise than a state
  const [, part] = /^[A-Z]{2}-(.+)$/i.exec(country) ?? []
  if (part === undefined) return { text: `${alpha2}-${found.code}` }
  const isOther = part !== found.code && findCountryRegion(alpha2, part) !== undefined
  return isOther ? { message: `contradicts country ${country}; correct one of the two` } : { text: country }
}

/** Completes the country of a row by its state: AU and 'New South Wales' are AU-NSW. Adds a line for a state that is not used. */
export function completeCountry(cells: RowCells, lines: string[]): void {
  const [country, state] = [cells.get('country'), cells.get('state')]
  if (state === undefined || 'problem' in state || (country !== undefined && 'problem' in country)) return
  const completed =
    country === undefined
      ? { message: `needs the country of the row, like --country AU; or ${LEAVE_OUT}` }
      : withState(country.text, state.text)
  if ('message' in completed) {
    const message = `${show(state.raw)} ${completed.message}`
    cells.set('state', { ...state, problem: { code: 'invalid_choice', message } })
    return
  }
  if (country === undefined) return
  cells.set('country', { ...country, text: completed.text })
  if (!completed.text.includes('-')) lines.push(`state is not used in ${completed.text}: no factor is of a state there`)
}

/** Words for a stay, which is no means of transport, as `foldWord` writes them. */
const HOTEL_WORDS: readonly string[] = [
  ...['hotel', 'hotels', 'hotelstay', 'hotelbooking', 'accommodation', 'lodging', 'hotelnight', 'hotelnights', 'room'],
  ...['stay', 'ubernachtung', 'uebernachtung', 'unterkunft', 'hebergement', 'alojamiento', 'albergo', 'alloggio'],
]
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
  const place = cells.get('to') ?? cells.get('from')
  cells.delete('from')
  if (place !== undefined) cells.set('to', place)
}

/** Reads a row of hotel nights, which is no journey: it has no mode. Returns true if the nights follow from its dates. */
function completeStay(cells: RowCells, lines: string[]): boolean {
  const mode = cells.get('mode')
  const isStay = mode !== undefined && HOTEL_WORDS.includes(foldWord(mode.raw))
  const hasNights = cells.has('nights')
  if (isStay) completeNights(cells, mode, lines)
  if (!cells.has('nights') || (mode !== undefined && !isStay)) return false
  if (isStay) completeHotelPlace(cells)
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
  if (mode === undefined && !HOTEL_WORDS.includes(foldWord(raw))) return
  cells.delete('isReturn')
  cells.set('mode', { text: mode ?? raw, raw, position })
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

/** Reads codes of cities, names of stations and postcodes as places of the tables. */
function readPlaces(cells: RowCells, mode: string | undefined): void {
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

/**
 * Reads the cells of a trip or of freight as booking tools and forwarders write them. Adds a line for each assumption.
 * Returns true if a number follows from the dates of the row, so that equal cells in other columns do not mean equal rows.
 */
export function completeTransport(cells: RowCells, lines: string[]): boolean {
  const activity = cells.get('activity')?.text
  if (activity !== 'trip' && activity !== 'movement') return false
  if (activity === 'trip') readTypeAsMode(cells)
  const isOfDates = activity === 'trip' && completeStay(cells, lines)
  if (activity === 'trip') {
    readVehicleAsMode(cells)
    readClaimAsCar(cells, lines)
  }
  splitRoute(cells)
  completeMode(cells, lines)
  const mode = cells.get('mode')?.text
  readStops(cells)
  readPlaces(cells, mode)
  addStates(cells)
  if (mode === 'CAR' && activity === 'trip') readFuelOfCar(cells)
  if (mode !== undefined && mode !== 'AIR' && cells.delete('class')) {
    lines.push(`class is not used by trips of the mode ${mode}`)
  }
  return isOfDates
}
