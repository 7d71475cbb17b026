import {
  countryRegions,
  findCountry,
  findCountryOfRegion,
  findCountryRegion,
  findRegions,
} from '../core/countries/index.ts'
import { show } from '../core/errors/index.ts'
import { DAY_MS } from '../core/time/index.ts'
import { mapText } from './advice.ts'
import type { Cell, RowCells } from './cell.ts'
import { fill } from './complete-cells.ts'
import { type FileForm, headerName } from './form/file-form.ts'
import { cityOfCode } from './words/place-words.ts'
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
export function namesStay(text: string): boolean {
  const words = text.split(/\s*[-–/&,:]\s*/).map(foldWord)
  return HOTEL_WORDS.includes(foldWord(text)) || words.every((word) => HOTEL_WORDS.includes(word))
}

/** The days between two dates; undefined if one is missing or no date. */
function countDays(first: Cell | undefined, last: Cell | undefined): number | undefined {
  if (first === undefined || last === undefined || 'problem' in first || 'problem' in last) return undefined
  const days = (Date.parse(last.text.slice(0, 10)) - Date.parse(first.text.slice(0, 10))) / DAY_MS
  return Number.isInteger(days) ? days : undefined
}

/** The nights between the first and the last day of a stay; undefined without both. */
function nightsOf(cells: RowCells): Cell | undefined {
  const end = cells.get('end')
  const days = countDays(cells.get('start'), end)
  return end !== undefined && days !== undefined && days > 0 ? { ...end, text: String(days) } : undefined
}

/** The days of a stay by their columns. */
interface StayDays {
  readonly checkIn: Cell | undefined
  readonly checkOut: Cell | undefined
  readonly form: FileForm
}

/** Compares the nights of a row with its days: several rooms may multiply them, and any other number is a contradiction. */
function checkNights(cells: RowCells, { checkIn, checkOut, form }: StayDays, lines: string[]): void {
  const [nights, days] = [cells.get('nights'), countDays(checkIn, checkOut)]
  if (nights === undefined || 'problem' in nights || days === undefined || Number(nights.text) === days) return
  const isOfRooms = days > 0 && Number(nights.text) > 0 && Number.isInteger(Number(nights.text) / days)
  if (isOfRooms && !cells.has('rooms')) {
    lines.push(
      'nights are those of their column where they are a multiple of the days of the stay, as of several rooms',
    )
    return
  }
  const counts = `is ${nights.raw}, and there are ${days} nights from ${checkIn?.text} to ${checkOut?.text}`
  const message = `${counts}; correct one of them, or leave the nights of all rows out: pass ${mapText(headerName(form, 'nights'), '')}`
  cells.set('nights', { ...nights, problem: { code: 'invalid_choice', message } })
}

/** The day that is a number of days after a date, or before it; the same cell if it is no date. */
function addDays(date: Cell, days: number): Cell {
  const time = Date.parse(date.text.slice(0, 10)) + days * DAY_MS
  return Number.isFinite(time) ? { ...date, text: new Date(time).toISOString().slice(0, 10) } : date
}

/** The day after the last day of a journey. */
export function nextDay(date: Cell): Cell {
  return addDays(date, 1)
}

/** The day of arrival that follows from the day of departure and the nights; undefined without both. */
function arrivalOf(checkOut: Cell | undefined, nights: Cell | undefined): Cell | undefined {
  if (checkOut === undefined || nights === undefined || 'problem' in checkOut || 'problem' in nights) return undefined
  return addDays(checkOut, -Number(nights.text))
}

/** Sets the period of a stay. Any other date of its row is that of the booking. */
function setStayPeriod(cells: RowCells, { checkIn, checkOut }: StayDays, lines: string[]): void {
  const booked = cells.get('start')
  const first = checkIn ?? arrivalOf(checkOut, cells.get('nights'))
  if (first !== undefined) cells.set('start', first)
  // without the day of arrival, the days since the booking are no nights
  if (checkOut !== undefined && first !== undefined) cells.set('end', checkOut)
  if (booked !== undefined && first !== undefined && booked.text !== first.text)
    lines.push('start is checkIn where a row is a stay: its other date is that of the booking')
}

