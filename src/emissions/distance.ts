import type { Exact } from '../exact/index.ts'
import type { Route } from './route.ts'

/** How the kilometres of a distance were measured. */
export type DistanceKind = 'great_circle' | 'shortest_feasible' | 'actual' | 'estimate'

/** What people call the kinds. */
export const DISTANCE_KIND_NAMES: Readonly<Record<DistanceKind, string>> = Object.freeze({
  great_circle: 'great circle',
  shortest_feasible: 'shortest feasible way',
  actual: 'travelled',
  estimate: 'estimate',
})

/** Every kind. */
export const DISTANCE_KINDS: readonly DistanceKind[] = Object.freeze(Object.keys(DISTANCE_KIND_NAMES) as DistanceKind[])

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
  /** The places and the way between them; null: the distance was given in figures. */
  readonly route: Route | null
}
