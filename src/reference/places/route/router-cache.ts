import type { Point } from '../../../core/emissions/index.ts'
import type { StopSignal } from '../services/web.ts'
import type { Journey } from './found-distance.ts'
import { routedDegrees } from './road-service.ts'
import type { Router, RouterAnswer } from './router.ts'

/** A cache of router responses: a Map, or something over a network. Errors are not cached. If it fails, the router is asked. */
export interface RouterCache {
  get(key: string): RouterAnswer | undefined | Promise<RouterAnswer | undefined>
  set(key: string, answer: RouterAnswer): unknown
}

/** A request to a router. */
export interface RouterQuestion extends Journey {
  readonly signal: StopSignal | undefined
}

function pointKey({ lat, lng }: Point): string {
  return `${routedDegrees(lat)},${routedDegrees(lng)}`
}

/**
 * Returns the cache key of a response: router@version | mode | avoided passages | ends in order, rounded to 1e-5
 * degrees.
 */
export function cacheKey({ id, version }: Router, { from, to, mode, avoid }: Journey): string {
  return [`${id}@${version}`, mode, [...avoid].sort().join('+'), pointKey(from.point), pointKey(to.point)].join('|')
}

/** Shares concurrent identical work; work with another signal may end differently, so it is not identical. */
export class PendingWork<T> {
  readonly #running = new Map<string, { readonly signal: StopSignal | undefined; readonly result: Promise<T> }>()

  run(key: string, signal: StopSignal | undefined, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key)
    if (running !== undefined && running.signal === signal) return running.result
    const entry = { signal, result: work() }
    const forget = () => {
      if (this.#running.get(key) === entry) this.#running.delete(key)
    }
    this.#running.set(key, entry)
    entry.result.then(forget, forget)
    return entry.result
  }
}
