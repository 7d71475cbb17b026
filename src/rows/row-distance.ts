import { definedFields } from '../base/index.ts'
import type { FoundDistance, TransportMode } from '../core/emissions/index.ts'
import { EmissionsError } from '../core/errors/index.ts'
import { airports } from '../reference/places/airports/index.ts'
import { cities } from '../reference/places/cities/index.ts'
import { createPlaces, type Places, type SeaPassage } from '../reference/places/index.ts'
import { ports } from '../reference/places/ports/index.ts'
import type { ActivityCells } from './activity-cells.ts'

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

/**
 * The distance between the two places of a row; undefined if it names none, or if they fail, which adds failures to
 * their columns.
 */
export async function distanceOfRow(row: ActivityCells): Promise<FoundDistance | undefined> {
  const [from, to] = [row.text('from'), row.text('to')]
  if (from === undefined && to === undefined) return undefined
  row.required('mode')
  const mode = modeOf(row)
  const request = {
    from: row.required('from'),
    to: row.required('to'),
    ...definedFields({
      distanceKm: row.text('distanceKm'),
      distanceKind: row.choice('distanceKind'),
      avoid: parsePassages(row.text('avoid')),
    }),
  }
  if (row.failures.length > 0 || mode === undefined) return undefined
  try {
    return await places.distance({ ...request, mode })
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    row.attempt(() => {
      throw error
    }, 'from')
    return undefined
  }
}
