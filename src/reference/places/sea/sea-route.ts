import { readDouble, readInt32, readItem, readUint16, readUint32 } from '../../../base/index.ts'
import type { Point, Waypoint } from '../../../core/emissions/index.ts'
import { checkChoice, collect, collectEach, fail } from '../../../core/errors/index.ts'
import { canonicalPoint, checkPoint, geodesicMetres, roundKilometres, roundMetres } from '../earth/geodesic.ts'
import { type Approach, approachOf, type Link, straightLegKm } from './approach.ts'
import { COASTAL_KM, coastalField } from './coastal-field.ts'
import { CLOSED_BIT, crossGates } from './gates.ts'
import { MinHeap } from './min-heap.ts'
import { bitsOf, type SeaGraph, seaGraph } from './sea-graph.ts'
import { SEA_PASSAGES, type SeaPassage } from './sea-passages.ts'
import { isOverWater } from './sight.ts'
import { type Direction, quickKm, reducedDirectionOf } from './sphere.ts'

/** Options of `seaRoute`. */
export interface SeaRouteOptions {
  /** Passages that the route may not use; none by default. */
  readonly avoid?: readonly SeaPassage[] | undefined
  /** The maximum distance of an end from navigable water, in km; 150 by default. */
  readonly snapKmMax?: number | undefined
  /** The prefix of 'from', 'to', 'avoid' and 'snapKmMax' in the paths of errors. */
  readonly path?: string | undefined
}

/** The shortest feasible route of a ship. */
export interface SeaRoute {
  /** Rounded once to 1e-9 km. */
  readonly km: number
  /** The waypoints from start to end; empty if the ends see each other over open water. */
  readonly path: readonly Waypoint[]
  /** The distance of each end from navigable water, in km. */
  readonly snapKm: readonly [from: number, to: number]
  /** The passages on the route, in the order of SEA_PASSAGES. */
  readonly passages: readonly SeaPassage[]
}

const SNAP_KM_MAX = 150

/**
 * Returns the shortest route by sea between two points in degrees, over our own graph of named waypoints; an end ashore
 * starts from the nearest navigable water. The same kilometres in both directions, never less than the geodesic, and
 * never fewer for avoiding more. Locks, depth, ice and weather are ignored; the Arctic passages are closed. Rivers and
 * lakes connect only listed ports: up the Amazon to Manaus, the Saint Lawrence to Duluth. Throws `invalid_coordinates`,
 * `invalid_choice` for an unknown passage, `not_a_number`, `not_finite` or `must_be_non_negative` for `snapKmMax`, and
 * `no_route` for an end too far from water or if every route leads through an avoided passage.
 *
 * @example
 * ```ts
 * import { seaRoute } from 'tonne/places'
 * const rotterdam = { lat: 51.95, lng: 4.14 }
 * const shanghai = { lat: 31.24, lng: 121.5 }
 * seaRoute(rotterdam, shanghai).passages // => ['SUEZ', 'MALACCA', 'BABELMANDEB', 'GIBRALTAR', 'DOVER']
 * seaRoute(rotterdam, { lat: 40.4, lng: -3.7 }) // throws no_route
 * ```
 */
export function seaRoute(from: Point, to: Point, options: SeaRouteOptions = {}): SeaRoute {
  const { avoid = [], snapKmMax = SNAP_KM_MAX, path = '' } = options
  const at = (field: string) => (path === '' ? field : `${path}.${field}`)
  collect({
    from: () => checkPoint(from, at('from')),
    to: () => checkPoint(to, at('to')),
    avoid: () => readAvoid(avoid, at('avoid')),
    snapKmMax: () => checkSnapKmMax(snapKmMax, at('snapKmMax')),
  })
  const [start, end] = [approachOf(canonicalPoint(from)), approachOf(canonicalPoint(to))]
  collect({
    from: () => checkSeaSnap(start, at('from'), snapKmMax),
    to: () => checkSeaSnap(end, at('to'), snapKmMax),
  })
  const route = routeInBothDirections(start, end, bitsOf(avoid)) ?? failWithoutRoute(at('to'), avoid)
  return {
    km: route.km,
    path: route.nodes.map((node) => readItem(seaGraph().waypoints, node)),
    snapKm: [start.snapKm, end.snapKm],
    passages: SEA_PASSAGES.filter((passage) => (route.passageBits & bitsOf([passage])) !== 0),
  }
}

