import { findCountry } from '../core/countries/index.ts'
import { show } from '../core/errors/index.ts'
import { multiply, printExact } from '../core/exact/index.ts'
import { mapText } from './advice.ts'
import { type Cell, numberOfCell, type RowCells } from './cell.ts'
import { KM_PER_MILE } from './complete-measures.ts'
import { lightVehicleCause, readFlightWords } from './complete-modes.ts'
import { completeStay, namesStay, nextDay, readStayDays } from './complete-stay.ts'
import { type FileForm, headerName } from './form/file-form.ts'
import { isBelowZero } from './form/number-interpretations.ts'
import type { LeftOutCause } from './left-out-cause.ts'
import { splitRoute, stopsOf } from './split-route.ts'
import { carWords, fuelOfCar } from './words/car-words.ts'
import { CHOICE_WORDS, modeOfLoad } from './words/choice-words.ts'
import { causeWithoutMotor } from './words/light-vehicle-words.ts'
import { cityOfCode, cityOfStation, cityOfStationOnly, placeOfPostcode } from './words/place-words.ts'
import { isNoProduct } from './words/product-words.ts'
import { isOfRentals } from './words/rental-headers.ts'
import { roadVehicle } from './words/road-vehicle-words.ts'
import { isBetweenPorts } from './words/shipping-headers.ts'
import { isDistanceUnit } from './words/transport-headers.ts'
import { findMapEntry } from './words/word-list.ts'

/** Marks between names of places in a route. */
const NAMES = /\s*[-–—/>;→]\s*/

const AIRPORT_CODE = /^[A-Z]{3}$/

/** Reads the vehicle of a trip without a mode as its mode: 'Own car', 'Train'. A lorry says more than its mode. */
function readVehicleAsMode(cells: RowCells): void {
  const vehicle = cells.get('vehicle')
  const mode = vehicle === undefined ? undefined : CHOICE_WORDS.mode.find(vehicle.raw)
  if (vehicle === undefined || 'problem' in vehicle || mode === undefined || cells.has('mode')) return
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
  const amount = cells.get('billedAmount')
  cells.delete('billedAmount')
  if (amount === undefined || !isBelowZero(amount.raw) || cells.get('status')?.text === 'cancelled') return
  const message = `the amount ${show(amount.raw)} is below zero, as of a refund; write refunded if nobody travelled, or leave the amounts out: pass ${mapText(headerName(form, 'billedAmount'), '')}`
  const { raw, position } = amount
  cells.set('status', { text: '', raw, position, problem: { code: 'invalid_choice', message } })
}

