import { describe, expect, it, vi } from 'vitest'
import type { RouterAnswer } from '../../../../../src/reference/places/route/router.ts'
import {
  countingRouter,
  distance,
  failureOf,
  hamburgShanghai,
  leedsKassel,
  placesWith,
  ROAD,
  unaskedRouter,
} from '../../../../fixtures/places-stub-routers.ts'

describe('a cache of router answers', () => {
  const key = 'stub@1|TRUCK||53.79648,-1.54785|51.31667,9.5'

  it('is a Map by router, mode, what is avoided and both ends to 1e-5 degrees', async () => {
    const cache = new Map<string, RouterAnswer>()
    const routers = [countingRouter(() => ROAD)]
    const places = placesWith({ routers, cache })
    const first = await places.distance(leedsKassel)
    expect([...cache]).toEqual([[key, ROAD]])
    expect(await places.distance(leedsKassel)).toEqual(first)
    const beside = await places.distance({ ...leedsKassel, from: '53.7964801, -1.5478499' })
    expect([beside.km, routers[0]?.calls()]).toEqual([1000, 1])
    await places.distance({ ...leedsKassel, from: 'Kassel', to: 'Leeds' })
    expect(routers[0]?.calls()).toBe(2)
  })

  it('has a key for every passage that is avoided, in whatever order', async () => {
    const cache = new Map<string, RouterAnswer>()
    const routers = [countingRouter(() => ({ ...ROAD, km: 25_000 }), { modes: ['SHIP'] })]
    const places = placesWith({ routers, cache })
    await places.distance({ ...hamburgShanghai, avoid: ['SUEZ', 'KIEL'] })
    await places.distance({ ...hamburgShanghai, avoid: ['KIEL', 'SUEZ'] })
    await places.distance(hamburgShanghai)
    expect([...cache.keys()].map((one) => one.split('|')[2])).toEqual(['KIEL+SUEZ', ''])
  })

  it('may answer later, and is asked first', async () => {
    const cache = { get: async () => ({ ...ROAD, km: 900 }), set: vi.fn() }
    const found = await distance(leedsKassel, { routers: [unaskedRouter()], cache })
    expect(found.km).toBe(900)
    expect(cache.set).not.toHaveBeenCalled()
  })

  it('is not believed when it holds what no router may answer', async () => {
    const cache = new Map<string, RouterAnswer>([[key, { ...ROAD, km: -5 }]])
    expect((await distance(leedsKassel, { routers: [countingRouter(() => ROAD)], cache })).km).toBe(1000)
    expect(cache.get(key)).toEqual(ROAD)
  })

  it('may hang, and not hold up an abort', async () => {
    const caller = new AbortController()
    const get = () => {
      queueMicrotask(() => caller.abort('enough'))
      return new Promise<undefined>(() => undefined)
    }
    const request = { ...leedsKassel, signal: caller.signal }
    const cache = { get, set: () => undefined }
    await expect(distance(request, { routers: [countingRouter(() => ROAD)], cache })).rejects.toBe('enough')
  })

  it('is not waited for where it stores an answer', async () => {
    const cache = { get: () => undefined, set: () => new Promise<undefined>(() => undefined) }
    expect((await distance(leedsKassel, { routers: [countingRouter(() => ROAD)], cache })).km).toBe(1000)
  })

  it('keeps no errors', async () => {
    const cache = new Map<string, RouterAnswer>()
    const routers = [countingRouter((calls) => (calls === 1 ? { ...ROAD, km: -1 } : ROAD))]
    const places = placesWith({ routers, cache })
    expect(await failureOf(places.distance(leedsKassel))).toEqual(['router_failed'])
    expect(cache.size).toBe(0)
    expect((await places.distance(leedsKassel)).km).toBe(1000)
  })

  it('equal questions at one time are asked once; with another signal, again', async () => {
    const routers = [countingRouter(() => ROAD)]
    const places = placesWith({ routers })
    const found = await Promise.all([places.distance(leedsKassel), places.distance(leedsKassel)])
    expect(found[0]).toEqual(found[1])
    expect(routers[0]?.calls()).toBe(1)
    const { signal } = new AbortController()
    await Promise.all([places.distance(leedsKassel), places.distance({ ...leedsKassel, signal })])
    expect(routers[0]?.calls()).toBe(3)
  })
})
