import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EmissionsError, type Violation } from '../../../../../src/index.ts'
import { type OsrmOptions, osrm } from '../../../../../src/reference/places/route/osrm.ts'
import { type PlacesStub, SECRET, startPlacesStub } from '../../../../fixtures/places-stub.ts'
import { BERLIN, contextOf, placeAt } from '../../../../fixtures/places-stub-ends.ts'
import { violationsOf } from '../../../../fixtures/violations.ts'

let stub: PlacesStub
beforeAll(async () => {
  stub = await startPlacesStub()
})
afterAll(() => stub.close())

function routerAt(reply: string, options: Partial<OsrmOptions> = {}) {
  const headers = { authorization: `Bearer ${SECRET}` }
  return osrm({ fetch, baseUrl: `${stub.url}/${reply}`, version: 'v5.27', headers, ...options })
}

async function failureOf(reply: string, options?: Partial<OsrmOptions>): Promise<Violation> {
  const error = await routerAt(reply, options)
    .route(...BERLIN, contextOf('TRUCK'))
    .then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
  if (!EmissionsError.is(error)) throw error ?? new Error(`${reply} did not fail`)
  expect(error.message).not.toContain(SECRET)
  expect(error.message).not.toContain('127.0.0.1')
  expect(error.message).toContain('osrm-driving')
  return error.violations[0] as Violation
}

describe('osrm', () => {
  it('reads metres as kilometres', async () => {
    const answer = await routerAt('osrm-ok').route(...BERLIN, contextOf('TRUCK'))
    expect(answer).toEqual({ km: 1.8868, kind: 'shortest_feasible', quality: 'medium' })
  })

  it('asks as the documentation says: longitude first, plain decimals, no geometry', async () => {
    await routerAt('osrm-ok', { profile: 'hgv' }).route(
      placeAt(0.0000123, -1e-7),
      placeAt(-33.9, 180),
      contextOf('TRUCK'),
    )
    const { method, path, headers, body } = stub.asked.at(-1) ?? {}
    expect(method).toBe('GET')
    expect(path).toBe('/route/v1/hgv/0.00000,0.00001;180.00000,-33.90000?overview=false')
    expect(headers).toMatchObject({ accept: 'application/json', authorization: `Bearer ${SECRET}` })
    expect(body).toBe('')
  })

  it('takes a base URL with a slash at its end', async () => {
    await routerAt('osrm-ok/').route(...BERLIN, contextOf('TRUCK'))
    expect(stub.asked.at(-1)?.path).toMatch(/^\/route\/v1\/driving\//)
  })

  it.each([
    ['osrm-NoRoute', 'finds no route between the places (NoRoute)'],
    ['osrm-NoSegment', 'knows no road near one of the places (NoSegment)'],
  ])('%s is not a route', async (reply, what) => {
    const { code, path, message } = await failureOf(reply)
    expect([code, path]).toEqual(['no_route', ''])
    const advice = 'choose points nearer to a road, or another mode, or give distanceKm'
    expect(message).toContain(`osrm-driving ${what}; ${advice}`)
  })

  it.each([
    ['osrm-far-start', 'from', '12.3 km'],
    ['osrm-far-end', 'to', '5.0 km'],
  ])('%s: an end away from every road is not a route', async (reply, end, away) => {
    const { code, path, message } = await failureOf(reply)
    expect([code, path]).toEqual(['no_route', end])
    expect(message).toContain(away)
  })

  it.each([
    ['osrm-InvalidQuery', 'rejects the request (InvalidQuery)'],
    ['osrm-TooBig', 'rejects the request (TooBig)'],
    ['osrm-odd-code', 'rejects the request; check'],
    ['osrm-no-waypoints', 'without the distance of the ends from the road'],
    ['osrm-negative', 'without a distance in metres'],
    ['osrm-text', 'without a distance in metres'],
    ['osrm-null', 'without a distance in metres'],
    ['osrm-missing', 'without a distance in metres'],
    ['osrm-no-routes', 'without a distance in metres'],
    ['null', 'rejects the request; check'],
    ['nan', 'not whole JSON'],
    ['huge', 'with a number that no double holds, at routes[0].distance'],
    ['html', 'not whole JSON'],
    ['too-many', 'answered with status 429: it is asked too often'],
  ])('%s fails: %s', async (reply, what) => {
    const { code, path, message } = await failureOf(reply)
    expect([code, path]).toEqual(['router_failed', ''])
    expect(message).toContain(what)
  })

  it('needs no signal', async () => {
    for (const signal of [undefined, null]) {
      const { km } = await routerAt('osrm-ok', { signal }).route(...BERLIN, contextOf('TRUCK'))
      expect(km).toBe(1.8868)
    }
  })

  it('is frozen, and named after its profile', () => {
    const router = routerAt('osrm-ok', { profile: 'hgv', version: ' v5 ', modes: ['TRUCK', 'RAIL'] })
    expect(router).toMatchObject({ id: 'osrm-hgv', version: 'v5', modes: ['TRUCK', 'RAIL'] })
    expect(Object.isFrozen(router) && Object.isFrozen(router.modes)).toBe(true)
  })

  it.each<[string, unknown, string[]]>([
    ['nothing', undefined, ['fetch required', 'baseUrl invalid_type', 'version required']],
    ['a user in the address', { baseUrl: `https://me:${SECRET}@example.org` }, ['baseUrl invalid_type']],
    ['a key in the address', { baseUrl: `https://example.org/?key=${SECRET}` }, ['baseUrl invalid_type']],
    ['another protocol', { baseUrl: 'file:///etc/passwd' }, ['baseUrl invalid_type']],
    ['an address of 100 kB', { baseUrl: `https://${'a'.repeat(100_000)}` }, ['baseUrl invalid_type']],
    ['no version', { version: ' ' }, ['version required']],
    ['a path for a profile', { profile: '../table' }, ['profile invalid_type']],
    ['no mode', { modes: [] }, ['modes required']],
    ['another mode', { modes: ['TRUCK', 'CAR'] }, ['modes[1] invalid_choice']],
    ['a timeout of 0', { timeoutMs: 0 }, ['timeoutMs number_out_of_range']],
    ['half a millisecond', { timeoutMs: 1.5 }, ['timeoutMs number_out_of_range']],
    ['a signal that is none', { signal: {} }, ['signal invalid_type']],
    ['a signal that is a number', { signal: 5 }, ['signal invalid_type']],
    ['headers that are not text', { headers: { a: 1 } }, ['headers invalid_type']],
    [
      'much at once',
      { fetch: 1, timeoutMs: -1, modes: 0 },
      ['fetch required', 'timeoutMs number_out_of_range', 'modes required'],
    ],
  ])('refuses %s', (_what, options, expected) => {
    const given = options && { fetch, baseUrl: 'https://example.org', version: 'v5', ...(options as object) }
    const make = () => osrm(given as OsrmOptions)
    expect(violationsOf(make)).toEqual(expected)
    expect(make).toThrow(expect.not.objectContaining({ message: expect.stringContaining(SECRET) }))
  })
})