/**
 * Reads the days of a stay as the period of its row, and as that of a journey without other days. Returns true if the row has
 * such days.
 */
export function readStayDays(cells: RowCells, form: FileForm, lines: string[]): boolean {
  const mode = cells.get('mode')
  const isStay = mode === undefined ? !cells.has('from') || !cells.has('to') : namesStay(mode.raw)
  const days: StayDays = { checkIn: cells.get('checkIn'), checkOut: cells.get('checkOut'), form }
  for (const column of ['checkIn', 'checkOut']) cells.delete(column)
  const back = cells.get('returnDate')
  // one who returns from a hotel leaves it
  if (isStay && cells.delete('returnDate')) fill(cells, 'end', back)
  if (days.checkIn === undefined && days.checkOut === undefined) return back !== undefined
  checkNights(cells, days, lines)
  if (isStay) setStayPeriod(cells, days, lines)
  else fill(cells, 'start', days.checkIn)
  const nights = isStay && mode === undefined && days.checkIn !== undefined ? nightsOf(cells) : undefined
  if (nights === undefined || cells.has('nights')) return true
  cells.set('nights', nights)
  lines.push('nights are the days from start to end')
  return true
}

/** Reads the nights of a stay from its dates, if no column has them. */
function completeNights(cells: RowCells, mode: Cell, lines: string[]): void {
  if (cells.has('nights')) return
  const nights = nightsOf(cells)
  if (nights === undefined) {
    const message = `${show(mode.raw)} needs the column nights with the number of nights, or the days of its checkIn and checkOut`
    cells.set('mode', { ...mode, problem: { code: 'required', message } })
    return
  }
  cells.set('nights', nights)
  lines.push('nights are the days from start to end')
}

/** London, which has a factor of its own, in the languages of bookings. */
const LONDON =
  /^(?:(?:central|greater|city of) )?(?:london|londres|londra|londen|londyn)(?:, ?(?:gb|uk|gbr|england|united kingdom))?$/i

/** Reads nights in London as those of its own factor, and not of that of the country. */
function readLondon(cells: RowCells, lines: string[]): void {
  const city = cells.get('hotelCity') ?? cells.get('to') ?? cells.get('from')
  const countries = ['hotelCountry', 'toCountry', 'country'].map((column) => cells.get(column))
  // the country that an option gives is that of the company
  const country = countries.find((cell) => cell !== undefined && cell.raw !== '')
  if (city === undefined || !LONDON.test(city.text.trim())) return
  if (country !== undefined && (findCountry(country.text)?.alpha2 ?? country.text) !== 'GB') return
  cells.set('hotelCountry', { text: 'GB-LND', raw: 'GB-LND', position: city.position })
  lines.push('hotelCountry is GB-LND where a stay is in London, which has a factor of its own')
}

/** Moves the place of a stay to `to`, which is where it was. A code of a city is its city. */
function completeHotelPlace(cells: RowCells): void {
  const place = cells.get('hotelCity') ?? cells.get('to') ?? cells.get('from')
  cells.delete('from')
  cells.delete('hotelCity')
  if (place !== undefined) cells.set('to', { ...place, text: cityOfCode(place.text) ?? place.text })
}

/** The country of a state: one that is given, otherwise the only one with this state; undefined for WA, which several have. */
function countryOfState(state: string, country: Cell | undefined): string | undefined {
  const alpha2 = country && findCountryOfRegion(country.text)?.alpha2
  const isOfCountry = alpha2 !== undefined && findCountryRegion(alpha2, state) !== undefined
  if (isOfCountry) return alpha2
  const [first, ...others] = findRegions(state)
  return others.length === 0 ? first?.country : undefined
}

