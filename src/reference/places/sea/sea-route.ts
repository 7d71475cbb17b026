import { itemAt } from '../../../base/index.ts'
import type { Point, Waypoint } from '../../../core/emissions/index.ts'
import { checkChoice, collect, collectEach, fail } from '../../../core/errors/index.ts'
import { canonicalPoint, checkPoint } from '../earth/geodesic.ts'
import { type Approach, approachOf } from './approach.ts'
import { type GraphRoute, seaRoutePart } from './graph-route.ts'
import { bitsOf, seaGraph } from './sea-graph.ts'
import { SEA_PASSAGES, type SeaPassage } from './sea-passages.ts'

/** Options of `seaRoute`. */
export interface SeaRouteOptions {
  /** Passages that the route may not use; none by default. */
  readonly avoid?: readonly SeaPassage[]
  /** The maximum distance of an end from navigable water, in km; 150 by default. */
  readonly snapKmMax?: number
  /** The prefix of 'from', 'to', 'avoid' and 'snapKmMax' in the paths of errors. */
  readonly path?: string
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
    path: route.nodes.map((node) => itemAt(seaGraph().waypoints, node)),
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
