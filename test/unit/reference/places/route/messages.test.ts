import { describe, expect, it } from 'vitest'
import { EmissionsError, type Violation } from '../../../../../src/index.ts'
import { createPlaces } from '../../../../../src/reference/places/create-places.ts'
import type { PlacesOptions } from '../../../../../src/reference/places/places-options.ts'
import type { DistanceRequest } from '../../../../../src/reference/places/route/find-distance.ts'
import { type OsrmOptions, osrm } from '../../../../../src/reference/places/route/osrm.ts'
import { type ValhallaOptions, valhalla } from '../../../../../src/reference/places/route/valhalla.ts'
import {
  countingRouter,
  distance,
  failingRouter,
  hamburgShanghai,
  leedsKassel,
  ROAD,
} from '../../../../fixtures/places-stub-routers.ts'

/** The violations that `work` throws, at once or later. */
async function violations(work: () => unknown): Promise<readonly Violation[]> {
  try {
    await work()
  } catch (error) {
    if (EmissionsError.is(error)) return error.violations
    throw error
  }
  return []
}

const MODES = 'AIR, RAIL, SHIP, TRUCK'
const KINDS = 'great_circle, shortest_feasible, actual, estimate'

describe('a distance that is asked for wrongly says how to ask', () => {
  it.each<[string, unknown, Violation]>([
    [
      'nothing',
      null,
      {
        path: '',
        code: 'required',
        message: 'must name the two places and the mode',
        expected: '{ from, to, mode }',
        received: 'null',
      },
    ],
    [
      'one end',
      { from: 'Leeds', mode: 'TRUCK' },
      {
        path: 'to',
        code: 'required',
        message: 'is missing; give a place, or distanceKm',
        expected: 'a place, or distanceKm',
        received: 'undefined',
      },
    ],
    [
      'a negative distance',
      { mode: 'AIR', distanceKm: -1 },
      {
        path: 'distanceKm',
        code: 'must_be_non_negative',
        message: 'must not be negative',
        expected: '0 or more',
        received: '-1',
      },
    ],
    [
      'more than a double holds',
      { mode: 'AIR', distanceKm: '1e350' },
      {
        path: 'distanceKm',
        code: 'number_out_of_range',
        message: 'is more than any number can hold',
        expected: '0 or more',
        received: '"1e350"',
      },
    ],
    [
      'passages on land',
      { ...leedsKassel, avoid: ['SUEZ'] },
      {
        path: 'avoid',
        code: 'invalid_choice',
        message: 'is for ships only; leave it out for other modes',
        expected: 'mode SHIP',
        received: '"TRUCK"',
      },
    ],
    [
      'a kind of no distance',
      { ...leedsKassel, distanceKind: 'actual' },
      {
        path: 'distanceKind',
        code: 'invalid_choice',
        message: 'is for distanceKm only; give distanceKm, or leave it out',
        received: '"actual"',
      },
    ],
    [
      'a signal that is none',
      { ...leedsKassel, signal: 5 },
      {
        path: 'signal',
        code: 'invalid_type',
        message: 'must be an AbortSignal; pass the signal of an AbortController, or leave it out',
        expected: 'an AbortSignal',
        received: '5',
      },
    ],
  ])('%s', async (_what, request, violation) => {
    expect(await violations(() => distance(request as DistanceRequest))).toEqual([violation])
  })

  it('and lists what may be chosen', async () => {
    const [mode] = await violations(() => distance({ ...leedsKassel, mode: 'CAR' as 'AIR' }))
    expect(mode?.message).toBe(`must be one of: ${mode?.expected}`)
    expect(mode?.expected?.split(', ').sort().join(', ')).toBe(MODES)
    const declared = { mode: 'AIR', distanceKm: 1, distanceKind: 'gcd' } as unknown as DistanceRequest
    const [kind] = await violations(() => distance(declared))
    expect(kind?.message).toBe(`must be one of: ${kind?.expected}`)
    expect(kind?.expected?.split(', ').sort()).toEqual(KINDS.split(', ').sort())
  })
})

