import { crossesGate } from '../../../src/reference/places/sea/gates.ts'
import type { Chart } from './chart.ts'
import type { NodePair } from './kept-edges.ts'
import { type Network, type Node, tenthsOf } from './network.ts'
import { columnOf, COLUMNS as FINE_COLUMNS, OPEN, PER_DEGREE, rowOf } from './raster.ts'
import type { wayFinder } from './way-over-water.ts'

/** The coarse cells over which the graph is audited: half a degree. */
const CELLS_PER_DEGREE = 2
const FINE_PER_CELL = PER_DEGREE / CELLS_PER_DEGREE
const COLUMNS = 360 * CELLS_PER_DEGREE
const ROWS = 180 * CELLS_PER_DEGREE
/** A coarse cell is open where so much of it is open water: narrow straits are left to the nodes that stand in them. */
const OPEN_SHARE = 0.6
const KM_MAX = 5000
/** A node is audited from the open cell within so many cells of it. */
const NEAR_CELLS = 3
/** Ways over coarse cells are up to 2.7 % too long, so what is longer by more than this has an edge missing. */
const TOO_LONG = 1.03
/** A way that is looked for may be so much longer than the coarse one, which cuts corners. */
const SLACK = 1.06
const KM_PER_CELL = 111.195 / CELLS_PER_DEGREE

const MOVES = [-2, -1, 0, 1, 2].flatMap((up) =>
  [-2, -1, 0, 1, 2].flatMap((right): (readonly [number, number])[] => {
    const size = Math.abs(up) + Math.abs(right)
    const isKing = Math.max(Math.abs(up), Math.abs(right)) === 1
    return isKing || size === 3 ? [[up, right]] : []
  }),
)

interface Grid {
  readonly open: Uint8Array
  readonly isGated: Uint8Array
}

const centreOf = (cell: number) => ({
  lat: (Math.floor(cell / COLUMNS) + 0.5) / CELLS_PER_DEGREE - 90,
  lng: ((cell % COLUMNS) + 0.5) / CELLS_PER_DEGREE - 180,
})

function coarseGrid({ cells, gated }: Chart): Grid {
  const open = new Uint8Array(COLUMNS * ROWS)
  const isGated = new Uint8Array(COLUMNS * ROWS)
  const coarse = (fine: number) =>
    Math.floor(Math.floor(fine / FINE_COLUMNS) / FINE_PER_CELL) * COLUMNS +
    Math.floor((fine % FINE_COLUMNS) / FINE_PER_CELL)
  const counts = new Uint16Array(COLUMNS * ROWS)
  for (let fine = 0; fine < cells.length; fine++) {
    const cell = coarse(fine)
    if (cells[fine] === OPEN) counts[cell] = (counts[cell] as number) + 1
  }
  for (let cell = 0; cell < counts.length; cell++) {
    open[cell] = (counts[cell] as number) >= OPEN_SHARE * FINE_PER_CELL ** 2 ? 1 : 0
  }
  for (const fine of gated) {
    const cell = coarse(fine)
    for (const up of [-2, -1, 0, 1, 2]) for (const right of [-2, -1, 0, 1, 2]) isGated[cell + up * COLUMNS + right] = 1
  }
  return { open, isGated }
}

/** The open cell nearest to a node, by rings; undefined: none near. */
function openCellNear({ open }: Grid, { point }: Node): number | undefined {
  const row = Math.floor(rowOf(point.lat) / FINE_PER_CELL)
  const column = Math.floor(columnOf(point.lng) / FINE_PER_CELL)
  for (let ring = 0; ring <= NEAR_CELLS; ring++) {
    for (let up = -ring; up <= ring; up++) {
      for (let right = -ring; right <= ring; right++) {
        if (Math.max(Math.abs(up), Math.abs(right)) !== ring) continue
        const cell = (row + up) * COLUMNS + ((column + right + COLUMNS) % COLUMNS)
        if (open[cell] === 1) return cell
      }
    }
  }
  return undefined
}

