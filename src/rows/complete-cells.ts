import { show } from '../core/errors/index.ts'
import type { Cell, RowCells } from './cell.ts'
import { ACTIVITY_KINDS, type ActivityKind } from './columns.ts'
import type { FileForm } from './form/file-form.ts'
import { CHOICE_WORDS } from './words/choice-words.ts'
import { cityOfCode, cityOfStation, placeOfPostcode } from './words/place-words.ts'
import { findProduct, fuelProblem, type ProductActivity } from './words/product-words.ts'
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

/** Reads a route in the column via: the stops between its ends, which from and to name. */
function readStops(cells: RowCells): void {
  const [from, via, to] = ['from', 'via', 'to'].map((column) => cells.get(column))
  const stops = via === undefined ? [] : stopsOf(via.text)
  if (via === undefined || stops.length < 2) return
  const first = stops[0] === from?.text ? 1 : 0
  const last = stops.at(-1) === to?.text ? stops.length - 1 : stops.length
  const between = stops.slice(first, last)
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

/** Reads the country of a row with nights and without a journey as that of the hotel. */
function readHotelCountry(cells: RowCells): void {
  const country = cells.get('country')
  const isNightsOnly = cells.has('nights') && !['from', 'to', 'hotelCountry'].some((column) => cells.has(column))
  if (country === undefined || !isNightsOnly) return
  cells.set('hotelCountry', country)
  cells.delete('country')
}

/** Reads the cells of a trip or of freight as booking tools and forwarders write them. Adds lines about unused cells. */
export function completeTransport(cells: RowCells, lines: string[]): void {
  const activity = cells.get('activity')?.text
  if (activity !== 'trip' && activity !== 'movement') return
  if (activity === 'trip') dropHotelMode(cells)
  if (activity === 'trip') readHotelCountry(cells)
  const mode = cells.get('mode')?.text
  if (mode === 'AIR') splitRoute(cells)
  if (mode === 'AIR') readStops(cells)
  readPlaces(cells, mode)
  if (mode === undefined || mode === 'AIR' || !cells.has('class')) return
  cells.delete('class')
  lines.push(`class is not used by trips of the mode ${mode}`)
}
