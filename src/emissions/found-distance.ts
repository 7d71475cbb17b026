import type { Notice } from '../errors/index.ts'
import type { DistanceKind } from './distance.ts'
import type { Route } from './route.ts'

/** A distance found between two places; the activities take it where they take a distance. */
export interface FoundDistance {
  /** Kilometres one way: the nearest double, rounded once to 1e-9 km. */
  readonly km: number
  /** Undefined for a declared distance whose kind was not stated. */
  readonly kind: DistanceKind | undefined
  /** What found it, with its version: 'geodesic-wgs84@1', 'sea-graph@1', 'osrm-driving@v5.27', or 'declared'. */
  readonly method: string
  readonly route: Route
  /** What was assumed on the way; their paths begin with 'from', 'to' or 'distanceKm'. */
  readonly notices: readonly Notice[]
}
