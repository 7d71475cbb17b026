import { lazy } from '../../../base/index.ts'
import type { Point } from '../../../core/emissions/index.ts'
import { type ClosedLine, GATES, SEA_PASSAGES } from './sea-passages.ts'
import { cross, type Direction, directionOf, dot } from './sphere.ts'

/** The bit of the lines that no route crosses, beside those of the passages. */
export const CLOSED_BIT = 1 << SEA_PASSAGES.length

/** A line across a strait as directions, for intersection with the great circles of routes. */
interface Wall {
  readonly from: Direction
  readonly to: Direction
  /** Of the plane through both ends and the centre of the Earth. */
  readonly normal: Direction
  readonly bit: number
}

/** Builds the wall of a line. */
export function buildWall(line: ClosedLine): Wall {
  const from = directionOf(line.from)
  const to = directionOf(line.to)
  const bit = line.passage === undefined ? CLOSED_BIT : 1 << SEA_PASSAGES.indexOf(line.passage)
  return { from, to, normal: cross(from, to), bit }
}

const walls = lazy(() => GATES.map(buildWall))

/**
 * The bits of the passages whose lines the great circle between two points crosses, and `CLOSED_BIT`; 0: none. A point
 * on a line always counts as on the same side of it, so no route slips through by a point on the line.
 */
export function crossGates(a: Point, b: Point): number {
  const start = directionOf(a)
  const end = directionOf(b)
  const normal = cross(start, end)
  return walls().reduce((bits, wall) => {
    const isAhead = dot(wall.normal, start) >= 0
    if (isAhead === dot(wall.normal, end) >= 0) return bits
    const side = isAhead ? 1 : -1
    return side * dot(normal, wall.to) > 0 && side * dot(normal, wall.from) < 0 ? bits | wall.bit : bits
  }, 0)
}

/** True if the great circle between two points crosses one of the lines that only listed edges may cross. */
export function crossesGate(a: Point, b: Point): boolean {
  return crossGates(a, b) !== 0
}
