import type { Point } from '../../emissions/index.ts'
import { cellOf, isWaterCell } from './land-mask.ts'
import { type Step, walk } from './sphere.ts'

const STEP_KM = 7

/** The longest stretch of sea on the straight line between two points, accurate to a few km; lakes count as land. */
export function longestCrossingKm(from: Point, to: Point): number {
  let longest = 0
  let begun: number | undefined
  walk(from, to, ({ lat, lng, kmLeft }: Step) => {
    if (isWaterCell(cellOf({ lat, lng }))) {
      begun ??= kmLeft
      longest = Math.max(longest, begun - kmLeft)
    } else begun = undefined
    return STEP_KM
  })
  return longest
}
