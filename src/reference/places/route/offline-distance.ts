import type { FoundDistance } from '../../../core/emissions/index.ts'
import { type Notice, notice } from '../../../core/errors/index.ts'
import { multiply, rationalOf } from '../../../core/exact/index.ts'
import {
  exactGeodesicKm,
  GEODESIC_METHOD,
  geodesicMetres,
  isSamePoint,
  roundKm,
  roundMetres,
} from '../earth/geodesic.ts'
import { SEA_GRAPH_VERSION } from '../sea/sea-graph.ts'
import { seaRoute } from '../sea/sea-route.ts'
import { longestCrossingKm } from '../sea/sight.ts'
import type { Detour } from './detour.ts'
import { foundDistance, type Journey } from './found-distance.ts'

const SEA_METHOD = `sea-graph@${SEA_GRAPH_VERSION}`
/** Beyond this distance from the sea, a port leaves a notice. */
const PORT_KM_MAX = 50

/** The longest bridge or tunnel assumed; a longer stretch of sea leaves a notice. */
const CROSSING_KM_MAX = 30

function distanceByAir(journey: Journey): FoundDistance {
  const km = roundMetres(geodesicMetres(journey.from.point, journey.to.point))
  return foundDistance(journey, { km, kind: 'great_circle', method: GEODESIC_METHOD, quality: 'high' })
}

function overWater({ mode, from, to }: Journey): Notice[] {
  const km = longestCrossingKm(from.point, to.point)
  if (km <= CROSSING_KM_MAX) return []
  const message = `the straight line leads over about ${km.toFixed(0)} km of sea, which an estimate by ${mode} does not see; give the distance, or a router, or a leg by SHIP`
  return [notice('estimate_crosses_water', '', message)]
}

/** Returns the geodesic times a detour factor, rounded once from the unrounded geodesic. */
function estimatedDistance(journey: Journey, detour: Detour[keyof Detour]): FoundDistance {
  const { from, to } = journey
  return foundDistance(journey, {
    km: roundKm(multiply(exactGeodesicKm(from.point, to.point), rationalOf(detour))),
    baseKm: roundMetres(geodesicMetres(from.point, to.point)),
    detour,
    kind: 'estimate',
    method: GEODESIC_METHOD,
    quality: 'low',
    notices: overWater(journey),
  })
}

function farFromWater(end: 'from' | 'to', km: number): Notice[] {
  if (km <= PORT_KM_MAX) return []
  const message = `lies ${km.toFixed(0)} km from navigable water, counted as a straight line; name the port itself`
  return [notice('port_far_from_water', end, message)]
}

function distanceBySea(journey: Journey): FoundDistance {
  const { from, to, avoid } = journey
  const method = { kind: 'shortest_feasible', method: SEA_METHOD, quality: 'medium' } as const
  if (isSamePoint(from.point, to.point)) return foundDistance(journey, { ...method, km: 0 })
  const { km, path, snapKm } = seaRoute(from.point, to.point, { avoid })
  const notices = [...farFromWater('from', snapKm[0]), ...farFromWater('to', snapKm[1])]
  return foundDistance(journey, { ...method, km, path, notices })
}

/**
 * Computes a distance without any service: the geodesic by air, the sea graph by ship, the geodesic times a detour
 * factor by road and rail. A single place is 0 km. Throws `no_route` for a ship whose port lies inland, or if every
 * route passes something avoided.
 */
export function offlineDistance(journey: Journey, detour: Detour): FoundDistance {
  const { mode } = journey
  if (mode === 'SHIP') return distanceBySea(journey)
  return mode === 'AIR' ? distanceByAir(journey) : estimatedDistance(journey, detour[mode])
}
