import type { Exact } from '../exact/index.ts'

/** How the kilometres of a distance were measured. */
export type DistanceKind = 'great_circle' | 'shortest_feasible' | 'actual' | 'estimate'

/** A distance with how it was found and how it was raised to the basis of the factor: (km + addedKm) × uplift. */
export interface Distance {
  readonly km: Exact
  readonly kind: DistanceKind
  /** Kilometres added before the uplift (ISO 14083: 95 for a flight by great circle). */
  readonly addedKm: Exact
  /** What the sum is multiplied by (GLEC: 1.05 road, 1.15 sea, from shortest feasible to actual). */
  readonly uplift: Exact
  readonly rule: 'none' | 'iso14083-air-95' | 'glec-road-1.05' | 'glec-sea-1.15'
  /** What found the kilometres: 'declared', or a router's name and version. */
  readonly method: string
}
