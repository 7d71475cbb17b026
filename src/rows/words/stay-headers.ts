import type { InputColumn } from '../columns.ts'
import { type HeaderCell, wordSet } from './header-cell.ts'
import { lettersOf } from './header-phrases.ts'
import { foldWord } from './word-list.ts'

/** Words that only stays have, for their first and their last day. */
const CHECK_IN = /\bcheck(?:ed)?[- ]?in\b|\binchecken\b|\bincheckning\b/i
const CHECK_OUT = /\bcheck(?:ed)?[- ]?out\b|\buitchecken\b|\butcheckning\b/i
/** Words for the arrival of guests, and for their departure. Journeys have them too, the other way round. */
const ARRIVALS = wordSet(
  `arrival arrivals arrive anreise anreisedatum anreisetag ankunft ankunftsdatum arrivée llegada entrada arrivo ingresso aankomst
aankomstdatum ankomst ankomstdatum chegada przyjazd arrivaldate`,
)
const DEPARTURES = wordSet(
  `departure departures depart abreise abreisedatum abreisetag abfahrt abfahrtsdatum départ salida partenza uscita vertrek
vertrekdatum avresa avresedatum partida saída wyjazd departuredate`,
)
/** Other words of the headers of days. */
const OF_DAYS = wordSet('date datum day fecha data dia tag jour giorno de d of del di hotel guest')
/** Headers that only tables of stays have. */
const HOTELS = wordSet(
  `hotel hotelname propertyname nameofhotel accommodation unterkunft hébergement alojamiento albergo zimmer roomtype hotelcity
hotelcountry`,
)
const NO_DAYS = /\b(?:time|uhrzeit|heure|hora|ora|city|airport|station|port|ort|country|place|status|by)\b/i

/** True for a header of only these words and those of a day: 'Date d’arrivée', 'Anreise'. */
function namesOnly(header: string, days: ReadonlySet<string>): boolean {
  const words = lettersOf(header)
  return words.some((word) => days.has(word)) && words.every((word) => days.has(word) || OF_DAYS.has(word))
}

/** True for a table of stays without journeys between other places. */
function isOfStays(cells: readonly HeaderCell[], days: readonly HeaderCell[]): boolean {
  const has = (...columns: readonly InputColumn[]) =>
    cells.some((cell) => !days.includes(cell) && columns.some((column) => column === cell.column))
  if (has('from') && has('to')) return false
  return has('nights', 'rooms', 'hotelCity', 'hotelCountry') || cells.some(({ header }) => HOTELS.has(foldWord(header)))
}

function withColumns(
  cells: readonly HeaderCell[],
  [checkIn, checkOut]: readonly [HeaderCell | undefined, HeaderCell | undefined],
): readonly HeaderCell[] {
  return cells.map((cell) => {
    if (cell === checkIn) return { header: cell.header, column: 'checkIn', by: 'name' }
    return cell === checkOut ? { header: cell.header, column: 'checkOut', by: 'name' } : cell
  })
}

/**
 * Reads the days of stays: 'Check-in' and 'Check-out' in any table, and 'Arrival' and 'Departure' in a table of stays, or next
 * to another date if only guests have the words.
 */
export function withStayDays(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const free = cells.filter(({ by, header }) => by !== 'map' && !NO_DAYS.test(header))
  const named = [CHECK_IN, CHECK_OUT].map((words) => free.find(({ header }) => words.test(header)))
  const [checkIn, checkOut] = named
  if (checkIn !== undefined || checkOut !== undefined) return withColumns(cells, [checkIn, checkOut])
  const [arrival, departure] = [ARRIVALS, DEPARTURES].map((days) => free.find(({ header }) => namesOnly(header, days)))
  if (arrival === undefined || departure === undefined) return cells
  return isOfStays(cells, [arrival, departure]) ? withColumns(cells, [arrival, departure]) : cells
}
