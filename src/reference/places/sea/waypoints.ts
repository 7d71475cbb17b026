import type { Waypoint } from '../../../core/emissions/index.ts'
import { WAYPOINTS } from './data/waypoints.ts'

/** The named points of the sea graph, in the order of their numbers. */
export function readWaypoints(): readonly Waypoint[] {
  return WAYPOINTS.split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [name = '', lat, lng] = line.split('|')
      return Object.freeze({ name, point: Object.freeze({ lat: Number(lat), lng: Number(lng) }) })
    })
}
