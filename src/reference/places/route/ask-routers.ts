import { isOneOf, printable } from '../../../base/index.ts'
import { DISTANCE_KINDS, DISTANCE_QUALITIES, type FoundDistance, type Waypoint } from '../../../core/emissions/index.ts'
import { callAndForget, EmissionsError, fail, type Notice, notice, show } from '../../../core/errors/index.ts'
import { rationalOf } from '../../../core/exact/index.ts'
import { geodesicMetres, isPoint, roundKm } from '../earth/geodesic.ts'
import { isLabel } from '../resolve/place-resolver.ts'
import { withAbort } from '../services/abort.ts'
import { callBack } from '../services/callback.ts'
import { foundDistance, type Journey } from './found-distance.ts'
import type { Router, RouterAnswer } from './router.ts'
import { cacheKey, type PendingWork, type RouterCache, type RouterQuestion } from './router-cache.ts'

/** The caller's routers, in query order. */
export interface RouterChain {
  readonly routers: readonly Router[]
  /** 'error': a failing router ends the search; 'fallback': the next method is used, with a notice. */
  readonly onError: 'error' | 'fallback'
  readonly cache: RouterCache | undefined
  readonly pending: PendingWork<RouterAnswer>
}

/** The response of the routers; without a route if none supports the mode, or if all failed, as the notices say. */
interface RoutersAnswer {
  readonly distance: FoundDistance | undefined
  readonly notices: readonly Notice[]
}

/** Calls a router and validates its response. Rejects with the reason of an abort; other exceptions are failures. */
async function askRouter(router: Router, question: RouterQuestion): Promise<RouterAnswer> {
  const { from, to, mode, avoid, signal } = question
  const ask = () => router.route(from, to, { mode, avoid, signal })
  const answer = await callBack(ask, { who: router.id, path: '', signal })
  const fault = faultOf(answer, question)
  if (fault !== undefined) fail('', 'router_failed', `${router.id} ${fault}`)
  return answer
}

/**
 * Returns the answer in the cache; undefined if the cache fails, because the router can answer too. Rejects on an
 * abort.
 */
async function cachedAnswer(key: string, signal: RouterQuestion['signal'], cache: RouterChain['cache']) {
  try {
    return await withAbort([signal], () => cache?.get(key))
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}

function answerOf(router: Router, question: RouterQuestion, { cache, pending }: RouterChain): Promise<RouterAnswer> {
  const key = cacheKey(router, question)
  const { signal } = question
  return pending.run(key, signal, async () => {
    const cached = await cachedAnswer(key, signal, cache)
    if (cached !== undefined && faultOf(cached, question) === undefined) return cached
    const answer = await askRouter(router, question)
    callAndForget(() => cache?.set(key, answer))
    return answer
  })
}

/** Copies a waypoint, since a router or cache may change its own later. */
function copyWaypoint({ name, point: { lat, lng } }: Waypoint): Waypoint {
  return Object.freeze({ name: printable(name), point: Object.freeze({ lat, lng }) })
}

function distanceOf({ id, version }: Router, journey: Journey, answer: RouterAnswer): FoundDistance {
  const { km, kind, quality, path = [] } = answer
  const method = printable(`${id}@${version}`)
  return foundDistance(journey, { km: roundKm(rationalOf(km)), kind, quality, path: path.map(copyWaypoint), method })
}

/** Calls the routers for the mode in order. Throws the error of the first that fails, unless falling back. */
export async function askRouters(question: RouterQuestion, chain: RouterChain): Promise<RoutersAnswer> {
  const notices: Notice[] = []
  for (const router of chain.routers) {
    if (!router.modes.includes(question.mode)) continue
    try {
      return { distance: distanceOf(router, question, await answerOf(router, question, chain)), notices }
    } catch (error) {
      question.signal?.throwIfAborted()
      if (chain.onError === 'error' || !EmissionsError.is(error)) throw error
      const message = `${router.id} was asked first and failed (${error.code}: ${error.message}); the next method was used`
      notices.push(notice('router_fallback', '', message))
    }
  }
  return { distance: undefined, notices }
}

/** The share by which a route may be shorter than the geodesic: services use a sphere and start at a road. */
const SHORTER_SHARE_MAX = 0.005
const SHORTER_KM_MAX = 1
/** The share by which a great circle may differ from the geodesic. */
const GREAT_CIRCLE_SHARE_MAX = 0.001
const GREAT_CIRCLE_KM_MAX = 0.1

function isWaypoint(value: unknown): value is Waypoint {
  const { name, point }: Partial<Waypoint> = value ?? {}
  return isLabel(name) && isPoint(point) && Math.abs(point.lng) <= 180
}

/** Describes the flaw of a route's length between ends `straightKm` apart; undefined if it is plausible. */
function faultOfLength({ km, kind }: Pick<RouterAnswer, 'km' | 'kind'>, straightKm: number): string | undefined {
  const straight = `the ${straightKm.toFixed(1)} km of the straight line`
  if (km < straightKm - Math.max(SHORTER_KM_MAX, straightKm * SHORTER_SHARE_MAX)) {
    return `answered ${km} km, which is less than ${straight}; check its units and the order of its coordinates`
  }
  const differenceMax = Math.max(GREAT_CIRCLE_KM_MAX, straightKm * GREAT_CIRCLE_SHARE_MAX)
  if (kind === 'great_circle' && Math.abs(km - straightKm) > differenceMax) {
    return `answered ${km} km for a great circle, which is ${straight}; name another kind for any other route`
  }
  return undefined
}

/** Describes the flaw of a router's response, as a sentence that follows its name; undefined if it is valid. */
function faultOf(answer: unknown, { from, to }: Journey): string | undefined {
  const { km, kind, quality, path = [] }: Partial<RouterAnswer> = answer ?? {}
  if (typeof km !== 'number' || !Number.isFinite(km) || km < 0) {
    return `answered ${show(km)} kilometres; they must be a number, 0 or more`
  }
  if (!isOneOf(DISTANCE_KINDS, kind)) {
    return `answered kind ${show(kind)}; use one of: ${DISTANCE_KINDS.join(', ')}`
  }
  if (!isOneOf(DISTANCE_QUALITIES, quality)) {
    return `answered quality ${show(quality)}; use one of: ${DISTANCE_QUALITIES.join(', ')}`
  }
  if (!Array.isArray(path) || ![...path].every(isWaypoint)) {
    return 'answered a path that is not a list of { name, point }: a text without control characters, latitudes -90 to 90, longitudes -180 to 180'
  }
  return faultOfLength({ km, kind }, geodesicMetres(from.point, to.point) / 1000)
}