/** Kilometres over open cells from one of them, in rounds of rising distance: a bucket for each 10 km. */
function kmOverCells({ open, isGated }: Grid, start: number): Float64Array {
  const best = new Float64Array(COLUMNS * ROWS).fill(Number.POSITIVE_INFINITY)
  const buckets: number[][] = [[start]]
  best[start] = 0
  for (let index = 0; index < buckets.length; index++) {
    for (const cell of buckets[index] ?? []) {
      const km = best[cell] as number
      if (Math.floor(km / 10) !== index) continue
      const row = Math.floor(cell / COLUMNS)
      const wide = KM_PER_CELL * Math.cos((centreOf(cell).lat * Math.PI) / 180)
      for (const [up, right] of MOVES) {
        const next = (row + up) * COLUMNS + (((cell % COLUMNS) + right + COLUMNS) % COLUMNS)
        const over = km + Math.hypot(up * KM_PER_CELL, right * wide)
        if (open[next] !== 1 || over > KM_MAX || over >= (best[next] as number)) continue
        if (isGated[next] === 1 && crossesGate(centreOf(cell), centreOf(next))) continue
        best[next] = over
        const bucket = Math.floor(over / 10)
        buckets[bucket] ??= []
        buckets[bucket]?.push(next)
      }
    }
  }
  return best
}

interface LongPair {
  readonly a: number
  readonly b: number
  readonly km: number
}

/** The graph as it is audited. */
interface Audited {
  readonly known: readonly Float64Array[]
  readonly isRiver: readonly boolean[]
  readonly isWanted: (pair: NodePair) => boolean
}

/** The pairs of nodes that are near over coarse cells and far over the graph, the nearest first. */
function tooLong(grid: Grid, nodes: readonly Node[], { known, isRiver, isWanted }: Audited): LongPair[] {
  const cells = nodes.map((node, index) => (isRiver[index] ? undefined : openCellNear(grid, node)))
  const pairs: LongPair[] = []
  for (const [b, start] of cells.entries()) {
    const goals = cells
      .slice(0, b)
      .flatMap((goal, a) => (goal !== undefined && isWanted({ a, b }) ? [[a, goal] as const] : []))
    if (start === undefined || goals.length === 0) continue
    const reach = kmOverCells(grid, start)
    for (const [a, goal] of goals) {
      const km = reach[goal] as number
      if (Number.isFinite(km) && (known[a]?.[b] as number) > TOO_LONG * (km + 2 * KM_PER_CELL)) pairs.push({ a, b, km })
    }
  }
  return pairs.sort((x, y) => x.km - y.km || x.a - y.a || x.b - y.b)
}

/** Carries a new edge over to all that is known. */
function relax(known: readonly Float64Array[], { a, b, km }: LongPair): void {
  const [fromA, fromB] = [(known[a] as Float64Array).slice(), (known[b] as Float64Array).slice()]
  for (const row of known) {
    const [toA, toB] = [row[a] as number, row[b] as number]
    if (toA + km >= toB && toB + km >= toA) continue
    for (let to = 0; to < row.length; to++) {
      const over = Math.min(toA + km + (fromB[to] as number), toB + km + (fromA[to] as number))
      if (over < (row[to] as number)) row[to] = over
    }
  }
}

/**
 * Adds the edges whose absence makes a way longer than one over coarse open cells: long ones that a headland or the island
 * of a node hides from the straight line.
 */
export function addLongWays(
  chart: Chart,
  nodes: readonly Node[],
  { network, find, ...audited }: { network: Network; find: ReturnType<typeof wayFinder> } & Omit<Audited, 'known'>,
): void {
  const grid = coarseGrid(chart)
  const known = nodes.map((_, index) => network.from(index, Number.POSITIVE_INFINITY))
  for (const { a, b, km } of tooLong(grid, nodes, { known, ...audited })) {
    const now = known[a]?.[b] as number
    if (now <= TOO_LONG * (km + 2 * KM_PER_CELL)) continue
    const [from, to] = [(nodes[a] as Node).point, (nodes[b] as Node).point]
    const kmMax = Math.min(SLACK * (km + 2 * KM_PER_CELL), now)
    const way = find({ from, to, berth: OPEN, kmMax })
    if (way === undefined || way >= now / TOO_LONG) continue
    network.add({ a, b, tenths: tenthsOf(way), passage: undefined, kind: 'around' })
    relax(known, { a, b, km: tenthsOf(way) / 10 })
  }
}
