import type { DistanceKind, DistanceQuality, Place, Waypoint } from '../../emissions/index.ts'
import type { Notice } from '../../errors/index.ts'
import type { Exact } from '../../exact/index.ts'

/** The two ends of a route. */
export interface Ends {
  readonly from: Place
  readonly to: Place
}

/** A route between two places, with its source. */
export interface FoundRoute {
  /** Rounded once. */
  readonly km: number
  /** Undefined for a declared distance of unstated kind. */
  readonly kind: DistanceKind | undefined
  readonly method: string
  readonly baseKm: number
  readonly detour: Exact
  readonly quality: DistanceQuality
  readonly path: readonly Waypoint[]
  readonly notices: readonly Notice[]
}

/** A route without a detour factor: the measured length is the distance. */
export function directRoute(
  route: Omit<FoundRoute, 'baseKm' | 'detour' | 'path' | 'notices'> & Partial<Pick<FoundRoute, 'path' | 'notices'>>,
): FoundRoute {
  return { path: [], notices: [], ...route, baseKm: route.km, detour: '1' }
}
