import type { Point } from '../../src/emissions/index.ts'
import { geodesicMetres } from '../../src/places/earth/geodesic.ts'
import { crossesGate } from '../../src/places/sea/gates.ts'
import { type Direction, directionOf, MEAN_RADIUS_KM } from '../../src/places/sea/sphere.ts'
import { type Berth, type Chart, passable, seesOver } from './chart.ts'
import { COLUMNS, cellOf, centreOf, latOfRow, PER_DEGREE, ROWS } from './raster.ts'

/** Moves of a king and a knight, as rows and columns. */
const MOVES: readonly (readonly [up: number, right: number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
  [1, 2],
  [2, 1],
  [-1, 2],
  [2, -1],
  [1, -2],
  [-2, 1],
  [-1, -2],
  [-2, -1],
]
/** A way over cells is so much longer, at most, than the line it stands for. */
const CELL_WAY_RATIO = 1.03

interface Search {
  readonly best: Float32Array
  readonly before: Int32Array
  readonly done: Uint8Array
}

const fresh = (): Search => ({
  best: new Float32Array(COLUMNS * ROWS).fill(Number.POSITIVE_INFINITY),
  before: new Int32Array(COLUMNS * ROWS),
  done: new Uint8Array(COLUMNS * ROWS),
})

/** A heap of cells by their keys; equal keys come out by cell, so that every run finds the same way. */
class CellHeap {
  readonly #keys: number[] = []
  readonly #cells: number[] = []

  get size(): number {
    return this.#keys.length
  }

  #isBefore(a: number, b: number): boolean {
    const [x, y] = [this.#keys[a] as number, this.#keys[b] as number]
    return x < y || (x === y && (this.#cells[a] as number) < (this.#cells[b] as number))
  }

  #swap(a: number, b: number): void {
    const [key, cell] = [this.#keys[a] as number, this.#cells[a] as number]
    this.#keys[a] = this.#keys[b] as number
    this.#cells[a] = this.#cells[b] as number
    this.#keys[b] = key
    this.#cells[b] = cell
  }

  push(key: number, cell: number): void {
    let at = this.#keys.push(key) - 1
    this.#cells.push(cell)
    while (at > 0 && this.#isBefore(at, (at - 1) >> 1)) {
      this.#swap(at, (at - 1) >> 1)
      at = (at - 1) >> 1
    }
  }

  pop(): { key: number; cell: number } {
    const last = this.#keys.length - 1
    this.#swap(0, last)
    const top = { key: this.#keys.pop() as number, cell: this.#cells.pop() as number }
    for (let at = 0; ; ) {
      let child = 2 * at + 1
      if (child >= last) return top
      if (child + 1 < last && this.#isBefore(child + 1, child)) child++
      if (!this.#isBefore(child, at)) return top
      this.#swap(child, at)
      at = child
    }
  }
}

const columnAngles = Array.from(
  { length: COLUMNS },
  (_, column) => (((column + 0.5) / PER_DEGREE - 180) * Math.PI) / 180,
)
const rowAngles = Array.from({ length: ROWS }, (_, row) => (latOfRow(row) * Math.PI) / 180)
const columnCos = Float64Array.from(columnAngles, Math.cos)
const columnSin = Float64Array.from(columnAngles, Math.sin)
const rowCos = Float64Array.from(rowAngles, Math.cos)
const rowSin = Float64Array.from(rowAngles, Math.sin)

function directionOfCell(row: number, column: number): Direction {
  const cos = rowCos[row] as number
  return { x: cos * (columnCos[column] as number), y: cos * (columnSin[column] as number), z: rowSin[row] as number }
}

function kmBetween(a: Direction, b: Direction): number {
  return (
    2 * MEAN_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2) / 2))
  )
}

/** Kilometres of each move from each row, seen as a flat piece of the Earth. */
function moveLengths(): readonly Float64Array[] {
  return MOVES.map(([up, right]) =>
    Float64Array.from({ length: ROWS }, (_, row) => {
      const high = (up / PER_DEGREE) * 111.195
      const wide = (right / PER_DEGREE) * 111.195 * Math.cos((latOfRow(row + up / 2) * Math.PI) / 180)
      return Math.hypot(high, wide)
    }),
  )
}

export interface WayQuery {
  readonly from: Point
  readonly to: Point
  readonly berth: Berth
  /** A longer way is of no interest. */
  readonly kmMax: number
}

/** Finds the shortest way over water between two points: over cells first (A*), then pulled straight with geodesics. */
export function wayFinder(chart: Chart): (query: WayQuery) => number | undefined {
  const search = fresh()
  const lengths = moveLengths()
  return (query) => {
    const isPassable = passable(chart, { ends: [query.from, query.to], berth: query.berth })
    const cells = cellsBetween(chart, { search, lengths, query, isPassable })
    if (cells === undefined) return undefined
    const points = [query.from, ...cells.slice(1, -1).map(centreOf), query.to]
    const km = pulledKm(points, seesOver(chart, isPassable))
    return km <= query.kmMax ? km : undefined
  }
}

interface CellSearch {
  readonly search: Search
  readonly lengths: readonly Float64Array[]
  readonly query: WayQuery
  readonly isPassable: (cell: number) => boolean
}

function cellsBetween(chart: Chart, { search, lengths, query, isPassable }: CellSearch): number[] | undefined {
  const { best, before, done } = search
  const [start, goal] = [cellOf(query.from), cellOf(query.to)]
  const target = directionOf(query.to)
  const limit = query.kmMax * CELL_WAY_RATIO + 15
  const heap = new CellHeap()
  const touched = [start]
  best[start] = 0
  before[start] = -1
  heap.push(0, start)
  let found = false
  while (heap.size > 0 && !found) {
    const { cell } = heap.pop()
    if (done[cell] === 1) continue
    done[cell] = 1
    found = cell === goal
    const row = Math.floor(cell / COLUMNS)
    const column = cell % COLUMNS
    for (const [move, [up, right]] of MOVES.entries()) {
      const nextColumn = (column + right + COLUMNS) % COLUMNS
      const next = (row + up) * COLUMNS + nextColumn
      if (row + up < 0 || row + up >= ROWS || done[next] === 1) continue
      const km = (best[cell] as number) + (lengths[move]?.[row] as number)
      if (km >= (best[next] as number)) continue
      const key = km + kmBetween(directionOfCell(row + up, nextColumn), target)
      if (key > limit || !(isPassable(next) || next === goal)) continue
      if (chart.gated.has(next) && crossesGate(centreOf(cell), centreOf(next))) continue
      if (best[next] === Number.POSITIVE_INFINITY) touched.push(next)
      best[next] = km
      before[next] = cell
      heap.push(key, next)
    }
  }
  const way: number[] = []
  for (let cell = goal; found && cell >= 0; cell = before[cell] as number) way.push(cell)
  for (const cell of touched) {
    best[cell] = Number.POSITIVE_INFINITY
    done[cell] = 0
  }
  return found ? way.reverse() : undefined
}

/** The length of a way after each run of points that see each other was made straight. */
function pulledKm(points: readonly Point[], sees: (a: Point, b: Point) => boolean): number {
  let km = 0
  for (let at = 0; at < points.length - 1; ) {
    let next = points.length - 1
    while (next > at + 1 && !sees(points[at] as Point, points[next] as Point)) {
      next = Math.max(at + 1, next - Math.max(1, Math.floor((next - at) * 0.1)))
    }
    km += geodesicMetres(points[at] as Point, points[next] as Point) / 1000
    at = next
  }
  return km
}
