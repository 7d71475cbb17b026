import type { DistanceKind, DistanceQuality, Place, Waypoint } from '../../emissions/index.ts'
import type { Notice } from '../../errors/index.ts'
import type { Exact } from '../../exact/index.ts'

/** The two ends of a route. */
export interface Ends {
  readonly from: Place
  readonly to: Place
}

/** A route between two places, with its source. */
export interface FoundWay {
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
export function directWay(
  way: Omit<FoundWay, 'baseKm' | 'detour' | 'path' | 'notices'> & Partial<Pick<FoundWay, 'path' | 'notices'>>,
): FoundWay {
  return { path: [], notices: [], ...way, baseKm: way.km, detour: '1' }
}
