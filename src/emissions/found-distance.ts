import type { Notice } from '../errors/index.ts'
import type { DistanceKind } from './distance.ts'
import type { Route } from './route.ts'

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