describe('options that are wrong say what is expected', () => {
  const part = { id: 'a', version: '1' }
  const router = { ...part, modes: ['TRUCK'], route: async () => ROAD }

  it.each<[string, unknown, Partial<Violation>]>([
    ['options', 5, { message: 'options must be an object', expected: '{ gazetteers, own }', received: '5' }],
    ['no list', { resolvers: 5 }, { message: 'must be a list', expected: '[resolver]', received: '5' }],
    [
      'a resolver',
      { resolvers: [part] },
      { message: 'must be a resolver: { id, version, resolve }', expected: '{ id, version, resolve }' },
    ],
    [
      'a gazetteer',
      { gazetteers: [part] },
      { message: 'must be a gazetteer: { id, version, find, nearest }', expected: '{ id, version, find, nearest }' },
    ],
    [
      'a router',
      { routers: [null] },
      { message: 'must be a router: { id, version, route }', expected: '{ id, version, route }', received: 'null' },
    ],
    [
      'an attribution',
      { resolvers: [{ ...part, resolve: () => [], attribution: 5 }] },
      { message: 'must be text; give the sentence to be printed, or leave it out', received: '5' },
    ],
    [
      'a router without modes',
      { routers: [{ ...router, modes: [] }] },
      { message: 'must list the modes that it is used for', expected: "a list like ['TRUCK']" },
    ],
    [
      'two routers of one name',
      { routers: [router, { ...router, version: '2' }, { ...router }] },
      { path: 'routers[2]', message: 'is called a@1, like another router; give them different versions' },
    ],
    ['countryOf', { countryOf: 5 }, { message: 'must be a function from a point to a country', received: '5' }],
    ['a cache', { cache: 5 }, { message: 'must have get and set, like a Map', received: '5' }],
    ['a cache that only keeps', { cache: { set: () => undefined } }, { message: 'must have get and set, like a Map' }],
    [
      'onRouterError',
      { onRouterError: 'ignore' },
      { message: 'must be one of: error, fallback', expected: 'error, fallback', received: '"ignore"' },
    ],
    ['a detour', { detour: 5 }, { message: 'must be an object', expected: "{ TRUCK: '1.25' }", received: '5' }],
    [
      'a detour for ships',
      { detour: { SHIP: 2 } },
      { message: 'is for these modes only: TRUCK, RAIL', expected: 'TRUCK, RAIL' },
    ],
    [
      'too long a detour',
      { detour: { TRUCK: 5.1 } },
      { message: 'must be between 1 and 5; 1.25 is a quarter more', expected: '1 to 5' },
    ],
  ])('%s', async (_what, options, violation) => {
    expect(await violations(() => createPlaces(options as PlacesOptions))).toMatchObject([violation])
  })

  it('of a service too', async () => {
    const service = { fetch, baseUrl: 'https://example.org', version: '1' }
    const wrong = { ...service, headers: 5, timeoutMs: 0, profile: '../table' } as unknown as OsrmOptions
    expect(await violations(() => osrm(wrong))).toMatchObject([
      { path: 'headers', message: 'must be an object of strings' },
      { path: 'timeoutMs', message: 'must be a whole number of milliseconds', expected: '1 to 600000', received: '0' },
      { path: 'profile', message: 'must be the name of a profile', expected: "'driving'", received: '"../table"' },
    ])
    const costing = { ...service, costing: 'bicycle' } as unknown as ValhallaOptions
    expect(await violations(() => valhalla(costing))).toMatchObject([
      { message: 'must be one of: truck, bus, auto', expected: 'truck, bus, auto', received: '"bicycle"' },
    ])
    for (const timeoutMs of [1, 600_000]) expect(await violations(() => osrm({ ...service, timeoutMs }))).toEqual([])
    expect(await violations(() => osrm({ ...service, timeoutMs: 600_001 }))).toMatchObject([{ path: 'timeoutMs' }])
  })
})

describe('a notice of a distance says what was done', () => {
  it.each<[string, DistanceRequest, PlacesOptions, string]>([
    [
      'declared',
      { ...leedsKassel, distanceKm: 5 },
      {},
      '5 km were declared and used; the distance between the places was not computed',
    ],
    [
      'over the sea',
      leedsKassel,
      {},
      'the straight line leads over about 301 km of sea, which an estimate by TRUCK does not see; give the distance, or a router, or a leg by SHIP',
    ],
    [
      'far from a port',
      { ...hamburgShanghai, from: '51.84, 5.85' },
      {},
      'lies 93 km from navigable water, counted as a straight line; name the port itself',
    ],
    [
      'fallen back',
      { from: 'Kassel', to: '48.14, 11.58', mode: 'TRUCK' },
      { routers: [failingRouter()], onRouterError: 'fallback' },
      'stub was asked first and failed (router_failed: router_failed it is); the next method was used',
    ],
  ])('%s', async (_what, request, options, message) => {
    expect((await distance(request, options)).notices.map((notice) => notice.message)).toEqual([message])
  })
})

describe('an answer of a router that cannot be says why', () => {
  it.each([
    [{ ...ROAD, km: '5' }, 'stub answered "5" kilometres; they must be a number, 0 or more'],
    [
      { ...ROAD, km: 5 },
      'stub answered 5 km, which is less than the 797.5 km of the straight line; check its units and the order of its coordinates',
    ],
    [
      { ...ROAD, kind: 'great_circle' },
      'stub answered 1000 km for a great circle, which is the 797.5 km of the straight line; name another kind for any other route',
    ],
    [
      { ...ROAD, path: 5 },
      'stub answered a path that is not a list of { name, point }: a text without control characters, latitudes -90 to 90, longitudes -180 to 180',
    ],
  ])('%j', async (answer, message) => {
    const found = await violations(() => distance(leedsKassel, { routers: [countingRouter(() => answer)] }))
    expect(found).toMatchObject([{ path: '', code: 'router_failed', message }])
  })
})
