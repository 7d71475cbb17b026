import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EmissionsError, type Violation } from '../../../../../src/index.ts'
import { type ValhallaOptions, valhalla } from '../../../../../src/reference/places/route/valhalla.ts'
import { type PlacesStub, SECRET, startPlacesStub } from '../../../../fixtures/places-stub.ts'
import { BERLIN, contextOf } from '../../../../fixtures/places-stub-ends.ts'
import { violationsOf } from '../../../../fixtures/violations.ts'

let stub: PlacesStub
beforeAll(async () => {
  stub = await startPlacesStub()
})
afterAll(() => stub.close())

function routerAt(reply: string, options: Partial<ValhallaOptions> = {}) {
  const headers = { 'x-api-key': SECRET }
  return valhalla({ fetch, baseUrl: `${stub.url}/${reply}`, version: '3.5', headers, ...options })
}

async function failureOf(reply: string): Promise<Violation> {
  const error = await routerAt(reply)
    .route(...BERLIN, contextOf('TRUCK'))
    .then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
  if (!EmissionsError.is(error)) throw error ?? new Error(`${reply} did not fail`)
  expect(error.message).not.toContain(SECRET)
  expect(error.message).toContain('valhalla-truck')
  return error.violations[0] as Violation
}

describe('valhalla', () => {
  it.each([
    ['truck', 'high'],
    ['auto', 'medium'],
    ['bus', 'medium'],
  ] as const)('reads kilometers; %s is of %s quality', async (costing, quality) => {
    const router = routerAt('valhalla-ok', { costing })
    expect(router.id).toBe(`valhalla-${costing}`)
    const answer = await router.route(...BERLIN, contextOf('TRUCK'))
    expect(answer).toEqual({ km: 1.887, kind: 'shortest_feasible', quality })
  })

  it('asks as the documentation says: two locations, costing, units, no maneuvers, no road beyond 5 km', async () => {
    await routerAt('valhalla-ok').route(...BERLIN, contextOf('TRUCK'))
    const { method, path, headers, body = '' } = stub.asked.at(-1) ?? {}
    expect([method, path, headers?.['content-type']]).toEqual(['POST', '/route', 'application/json'])
    expect(headers?.['x-api-key']).toBe(SECRET)
    expect(JSON.parse(body)).toEqual({
      locations: [
        { lat: 52.51704, lon: 13.38886, search_cutoff: 5000 },
        { lat: 52.52941, lon: 13.39763, search_cutoff: 5000 },
      ],
      costing: 'truck',
      units: 'kilometers',
      directions_type: 'none',
    })
  })

  it.each([170, 171, 441, 442])('error code %i is not a route', async (number) => {
    const { code, message } = await failureOf(`valhalla-${number}`)
    expect(code).toBe('no_route')
    expect(message).toContain(`(${number})`)
  })

  it.each([
    ['valhalla-154', 'rejects the request (154)'],
    ['valhalla-miles', 'without a length in kilometers'],
    ['valhalla-negative', 'without a length in kilometers'],
    ['valhalla-missing', 'without a length in kilometers'],
    ['valhalla-no-trip', 'without a length in kilometers'],
    ['broken', 'answered with status 500: it has failed'],
    ['html-400', 'status 400 and text that is not whole JSON'],
  ])('%s fails: %s', async (reply, what) => {
    const { code, message } = await failureOf(reply)
    expect(code).toBe('router_failed')
    expect(message).toContain(what)
  })

  it('rejects a costing that it does not know, with everything else at once', () => {
    const service = { version: 'x', baseUrl: 'https://example.org', fetch }
    const options = { ...service, costing: 'bicycle', modes: 'TRUCK', signal: {} }
    const make = () => valhalla(options as unknown as ValhallaOptions)
    expect(violationsOf(make)).toEqual(['signal invalid_type', 'modes required', 'costing invalid_choice'])
  })
})
