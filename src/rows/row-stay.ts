import { EmissionsError, show } from '../core/errors/index.ts'
import type { Places } from '../reference/places/index.ts'
import { type ActivityCells, countryOf } from './activity-cells.ts'
import { failContradiction, isPrecise, type RowPlace, searchPlace, statesCountry } from './row-place.ts'
import { cityOfCode } from './words/place-words.ts'

/** The country of a stay, and its place with that country. */
export interface RowStay {
  readonly country: string | undefined
  readonly place: string
}

/** A place where someone stays. */
interface StayPlace extends RowPlace {
  readonly row: ActivityCells
  readonly places: Places
}

/** The country of a place without a country in its row. Adds a failure if the place is not found. */
async function findCountryOfPlace({ row, places, place, column }: StayPlace): Promise<RowStay | undefined> {
  try {
    const { country } = (await places.resolve(place, { mode: 'TRUCK' })).place
    return { country: country ?? undefined, place }
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    row.attempt(() => {
      throw error
    }, column)
    return undefined
  }
}

/** True if the map of the file names the place, which then says its country itself. */
function isMapped({ row, column, place }: StayPlace): boolean {
  const raw = row.raw(column)?.trim() ?? place
  return raw !== place && place.includes(',') && cityOfCode(raw) === undefined
}

/** The country after the comma of a name. */
const countryAfterName = (place: string) => countryOf(place.slice(place.lastIndexOf(',') + 1).trim())

/** The stay in a country that the row gives. Asks if the tables have the place only elsewhere. */
async function findStayInCountry(of: StayPlace, stated: string): Promise<RowStay | undefined> {
  const { row, places, place } = of
  const name = isPrecise(place) ? place : `${place}, ${stated}`
  const search = (text: string) => searchPlace(text, { mode: 'TRUCK', places })
  const found = (await search(name)) ?? (await search(place))
  const country = typeof found === 'object' ? (found.country ?? undefined) : undefined
  // several places of that country have the name, or no known place
  const isThere = found === undefined || country === stated || (found === 'several' && (await search(name)) === found)
  if (isThere) return { country: stated, place: name }
  failContradiction(row, of, { stated, found: country })
  return undefined
}

/** The stay in the country of the traveller, if the name of its place is found there and it is not clear without. */
async function findStayInCountryOfRow(of: StayPlace): Promise<RowStay | undefined> {
  const { row, places, place } = of
  const ofRow = countryOf(row.text('country'))
  const search = (text: string) => searchPlace(text, { mode: 'TRUCK', places })
  const alone = await search(place)
  const isElsewhere = typeof alone === 'object' && alone.country !== ofRow && statesCountry(row)
  const isOpen = ofRow !== undefined && !isPrecise(place) && (typeof alone !== 'object' || isElsewhere)
  if (!isOpen || (await search(`${place}, ${ofRow}`)) === undefined) return await findCountryOfPlace(of)
  if (isElsewhere) {
    failContradiction(row, of, { stated: ofRow, found: alone.country ?? undefined })
    return undefined
  }
  row.remark(`the place ${show(place)} is that of the country ${ofRow}`)
  return { country: ofRow, place: `${place}, ${ofRow}` }
}

/**
 * Finds the country of a stay: the one that the row gives for its place, otherwise that of the place. Adds a failure, and
 * returns undefined, if the place is not found or contradicts the row.
 */
export async function findStay(
  row: ActivityCells,
  column: 'to' | 'hotelCity',
  places: Places,
): Promise<RowStay | undefined> {
  const of: StayPlace = { row, column, places, place: row.required(column), country: undefined }
  if (isMapped(of)) {
    const country = countryAfterName(of.place)
    return country === undefined ? await findCountryOfPlace(of) : { country, place: of.place }
  }
  const stated = column === 'to' ? countryOf(row.text('toCountry')) : undefined
  return stated === undefined ? await findStayInCountryOfRow(of) : await findStayInCountry(of, stated)
}

/** True for nights at one place, without a journey. */
export function isStay(row: ActivityCells): boolean {
  return row.text('nights') !== undefined && row.raw('mode') === undefined && row.text('from') === undefined
}

/** True if other failures of a row explain why its stay has no country: its place or its country was not read. */
export function isStayUnread(row: ActivityCells): boolean {
  const isNamed = (['to', 'hotelCity', 'country'] as const).some((column) => row.raw(column) !== undefined)
  return isNamed && row.failures.length > 0
}
