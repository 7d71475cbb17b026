import type { Point } from '../../../../src/core/emissions/index.ts'
import { geodesicMetres } from '../../../../src/reference/places/earth/geodesic.ts'
import { CLOSED_BIT, crossGates } from '../../../../src/reference/places/sea/gates.ts'
import { directionOf, dot, MEAN_RADIUS_KM, walk } from '../../../../src/reference/places/sea/sphere.ts'
import type { Chart } from '../chart.ts'
import { type COAST, COLUMNS, cellOf, centreOf, LAND, latOfRow, type NEAR_SHORE, PER_DEGREE, ROWS } from '../raster.ts'

/** A port is joined to the navigable cells within so many kilometres, and to those hardly farther than the nearest. */
const HARBOUR_KM = 15
const HARBOUR_SLACK_KM = 4
const KM_PER_CELL = 111.195 / PER_DEGREE
const KM_PER_BUCKET = 3
const STEP_KM = 3

/** Moves of a king and a knight. */
const MOVES = [-2, -1, 0, 1, 2].flatMap((up) =>
  [-2, -1, 0, 1, 2].flatMap((right): (readonly [number, number])[] => {
    const isKing = Math.max(Math.abs(up), Math.abs(right)) === 1
    return isKing || Math.abs(up) + Math.abs(right) === 3 ? [[up, right]] : []
  }),
)

/** Ways over the raster from one port. */
export interface OracleField {
  /** The points of the shortest way to a port, pulled straight; undefined where none was found. */
  routeTo(to: Point): readonly Point[] | undefined
}

interface Landing {
  readonly cell: number
  readonly km: number
}

function sphereKm(a: Point, b: Point): number {
  return MEAN_RADIUS_KM * Math.acos(Math.min(1, dot(directionOf(a), directionOf(b))))
}

/** How near to a coast ways may lead: over the cells that a coastline runs through, or not. */
export type OracleBerth = typeof NEAR_SHORE | typeof COAST

/** The navigable cells by which a port is reached; none for a port up a river. */
function landings({ cells }: Chart, port: Point, berth: OracleBerth): readonly Landing[] {
  const high = Math.ceil(HARBOUR_KM / KM_PER_CELL)
  const wide = Math.ceil(high / Math.max(0.1, Math.cos((port.lat * Math.PI) / 180)))
  const found: Landing[] = []
  for (let up = -high; up <= high; up++) {
    for (let right = -wide; right <= wide; right++) {
      const cell = cellOf({ lat: port.lat + up / PER_DEGREE, lng: port.lng + right / PER_DEGREE })
      const km = sphereKm(centreOf(cell), port)
      if (km <= HARBOUR_KM && (cells[cell] as number) <= berth) found.push({ cell, km })
    }
  }
  const nearest = Math.min(...found.map(({ km }) => km))
  return found.filter(({ km }) => km <= nearest + HARBOUR_SLACK_KM)
}

/** A move from a cell, as rows and columns. */
interface Move {
  readonly cell: number
  readonly up: number
  readonly right: number
}

/** True where one of the two cells that a move passes between its ends is land. */
function leapsLand(cells: Uint8Array, { cell, up, right }: Move): boolean {
  const at = (rows: number, columns: number) => cells[cell + rows * COLUMNS + columns] === LAND
  if (up === 0 || right === 0) return false
  const isKing = Math.abs(up) === Math.abs(right)
  const [rows, columns] = [Math.sign(up), Math.sign(right)]
  if (isKing) return at(up, 0) && at(0, right)
  return at(rows, columns) || (Math.abs(up) > 1 ? at(rows, 0) : at(0, columns))
}

/** Kilometres of a way of points. */
export function kmOf(points: readonly Point[]): number {
  return points.slice(1).reduce((km, point, index) => km + geodesicMetres(points[index] as Point, point) / 1000, 0)
}

/**
 * The shortest ways over the raster of Natural Earth 1:10m (0.05°), without a waypoint, an edge or the mask of the graph: a
 * search over cells, then pulled straight. Closed are only the lines that no way crosses at all.
 */
export class Oracle {
  readonly #chart: Chart
  readonly #berth: OracleBerth
  readonly #best = new Float32Array(COLUMNS * ROWS).fill(Number.POSITIVE_INFINITY)
  readonly #before = new Int32Array(COLUMNS * ROWS)
  #touched: number[] = []

