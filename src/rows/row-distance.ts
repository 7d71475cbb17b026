import { definedFields } from '../base/index.ts'
import type { FoundDistance, TransportMode } from '../core/emissions/index.ts'
import { EmissionsError } from '../core/errors/index.ts'
import { airports } from '../reference/places/airports/index.ts'
import { cities } from '../reference/places/cities/index.ts'
import { createPlaces, type Places, type SeaPassage } from '../reference/places/index.ts'
import { ports } from '../reference/places/ports/index.ts'
import { type ActivityCells, countryOf } from './activity-cells.ts'

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

/** The places of a row in order: where it starts, its stops, and where it ends. */
function stopsOfRow(row: ActivityCells): readonly string[] {
  const via = row.text('via')?.split(/\s*[-–—/>;,→]\s*/) ?? []
  return [row.required('from'), ...via.filter((stop) => stop !== ''), row.required('to')]
}

/** True for a text that a country after it cannot make clearer: a code, a point, or a name with a country. */
function isPrecise(place: string): boolean {
  return /[,:]|^[A-Z]{3,4}$|^[-\d.]/.test(place)
}

/** Adds the country of a row to the name of its place, if that is known. */
async function placeInCountry(place: string, country: string | undefined, mode: TransportMode): Promise<string> {
  if (country === undefined || isPrecise(place)) return place
  const text = `${place}, ${country}`
  try {
    await places.resolve(text, { mode })
    return text
  } catch (error) {
    if (EmissionsError.is(error)) return place
    throw error
  }
}

/**
 * The distances between the places of a row, one for each leg; empty if it names no places, or if they fail, which adds
 * failures to their columns.
 */
export async function distancesOfRow(row: ActivityCells): Promise<readonly FoundDistance[]> {
  if (row.text('from') === undefined && row.text('to') === undefined) return []
  row.required('mode')
  const mode = modeOf(row)
  const stops = stopsOfRow(row)
  if (stops.length > 2 && row.text('distanceKm') !== undefined)
    row.fail(
      'distanceKm',
      'invalid_choice',
      'is one distance for several flights; leave the cell empty, or leave the stops out',
    )
  const options = definedFields({
    distanceKm: row.text('distanceKm'),
    distanceKind: row.choice('distanceKind'),
    avoid: parsePassages(row.text('avoid')),
  })
  if (row.failures.length > 0 || mode === undefined) return []
  const countries = { from: countryOf(row.text('fromCountry')), to: countryOf(row.text('toCountry')) }
  const [first = '', last = ''] = [stops[0], stops.at(-1)]
  const ends = {
    from: await placeInCountry(first, countries.from, mode),
    to: await placeInCountry(last, countries.to, mode),
  }
  const points = [ends.from, ...stops.slice(1, -1), ends.to]
  try {
    const found: FoundDistance[] = []
    for (const [index, to] of points.slice(1).entries()) {
      found.push(await places.distance({ from: points[index] ?? '', to, ...options, mode }))
    }
    return found
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    row.attempt(() => {
      throw error
    }, 'from')
    return []
  }
}
