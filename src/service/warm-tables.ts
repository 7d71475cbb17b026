import { yieldToOthers } from '../base/index.ts'
import type { Catalogue } from '../reference/factors/index.ts'
import type { Places } from '../reference/places/index.ts'

/** One distance by each mode: together they decode the tables of airports, cities and ports, and the sea graph. */
const DISTANCES = [
  { from: 'LHR', to: 'JFK', mode: 'AIR' },
  { from: 'PORT:NLRTM', to: 'PORT:SGSIN', mode: 'SHIP' },
  { from: 'Hamburg, DE', to: 'Lyon, FR', mode: 'RAIL' },
] as const

/** Reads the factors of a catalogue, and the shipped tables of places, with room for other work between two of them. */
export async function warmTables(catalogue: Catalogue, places: Places | undefined): Promise<void> {
  catalogue.factors()
  for (const distance of places === undefined ? [] : DISTANCES) {
    await yieldToOthers()
    await places?.distance(distance)
  }
}
