import type { DistanceKind, DistanceQuality, Place, TransportMode, Waypoint } from '../../emissions/index.ts'
import type { SeaPassage } from '../sea/sea-passages.ts'
import type { StopSignal } from '../services/web.ts'

/** What a router may use beside the two places. */
export interface RouteContext {
  readonly mode: TransportMode
  /** What a ship must not pass; empty for every other mode. A router that cannot heed it rejects. */
  readonly avoid: readonly SeaPassage[]
  readonly signal: StopSignal | undefined
}

/** The way that a router found. */
export interface RouterAnswer {
  /** Kilometres, 0 or more. */
  readonly km: number
  /** A great circle is the geodesic, within 0.1 km or 0.1 %. */
  readonly kind: DistanceKind
  readonly quality: DistanceQuality
  /** Named points from start to end: names without control characters, longitudes −180 to 180. */
  readonly path?: readonly Waypoint[]
}

/** Something that measures ways between places; it rejects with `no_route` or `router_failed` where it cannot. */
export interface Router {
  /** Its name in results and traces: 'osrm-driving', 'valhalla-truck'. */
  readonly id: string
  /** The version of its method or data. */
  readonly version: string
  readonly modes: readonly TransportMode[]
  route(from: Place, to: Place, context: RouteContext): Promise<RouterAnswer>
}
