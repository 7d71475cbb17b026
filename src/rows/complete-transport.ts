import { show } from '../core/errors/index.ts'
import type { RowCells } from './cell.ts'
import { cityOfCode, cityOfStation, placeOfPostcode } from './words/place-words.ts'
import { foldWord } from './words/word-list.ts'

/** Words for a stay, which is no means of transport. */
const HOTEL_WORDS: readonly string[] = [
  'hotel',
  'hotels',
  'hotelstay',
  'accommodation',
  'lodging',
  'hotelnight',
  'hotelnights',
  'room',
  'stay',
  'übernachtung',
  'hébergement',
  'albergo',
]
/** Marks between the stops of a flight: 'LHR-DXB-SIN', 'LHR/JFK', 'LHR → JFK'. */
const STOPS = /^[A-Z]{3}(?:\s*(?:[-–—/>;→]|->|\bto\b)\s*[A-Z]{3})+$/

/** Splits the stops of a flight; a text with one place is alone. */
export function stopsOf(text: string): readonly string[] {
  return STOPS.test(text.trim()) ? (text.match(/[A-Z]{3}/g) ?? []) : [text]
}

/** Drops the mode of a row of hotel nights. */
function dropHotelMode(cells: RowCells): void {
  const mode = cells.get('mode')
  if (mode === undefined || !HOTEL_WORDS.includes(foldWord(mode.raw))) return
  if (cells.has('nights')) cells.delete('mode')
  else {
    const message = `${show(mode.raw)} needs the column nights with the number of nights`
    cells.set('mode', { ...mode, problem: { code: 'required', message } })
  }
}

/** Splits a route in one cell: its first place, its stops and its last place. */
function splitRoute(cells: RowCells): void {
  const from = cells.get('from')
  const stops = from === undefined ? [] : stopsOf(from.text)
  if (from === undefined || stops.length < 2 || cells.has('to')) return
  const [first = '', ...others] = stops
  cells.set('from', { ...from, text: first })
  cells.set('to', { ...from, text: others.at(-1) ?? '' })
  if (others.length > 1) cells.set('via', { ...from, text: others.slice(0, -1).join('-') })
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

/** Reads the cells of a trip or of freight as booking tools and forwarders write them. Adds lines about what is not used. */
export function completeTransport(cells: RowCells, lines: string[]): void {
  const activity = cells.get('activity')?.text
  if (activity !== 'trip' && activity !== 'movement') return
  if (activity === 'trip') dropHotelMode(cells)
  const mode = cells.get('mode')?.text
  if (mode === 'AIR') splitRoute(cells)
  readPlaces(cells, mode)
  if (mode === undefined || mode === 'AIR' || !cells.has('class')) return
  cells.delete('class')
  lines.push(`class is not used by trips of the mode ${mode}`)
}
