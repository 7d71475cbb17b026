import { definedFields } from '../base/index.ts'
import type { FoundDistance, TransportMode } from '../core/emissions/index.ts'
import { EmissionsError, show } from '../core/errors/index.ts'
import { airports } from '../reference/places/airports/index.ts'
import { cities } from '../reference/places/cities/index.ts'
import { createPlaces, type Places, type SeaPassage } from '../reference/places/index.ts'
import { ports } from '../reference/places/ports/index.ts'
import { type ActivityCells, countryOf } from './activity-cells.ts'
import { nameBeforeStation } from './words/place-words.ts'

/** The built-in places: airports, cities and ports, without a network. */
export const places: Places = createPlaces({ gazetteers: [airports, cities, ports] })

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

/** The places of a row in order: where it starts, its stops, and where it ends. */
function stopsOfRow(row: ActivityCells): readonly string[] {
  const via = row.text('via')?.split(STOP_MARKS) ?? []
  return [row.required('from'), ...via.filter((stop) => stop !== ''), row.required('to')]
}

/** True for a text that a country after it cannot make clearer: a code, a point, or a name with a country. */
function isPrecise(place: string): boolean {
  return /[,:]|^[A-Z]{3,4}$|^[-\d.]/.test(place)
}

/** True if the tables know a place. */
async function isKnown(place: string, mode: TransportMode): Promise<boolean> {
  try {
    await places.resolve(place, { mode })
    return true
  } catch (error) {
    if (EmissionsError.is(error)) return false
    throw error
  }
}

/** A place of a row, the country that the row gives for it, and the mode of transport. */
interface RowPlace {
  readonly place: string
  readonly country: string | undefined
  readonly mode: TransportMode
}

/** Reads the code of an airport as one, also if the journey to it goes by road or rail; undefined for other places. */
async function airportByLand({ place, mode }: RowPlace, row: ActivityCells): Promise<string | undefined> {
  if (!/^[A-Z]{3}$/.test(place) || (mode !== 'TRUCK' && mode !== 'RAIL')) return undefined
  const airport = `AIR:${place}`
  if ((await isKnown(place, mode)) || !(await isKnown(airport, mode))) return undefined
  row.remark(`the place ${show(place)} is the airport ${place}`)
  return airport
}

/** Adds the country of the row to a name that several places have; undefined if that does not distinguish them. */
async function placeOfCountry({ place, country, mode }: RowPlace, row: ActivityCells): Promise<string | undefined> {
  const ofRow = countryOf(row.text('country'))
  if (country !== undefined || ofRow === undefined || (mode !== 'TRUCK' && mode !== 'RAIL')) return undefined
  const name = `${place}, ${ofRow}`
  if ((await isKnown(place, mode)) || !(await isKnown(name, mode))) return undefined
  row.remark(`the place ${show(place)} is that of the country ${ofRow}`)
  return name
}

/** Adds the country of a row to the name of a place, and reads an unknown station as its city, if that is known. */
async function clearerPlace(of: RowPlace, row: ActivityCells): Promise<string> {
  const { place, country, mode } = of
  if (isPrecise(place)) return (await airportByLand(of, row)) ?? place
  const settled = await placeOfCountry(of, row)
  if (settled !== undefined) return settled
  const inCountry = (name: string) => (country === undefined ? name : `${name}, ${country}`)
  if (country !== undefined && (await isKnown(inCountry(place), mode))) return inCountry(place)
  const city = mode === 'RAIL' ? nameBeforeStation(place) : undefined
  if (city === undefined || (await isKnown(place, mode))) return place
  row.remark(`the station ${show(place)} is ${inCountry(city)}`)
  return inCountry(city)
}

/** The journey of a row. */
export interface RowJourney {
  /** The distances between its places, one for each leg. */
  readonly legs: readonly FoundDistance[]
  /** Its ends as they were understood, with the country that the row gives; undefined if it names no places. */
  readonly ends?: RowEnds
}

/** The ends of a journey: 'York, GB'. */
export interface RowEnds {
  readonly from: string
  readonly to: string
}

const NO_JOURNEY: RowJourney = { legs: [] }

/**
 * Finds the journey of a row; without legs if it names no places, or if they fail, which adds failures to their columns.
 */
export async function journeyOfRow(row: ActivityCells): Promise<RowJourney> {
  if (row.text('from') === undefined && row.text('to') === undefined) return NO_JOURNEY
  row.required('mode')
  const mode = modeOf(row)
  const stops = stopsOfRow(row)
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
  const from = await clearerPlace({ place: first, country: countries.from, mode }, row)
  const to = await clearerPlace({ place: last, country: countries.to, mode }, row)
  const points = [from, ...stops.slice(1, -1), to]
  try {
    const found: FoundDistance[] = []
    for (const [index, next] of points.slice(1).entries()) {
      found.push(await places.distance({ from: points[index] ?? '', to: next, ...options, mode }))
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
