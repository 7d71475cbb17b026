import type { Point } from '../../../core/emissions/index.ts'
import { crossesGate } from './gates.ts'
import { cellOfPoint, isClosedCorner, isWaterCell, openKm } from './land-mask.ts'
import { type LinePoint, walk } from './sphere.ts'

const STEP_KM = 7

/** True if the straight line between two points lies over navigable water, save the last `landKmMax` kilometres. */
export function isOverWater(from: Point, to: Point, landKmMax = 0): boolean {
  let before = cellOfPoint(from)
  const visit = ({ lat, lng, kmLeft }: LinePoint) => {
    const open = openKm(lat, lng)
    if (open > STEP_KM) return open
    const cell = cellOfPoint({ lat, lng })
    const isOpen = isWaterCell(cell) && !isClosedCorner(before, cell)
    before = cell
    return isOpen || kmLeft <= landKmMax ? STEP_KM : 0
  }
  return walk(from, to, visit)
}

/**
 * True if the straight line between two points lies over navigable water and crosses no passage. The last `landKmMax`
 * kilometres may be land: a port seen from the sea.
 */
export function sees(from: Point, to: Point, landKmMax = 0): boolean {
  return !crossesGate(from, to) && isOverWater(from, to, landKmMax)
}

/**
 * Returns the longest stretch of sea on the straight line between two points, accurate to a few km; lakes count as
 * land.
 */
export function longestCrossingKm(from: Point, to: Point): number {
  let longest = 0
  let begun: number | undefined
  walk(from, to, ({ lat, lng, kmLeft }: LinePoint) => {
    if (isWaterCell(cellOfPoint({ lat, lng }))) {
      begun ??= kmLeft
      longest = Math.max(longest, begun - kmLeft)
    } else begun = undefined
    return STEP_KM
  })
  return longest
}
