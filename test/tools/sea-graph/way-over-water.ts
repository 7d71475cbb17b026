import type { Point } from '../../../src/core/emissions/index.ts'
import { geodesicMetres } from '../../../src/reference/places/earth/geodesic.ts'
import { crossesGate } from '../../../src/reference/places/sea/gates.ts'
import { type Direction, directionOf, MEAN_RADIUS_KM } from '../../../src/reference/places/sea/sphere.ts'
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
  #keys = new Float64Array(1024)
  #cells = new Int32Array(1024)
  size = 0

  #grow(): void {
    const [keys, cells] = [this.#keys, this.#cells]
    this.#keys = new Float64Array(2 * keys.length)
    this.#cells = new Int32Array(2 * cells.length)
    this.#keys.set(keys)
    this.#cells.set(cells)
  }

  push(key: number, cell: number): void {
    if (this.size === this.#keys.length) this.#grow()
    const [keys, cells] = [this.#keys, this.#cells]
    let index = this.size++
    while (index > 0) {
      const above = (index - 1) >> 1
      const other = keys[above] as number
      if (other < key || (other === key && (cells[above] as number) < cell)) break
      keys[index] = other
      cells[index] = cells[above] as number
      index = above
    }
    keys[index] = key
    cells[index] = cell
  }

  /** Takes the first cell out; the heap must not be empty. */
  pop(): number {
    const [keys, cells] = [this.#keys, this.#cells]
    const top = cells[0] as number
    const size = --this.size
    const [key, cell] = [keys[size] as number, cells[size] as number]
    let index = 0
    for (let child = 1; child < size; child = 2 * index + 1) {
      const [left, right] = [
        keys[child] as number,
        child + 1 < size ? (keys[child + 1] as number) : Number.POSITIVE_INFINITY,
      ]
      if (right < left || (right === left && (cells[child + 1] as number) < (cells[child] as number))) child++
      const least = keys[child] as number
      if (least > key || (least === key && (cells[child] as number) > cell)) break
      keys[index] = least
      cells[index] = cells[child] as number
      index = child
    }
    keys[index] = key
    cells[index] = cell
    return top
  }
}

const columnAngles = Array.from(
  { length: COLUMNS },
  (_, column) => (((column + 0.5) / PER_DEGREE - 180) * Math.PI) / 180,
)
const MOVES_UP = Int8Array.from(MOVES, ([up]) => up)
const MOVES_RIGHT = Int8Array.from(MOVES, ([, right]) => right)
const rowAngles = Array.from({ length: ROWS }, (_, row) => (latOfRow(row) * Math.PI) / 180)
const columnCos = Float64Array.from(columnAngles, Math.cos)
const columnSin = Float64Array.from(columnAngles, Math.sin)
const rowCos = Float64Array.from(rowAngles, Math.cos)
const rowSin = Float64Array.from(rowAngles, Math.sin)

/** Kilometres over the sphere from a cell to a direction. */
function kmTo(target: Direction, row: number, column: number): number {
  const cos = rowCos[row] as number
  const x = cos * (columnCos[column] as number) - target.x
  const y = cos * (columnSin[column] as number) - target.y
  const z = (rowSin[row] as number) - target.z
  return 2 * MEAN_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2))
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
    const cell = heap.pop()
    if (done[cell] === 1) continue
    done[cell] = 1
    found = cell === goal
    const row = Math.floor(cell / COLUMNS)
    const column = cell - row * COLUMNS
    const kmHere = best[cell] as number
    for (let move = 0; move < MOVES.length; move++) {
      const nextRow = row + (MOVES_UP[move] as number)
      if (nextRow < 0 || nextRow >= ROWS) continue
      const nextColumn = (column + (MOVES_RIGHT[move] as number) + COLUMNS) % COLUMNS
      const next = nextRow * COLUMNS + nextColumn
      if (done[next] === 1) continue
      const km = kmHere + (lengths[move]?.[row] as number)
      if (km >= (best[next] as number)) continue
      if ((chart.cells[next] as number) > query.berth && !(isPassable(next) || next === goal)) continue
      const key = km + kmTo(target, nextRow, nextColumn)
      if (key > limit) continue
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
  for (let index = 0; index < points.length - 1; ) {
    let next = points.length - 1
    while (next > index + 1 && !sees(points[index] as Point, points[next] as Point)) {
      next = Math.max(index + 1, next - Math.max(1, Math.floor((next - index) * 0.1)))
    }
    km += geodesicMetres(points[index] as Point, points[next] as Point) / 1000
    index = next
  }
  return km
}
