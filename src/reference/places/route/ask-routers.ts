import { printable } from '../../../base/index.ts'
import type { FoundDistance, Waypoint } from '../../../core/emissions/index.ts'
import { callAndForget, EmissionsError, fail, type Notice, notice } from '../../../core/errors/index.ts'
import { rationalOf } from '../../../core/exact/index.ts'
import { roundKm } from '../earth/geodesic.ts'
import { untilAborted } from '../services/abort.ts'
import { callBack } from '../services/callback.ts'
import { foundDistance, type Journey } from './found-distance.ts'
import type { Router, RouterAnswer } from './router.ts'
import { faultOf } from './router-answer.ts'
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
    return await untilAborted([signal], () => cache?.get(key))
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
