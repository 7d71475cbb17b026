import { isFields } from '../../../base/index.ts'
import type { Place, Point } from '../../../core/emissions/index.ts'
import { collect, fail } from '../../../core/errors/index.ts'
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

/** Options of an OSRM server. */
export interface OsrmOptions extends RoadServiceOptions {
  /** The profile in the URL, a label of the data it was prepared for; default 'driving'. */
  readonly profile?: string | undefined
}

const PROFILE = /^[A-Za-z0-9_-]{1,40}$/
const SERVICE_CODE = /^[A-Za-z]{1,40}$/

interface OsrmAnswer {
  readonly code?: unknown
  readonly routes?: readonly [{ readonly distance?: unknown }?]
  readonly waypoints?: readonly ({ readonly distance?: unknown } | undefined)[]
}

function readProfile(profile: string): string {
  if (typeof profile === 'string' && PROFILE.test(profile)) return profile
  const about = { expected: "'driving'", received: profile }
  return fail('profile', 'invalid_type', { message: 'must be the name of a profile', ...about })
}

/** Formats a point as longitude, latitude in plain decimals: 1e-5 would print in exponent form. */
function coordinatesOf({ lat, lng }: Point): string {
  return [lng, lat].map((degrees) => routedDegrees(degrees).toFixed(5)).join(',')
}

/** Rejects an end far from every road, which the route would silently leave out. */
function checkRoadSnap(id: string, { waypoints }: OsrmAnswer): void {
  for (const [index, end] of ['from', 'to'].entries()) {
    const metres = waypoints?.[index]?.distance
    if (!isLength(metres)) failAsService(id, 'answered without the distance of the ends from the road')
    if (metres <= ROAD_KM_MAX * 1000) continue
    const away = `${(metres / 1000).toFixed(1)} km from the nearest road that ${id} knows (at most ${ROAD_KM_MAX})`
    fail(end, 'no_route', `lies ${away}; ${NO_ROAD_ADVICE}`)
  }
}

function readRoute(id: string, { isOk, body }: ServiceAnswer): RouterAnswer {
  const answer: OsrmAnswer = isFields(body) ? body : {}
  const { code } = answer
  if (code === 'NoRoute' || code === 'NoSegment') {
    const what = code === 'NoRoute' ? 'finds no route between the places' : 'knows no road near one of the places'
    fail('', 'no_route', `${id} ${what} (${code}); ${NO_ROAD_ADVICE}`)
  }
  if (!isOk || code !== 'Ok') {
    const detail = typeof code === 'string' && SERVICE_CODE.test(code) ? ` (${code})` : ''
    failAsService(id, `rejects the request${detail}; check its profile and version`)
  }
  const metres = answer.routes?.[0]?.distance
  if (!isLength(metres)) failAsService(id, 'answered without a distance in metres')
  checkRoadSnap(id, answer)
  const { n, d } = rationalOf(metres)
  return { km: roundKm({ n, d: 1000n * d }), kind: 'shortest_feasible', quality: 'medium' }
}

/**
 * Creates a router that asks an OSRM server for road distances. Public servers use a car profile, so the quality is
 * 'medium'. An end more than 5 km from a road is `no_route`, as are OSRM's NoRoute and NoSegment; every other failure
 * is `router_failed`. Options are validated immediately: `required`, `invalid_type`, `number_out_of_range`,
 * `invalid_choice`. Source: https://project-osrm.org/docs/v5.24.0/api/ (general options, route service, waypoint
 * object).
 *
 * @example
 * ```ts
 * import { osrm } from 'tonne/places'
 * const router = osrm({ fetch, baseUrl: 'https://osrm.example.org', version: 'v5.27 2025-01' })
 * router.id // => 'osrm-driving'
 * osrm({ fetch, baseUrl: 'https://key@osrm.example.org', version: 'v5.27' }) // throws invalid_type
 * ```
 */
export function osrm(options: OsrmOptions): Router {
  const { connection, profile, modes } = collect({
    ...roadServiceParts(options ?? {}),
    profile: () => readProfile(options?.profile ?? 'driving'),
  })
  const id = `osrm-${profile}`
  const route = async (from: Place, to: Place, { signal }: RouteContext) => {
    const path = `/route/v1/${profile}/${coordinatesOf(from.point)};${coordinatesOf(to.point)}?overview=false`
    return readRoute(id, await askService(connection, { id, path, signal }))
  }
  return Object.freeze({ id, version: connection.version, modes, route })
}
