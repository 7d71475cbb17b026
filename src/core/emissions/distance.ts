import { keysOf } from '../../base/index.ts'
import { fail, type Notice, notice } from '../errors/index.ts'
import { compare, type Exact, ratio, rationalOf } from '../exact/index.ts'
import type { Route, TransportMode } from './route.ts'

/** Places nearer to each other than a tenth of a kilometre are one place. */
const SAME_PLACE_KM = ratio(1n, 10n)

/** True for kilometres that were found between two places: not for a figure, and not for a declared distance. */
export function isFoundRoute({
  method,
  route,
}: Pick<FoundDistance, 'method'> & { readonly route: Route | null }): boolean {
  return method !== 'declared' && route !== null
}

/** A distance to be checked. */
interface CheckedKm {
  readonly km: Exact
  readonly mode: TransportMode
  /** True if the kilometres were found between two places, false for a figure. */
  readonly isFound: boolean
  /** The path of the distance. */
  readonly path: string
}

/**
 * Returns the notice of a distance that is zero, or found between two places that are one; empty for any other. Throws
 * `distance_is_zero` for such a flight, which ends elsewhere than it begins.
 */
export function zeroDistanceNotices({ km, mode, isFound, path }: CheckedKm): readonly Notice[] {
  const exact = rationalOf(km)
  const isZero = exact.n === 0n || (isFound && compare(exact, SAME_PLACE_KM) < 0)
  if (!isZero) return []
  const what = isFound ? 'both ends are one place, or less than 100 m apart' : 'the distance is 0 km'
  if (mode === 'AIR') {
    const message = `is zero: ${what}; name the airports of each flight, a round trip by the one in between, or give the kilometres`
    return fail(path, 'distance_is_zero', { message, expected: 'more than 0 km', received: km })
  }
  const message = `${what}, so the emission is zero; give the kilometres travelled`
  return [notice('distance_is_zero', path, message)]
}

/** The kind of measurement of a distance in kilometres. */
export type DistanceKind = 'great_circle' | 'shortest_feasible' | 'actual' | 'estimate'

/** The kinds in words. */
export const DISTANCE_KIND_NAMES: Readonly<Record<DistanceKind, string>> = Object.freeze({
  great_circle: 'great circle',
  shortest_feasible: 'shortest feasible way',
  actual: 'travelled',
  estimate: 'estimate',
})

/** Every kind. */
export const DISTANCE_KINDS: readonly DistanceKind[] = Object.freeze(keysOf(DISTANCE_KIND_NAMES))

/** A distance, its source and its adjustment to the basis of the factor: (km + addedKm) × uplift. */
export interface Distance {
  readonly km: Exact
  readonly kind: DistanceKind
  /** Kilometres added before the uplift (ISO 14083: 95 for a flight by great circle). */
  readonly addedKm: Exact
  /** The multiplier of the sum (GLEC: 1.05 road, 1.15 sea, from shortest feasible to actual). */
  readonly uplift: Exact
  readonly rule: 'none' | 'iso14083-air-95' | 'glec-road-1.05' | 'glec-sea-1.15'
  /** The source of the kilometres: 'declared', or a router's name and version. */
  readonly method: string
  /** The places and the route between them; null: the distance was given as a figure. */
  readonly route: Route | null
}

/**
 * The published rules from a planned to an actual distance. AIR: great circle + 95 km (ISO 14083); road and sea:
 * shortest feasible × 1.05 and × 1.15 (GLEC Framework v3.2, distance adjustment factors); rail has none.
 */
export const DISTANCE_UPLIFTS = {
  AIR: { from: 'great_circle', addedKm: '95', uplift: '1', rule: 'iso14083-air-95' },
  TRUCK: { from: 'shortest_feasible', addedKm: '0', uplift: '1.05', rule: 'glec-road-1.05' },
  SHIP: { from: 'shortest_feasible', addedKm: '0', uplift: '1.15', rule: 'glec-sea-1.15' },
  RAIL: { from: 'shortest_feasible', addedKm: '0', uplift: '1', rule: 'none' },
} as const satisfies Record<
  TransportMode,
  Pick<Distance, 'addedKm' | 'uplift' | 'rule'> & { readonly from: DistanceKind }
>

/** A computed distance between two places; activities accept it as their distance. */
export interface FoundDistance {
  /** Kilometres one way: the nearest double, rounded once to 1e-9 km. */
  readonly km: number
  /** Undefined for a declared distance of unstated kind. */
  readonly kind: DistanceKind | undefined
  /** The method, with its version: 'geodesic-wgs84@1', 'sea-graph@1', 'osrm-driving@v5.27', or 'declared'. */
  readonly method: string
  readonly route: Route
  /** Assumptions about the route; their paths begin with 'from', 'to' or 'distanceKm'. */
  readonly notices: readonly Notice[]
}
