import { describe, expect, it } from 'vitest'
import { createPlaces, type ResolveOptions } from '../../../../../src/reference/places/create-places.ts'
import type { PlacesOptions } from '../../../../../src/reference/places/places-options.ts'
import type { Router } from '../../../../../src/reference/places/route/router.ts'
import { violationsOf } from '../../../../fixtures/violations.ts'

const router = { id: 'a', version: '1', modes: ['TRUCK'], route: async () => ({}) }

describe('createPlaces', () => {
  it('needs no options', async () => {
    const places = createPlaces()
    expect(Object.isFrozen(places)).toBe(true)
    expect((await places.resolve('51.95, 4.14')).place.point).toEqual({ lat: 51.95, lng: 4.14 })
  })

  it.each<[string, object, string[]]>([
    ['gazetteers that are not a list', { gazetteers: {} }, ['gazetteers invalid_type']],
    ['a gazetteer that finds nothing', { gazetteers: [{ id: 'a', version: '1' }] }, ['gazetteers[0] invalid_type']],
    ['a resolver without a name', { resolvers: [{ version: '1', resolve: () => [] }] }, ['resolvers[0] invalid_type']],
    [
      'attributions that are not text',
      {
        gazetteers: [{ id: 'a', version: '1', attribution: null, find: () => [], nearest: () => undefined }],
        resolvers: [{ id: 'a', version: '1', attribution: 5, resolve: () => [] }],
      },
      ['gazetteers[0].attribution invalid_type', 'resolvers[0].attribution invalid_type'],
    ],
    ['a router that is none', { routers: [null] }, ['routers[0] invalid_type']],
    ['a router without modes', { routers: [{ ...router, modes: undefined }] }, ['routers[0].modes required']],
    ['a router for cars', { routers: [{ ...router, modes: ['CAR'] }] }, ['routers[0].modes[0] invalid_choice']],
    ['two routers of one name', { routers: [router, { ...router }] }, ['routers[1] invalid_choice']],
    ['another way out', { onRouterError: 'ignore' }, ['onRouterError invalid_choice']],
    ['a detour below 1', { detour: { TRUCK: 0.99 } }, ['detour.TRUCK number_out_of_range']],
    ['a detour above 5', { detour: { RAIL: '5.0001' } }, ['detour.RAIL number_out_of_range']],
    ['a detour that is not a number', { detour: { RAIL: 'long' } }, ['detour.RAIL not_a_number']],
    ['a detour for ships', { detour: { SHIP: 1.15 } }, ['detour.SHIP invalid_choice']],
    ['a detour that is not an object', { detour: 1.25 }, ['detour invalid_type']],
    ['a country that is not a function', { countryOf: 'GB' }, ['countryOf invalid_type']],
    ['a cache that cannot keep', { cache: { get: () => undefined } }, ['cache invalid_type']],
    ['own places beyond the Earth', { own: { Mars: { lat: 91, lng: 0 } } }, ['own["Mars"].lat invalid_coordinates']],
    [
      'much at once',
      { routers: 1, resolvers: 2, detour: { TRUCK: 0 }, cache: null, own: { a: { lat: 1 } } },
      [
        'resolvers invalid_type',
        'own["a"].lng required',
        'routers invalid_type',
        'detour.TRUCK number_out_of_range',
        'cache invalid_type',
      ],
    ],
  ])('refuses %s', (_what, options, expected) => {
    expect(violationsOf(() => createPlaces(options as PlacesOptions))).toEqual(expected)
  })

  it.each([null, 5, 'cities'])('rejects %s for options', (options) => {
    expect(violationsOf(() => createPlaces(options as never))).toEqual([' invalid_type'])
  })

  it.each([1, 5, '1', '5.0', '25/20'])('takes a detour of %s', (detour) => {
    expect(violationsOf(() => createPlaces({ detour: { TRUCK: detour, RAIL: detour } }))).toEqual([])
  })

  it('says where a place stands, and rejects another mode', async () => {
    const places = createPlaces()
    await expect(places.resolve('Nowhere')).rejects.toMatchObject({ code: 'place_not_found', path: 'place' })
    await expect(places.resolve('Nowhere', { path: 'from' })).rejects.toMatchObject({ path: 'from' })
    await expect(places.resolve('1,1', { mode: 'CAR' as 'AIR' })).rejects.toMatchObject({ path: 'mode' })
  })

  it.each([null, 5, 'AIR'])('takes no %j for the options of resolve', async (how) => {
    const found = createPlaces().resolve('1,1', how as unknown as ResolveOptions)
    const expected = "{ mode: 'AIR' }"
    const violations = [{ path: '', code: 'invalid_type', message: 'options must be an object', expected }]
    await expect(found).rejects.toMatchObject({ violations })
  })

  it('takes an AbortSignal, or none', async () => {
    const places = createPlaces()
    for (const signal of [undefined, null, new AbortController().signal]) {
      expect((await places.resolve('1,1', { signal })).place.label).toBe('1, 1')
    }
    const { signal: real } = new AbortController()
    const half = { aborted: false, throwIfAborted: () => undefined }
    const listening = { addEventListener: () => undefined, removeEventListener: () => undefined }
    expect(real.aborted).toBe(false)
    for (const signal of [{}, 5, { aborted: false }, half, { ...half, ...listening, aborted: 'no' }, () => real]) {
      const found = places.resolve('1,1', { signal: signal as unknown as AbortSignal })
      await expect(found).rejects.toMatchObject({ code: 'invalid_type', path: 'signal' })
    }
    await expect(places.resolve('1,1', { signal: AbortSignal.abort('gone') })).rejects.toBe('gone')
  })

  it('does not follow lists that are changed later', async () => {
    const resolver = { id: 'a', version: '1', resolve: () => [] }
    const table = { id: 't', version: '1', attribution: undefined, find: () => [], nearest: () => undefined }
    const lists = { gazetteers: [table], resolvers: [resolver], routers: [] as Router[] }
    const places = createPlaces(lists)
    lists.gazetteers.length = 0
    lists.resolvers.length = 0
    lists.routers.push({ ...router, route: () => Promise.reject(new Error('was asked')) } as Router)
    await expect(places.resolve('Nowhere')).rejects.toThrow('asked: t@1, a@1')
    expect((await places.distance({ from: '1,1', to: '2,2', mode: 'TRUCK' })).method).toBe('geodesic-wgs84@1')
  })
})
