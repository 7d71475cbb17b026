import { definedFields } from '../base/index.ts'
import type { FoundDistance, TransportMode } from '../core/emissions/index.ts'
import { EmissionsError } from '../core/errors/index.ts'
import { type FlightToSelect, flightMileage } from '../reference/factors/index.ts'
import { airports } from '../reference/places/airports/index.ts'
import { cities } from '../reference/places/cities/index.ts'
import { createPlaces, type Places, type SeaPassage } from '../reference/places/index.ts'
import { ports } from '../reference/places/ports/index.ts'
import { postcodes } from '../reference/places/postcodes/index.ts'
import { type ActivityCells, countryOf } from './activity-cells.ts'
import { clearerPlace, type RowOfPlaces, searchPlace } from './row-place.ts'
import type { RowContext } from './row-result.ts'
import { findStay, isStay } from './row-stay.ts'
import { placeOfPostcode } from './words/place-words.ts'

/** The built-in places: airports, cities and ports, without a network. */
export const places: Places = createPlaces({ gazetteers: [airports, cities, ports] })

/** The built-in places, and the postcodes of a file of GeoNames. Throws what `postcodes` throws. */
export function placesWithPostcodes(text: string): Places {
  return createPlaces({ gazetteers: [airports, cities, ports, postcodes(text)] })
}

/** The passages of a cell: names separated by spaces, commas or semicolons. */
export function parsePassages(text: string | undefined): readonly SeaPassage[] | undefined {
  return text?.split(/[\s,;]+/).filter((name) => name !== '') as SeaPassage[] | undefined
}

/** The means of transport of a row, by which distances are found: cars drive where lorries do. */
export function modeOf(row: ActivityCells): TransportMode | undefined {
  const mode = row.choice('mode')
  return mode === 'CAR' ? 'TRUCK' : mode
}

/** Marks between the stops of a flight in the column via. */
export const STOP_MARKS = /\s*[-–—/>;,→]\s*/

/** An end of a journey: a British postcode as it was written if the places know it, otherwise the town of its area. */
async function endOfRow(row: RowOfPlaces, column: 'from' | 'to'): Promise<string> {
  const town = row.cells.required(column)
  const written = row.cells.raw(column)?.trim()
  if (written === undefined || placeOfPostcode(written) !== town) return town
  const postcode = `${written}, GB`
  const found = await searchPlace(postcode, row)
  // no built-in table has postcodes
  return typeof found === 'object' && found.scheme === 'resolver' ? postcode : town
}

/** The places of a row in order: where it starts, its stops, and where it ends. */
async function stopsOfRow(row: RowOfPlaces): Promise<readonly string[]> {
  const via = row.cells.text('via')?.split(STOP_MARKS) ?? []
  return [await endOfRow(row, 'from'), ...via.filter((stop) => stop !== ''), await endOfRow(row, 'to')]
}

/** The journey of a row. */
export interface RowJourney {
  /** The distances between its places, one for each leg. */
  readonly legs: readonly FoundDistance[]
  /** Its ends as they were understood, with the country that the row gives; undefined if it names no places. */
  readonly ends?: RowEnds
  /** The country of a stay without a journey; undefined if the row names no place for it. */
  readonly stayCountry?: string
}

/** The ends of a journey: 'York, GB'. */
export interface RowEnds {
  readonly from: string
  readonly to: string
}

/** The places that rows are read with. */
export interface RowPlaces {
  readonly places: Places
}

const NO_JOURNEY: RowJourney = { legs: [] }

/** Finds the country of the place of a stay. A place that fails adds failures to its column. */
async function stayOfRow(row: ActivityCells, { places: known }: RowPlaces): Promise<RowJourney> {
  row.required('to')
  if (row.text('hotelCountry') !== undefined || row.failures.length > 0) return NO_JOURNEY
  const stay = await findStay(row, 'to', known)
  if (stay === undefined) return NO_JOURNEY
  const { country, place } = stay
  return { legs: [], ...definedFields({ stayCountry: country }), ends: { from: place, to: place } }
}

/** Finds the country of the hotel of a row by its city; nothing if the row names no city, or the country itself. */
async function stayInCity(row: ActivityCells, { places: known }: RowPlaces): Promise<RowJourney> {
  const hasCity = row.text('hotelCity') !== undefined && row.text('nights') !== undefined
  if (!hasCity || row.text('hotelCountry') !== undefined) return NO_JOURNEY
  const stay = await findStay(row, 'hotelCity', known)
  return { legs: [], ...definedFields({ stayCountry: stay?.country }) }
}

/**
 * Finds the journey of a row; without legs if it names no places, or if they fail, which adds failures to their columns.
 */
