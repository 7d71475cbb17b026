import { describe, expect, it, vi } from 'vitest'
import { EmissionsError, type TransportMode } from '../../../../../src/index.ts'
import type { PlaceResolver } from '../../../../../src/reference/places/resolve/place-resolver.ts'
import type { DistanceRequest } from '../../../../../src/reference/places/route/find-distance.ts'
import { seaRoute } from '../../../../../src/reference/places/sea/sea-route.ts'
import {
  countingRouter,
  distance,
  failureOf,
  hamburgShanghai,
  leedsKassel,
  ROAD,
  unaskedRouter,
} from '../../../../fixtures/places-stub-routers.ts'

describe('the offline routes', () => {
  it('AIR is the geodesic, of high quality', async () => {
    const found = await distance({ ...leedsKassel, mode: 'AIR' })
    expect(found).toMatchObject({ kind: 'great_circle', method: 'geodesic-wgs84@1', notices: [] })
    expect(found.route).toMatchObject({ baseKm: found.km, detour: '1', quality: 'high', path: [] })
    expect([found.route.from?.country, found.route.to?.label]).toEqual(['GB', 'Kassel'])
  })

  it.each([
    ['TRUCK', '1.25'],
    ['RAIL', '1.2'],
  ] as const)('%s is an estimate: the geodesic × %s', async (mode, detour) => {
    const found = await distance({ ...leedsKassel, mode })
    expect(found).toMatchObject({ kind: 'estimate', method: 'geodesic-wgs84@1' })
    // the North Sea lies between them
    expect(found.notices.map(({ code }) => code)).toEqual(['estimate_crosses_water'])
    expect(found.route).toMatchObject({ detour, quality: 'low' })
    expect(found.km).toBeCloseTo(Number(found.route.baseKm) * Number(detour), 8)
  })

  it('takes a detour of the caller, as number or text, and keeps it as given', async () => {
    const found = await distance(leedsKassel, { detour: { TRUCK: '4/3' } })
    expect(found.route.detour).toBe('4/3')
    expect(found.km / Number(found.route.baseKm)).toBeCloseTo(4 / 3, 9)
    expect((await distance(leedsKassel, { detour: { TRUCK: 1 } })).km).toBe(found.route.baseKm)
  })

  it('SHIP is the sea graph, of medium quality, and can be told what to avoid', async () => {
    const through = await distance(hamburgShanghai)
    expect(through).toMatchObject({ kind: 'shortest_feasible', method: 'sea-graph@3' })
    expect(through.route).toMatchObject({ baseKm: through.km, detour: '1', quality: 'medium' })
    expect(through.route.path.length).toBeGreaterThan(5)
    const around = await distance({ ...hamburgShanghai, avoid: ['SUEZ'] })
    expect(around.km).toBeGreaterThan(through.km + 5000)
  })

  it('SHIP leaves a notice for an end away from water, and rejects one inland', async () => {
    const nijmegen = { lat: 51.84, lng: 5.85 }
    const found = await distance({ ...hamburgShanghai, from: nijmegen })
    expect(found.notices.map(({ code, path }) => `${path} ${code}`)).toContain('from port_far_from_water')
    expect(await failureOf(distance({ from: 'Madrid', to: 'Shanghai', mode: 'SHIP' }))).toEqual(['from no_route'])
    expect(await failureOf(distance({ from: 'Shanghai', to: 'Madrid', mode: 'SHIP' }))).toEqual(['to no_route'])
  })

  it('SHIP leaves that notice from 50 km on', async () => {
    const shanghai = { lat: 31.22, lng: 121.9 }
    const inland = (lng: number) => ({ lat: 45, lng })
    const awayKm = (lng: number) => seaRoute(inland(lng), shanghai).snapKm[0]
    // along a parallel into France, from a place nearer to the Atlantic than 50 km to one farther away
    let [near, far] = [-1.1, 0.5]
    expect([awayKm(near) < 50, awayKm(far) > 50]).toEqual([true, true])
    while (far - near > 1e-6) {
      const middle = (near + far) / 2
      if (awayKm(middle) <= 50) near = middle
      else far = middle
    }
    const codes = async (lng: number) =>
      (await distance({ from: inland(lng), to: shanghai, mode: 'SHIP' })).notices.map(({ code }) => code)
    expect(awayKm(far)).toBeLessThan(50.01)
    expect(await codes(near)).not.toContain('port_far_from_water')
    expect(await codes(far)).toContain('port_far_from_water')
  })

  it.each<TransportMode>(['TRUCK', 'RAIL', 'SHIP'])(
    '%s from a place to itself is 0 km with a warning, inland too',
    async (mode) => {
      const routers = [countingRouter(() => ROAD, { modes: [mode] })]
      const found = await distance({ from: 'Madrid', to: '40.4165, -3.70256', mode }, { routers })
      expect(found).toMatchObject({ km: 0, route: { baseKm: 0, path: [] } })
      expect(found.notices.map(({ code, path }) => `${path} ${code}`)).toEqual(['to distance_is_zero'])
      expect(routers[0]?.calls()).toBe(0)
    },
  )

  it.each([
    ['to itself', { from: 'Madrid', to: '40.4165, -3.70256' }, 'to'],
    ['over some metres', { from: '40.4165, -3.70256', to: '40.4169, -3.70256' }, 'to'],
    ['over a declared distance of zero', { from: 'Madrid', to: 'Leeds', distanceKm: 0 }, 'distanceKm'],
    ['over a figure of zero', { distanceKm: '0.0' }, 'distanceKm'],
  ] as const)('AIR %s is refused', async (_, ends, path) => {
    expect(await failureOf(distance({ ...ends, mode: 'AIR' }))).toEqual([`${path} distance_is_zero`])
    const { notices } = await distance({ ...ends, mode: 'TRUCK' })
    expect(notices.map(({ code }) => code)).toContain('distance_is_zero')
  })

  it('TRUCK over 200 m, and over a declared 10 m, is a distance', async () => {
    const near = await distance({ from: '40.4165, -3.70256', to: '40.4183, -3.70256', mode: 'TRUCK' })
    const declared = await distance({ distanceKm: 0.01, mode: 'TRUCK' })
    for (const { notices } of [near, declared])
      expect(notices.map(({ code }) => code)).not.toContain('distance_is_zero')
  })

  it('gives frozen results', async () => {
    const found = await distance(leedsKassel)
    const parts = [found, found.route, found.route.path, found.route.from, found.route.from?.point, found.notices]
    expect(parts.every((part) => Object.isFrozen(part))).toBe(true)
  })

  it('passes on what was assumed of the places', async () => {
    const { notices } = await distance({ from: '0,0', to: 'Kassel', mode: 'AIR' })
    expect(notices.map(({ code, path }) => `${path} ${code}`)).toEqual(['from null_island'])
  })
})