/** Reads the state of a stay, which settles its country: 'TX' is in the United States. A contradiction is a problem. */
function readStateOfStay(cells: RowCells, form: FileForm, country: Cell | undefined): void {
  const [column, state] = (['toState', 'state'] as const)
    .map((one) => [one, cells.get(one)] as const)
    .find(([, cell]) => cell !== undefined) ?? ['state', undefined]
  if (state === undefined) return
  const { raw, position } = state
  const stated = country?.raw === '' ? undefined : country
  const alpha2 = stated && findCountryOfRegion(stated.text)?.alpha2
  const found = countryOfState(raw, country)
  cells.delete(column)
  // a state of a country without states here says nothing more than its country
  if (found === undefined || (alpha2 !== undefined && countryRegions(alpha2).length === 0)) return
  if (alpha2 === undefined || found === alpha2) {
    cells.set('hotelCountry', { text: found, raw: found, position })
    return
  }
  const message = `${show(raw)} is a state of ${found}, and the country of the row is ${alpha2}; correct one of the two, or leave the states out: pass ${mapText(headerName(form, column), '')}`
  cells.set('hotelCountry', { text: '', raw, position, problem: { code: 'invalid_choice', message } })
}

/**
 * Reads the country and the state of a row as those of its stay. Next to journeys, the column has the country of the traveller,
 * and an option gives that of the company.
 */
function completeHotelCountry(cells: RowCells, form: FileForm, lines: string[]): void {
  const [hotel, country, place] = ['hotelCountry', 'country', 'to'].map((column) => cells.get(column))
  // a country for all rows without one does not move a place
  if (hotel?.raw === '' && place !== undefined) cells.delete('hotelCountry')
  // an unknown country is asked about in its own column
  const isUnread = country !== undefined && findCountryOfRegion(country.text) === undefined
  if (cells.has('hotelCountry') || isUnread) return
  const isOfTraveller = form.headers?.from !== undefined && form.headers.to !== undefined
  const stated = cells.get('toCountry') ?? (isOfTraveller ? undefined : country)
  if (place !== undefined) readStateOfStay(cells, form, stated ?? country)
  if (cells.has('hotelCountry')) {
    cells.delete('country')
    return
  }
  if (place === undefined && country !== undefined && country.raw !== '') {
    cells.set('hotelCountry', country)
    cells.delete('country')
    lines.push('hotelCountry is country where a row has nights and no place')
  } else if (stated !== undefined && stated.raw !== '' && stated === country) {
    cells.set('toCountry', country)
    cells.delete('country')
  }
}

/** Headers of nights that are already those of all rooms: 'Room nights', 'Zimmernächte'. */
const ROOM_NIGHTS =
  /\broom[\s_-]*nights?\b|zimmern[äa]chte|nuit[ée]es? (?:de |en )?chambres?|\bkamernachten\b|noches[\s-]*habitaci[óo]n|notti[\s-]*camera|\brns?\b/i

/** Leaves out the rooms of nights that already count each room. */
function countRoomsOnce(cells: RowCells, form: FileForm, lines: string[]): void {
  const header = headerName(form, 'nights')
  if (!cells.has('rooms') || !ROOM_NIGHTS.test(header)) return
  cells.delete('rooms')
  lines.push(`rooms are not read, because the nights of ${show(header)} are those of all rooms`)
}

/** Reads a row of hotel nights, which is no journey: it has no mode. Returns true if the nights follow from its dates. */
export function completeStay(cells: RowCells, form: FileForm, lines: string[]): boolean {
  const mode = cells.get('mode')
  const isStay = mode !== undefined && namesStay(mode.raw)
  const hasNights = cells.has('nights')
  if (isStay) completeNights(cells, mode, lines)
  // a journey without nights has no hotel
  if (!cells.has('nights')) cells.delete('hotelCity')
  if (!cells.has('nights')) return false
  countRoomsOnce(cells, form, lines)
  if (mode !== undefined && !isStay) {
    readLondon(cells, lines)
    return false
  }
  if (isStay || !cells.has('from')) {
    completeHotelPlace(cells)
    completeHotelCountry(cells, form, lines)
  }
  readLondon(cells, lines)
  cells.delete('mode')
  return !hasNights
}
