import type { TransportMode } from '../../emissions/index.ts'
import { type Notice, notice } from '../../errors/index.ts'
import { multiply, rationalOf } from '../../exact/index.ts'
import { exactGeodesicKm, GEODESIC_METHOD, geodesicMetres, isSamePoint } from '../earth/geodesic.ts'
import { roundKm, roundMetres } from '../earth/round-km.ts'
import { longestCrossingKm } from '../sea/sea-crossing.ts'
import { SEA_GRAPH_VERSION } from '../sea/sea-graph.ts'
import type { SeaPassage } from '../sea/sea-passages.ts'
import { seaRoute } from '../sea/sea-route.ts'
import { type Detour, type EstimatedMode, isEstimated } from './detour.ts'
import { directRoute, type Ends, type FoundRoute } from './found-route.ts'

/** The inputs of the offline methods other than the ends. */
export interface OfflineRequest {
  readonly mode: TransportMode
  readonly detour: Detour
  readonly avoid: readonly SeaPassage[]
}

const SEA_METHOD = `sea-graph@${SEA_GRAPH_VERSION}`
/** Beyond this distance from the sea, a port leaves a notice. */
const PORT_KM_MAX = 50
/** Beyond this distance from the sea, a place is not a port. */
const SNAP_KM_MAX = 150

function airRoute({ from, to }: Ends): FoundRoute {
  const km = roundMetres(geodesicMetres(from.point, to.point))
  return directRoute({ km, kind: 'great_circle', method: GEODESIC_METHOD, quality: 'high' })
}

/** The longest bridge or tunnel assumed; a longer stretch of sea leaves a notice. */
const CROSSING_KM_MAX = 30

function overWater({ from, to }: Ends, mode: EstimatedMode): Notice[] {
  const km = longestCrossingKm(from.point, to.point)
  if (km <= CROSSING_KM_MAX) return []
  const message = `the straight line leads over about ${km.toFixed(0)} km of sea, which an estimate by ${mode} does not see; give the distance, or a router, or a leg by SHIP`
  return [notice('estimate_crosses_water', '', message)]
}

/** The geodesic times a detour factor, rounded once from the unrounded geodesic. */
function estimatedRoute({ from, to }: Ends, mode: EstimatedMode, detour: Detour): FoundRoute {
  const exact = exactGeodesicKm(from.point, to.point)
  const km = roundKm(multiply(exact, rationalOf(detour[mode])))
  const found = { kind: 'estimate', method: GEODESIC_METHOD, quality: 'low' } as const
  const notices = overWater({ from, to }, mode)
  return {
    ...found,
    km,
    baseKm: roundMetres(geodesicMetres(from.point, to.point)),
    detour: detour[mode],
    path: [],
    notices,
  }
}

function farFromWater(end: 'from' | 'to', km: number): Notice[] {
  if (km <= PORT_KM_MAX) return []
  const message = `lies ${km.toFixed(0)} km from navigable water, and that way was counted as a straight line; name the port itself`
  return [notice('port_far_from_water', end, message)]
}

function seaRoutePart({ from, to }: Ends, avoid: readonly SeaPassage[]): FoundRoute {
  const found = { kind: 'shortest_feasible', method: SEA_METHOD, quality: 'medium' } as const
  if (isSamePoint(from.point, to.point)) return directRoute({ ...found, km: 0 })
  const { km, path, snapKm } = seaRoute(from.point, to.point, { avoid, snapKmMax: SNAP_KM_MAX })
  const notices = [...farFromWater('from', snapKm[0]), ...farFromWater('to', snapKm[1])]
  return directRoute({ ...found, km, path, notices })
}

/**
 * Computes a route without any service: the geodesic by air, the sea graph by ship, the geodesic times a detour factor
 * by road and rail. A single place is 0 km. Throws `no_route` for a ship whose port lies inland, or if every route
 * passes something avoided.
 */
export function offlineRoute(ends: Ends, { mode, detour, avoid }: OfflineRequest): FoundRoute {
  if (mode === 'SHIP') return seaRoutePart(ends, avoid)
  return isEstimated(mode) ? estimatedRoute(ends, mode, detour) : airRoute(ends)
}