describe('the places of a distance', () => {
  const withResolver = (resolve: PlaceResolver['resolve']) => ({ resolvers: [{ id: 'stub', version: '1', resolve }] })

  it('are asked for with the mode and the signal', async () => {
    const resolve = vi.fn(() => [{ label: 'X', point: { lat: 1, lng: 1 }, country: null, scheme: 'resolver' } as const])
    const { signal } = new AbortController()
    await distance({ from: 'Nowhere', to: 'Kassel', mode: 'AIR', signal }, withResolver(resolve))
    const query = expect.objectContaining({ text: 'Nowhere' })
    expect(resolve).toHaveBeenCalledExactlyOnceWith(query, { mode: 'AIR', signal })
  })

  it.each([{}, { distanceKm: 5 }])('end the search when the caller aborts, with %j too', async (declared) => {
    const reason = new Error('the user left')
    const caller = new AbortController()
    const leaving = () => {
      caller.abort(reason)
      throw new TypeError('aborted')
    }
    const request = { from: 'Nowhere', to: 'Kassel', mode: 'AIR', signal: caller.signal, ...declared } as const
    await expect(distance(request, withResolver(leaving))).rejects.toBe(reason)
  })

  it.each([{}, { distanceKm: 5 }])(
    'a reason that is an EmissionsError ends the search too, with %j',
    async (declared) => {
      const reason = new EmissionsError([{ path: '', code: 'place_not_found', message: 'enough' }])
      const caller = new AbortController()
      const leaving = () => {
        caller.abort(reason)
        throw reason
      }
      const request = { from: 'Nowhere', to: 'Kassel', mode: 'AIR', signal: caller.signal, ...declared } as const
      await expect(distance(request, withResolver(leaving))).rejects.toBe(reason)
      const parts = { ...request, from: { point: 'Leeds', address: 'Nowhere' } }
      await expect(distance(parts, withResolver(leaving))).rejects.toBe(reason)
    },
  )

  it('are not asked after an abort, and do not hold it up', async () => {
    const gone = { ...leedsKassel, signal: AbortSignal.abort('gone') }
    await expect(distance(gone)).rejects.toBe('gone')
    await expect(distance({ ...gone, distanceKm: 5 })).rejects.toBe('gone')
    const caller = new AbortController()
    const hanging = () => {
      queueMicrotask(() => caller.abort('enough'))
      return new Promise<never>(() => undefined)
    }
    const request = { from: 'Nowhere', to: 'Kassel', mode: 'AIR', signal: caller.signal } as const
    await expect(distance(request, withResolver(hanging))).rejects.toBe('enough')
  })
})