export async function journeyOfRow(row: ActivityCells, options: RowPlaces): Promise<RowJourney> {
  if (row.text('from') === undefined && row.text('to') === undefined) return await stayInCity(row, options)
  if (isStay(row)) return await stayOfRow(row, options)
  const journey = await travelOfRow(row, options)
  return { ...journey, ...(await stayInCity(row, options)), legs: journey.legs }
}

/** Shares of a stated distance in the found one that mean both ways, with room for detours. */
const BOTH_WAYS = { min: 1.7, max: 2.5 } as const

/**
 * Rejects the distance of a return trip that is about twice the length of its route: the row would count the return trip
 * twice. Places that are not found are no reason to reject.
 */
async function checkOneWay(row: ActivityCells, { from, to }: RowEnds, { places: known }: RowPlaces): Promise<void> {
  const [stated, mode] = [Number(row.text('distanceKm')), modeOf(row)]
  if (row.flag('isReturn') !== true || mode === undefined || !(stated > 0)) return
  try {
    const { km } = await known.distance({ from, to, mode })
    const ratio = stated / km
    if (ratio < BOTH_WAYS.min || ratio > BOTH_WAYS.max) return
    const found = Math.round(km).toLocaleString('en')
    row.fail(
      'distanceKm',
      'distance_invalid',
      `is about twice the ${found} km from ${from} to ${to}, and the row is a return trip, which doubles it; write the distance of one way, or leave isReturn empty if the distance has both`,
    )
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
  }
}

async function travelOfRow(row: ActivityCells, { places: known }: RowPlaces): Promise<RowJourney> {
  row.required('mode')
  const mode = modeOf(row)
  const ofPlaces = { cells: row, mode, places: known }
  const stops = await stopsOfRow(ofPlaces)
  if (stops.length > 2 && row.text('distanceKm') !== undefined)
    row.fail(
      'distanceKm',
      'invalid_choice',
      'is one distance for several flights; leave the cell empty, or leave the stops out',
    )
  if (stops.length > 2 && stops[0] === stops.at(-1) && row.flag('isReturn') === true)
    row.fail('isReturn', 'invalid_choice', 'is true, and the stops already return to the start; leave the cell empty')
  const options = definedFields({
    distanceKm: row.text('distanceKm'),
    distanceKind: row.choice('distanceKind'),
    avoid: parsePassages(row.text('avoid')),
  })
  if (row.failures.length > 0 || mode === undefined) return NO_JOURNEY
  const countries = { from: countryOf(row.text('fromCountry')), to: countryOf(row.text('toCountry')) }
  const [first = '', last = ''] = [stops[0], stops.at(-1)]
  const start = { column: 'from', place: first, country: countries.from, other: last } as const
  const end = { column: 'to', place: last, country: countries.to, other: first } as const
  const [from, to] = [await clearerPlace(start, ofPlaces), await clearerPlace(end, ofPlaces)]
  if (row.failures.length > 0) return NO_JOURNEY
  await checkOneWay(row, { from, to }, { places: known })
  const points = [from, ...stops.slice(1, -1), to]
  try {
    const found: FoundDistance[] = []
    for (const [index, next] of points.slice(1).entries()) {
      found.push(await known.distance({ from: points[index] ?? '', to: next, ...options, mode }))
    }
    return { legs: found, ends: { from, to } }
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    row.attempt(() => {
      throw error
    }, 'from')
    return NO_JOURNEY
  }
}

/** Returns the countries of origin and destination: from the row, otherwise from its places. */
export function countryEnds({ row, found, legs }: RowContext) {
  const { from, to } = found?.route ?? {}
  // the countries of a row are those of its first and last place
  const [isFirst, isLast] = [found === legs[0], found === legs.at(-1)]
  return definedFields({
    from: (isFirst ? row.text('fromCountry') : undefined) ?? from?.country ?? undefined,
    to: (isLast ? row.text('toCountry') : undefined) ?? to?.country ?? undefined,
  })
}

/** Returns the codes of the known countries of origin and destination. */
export function countriesOf(context: RowContext) {
  const { from, to } = countryEnds(context)
  return definedFields({ from: countryOf(from), to: countryOf(to) })
}

/** The country of a journey whose ends name none: that of its row, for factors of a country. */
export function regionOfRow(context: RowContext) {
  const { from, to } = countriesOf(context)
  const country = countryOf(context.row.text('country'))
  return definedFields({ region: from === undefined && to === undefined ? country : undefined })
}

/** Returns the length band of a one-way flight. A length that is not a number is a failure of its column. */
export function mileageOf({ row, found }: RowContext): FlightToSelect['mileage'] {
  const km = found?.km ?? row.text('distanceKm')
  return km === undefined ? undefined : row.attempt(() => flightMileage(km), 'distanceKm')
}