/** Headers of the legs of a journey, and of a passenger. */
const LEGS = /^(?:segments?|legs?|sectors?)(?: ?(?:no\.?|nr\.?|number|#))?$/i
const PASSENGER = /^(?:passengers?|pax)(?: name)?$/i

/** Drops the number of a leg, which is no mode, and the name of a passenger, which is no count. Adds a line for each. */
function dropLabels(cells: RowCells, { headers = {} }: FileForm, lines: string[]): void {
  const [mode, passengers] = [cells.get('mode'), cells.get('passengers')]
  if (mode !== undefined && /^\d+$/.test(mode.raw) && 'problem' in mode && LEGS.test(headers.mode ?? '')) {
    cells.delete('mode')
    lines.push(`the column ${show(headers.mode ?? '')} is not read where it has the number of a leg`)
  }
  const isName = passengers !== undefined && /^\D*\p{L}{2}\D*$/u.test(passengers.raw)
  if (isName && PASSENGER.test(headers.passengers ?? '')) {
    cells.delete('passengers')
    lines.push(
      `the column ${show(headers.passengers ?? '')} is not read where it has a name, and each row is one passenger`,
    )
  }
}

/** Reads two ports as the ends of a voyage and two codes of airports as those of a flight, in a row without a mode. */
function completeMode(cells: RowCells, form: FileForm, lines: string[]): void {
  const [from, to] = [cells.get('from'), cells.get('to')]
  if (cells.has('mode')) return
  if (from === undefined || to === undefined) return
  if (isBetweenPorts(form.headers)) {
    cells.set('mode', { text: 'SHIP', raw: 'SHIP', position: from.position })
    lines.push('mode is SHIP where it is empty, because the columns of the ends are those of ports')
    return
  }
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
  const miles = unit.text === 'mi' ? numberOfCell(value) : undefined
  if (unit.text === 'km' || miles !== undefined) {
    const km = miles === undefined ? value.text : printExact(multiply(miles, KM_PER_MILE))
    cells.set('distanceKm', { text: km, raw: value.raw, position: value.position })
    cells.delete('value')
    cells.delete('unit')
  }
}

/** Expenses of travellers that move nobody. */
const NO_JOURNEYS =
  /\b(?:meals?|breakfast|lunch|dinner|per diem|parking|tolls?|phone|internet|wi-?fi|laundry|tips?|gratuit(?:y|ies)|entertainment|visa|booking fee|service fee|transaction fee|agency fee|baggage|luggage|seat fee|conference|gifts?|subsistence|maaltijd|verpflegung|repas|comidas|pasti)\b/i

/** The cause for leaving out a row of travel expenses whose kind moves nobody, such as a meal. */
function expenseCause(mode: Cell | undefined, activity: 'trip' | 'movement'): LeftOutCause | undefined {
  if (mode === undefined || !('problem' in mode)) return undefined
  if (isNoProduct(mode.text)) return causeWithoutMotor(mode.raw) ?? 'not_energy'
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
        : ((mode === 'RAIL' ? cityOfStationOnly(cell.text) : undefined) ?? placeOfPostcode(cell.text))
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
  // the factor of the row says the fuel too
  if (cells.has('factor') && fuelOfCar(cells.get('fuel')?.raw) !== undefined) cells.delete('fuel')
  const [fuel, vehicle] = [cells.get('fuel'), cells.get('vehicle')]
  const words = carWords(vehicle?.text, fuel?.raw)
  if (words === undefined || cells.has('factor') || (vehicle !== undefined && 'problem' in vehicle)) return
  const cell = vehicle ?? fuel
  if (fuelOfCar(fuel?.raw) !== undefined) cells.delete('fuel')
  if (cell !== undefined) cells.set('vehicle', { text: words, raw: cell.raw, position: cell.position })
}

const ELECTRIC = 'battery electric vehicle'

/** Asks about a rented electric car: its factor per distance is zero, and its electricity is in no bill unless the company says so. */
function askElectricity(cells: RowCells, form: FileForm): void {
  const fuel = cells.get('fuel')
  const word = findMapEntry(fuel?.raw ?? '', form.wordMap.fuel)
  if (fuel === undefined || cells.has('factor') || !isOfRentals(form.headers)) return
  if (fuelOfCar(fuel.raw) !== ELECTRIC || word === ELECTRIC) return
  const message = `${show(fuel.raw)} cars have a factor of zero per distance, because their electricity counts where it is bought; if a bill of the company has it, pass ${mapText(fuel.raw, `fuel:${ELECTRIC}`)}; otherwise name a factor with the electricity in a column factor (tonne factors "electricity for EVs" lists those of the United Kingdom)`
  cells.delete('fuel')
  cells.set('vehicle', { ...fuel, problem: { code: 'invalid_choice', message } })
}

/** Reads a trip with the fuel or the size of a car and without a mode as one by car: a claim of mileage has no mode. */
function readClaimAsCar(cells: RowCells, form: FileForm, lines: string[]): void {
  const [fuel, vehicle] = [cells.get('fuel'), cells.get('vehicle')]
  if (cells.has('mode') || cells.has('nights') || cells.has('class')) return
  const isByRoad = /\b(?:car|motor ?(?:bike|cycle))\b/i.test(vehicle?.text ?? '')
  const isNamed =
    fuelOfCar(fuel?.raw) !== undefined || isByRoad || roadVehicle(vehicle?.text ?? '', undefined) !== undefined
  const isOfCar = isNamed || isOfRentals(form.headers)
  const cell = vehicle ?? fuel ?? cells.get('distanceKm')
  // a row without its distance says so, and not that it lacks a mode
  const { headers, headerMeasures } = form
  const hasDistance = headers?.distanceKm !== undefined || isDistanceUnit(headerMeasures?.value?.text ?? '')
  if (!isOfCar || cell === undefined || !(cells.has('distanceKm') || hasDistance)) return
  cells.set('mode', { text: 'CAR', raw: 'CAR', position: cell.position })
  lines.push('mode is CAR where it is empty and the row has a distance with a car or its fuel')
}

/** True if one cell of a row names its whole route, one way or both ways. */
function hasFullRoute(cells: RowCells): boolean {
  if (cells.has('from') && !cells.has('to')) return true
  const [from, via, to] = ['from', 'via', 'to'].map((column) => cells.get(column)?.text)
  const stops = via === undefined ? [] : splitStops(from, via)
  return stops.length > 1 && stops[0] === from && [from, to].includes(stops.at(-1))
}

/** Decides if a journey with a day of return counts both ways. Adds a line, or a problem if the day does not show it. */
function readBothWays(
  cells: RowCells,
  { day, form }: { readonly day: Cell; readonly form: FileForm },
  lines: string[],
): void {
  const [from, to] = [cells.get('from'), cells.get('to')]
  if (from === undefined || from.text === to?.text || cells.has('isReturn')) return
  if (cells.has('distanceKm') || hasFullRoute(cells)) {
    lines.push('a returnDate does not double a row with its own distance or its whole route; write isReturn to do so')
    return
  }
  const { raw, position } = day
  if (day.text === cells.get('start')?.text) {
    const message = `needs true or false, because the day of return ${show(raw)} is that of the departure; add a column isReturn, or say it for all rows: pass ${mapText('', 'isReturn:true')}`
    cells.set('isReturn', { text: '', raw, position, problem: { code: 'required', message } })
    return
  }
  cells.set('isReturn', { text: 'true', raw: 'true', position })
  lines.push(
    `isReturn is true where a row has a returnDate; if each row is one way, pass ${mapText(headerName(form, 'returnDate'), 'end')}`,
  )
}

/** Reads the day of the return as the last day of a journey. Returns true if the row has one. */
function readReturnDate(cells: RowCells, form: FileForm, lines: string[]): boolean {
  const day = cells.get('returnDate')
  if (!cells.delete('returnDate') || day === undefined) return false
  if (!cells.has('end')) cells.set('end', 'problem' in day ? day : nextDay(day))
  readBothWays(cells, { day, form }, lines)
  return true
}

/** Units of weight times distance: the unit of the weight, and the kilometres of the distance. */
const FREIGHT_WORK: Readonly<Record<string, { readonly unit: string; readonly km: string }>> = {
  t·km: { unit: 't', km: '1' },
  kg·km: { unit: 'kg', km: '1' },
  'short ton·mi': { unit: 'short ton', km: '1.609344' },
  t·nmi: { unit: 't', km: '1.852' },
}

/** Columns that would change a distance which the quantity already has. */
const OF_DISTANCE = ['distanceKm', 'distanceKind', 'isReturn', 'returnDate'] as const

/** Reads freight in tonne-kilometres as its tonnes over one kilometre, and says so. */
function completeFreightWork(cells: RowCells, lines: string[]): void {
  const unit = cells.get('unit')
  const work = unit === undefined ? undefined : FREIGHT_WORK[unit.text]
  if (unit === undefined || work === undefined || 'problem' in unit) return
  const unused = OF_DISTANCE.filter((column) => cells.delete(column))
  if (unused.length > 0)
    lines.push(
      `${unused.join(' and ')} ${unused.length === 1 ? 'is' : 'are'} not used, because value is weight times distance`,
    )
  const { position } = unit
  cells.set('unit', { text: work.unit, raw: work.unit, position })
  cells.set('distanceKm', { text: work.km, raw: work.km, position })
  cells.set('distanceKind', { text: 'actual', raw: 'actual', position })
  const distance = `${work.km} km`
  lines.push(
    `value in ${show(unit.text)} is weight times distance, and is calculated as its weight in ${work.unit} over ${distance}`,
  )
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
  const cause = activity === 'trip' || activity === 'vehicle' ? lightVehicleCause(cells) : undefined
  if (cause !== undefined) return { isOfDates: false, leftOut: cause }
  if (activity !== 'trip' && activity !== 'movement') return { isOfDates: false }
  dropLabels(cells, form, lines)
  const leftOut = expenseCause(cells.get('mode'), activity)
  if (leftOut !== undefined) return { isOfDates: false, leftOut }
  if (activity === 'trip') {
    askRefund(cells, form)
    readValueAsDistance(cells)
    readTypeAsMode(cells)
    readFlightWords(cells, lines)
  }
  const isOfStay = activity === 'trip' && readStayDays(cells, form, lines)
  const isOfNights = activity === 'trip' && completeStay(cells, form, lines)
  if (activity === 'trip') {
    readVehicleAsMode(cells)
    readClaimAsCar(cells, form, lines)
  }
  const isOfReturn = readReturnDate(cells, form, lines)
  splitRoute(cells)
  completeMode(cells, form, lines)
  if (activity === 'trip') readStationsAsRail(cells, lines)
  const mode = cells.get('mode')?.text
  if (mode === 'SHIP' && isBetweenPorts(form.headers))
    lines.push('only the voyage between the ports counts; the transport to and from them needs rows of its own')
  readStops(cells)
  settleStops(cells, mode, lines)
  readPlaces(cells, mode)
  addStates(cells)
  if (mode === 'CAR' && activity === 'trip') {
    askElectricity(cells, form)
    readFuelOfCar(cells)
  }
  if (mode !== undefined && mode !== 'AIR' && cells.delete('class')) {
    lines.push(`class is not used by trips of the mode ${mode}`)
  }
  if (activity === 'movement') completeFreightWork(cells, lines)
  return { isOfDates: isOfStay || isOfNights || isOfReturn }
}