/** Computes in a fixed order of the ends, for the same bits in both directions, and reverses the route if needed. */
function routeInBothDirections(from: Approach, to: Approach, avoid: number): GraphRoute | undefined {
  const [a, b] = [from.place, to.place]
  if (a.lat === b.lat && a.lng === b.lng) return { km: 0, nodes: [], passageBits: 0 }
  if (a.lat < b.lat || (a.lat === b.lat && a.lng < b.lng)) return seaRoutePart(from, to, avoid)
  const route = seaRoutePart(to, from, avoid)
  return route && { ...route, nodes: [...route.nodes].reverse() }
}

/** Returns the passages of a list; throws `invalid_type` and `invalid_choice`. */
export function readAvoid(avoid: readonly SeaPassage[], path: string): readonly SeaPassage[] {
  if (!Array.isArray(avoid)) {
    fail(path, 'invalid_type', { message: 'must be a list of passages', expected: 'an array', received: avoid })
  }
  return collectEach(avoid, (value, index) => checkChoice({ path: `${path}[${index}]`, value }, SEA_PASSAGES))
}

function checkSnapKmMax(kmMax: number, path: string): void {
  const about = { expected: 'kilometres, 0 or more', received: kmMax }
  if (typeof kmMax !== 'number') fail(path, 'not_a_number', { message: 'must be a number of kilometres', ...about })
  if (!Number.isFinite(kmMax)) fail(path, 'not_finite', { message: 'is not finite; give kilometres', ...about })
  if (kmMax < 0) fail(path, 'must_be_non_negative', { message: 'must not be negative', ...about })
}

function checkSeaSnap({ snapKm, links }: Approach, path: string, kmMax: number): void {
  const advice = 'name a port, or give the distance'
  if (snapKm > kmMax) {
    const message = `is ${Math.ceil(snapKm)} km from navigable water, at most ${kmMax}, and routes on inland water are not available; ${advice}`
    fail(path, 'no_route', { message, expected: `at most ${kmMax} km from navigable water` })
  }
  if (links.length === 0) fail(path, 'no_route', `lies on water that no known sea lane reaches; ${advice}`)
}

function failWithoutRoute(path: string, avoid: readonly SeaPassage[]): never {
  const advice =
    avoid.length === 0
      ? '; name a port, or give the distance'
      : ` without ${avoid.join(', ')}; allow one of them, or give the distance`
  fail(path, 'no_route', `cannot be reached by sea${advice}`)
}

/** A route over waypoints is accepted if it exceeds the straight line by at most this factor. */
const COASTAL_SHARE = 1.05

/** A route over water: its kilometres, rounded once, its nodes and the bits of its passages. */
interface GraphRoute {
  readonly km: number
  readonly nodes: readonly number[]
  readonly passageBits: number
}

/** Finds the shortest route between two places joined to the graph; undefined if every route uses `avoid`. */
function seaRoutePart(from: Approach, to: Approach, avoid: number): GraphRoute | undefined {
  const graph = overGraph(from, to, avoid)
  const direct = pastGraph(from, to, { graphKm: graph?.km ?? Number.POSITIVE_INFINITY, avoid })
  return graph === undefined || (direct !== undefined && direct.km < graph.km) ? direct : graph
}

/** The limits of the search for a route outside the graph. */
interface DirectSearch {
  readonly graphKm: number
  readonly avoid: number
}

/**
 * Returns the route without waypoints: straight if the places see each other, even across a strait; else along a coast.
 */
function pastGraph(from: Approach, to: Approach, { graphKm, avoid }: DirectSearch): GraphRoute | undefined {
  if (from.shore === undefined || to.shore === undefined) return undefined
  const leadKm = from.shore.leadKm + to.shore.leadKm
  const straightKm = straightLegKm(from.shore, to.shore) + to.shore.leadKm
  if (graphKm <= straightKm) return undefined
  const crossed = crossGates(from.shore.water, to.shore.water)
  if ((crossed & (avoid | CLOSED_BIT)) === 0 && isOverWater(from.shore.water, to.shore.water)) {
    return { km: roundedKm(straightKm, from, to), nodes: [], passageBits: crossed }
  }
  if (straightKm > COASTAL_KM || graphKm <= straightKm * COASTAL_SHARE) return undefined
  const km = coastalField(from.shore.water).km(to.shore.water)
  if (!Number.isFinite(km)) return undefined
  return { km: roundedKm(Math.max(leadKm + km, straightKm), from, to), nodes: [], passageBits: 0 }
}

