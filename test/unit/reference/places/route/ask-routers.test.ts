import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EmissionsError, type ErrorCode } from '../../../../../src/index.ts'
import { osrm } from '../../../../../src/reference/places/route/osrm.ts'
import { type PlacesStub, startPlacesStub } from '../../../../fixtures/places-stub.ts'
import {
  countingRouter,
  distance,
  failingRouter,
  failureOf,
  hamburgShanghai,
  leedsKassel,
  ROAD,
  unaskedRouter,
} from '../../../../fixtures/places-stub-routers.ts'

const LEEDS_KASSEL_KM = 802.5

describe('routers', () => {
  it('go before the offline way for their modes only', async () => {
    const routers = [countingRouter(() => ROAD)]
    const found = await distance(leedsKassel, { routers })
    expect(found).toMatchObject({ km: 1000, kind: 'shortest_feasible', method: 'stub@1', notices: [] })
    expect(found.route).toMatchObject({ baseKm: 1000, detour: '1', quality: 'high' })
    expect((await distance({ ...leedsKassel, mode: 'RAIL' }, { routers })).method).toBe('geodesic-wgs84@1')
    expect(routers[0]?.calls()).toBe(1)
  })

  it('get the places, the mode, what to avoid and the signal', async () => {
    const route = vi.fn(async () => ({ ...ROAD, km: 21_000 }))
    const { signal } = new AbortController()
    const routers = [countingRouter(() => ROAD, { modes: ['SHIP'], route })]
    await distance({ ...hamburgShanghai, avoid: ['SUEZ'], signal }, { routers })
    const [from, to] = ['Hamburg', 'Shanghai'].map((label) => expect.objectContaining({ label }))
    expect(route).toHaveBeenCalledExactlyOnceWith(from, to, { mode: 'SHIP', avoid: ['SUEZ'], signal })
  })

  it('give their path, and kilometres that are rounded once', async () => {
    const path = [{ name: 'Harwich', point: { lat: 51.94, lng: 1.28 } }]
    const found = await distance(leedsKassel, {
      routers: [countingRouter(() => ({ ...ROAD, km: 1000.1234567894, path }))],
    })
    expect([found.km, found.route.path]).toEqual([1000.123456789, path])
  })

  it.each<ErrorCode>(['router_failed', 'no_route'])('%s is an error; the next is not asked', async (code) => {
    const next = unaskedRouter()
    expect(await failureOf(distance(leedsKassel, { routers: [failingRouter(code), next] }))).toEqual([code])
    expect(next.calls()).toBe(0)
  })

  it.each<ErrorCode>(['router_failed', 'no_route'])(
    '%s leads to the next one where that is chosen, with a notice',
    async (code) => {
      const routers = [
        failingRouter(code, { id: 'first' }),
        failingRouter(code, { id: 'second' }),
        countingRouter(() => ROAD),
      ]
      const found = await distance(leedsKassel, { routers, onRouterError: 'fallback' })
      expect(found.method).toBe('stub@1')
      expect(found.notices.map((one) => one.code)).toEqual(['router_fallback', 'router_fallback'])
      expect(found.notices[0]?.message).toMatch(new RegExp(`^first .*${code}`))
      expect(found.notices[1]?.message).toMatch(/^second /)
    },
  )

  it('lead to the offline way when all fail', async () => {
    const found = await distance(leedsKassel, { routers: [failingRouter()], onRouterError: 'fallback' })
    expect(found).toMatchObject({ method: 'geodesic-wgs84@1', kind: 'estimate' })
    expect(found.notices.map((one) => one.code)).toEqual(['router_fallback', 'estimate_crosses_water'])
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['NaN', { ...ROAD, km: Number.NaN }],
    ['infinity', { ...ROAD, km: Number.POSITIVE_INFINITY }],
    ['a negative distance', { ...ROAD, km: -1 }],
    ['text', { ...ROAD, km: '1000' }],
    ['another kind', { ...ROAD, kind: 'road' }],
    ['no quality', { km: 1000, kind: 'actual' }],
    ['a path with a hole', { ...ROAD, path: new Array(1) }],
    ['a path of names', { ...ROAD, path: ['Harwich'] }],
    ['a path beyond the Earth', { ...ROAD, path: [{ name: 'Mars', point: { lat: 91, lng: 0 } }] }],
    ['a path over 180 degrees', { ...ROAD, path: [{ name: 'Fiji', point: { lat: -17, lng: 181 } }] }],
    ['a path without names', { ...ROAD, path: [{ name: '', point: { lat: 51, lng: 1 } }] }],
    ['a path with a control character', { ...ROAD, path: [{ name: 'Har\u001bwich', point: { lat: 51, lng: 1 } }] }],
    ['less than straight ahead', { ...ROAD, km: LEEDS_KASSEL_KM * 0.9 }],
  ])('that answer %s have failed', async (_what, answer) => {
    expect(await failureOf(distance(leedsKassel, { routers: [countingRouter(() => answer)] }))).toEqual([
      'router_failed',
    ])
  })

  it('may be shorter than the geodesic by 0.5 %, or by a kilometre', async () => {
    const { km } = await distance({ ...leedsKassel, mode: 'AIR' })
    const answer = (share: number) =>
      distance(leedsKassel, { routers: [countingRouter(() => ({ ...ROAD, km: km * share }))] })
    expect((await answer(0.9951)).km).toBeLessThan(km)
    expect(await failureOf(answer(0.9949))).toEqual(['router_failed'])
    const near = { from: '53.79648, -1.54785', to: '53.79648, -1.53785', mode: 'TRUCK' } as const
    expect((await distance(near, { routers: [countingRouter(() => ({ ...ROAD, km: 0 }))] })).km).toBe(0)
    const negative = distance(near, { routers: [countingRouter(() => ({ ...ROAD, km: -0.1 }))] })
    expect(await failureOf(negative)).toEqual(['router_failed'])
  })

  it.each([
    ['51.31667, 9.5', 0.001, 0],
    ['53.79648, -1.53785', 0, 0.1],
  ])('that answer a great circle answer the geodesic, to %s by 0.1 % or 0.1 km', async (to, share, offset) => {
    const request = { from: 'Leeds', to, mode: 'AIR' } as const
    const { km } = await distance(request)
    const answer = (by: number) => {
      const found = { km: km + by * (km * share + offset), kind: 'great_circle', quality: 'high' }
      return distance(request, { routers: [countingRouter(() => found, { modes: ['AIR'] })] })
    }
    for (const by of [0.999, -0.999]) expect((await answer(by)).method).toBe('stub@1')
    for (const by of [1.001, -1.001]) expect(await failureOf(answer(by))).toEqual(['router_failed'])
  })

  it('may change their path later', async () => {
    const path = [{ name: 'Harwich', point: { lat: 51.94, lng: 1.28 } }]
    const cache = new Map()
    const found = await distance(leedsKassel, { routers: [countingRouter(() => ({ ...ROAD, path }))], cache })
    const before = structuredClone(found.route.path)
    Object.assign(path[0]?.point as object, { lat: 0 })
    path.length = 0
    expect(found.route.path).toEqual(before)
    const [waypoint] = found.route.path
    expect([found.route.path, waypoint, waypoint?.point].every(Object.isFrozen)).toBe(true)
  })

  it('that throw anything have failed, with the cause', async () => {
    const cause = new TypeError('no such property')
    const error = await distance(leedsKassel, { routers: [countingRouter(() => Promise.reject(cause))] }).catch(
      (thrown) => thrown,
    )
    expect([error.code, error.cause]).toEqual(['router_failed', cause])
    expect(error.message).toContain('stub failed (TypeError)')
    const sudden = countingRouter(() => ROAD, {
      route: () => {
        throw cause
      },
    })
    expect(await failureOf(distance(leedsKassel, { routers: [sudden] }))).toEqual(['router_failed'])
  })

  it.each([
    new Error('https://example.org/?key=secret'),
    'key=secret',
    Object.create(null),
    Object.assign(new Error('secret'), { name: 'key=secret' }),
    Object.assign(new Error('secret'), { name: Object.create(null) }),
    undefined,
  ])('that throw %# do not have their words in the message', async (cause) => {
    const routers = [countingRouter(() => Promise.reject(cause))]
    const error = await distance(leedsKassel, { routers }).catch((thrown) => thrown)
    expect([error.code, error.cause]).toEqual(['router_failed', cause])
    expect(error.message).not.toContain('secret')
    const { notices } = await distance(leedsKassel, { routers, onRouterError: 'fallback' })
    expect(notices[0]?.message).not.toContain('secret')
  })

  it.each(['error', 'fallback'] as const)(
    'are stopped by a reason that is an EmissionsError: %s',
    async (onRouterError) => {
      const reason = new EmissionsError([{ path: '', code: 'no_route', message: 'enough' }])
      const caller = new AbortController()
      const leaving = countingRouter(() => {
        caller.abort(reason)
        throw reason
      })
      const request = { ...leedsKassel, signal: caller.signal }
      await expect(distance(request, { routers: [leaving], onRouterError })).rejects.toBe(reason)
    },
  )

  it('that hang end with the signal', async () => {
    const caller = new AbortController()
    const hanging = countingRouter(() => {
      queueMicrotask(() => caller.abort('enough'))
      return new Promise(() => undefined)
    })
    const request = { ...leedsKassel, signal: caller.signal }
    await expect(distance(request, { routers: [hanging], onRouterError: 'fallback' })).rejects.toBe('enough')
  })

  it('are not fallen back from when the caller aborts', async () => {
    const reason = new Error('the user left')
    const caller = new AbortController()
    const leaving = countingRouter(() => {
      caller.abort(reason)
      throw new TypeError('aborted')
    })
    const options = { routers: [leaving, unaskedRouter()], onRouterError: 'fallback' } as const
    await expect(distance({ ...leedsKassel, signal: caller.signal }, options)).rejects.toBe(reason)
  })
})