  constructor(chart: Chart, berth: OracleBerth) {
    this.#chart = chart
    this.#berth = berth
  }

  /** True for a port at navigable water of the raster. */
  knows(port: Point): boolean {
    return landings(this.#chart, port, this.#berth).length > 0
  }

  /** The ways from a port of up to `kmMax` kilometres; they end when the next is asked for. */
  from(port: Point, kmMax: number): OracleField {
    this.#search(port, kmMax)
    return { routeTo: (to) => this.#routeTo(port, to) }
  }

  #search(port: Point, kmMax: number): void {
    const [best, before] = [this.#best, this.#before]
    for (const cell of this.#touched) best[cell] = Number.POSITIVE_INFINITY
    this.#touched = []
    const buckets: number[][] = []
    const put = (cell: number, km: number, from: number) => {
      if (best[cell] === Number.POSITIVE_INFINITY) this.#touched.push(cell)
      best[cell] = km
      before[cell] = from
      const bucket = Math.floor(km / KM_PER_BUCKET)
      buckets[bucket] ??= []
      buckets[bucket]?.push(cell)
    }
    for (const { cell, km } of landings(this.#chart, port, this.#berth)) put(cell, km, -1)
    for (let index = 0; index < buckets.length; index++) {
      for (const cell of buckets[index] ?? []) {
        if (Math.floor((best[cell] as number) / KM_PER_BUCKET) === index) this.#spread(cell, kmMax, put)
      }
      delete buckets[index]
    }
  }

  #spread(cell: number, kmMax: number, put: (cell: number, km: number, from: number) => void): void {
    const { cells, gated } = this.#chart
    const km = this.#best[cell] as number
    const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS]
    const kmPerColumn = KM_PER_CELL * Math.cos((latOfRow(row) * Math.PI) / 180)
    for (const [up, right] of MOVES) {
      const next = (row + up) * COLUMNS + ((column + right + COLUMNS) % COLUMNS)
      if (row + up < 0 || row + up >= ROWS || (cells[next] as number) > this.#berth) continue
      if (leapsLand(cells, { cell, up, right })) continue
      const over = km + Math.sqrt((up * KM_PER_CELL) ** 2 + (right * kmPerColumn) ** 2)
      if (over > kmMax || over >= (this.#best[next] as number) - 1e-3) continue
      if (gated.has(next) && (crossGates(centreOf(cell), centreOf(next)) & CLOSED_BIT) !== 0) continue
      put(next, over, cell)
    }
  }

  #routeTo(port: Point, to: Point): readonly Point[] | undefined {
    const best = this.#best
    let [goal, least] = [-1, Number.POSITIVE_INFINITY]
    for (const { cell, km } of landings(this.#chart, to, this.#berth)) {
      const over = (best[cell] as number) + km
      if (over < least) [goal, least] = [cell, over]
    }
    if (goal === -1) return undefined
    const cells: number[] = []
    for (let cell = goal; cell !== -1; cell = this.#before[cell] as number) cells.push(cell)
    return this.#pulled([port, ...cells.reverse().map(centreOf), to])
  }

  #isClear(from: Point, to: Point): boolean {
    const { cells, room } = this.#chart
    if ((crossGates(from, to) & CLOSED_BIT) !== 0) return false
    return walk(from, to, (step) => {
      const cell = cellOf(step)
      const open = room[cell] as number
      if (open === 0 && (cells[cell] as number) > this.#berth) return 0
      const cos = Math.cos((Math.min(89, Math.abs(step.lat) + open / PER_DEGREE) * Math.PI) / 180)
      return Math.max(STEP_KM, (open - 1) * KM_PER_CELL * cos)
    })
  }

  /** Each run of points that see each other made straight; the first and the last leg are those from port to water. */
  #pulled(points: readonly Point[]): readonly Point[] {
    const pulled = [points[0] as Point, points[1] as Point]
    const last = points.length - 2
    for (let index = 1; index < last; ) {
      let next = last
      while (next > index + 1 && !this.#isClear(points[index] as Point, points[next] as Point)) {
        next = Math.max(index + 1, next - Math.max(1, Math.floor((next - index) * 0.1)))
      }
      pulled.push(points[next] as Point)
      index = next
    }
    return [...pulled, points.at(-1) as Point]
  }
}