function overGraph(from: Approach, to: Approach, avoid: number): GraphRoute | undefined {
  const graph = seaGraph()
  const goal = reducedDirectionOf(to.place)
  const path = shortestPath(graph, { starts: from.links, goals: to.links, goal, avoid })
  if (path === undefined) return undefined
  return {
    km: roundedKm(pathKm(graph, path, [from.links, to.links]), from, to),
    nodes: path.nodes,
    passageBits: path.edges.reduce((bits, edge) => bits | readUint16(graph.passageBits, edge), 0),
  }
}

/** Kilometres rounded once; never less than the geodesic, since rounding preserves order. */
function roundedKm(km: number, from: Approach, to: Approach): number {
  return Math.max(roundKilometres(km), roundMetres(geodesicMetres(from.place, to.place)))
}

/** Adds up both legs and the edges between in a fixed order. */
function pathKm(
  { tenths }: SeaGraph,
  { nodes, edges }: Path,
  ends: readonly [readonly Link[], readonly Link[]],
): number {
  const between = edges.reduce((sum, edge) => sum + readUint32(tenths, edge), 0)
  return legKm(ends[0], nodes[0]) + legKm(ends[1], nodes.at(-1)) + between / 10
}

function legKm(links: readonly Link[], node: number | undefined): number {
  return Math.min(...links.filter((link) => link.node === node).map(({ km }) => km))
}

/** No route is shorter than this share of the quick distance, whose error is a hundred-thousandth. */
const BOUND_SHARE = 0.9995

interface PathQuery {
  readonly starts: readonly Link[]
  readonly goals: readonly Link[]
  readonly goal: Direction
  /** The bits of the passages that may not be used. */
  readonly avoid: number
}

/** The nodes of a route from start to goal, and the edges between them. */
export interface Path {
  readonly nodes: readonly number[]
  readonly edges: readonly number[]
}

/** Returns the shortest route over the graph (A*); undefined if there is none. The smaller node wins a tie. */
export function shortestPath(graph: SeaGraph, query: PathQuery): Path | undefined {
  const { offsets, targets, tenths, passageBits, directions } = graph
  const size = directions.length
  const best = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  const left = new Float64Array(size).fill(-1)
  const byEdge = new Int32Array(size)
  const before = new Int32Array(size).fill(-1)
  const tails = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  for (const { node, km } of query.goals) tails[node] = Math.min(readDouble(tails, node), km)
  const heap = new MinHeap()
  let total = Number.POSITIVE_INFINITY
  let last = -1
  const reach = (node: number, km: number): boolean => {
    if (km >= readDouble(best, node)) return false
    if (left[node] === -1) left[node] = BOUND_SHARE * quickKm(readItem(directions, node), query.goal)
    const least = km + readDouble(left, node)
    if (least >= total) return false
    best[node] = km
    heap.push(least, node)
    const integer = km + readDouble(tails, node)
    if (integer < total || (integer === total && node < last)) {
      total = integer
      last = node
    }
    return true
  }
  for (const { node, km } of query.starts) reach(node, km)
  while (heap.size > 0) {
    const { key, item: node } = heap.pop()
    if (key >= total) break
    const km = readDouble(best, node)
    if (key > km + readDouble(left, node)) continue
    for (let edge = readUint32(offsets, node); edge < readUint32(offsets, node + 1); edge++) {
      const target = readUint16(targets, edge)
      const over = km + readUint32(tenths, edge) / 10
      // most edges lead to nodes already reached by a shorter route: skip them before any call
      if (over >= readDouble(best, target) || (readUint16(passageBits, edge) & query.avoid) !== 0) continue
      if (!reach(target, over)) continue
      before[target] = node
      byEdge[target] = edge
    }
  }
  return last === -1 ? undefined : tracePath(last, before, byEdge)
}

function tracePath(last: number, before: Int32Array, byEdge: Int32Array): Path {
  const nodes: number[] = []
  const edges: number[] = []
  for (let node = last; node !== -1; node = readInt32(before, node)) {
    nodes.push(node)
    if (before[node] !== -1) edges.push(readInt32(byEdge, node))
  }
  return { nodes: nodes.reverse(), edges: edges.reverse() }
}
