import type { RowCells } from './cell.ts'
import { cityOfStation } from './words/place-words.ts'

/** Marks between the stops of a flight: 'LHR-DXB-SIN', 'LHR/JFK', 'LHR → JFK'. */
const STOPS = /^[A-Z]{3}(?:\s*(?:[-–—/>;→]|->|\bto\b)\s*[A-Z]{3})+$/
/** A mark with spaces between two names: 'London St Pancras - Paris Nord', 'York to Leeds'. */
const ENDS = /\s+(?:[-–—/>→]|->|to)\s+/

/** Splits the stops of a flight; a text with one place is alone. */
export function stopsOf(text: string): readonly string[] {
  return STOPS.test(text.trim()) ? (text.match(/[A-Z]{3}/g) ?? []) : [text]
}

/** Splits the ends of a journey at a mark with spaces, or at the only mark that has a known station on both sides. */
function endsOf(text: string): readonly string[] {
  const ends = text.split(ENDS)
  if (ends.length > 1) return ends
  const pairs = [...text.matchAll(/[-–—/>→]/g)]
    .map(({ index }) => [text.slice(0, index), text.slice(index + 1)].map((end) => end.trim()))
    .filter((pair) => pair.every((end) => cityOfStation(end) !== undefined))
  const [only] = pairs
  return only !== undefined && pairs.length === 1 ? only : ends
}

/** A name with a mark that may separate two places, or belong to one: 'Paris Nord-London', 'Aix-en-Provence'. */
const JOINED = /\p{L}[-–—/>→]\p{L}/u
const UNCLEAR_ROUTE = {
  code: 'place_not_found',
  message:
    'may be one place or several; write both ends, like "Paris - London", or "Paris - London - Paris" for a return trip',
} as const

/** Splits a route in one cell: its first place, its stops and its last place, or both ways of a return trip. */
export function splitRoute(cells: RowCells): void {
  const from = cells.get('from')
  if (from === undefined || cells.has('to')) return
  const stops = stopsOf(from.text)
  const names = stops.length > 1 ? stops : endsOf(from.text)
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
