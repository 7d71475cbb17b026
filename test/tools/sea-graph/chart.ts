import type { Point } from '../../../src/core/emissions/index.ts'
import { crossesGate } from '../../../src/reference/places/sea/gates.ts'
import { GATES } from '../../../src/reference/places/sea/sea-passages.ts'
import { directionOf, dot, MEAN_RADIUS_KM, walk } from '../../../src/reference/places/sea/sphere.ts'
import { readCoasts } from './land.ts'
import {
  COAST,
  COLUMNS,
  cellOf,
  centreOf,
  LAND,
  type NEAR_SHORE,
  type OPEN,
  PER_DEGREE,
  rasterOf,
  roomOf,
} from './raster.ts'

/** So near to the ends of an edge a ship may be close to the shore, and in the harbour itself on "land". */
const COASTAL_KM = 25
const HARBOUR_KM = 8
const STEP_KM = 3
const CELL_KM = 111.19 / PER_DEGREE

/** How far off the shores a way must lie between its ends. */
export type Berth = typeof OPEN | typeof NEAR_SHORE

/** The sea as the derivation sees it. */
export interface Chart {
  readonly cells: Uint8Array
  /** Cells at the lines that only listed edges cross, a knight's move wide. */
  readonly gated: ReadonlySet<number>
  readonly room: Uint8Array
}

export function chartOfEarth(): Chart {
  const cells = rasterOf(readCoasts())
  const gated = new Set<number>()
  for (const { from, to } of GATES) {
    walk(from, to, (step) => {
      for (const up of [-2, -1, 0, 1, 2]) {
        for (const right of [-2, -1, 0, 1, 2]) gated.add(cellOf(step) + up * COLUMNS + right)
      }
      return 0.5
    })
  }
  return { cells, gated, room: roomOf(cells) }
}

function sphereKm(a: Point, b: Point): number {
  return MEAN_RADIUS_KM * Math.acos(Math.min(1, dot(directionOf(a), directionOf(b))))
}

/** True for the cells that a way between these ends may lead over. */
export function passable(chart: Chart, { ends, berth }: { ends: readonly Point[]; berth: Berth }) {
  return (cell: number): boolean => {
    const kind = chart.cells[cell] as number
    if (kind <= berth) return true
    const km = Math.min(...ends.map((end) => sphereKm(centreOf(cell), end)))
    return km <= HARBOUR_KM || (kind <= COAST && km <= COASTAL_KM)
  }
}

/** True if the straight line from one point to another leads over passable cells and no gate. */
export function seesOver(chart: Chart, isPassable: (cell: number) => boolean) {
  return (from: Point, to: Point): boolean =>
    !crossesGate(from, to) &&
    walk(from, to, (step) => {
      const cell = cellOf(step)
      const room = chart.room[cell] as number
      if (room === 0 && !isPassable(cell)) return 0
      const cos = Math.cos((Math.min(89, Math.abs(step.lat) + room / PER_DEGREE) * Math.PI) / 180)
      return Math.max(STEP_KM, (room - 1) * CELL_KM * cos)
    })
}

/** True for a node that lies up a river or in a lake: no water within the harbour's reach. */
export function isInland(chart: Chart, at: Point): boolean {
  const cell = cellOf(at)
  for (let up = -1; up <= 1; up++) {
    for (let right = -1; right <= 1; right++) {
      if ((chart.cells[cell + up * COLUMNS + right] as number) < LAND) return false
    }
  }
  return true
}
