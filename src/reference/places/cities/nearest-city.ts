import { lazy, readDouble, readUint32 } from '../../../base/index.ts'
import type { Point } from '../../../core/emissions/index.ts'
import { geodesicMetres } from '../earth/geodesic.ts'
import { sphereKm } from '../sea/sphere.ts'
import { readPointAtIndex } from '../tables/packed-columns.ts'
import { cityTable } from './city-table.ts'

/** A city and its distance. */
interface NearCity {
  /** Its index in the table. */
  readonly city: number
  readonly km: number
}

/** The minimum length of a degree of latitude on WGS84, in kilometres. */
const KM_PER_DEGREE_MIN = 110.57
/** The sphere is at most 0.6 % longer than the ellipsoid. */
const SPHERE_TO_ELLIPSOID_MIN = 0.994

/** Indexes of the cities from south to north. */
const northward = lazy((): Uint32Array => {
  const { lats } = cityTable()
  return Uint32Array.from(lats.keys()).sort((a, b) => readDouble(lats, a) - readDouble(lats, b) || a - b)
})

/** Returns the index in `order` of the first city at or north of a latitude. */
function firstIndexNorthOf(order: Uint32Array, lat: number): number {
  const { lats } = cityTable()
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (readDouble(lats, readUint32(order, middle)) < lat) low = middle + 1
    else high = middle
  }
  return low
}

/** Finds the city nearest to a point within `kmMax` kilometres, by the geodesic; undefined if there is none. */
export function nearestCity(point: Point, kmMax: number): NearCity | undefined {
  const table = cityTable()
  const order = northward()
  let best: NearCity | undefined
  // true for NaN as well
  const isTooFar = (km: number) => !(km <= (best?.km ?? kmMax))
  const search = (start: number, step: 1 | -1) => {
    for (let index = start; index >= 0 && index < order.length; index += step) {
      const city = order[index] as number
      const there = readPointAtIndex(table, city)
      if (isTooFar(Math.abs(there.lat - point.lat) * KM_PER_DEGREE_MIN)) return
      if (isTooFar(sphereKm(point, there) * SPHERE_TO_ELLIPSOID_MIN)) continue
      const km = geodesicMetres(point, there) / 1000
      if (!isTooFar(km) && km !== best?.km) best = { city, km }
    }
  }
  const start = firstIndexNorthOf(order, point.lat)
  search(start, 1)
  search(start - 1, -1)
  return best
}
