import { isFields } from '../../../base/index.ts'
import type { Place, Point } from '../../../core/emissions/index.ts'
import { checkChoice, collect, fail } from '../../../core/errors/index.ts'
import { rationalOf } from '../../../core/exact/index.ts'
import { roundKm } from '../earth/geodesic.ts'
import { askService, failAsService, type ServiceAnswer } from '../services/ask-service.ts'
import {
  isLength,
  NO_ROAD_ADVICE,
  ROAD_KM_MAX,
  type RoadServiceOptions,
  roadServiceParts,
  routedDegrees,
} from './road-service.ts'
import type { RouteContext, Router, RouterAnswer } from './router.ts'

/** The vehicle type ("costing") of Valhalla. */
export type ValhallaCosting = 'truck' | 'bus' | 'auto'

/** Options of a Valhalla server. */
export interface ValhallaOptions extends RoadServiceOptions {
  /** The vehicle type; default 'truck', which respects weight, height and access restrictions for lorries. */
  readonly costing?: ValhallaCosting | undefined
}

const COSTINGS: readonly ValhallaCosting[] = ['truck', 'bus', 'auto']

/** Valhalla's error codes that mean there is no route, rather than a failure. */
const NO_ROUTE: Readonly<Record<number, string>> = {
  170: 'knows no route between the regions of the places',
  171: 'knows no road near one of the places',
  441: 'cannot reach one of the places',
  442: 'finds no route between the places',
}

interface ValhallaAnswer {
  readonly error_code?: unknown
  readonly trip?: { readonly units?: unknown; readonly summary?: { readonly length?: unknown } }
}

function locationOf({ lat, lng }: Point) {
  return { lat: routedDegrees(lat), lon: routedDegrees(lng), search_cutoff: ROAD_KM_MAX * 1000 }
}

function readTrip(id: string, quality: RouterAnswer['quality'], { isOk, body }: ServiceAnswer): RouterAnswer {
  const { error_code: code, trip }: ValhallaAnswer = isFields(body) ? body : {}
  const noRoute = typeof code === 'number' ? NO_ROUTE[code] : undefined
  if (noRoute !== undefined) fail('', 'no_route', `${id} ${noRoute} (${code}); ${NO_ROAD_ADVICE}`)
  if (!isOk || code !== undefined) {
    const detail = typeof code === 'number' ? ` (${code})` : ''
    failAsService(id, `rejects the request${detail}; check its limits and version`)
  }
  const length = trip?.summary?.length
  if (trip?.units !== 'kilometers' || !isLength(length)) failAsService(id, 'answered without a length in kilometers')
  return { km: roundKm(rationalOf(length)), kind: 'shortest_feasible', quality }
}

/**
 * Creates a router that asks a Valhalla server for road distances. Quality 'high' for trucks, 'medium' for anything
 * else. No road within 5 km of an end, and no route between them, are `no_route`; every other failure is
 * `router_failed`. Options are validated immediately: `required`, `invalid_type`, `number_out_of_range`,
 * `invalid_choice`. Source: https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/ (inputs and outputs of
 * a route, internal error codes).
 *
 * @example
 * ```ts
 * import { valhalla } from 'tonne/places'
 * const router = valhalla({ fetch, baseUrl: 'https://valhalla.example.org', version: '3.5 2025-01' })
 * router.id // => 'valhalla-truck'
 * valhalla({ fetch, baseUrl: 'valhalla.example.org', version: '3.5' }) // throws invalid_type
 * ```
 */
export function valhalla(options: ValhallaOptions): Router {
  const { connection, costing, modes } = collect({
    ...roadServiceParts(options ?? {}),
    costing: () => checkChoice({ path: 'costing', value: options?.costing ?? 'truck' }, COSTINGS),
  })
  const id = `valhalla-${costing}`
  const quality = costing === 'truck' ? 'high' : 'medium'
  const route = async (from: Place, to: Place, { signal }: RouteContext) => {
    const locations = [locationOf(from.point), locationOf(to.point)]
    const body = { locations, costing, units: 'kilometers', directions_type: 'none' }
    return readTrip(id, quality, await askService(connection, { id, path: '/route', body, signal }))
  }
  return Object.freeze({ id, version: connection.version, modes, route })
}
