import type { Point, Waypoint } from '../../emissions/index.ts'
import { fail, Violations } from '../../errors/index.ts'
import { checkPoint } from '../earth/check-point.ts'
import { canonicalPoint } from '../earth/geodesic.ts'
import { type Approach, approachOf } from './approach.ts'
import { bitsOf, seaGraph } from './sea-graph.ts'
import { SEA_PASSAGES, type SeaPassage } from './sea-passages.ts'
import { type SeaWay, seaRoutePart } from './sea-way.ts'

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
 * The shortest route by sea between two points in degrees, over our own graph of named waypoints; an end ashore starts
 * from the nearest navigable water. The same kilometres in both directions, never less than the geodesic, and never
 * fewer for avoiding more. Locks, depth, ice and weather are ignored; the Arctic passages are closed. Rivers and lakes
 * lead to listed ports only: up the Amazon to Manaus, the Saint Lawrence to Duluth. Throws `invalid_coordinates`,
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
  const violations = new Violations()
  checkPoint(from, at('from'), violations)
  checkPoint(to, at('to'), violations)
  checkAvoid(avoid, at('avoid'), violations)
  checkSnapKmMax(snapKmMax, at('snapKmMax'), violations)
  violations.throwIfAny()
  const ends = [approachOf(canonicalPoint(from)), approachOf(canonicalPoint(to))] as const
  checkSnap(ends[0], at('from'), { kmMax: snapKmMax, violations })
  checkSnap(ends[1], at('to'), { kmMax: snapKmMax, violations })
  violations.throwIfAny()
  const way = wayBothWays(ends, bitsOf(avoid))
  if (way === undefined) failWithoutWay(at('to'), avoid)
  return {
    km: way.km,
    path: way.nodes.map((node) => seaGraph().waypoints[node] as Waypoint),
    snapKm: [ends[0].snapKm, ends[1].snapKm],
    passages: SEA_PASSAGES.filter((passage) => (way.passageBits & bitsOf([passage])) !== 0),
  }
}

/** Computes in a fixed order of the ends, for the same bits in both directions, and reverses the route if needed. */
function wayBothWays([from, to]: readonly [Approach, Approach], avoid: number): SeaWay | undefined {
  const [a, b] = [from.place, to.place]
  if (a.lat === b.lat && a.lng === b.lng) return { km: 0, nodes: [], passageBits: 0 }
  if (a.lat < b.lat || (a.lat === b.lat && a.lng < b.lng)) return seaRoutePart(from, to, avoid)
  const way = seaRoutePart(to, from, avoid)
  return way && { ...way, nodes: [...way.nodes].reverse() }
}

/** Collects `invalid_type` and `invalid_choice` unless the value is a list of passages. */
export function checkAvoid(avoid: readonly SeaPassage[], path: string, violations: Violations): void {
  if (!Array.isArray(avoid)) {
    violations.add(path, 'invalid_type', { message: 'is no list of passages', expected: 'an array', received: avoid })
    return
  }
  for (const [index, passage] of avoid.entries()) {
    if (SEA_PASSAGES.includes(passage)) continue
    const expected = SEA_PASSAGES.join(', ')
    violations.add(`${path}[${index}]`, 'invalid_choice', {
      message: `is no passage; choose from ${expected}`,
      expected,
      received: passage,
    })
  }
}

function checkSnapKmMax(kmMax: number, path: string, violations: Violations): void {
  const about = { expected: 'kilometres, 0 or more', received: kmMax }
  if (typeof kmMax !== 'number')
    violations.add(path, 'not_a_number', { message: 'is no number of kilometres', ...about })
  else if (!Number.isFinite(kmMax))
    violations.add(path, 'not_finite', { message: 'is not finite; give kilometres', ...about })
  else if (kmMax < 0) violations.add(path, 'must_be_non_negative', { message: 'must not be negative', ...about })
}

interface SnapCheck {
  readonly kmMax: number
  readonly violations: Violations
}

function checkSnap({ snapKm, links }: Approach, path: string, { kmMax, violations }: SnapCheck): void {
  const advice = 'name a port, or give the distance'
  if (snapKm > kmMax) {
    const message = `is ${Math.ceil(snapKm)} km from navigable water, at most ${kmMax}; ${advice}`
    violations.add(path, 'no_route', { message, expected: `at most ${kmMax} km from navigable water` })
  } else if (links.length === 0) {
    violations.add(path, 'no_route', `lies on water that no known sea lane reaches; ${advice}`)
  }
}

function failWithoutWay(path: string, avoid: readonly SeaPassage[]): never {
  const advice =
    avoid.length === 0
      ? '; name a port, or give the distance'
      : ` without ${avoid.join(', ')}; allow one of them, or give the distance`
  fail(path, 'no_route', `cannot be reached by sea${advice}`)
}
