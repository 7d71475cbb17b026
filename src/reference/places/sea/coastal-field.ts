import { lazy, readDouble, readInt32, readItem } from '../../../base/index.ts'
import type { Point } from '../../../core/emissions/index.ts'
import { geodesicMetres } from '../earth/geodesic.ts'
import { BoundedCache } from './bounded-cache.ts'
import { crossesGate } from './gates.ts'
import {
  CELLS_PER_DEGREE,
  COLUMNS,
  cellOfPoint,
  centreOf,
  isClosedCorner,
  isWaterCell,
  KM_PER_CELL,
  ROWS,
  rowOfLatitude,
} from './land-mask.ts'
import { MinHeap } from './min-heap.ts'
import { GATES } from './sea-passages.ts'
import { sees } from './sight.ts'
import { walk } from './sphere.ts'

const STEPS = [-1, 0, 1] as const
/** The moves from a cell to its eight neighbours. */
const MOVES = STEPS.flatMap((up) => STEPS.map((right) => [up, right] as const)).filter(
  ([up, right]) => up !== 0 || right !== 0,
)

/** The window of the mask around a point that contains all routes from it. */
interface Frame {
  readonly firstRow: number
  readonly firstColumn: number
  readonly height: number
  readonly width: number
}

/** Routes over water around a point, from cell to cell of the mask. */
export interface CoastalField {
  /** Kilometres over the cells to that of a point, up to 8 % too many; infinite if no route was found. */
  roughKm(to: Point): number
  /** Kilometres of the route to a point after straightening. */
  km(to: Point): number
}

/** Returns the cells along the lines that no route crosses, with their neighbours. */
export function findGateCells(): ReadonlySet<number> {
  const cells = new Set<number>()
  for (const { from, to } of GATES) {
    walk(from, to, (step) => {
      for (const [up, right] of MOVES) cells.add(cellOfPoint(step) + up * COLUMNS + right)
      return 1
    })
  }
  return cells
}

const gateCells = lazy(findGateCells)

function frameOfPoint({ lat, lng }: Point, km: number): Frame {
  const rows = Math.ceil(km / KM_PER_CELL)
  const firstRow = Math.max(0, rowOfLatitude(lat) - rows)
  const height = Math.min(ROWS - 1, rowOfLatitude(lat) + rows) - firstRow + 1
  const cos = Math.cos((Math.min(80, Math.abs(lat) + rows / CELLS_PER_DEGREE) * Math.PI) / 180)
  const columns = Math.min(COLUMNS / 2 - 1, Math.ceil(rows / cos))
  const firstColumn = ((cellOfPoint({ lat, lng }) % COLUMNS) - columns + COLUMNS) % COLUMNS
  return { firstRow, firstColumn, height, width: 2 * columns + 1 }
}

/** Points up to this straight distance apart are joined along the coast between them. */
export const COASTAL_KM = 700
/** A route over cells exceeds the route it represents by at most this factor. */
export const ROUGH_SHARE = 1.09
/** The search radius over the cells. */
export const KM_MAX = COASTAL_KM * ROUGH_SHARE
const fields = lazy(() => new BoundedCache<CoastalField>(16))

/** Returns the routes over water around a point on water, cached for the most recently used points. */
export function coastalField(from: Point): CoastalField {
  return fields().get(`${from.lat} ${from.lng}`, () => searchCoast(from, KM_MAX))
}

/** Searches the routes over water around a point up to `kmMax` kilometres. */
export function searchCoast(from: Point, kmMax: number): CoastalField {
  const { firstRow, firstColumn, height, width } = frameOfPoint(from, kmMax)
  const best = new Float64Array(height * width).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(height * width).fill(-1)
  const slotOf = (cell: number) => {
    const row = Math.floor(cell / COLUMNS) - firstRow
    const column = ((cell % COLUMNS) - firstColumn + COLUMNS) % COLUMNS
    return row >= 0 && row < height && column < width ? row * width + column : -1
  }
  const heap = new MinHeap()
  best[slotOf(cellOfPoint(from))] = 0
  heap.push(0, cellOfPoint(from))
  while (heap.size > 0) {
    const { key, item: cell } = heap.pop()
    if (key > readDouble(best, slotOf(cell))) continue
    const kmPerColumn = KM_PER_CELL * Math.cos((centreOf(cell).lat * Math.PI) / 180)
    for (const [up, right] of MOVES) {
      const next = neighbour(cell, up, right)
      const slot = slotOf(next)
      const km = key + Math.sqrt((up * KM_PER_CELL) ** 2 + (right * kmPerColumn) ** 2)
      if (slot < 0 || km > kmMax || km >= readDouble(best, slot) || !isWaterCell(next)) continue
      if (isClosedCorner(cell, next)) continue
      if (gateCells().has(next) && crossesGate(centreOf(cell), centreOf(next))) continue
      best[slot] = km
      before[slot] = cell
      heap.push(km, next)
    }
  }
  const cellsTo = (goal: number) => {
    const cells: number[] = []
    for (let cell = goal; cell !== -1; cell = readInt32(before, slotOf(cell))) cells.push(cell)
    return cells.reverse()
  }
  const roughKm = (to: Point) => best[slotOf(cellOfPoint(to))] ?? Number.POSITIVE_INFINITY
  const km = (to: Point) => pulledKm([from, ...cellsTo(cellOfPoint(to)).slice(1, -1).map(centreOf), to])
  return { roughKm, km: (to) => (Number.isFinite(roughKm(to)) ? km(to) : Number.POSITIVE_INFINITY) }
}

/** Returns the cell `up` rows up and `right` columns to the right; cells beyond a pole are in no frame. */
function neighbour(cell: number, up: number, right: number): number {
  return (Math.floor(cell / COLUMNS) + up) * COLUMNS + (((cell % COLUMNS) + right + COLUMNS) % COLUMNS)
}

/** Returns the length of a route after straightening each run of points that see each other. */
function pulledKm(points: readonly Point[]): number {
  let metres = 0
  for (let index = 0; index < points.length - 1; ) {
    const from = readItem(points, index)
    let next = points.length - 1
    while (next > index + 1 && !sees(from, readItem(points, next))) next--
    metres += geodesicMetres(from, readItem(points, next))
    index = next
  }
  return metres / 1000
}
