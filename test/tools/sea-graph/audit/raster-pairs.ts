import { quickKm, reducedDirectionOf } from '../../../../src/reference/places/sea/sphere.ts'
import { chartOfEarth } from '../chart.ts'
import { COAST, NEAR_SHORE } from '../raster.ts'
import type { AuditPort } from './data/ports.ts'
import { kmOf, Oracle } from './oracle.ts'

const KM_MIN = 150
const KM_MAX = 1600
/** Ways over the raster are followed so far. */
const REACH_KM = 2600

/** A pair of harbours, and the kilometres of the raster: clear of the coasts, and as near to them as there is water. */
export interface RasterPair {
  readonly from: string
  readonly to: string
  readonly clearKm: number | null
  readonly nearKm: number
}

/** The ways over the raster from the first `sources` harbours to all that are 150 to 1,600 km away in a straight line. */
export function rasterPairs(ports: readonly AuditPort[], sources: number): RasterPair[] {
  const chart = chartOfEarth()
  const directions = ports.map(({ point }) => reducedDirectionOf(point))
  const oracles = [new Oracle(chart, NEAR_SHORE), new Oracle(chart, COAST)] as const
  return ports.slice(0, sources).flatMap(({ name: from, point }, source) => {
    const [clear, near] = oracles.map((oracle) => oracle.from(point, REACH_KM))
    return ports.flatMap(({ name: to, point: goal }, index): RasterPair[] => {
      const straightKm = quickKm(
        directions[source] as (typeof directions)[0],
        directions[index] as (typeof directions)[0],
      )
      if (straightKm < KM_MIN || straightKm > KM_MAX || (index < sources && index <= source)) return []
      const way = near?.routeTo(goal)
      const clearWay = clear?.routeTo(goal)
      if (way === undefined) return []
      return [{ from, to, clearKm: clearWay === undefined ? null : kmOf(clearWay), nearKm: kmOf(way) }]
    })
  })
}