describe('a declared distance', () => {
  it('goes before routers and offline routes, with a notice', async () => {
    const routers = [unaskedRouter()]
    const found = await distance({ ...leedsKassel, distanceKm: '1234.5', distanceKind: 'actual' }, { routers })
    expect(found).toMatchObject({ km: 1234.5, kind: 'actual', method: 'declared' })
    expect(found.route).toMatchObject({ baseKm: 1234.5, detour: '1', quality: 'high', path: [] })
    expect(found.notices.map(({ code, path }) => `${path} ${code}`)).toEqual(['distanceKm distance_declared'])
    expect([found.route.from?.label, found.route.to?.label]).toEqual(['Leeds', 'Kassel'])
  })

  it('needs no places', async () => {
    const found = await distance({ mode: 'RAIL', distanceKm: 5 })
    expect(found).toMatchObject({ km: 5, kind: undefined, route: { from: null, to: null }, notices: [] })
    expect('kind' in found).toBe(true)
  })

  it('says which place was not found, and goes on', async () => {
    const found = await distance({ from: 'Nowhere', to: 'Kassel', mode: 'RAIL', distanceKm: 5 })
    expect(found.route.from).toBeNull()
    expect(found.route.to?.label).toBe('Kassel')
    expect(found.notices.map(({ code, path }) => `${path} ${code}`)).toEqual(['from place_not_used'])
    expect(found.notices[0]?.message).toMatch(/^no place is known as "Nowhere"/)
    const [notice] = (await distance({ to: { lat: 95, lng: 300 }, mode: 'RAIL', distanceKm: 5 })).notices
    expect(notice?.path).toBe('to')
    expect(notice?.message).toMatch(/^lies beyond 90 degrees of latitude; .*; lies beyond 180 degrees of longitude; /)
  })

  it('is of low quality where it is an estimate, and rounded once', async () => {
    const found = await distance({ mode: 'RAIL', distanceKm: '1/3', distanceKind: 'estimate' })
    expect(found).toMatchObject({ km: 0.333333333, route: { quality: 'low' } })
    expect((await distance({ mode: 'RAIL', distanceKm: 0 })).km).toBe(0)
  })
})

describe('a wrong request', () => {
  it.each<[string, unknown, string[]]>([
    ['nothing', undefined, ['required']],
    ['an empty object', {}, ['mode invalid_choice', 'from required', 'to required']],
    ['another mode', { ...leedsKassel, mode: 'CAR' }, ['mode invalid_choice']],
    ['one end', { from: 'Leeds', mode: 'TRUCK' }, ['to required']],
    [
      'two unknown ends',
      { from: 'Nowhere', to: 'Nirgends', mode: 'AIR' },
      ['from place_not_found', 'to place_not_found'],
    ],
    ['a point beyond the Earth', { ...leedsKassel, from: { lat: 95, lng: 20 } }, ['from.lat invalid_coordinates']],
    ['a negative distance', { mode: 'AIR', distanceKm: -1 }, ['distanceKm must_be_non_negative']],
    ['no number', { mode: 'AIR', distanceKm: 'far' }, ['distanceKm not_a_number']],
    ['infinity', { mode: 'AIR', distanceKm: Number.POSITIVE_INFINITY }, ['distanceKm not_finite']],
    ['more than a double holds', { mode: 'AIR', distanceKm: '1e350' }, ['distanceKm number_out_of_range']],
    ['another kind', { mode: 'AIR', distanceKm: 1, distanceKind: 'gcd' }, ['distanceKind invalid_choice']],
    ['a kind of no distance', { ...leedsKassel, distanceKind: 'actual' }, ['distanceKind invalid_choice']],
    ['a signal that is none', { ...leedsKassel, signal: {} }, ['signal invalid_type']],
    ['a signal that is a number', { mode: 'AIR', distanceKm: 5, signal: 5 }, ['signal invalid_type']],
    ['passages on land', { ...leedsKassel, avoid: ['SUEZ'] }, ['avoid invalid_choice']],
    ['an unknown passage', { ...hamburgShanghai, avoid: ['suez'] }, ['avoid[0] invalid_choice']],
    [
      'an unknown passage that is not needed',
      { mode: 'SHIP', distanceKm: 5, avoid: ['suez'] },
      ['avoid[0] invalid_choice'],
    ],
    ['passages as text', { ...hamburgShanghai, avoid: 'SUEZ' }, ['avoid invalid_type']],
    [
      'much at once',
      { mode: 1, distanceKm: -1, distanceKind: 2 },
      ['mode invalid_choice', 'distanceKind invalid_choice', 'distanceKm must_be_non_negative'],
    ],
  ])('%s', async (_what, request, expected) => {
    expect(await failureOf(distance(request as DistanceRequest))).toEqual(expected)
  })

  it('but no signal is undefined or null', async () => {
    for (const signal of [undefined, null]) expect((await distance({ ...leedsKassel, signal })).km).toBeGreaterThan(0)
  })
})
