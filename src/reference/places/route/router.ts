import type { DistanceKind, DistanceQuality, Place, TransportMode, Waypoint } from '../../../core/emissions/index.ts'
import type { SeaPassage } from '../sea/sea-passages.ts'
import type { StopSignal } from '../services/web.ts'

/** The context of a router request. */
export interface RouteContext {
  readonly mode: TransportMode
  /** The passages that a ship must avoid; empty for every other mode. A router that cannot avoid them rejects. */
  readonly avoid: readonly SeaPassage[]
  readonly signal: StopSignal | undefined
}

/** A route as a router returns it. */
export interface RouterAnswer {
  /** Kilometres, 0 or more. */
  readonly km: number
  /** A great circle is the geodesic, within 0.1 km or 0.1 %. */
  readonly kind: DistanceKind
  readonly quality: DistanceQuality
  /** Named points from start to end: names without control characters, longitudes −180 to 180. */
  readonly path?: readonly Waypoint[]
}

/** A source of routes between places; it rejects with `no_route` or `router_failed`. */
export interface Router {
  /** Its name in results and traces: 'osrm-driving', 'valhalla-truck'. */
  readonly id: string
  /** The version of its method or data. */
  readonly version: string
  readonly modes: readonly TransportMode[]
  route(from: Place, to: Place, context: RouteContext): Promise<RouterAnswer>
}