describe('with a service on this machine', () => {
  let stub: PlacesStub
  beforeAll(async () => {
    stub = await startPlacesStub()
  })
  afterAll(() => stub.close())
  const berlin = { from: '52.517037, 13.38886', to: '52.529407, 13.397634', mode: 'TRUCK' } as const
  const at = (reply: string) => osrm({ fetch, baseUrl: `${stub.url}/${reply}`, version: 'v5.27', timeoutMs: 30_000 })

  it('finds the route', async () => {
    const found = await distance(berlin, { routers: [at('osrm-ok')] })
    expect(found).toMatchObject({ km: 1.8868, kind: 'shortest_feasible', method: 'osrm-driving@v5.27' })
    expect(found.route).toMatchObject({ baseKm: 1.8868, detour: '1', quality: 'medium' })
  })

  it('that its owner stops has failed, with the reason as the cause', async () => {
    const reason = new Error('shutting down')
    const options = { fetch, baseUrl: `${stub.url}/hang`, version: '1', signal: AbortSignal.abort(reason) }
    const error = await distance(berlin, { routers: [osrm(options)] }).catch((thrown) => thrown)
    expect([error.code, error.cause]).toEqual(['router_failed', reason])
    const aborted = { ...options, signal: AbortSignal.abort() }
    const { message } = await distance(berlin, { routers: [osrm(aborted)] }).catch((thrown) => thrown)
    expect(message).toMatch(/^osrm-driving failed \(AbortError\); the error carries/)
  })

  it.each([
    ['osrm-far-start', ['from no_route']],
    ['osrm-NoRoute', ['no_route']],
    ['osrm-too-short', ['router_failed']],
    ['too-many', ['router_failed']],
  ])('%s is an error, or fallen back from', async (reply, expected) => {
    expect(await failureOf(distance(berlin, { routers: [at(reply)] }))).toEqual(expected)
    const found = await distance(berlin, { routers: [at(reply)], onRouterError: 'fallback' })
    expect(found.notices.map(({ code }) => code)).toEqual(['router_fallback'])
  })
})
