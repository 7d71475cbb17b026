import { describe, expect, it } from 'vitest'
import { valhalla } from '../../../../../src/reference/places/route/valhalla.ts'
import type { Fetch } from '../../../../../src/reference/places/services/web.ts'
import { rejection } from '../../../../fixtures/place-sources.ts'
import { BERLIN, contextOf } from '../../../../fixtures/places-stub-ends.ts'
import { violationsOf } from '../../../../fixtures/violations.ts'

/** What becomes of an answer of the server. */
async function failureOf(body: unknown, status = 200) {
  const text = JSON.stringify(body)
  const fetch = (async () => ({ status, text: async () => text })) as unknown as Fetch
  const router = valhalla({ fetch, baseUrl: 'https://valhalla.example.org', version: '3.5' })
  const [first = ['', '']] = await rejection(router.route(...BERLIN, contextOf('TRUCK')))
  return first
}

describe('an answer of valhalla', () => {
  it.each([
    [null],
    [5],
    ['html'],
    [[]],
    [{}],
    [{ trip: null }],
    [{ trip: { units: 'miles', summary: { length: 1 } } }],
  ])('of %j holds no length', async (body) => {
    const [code, message] = await failureOf(body)
    expect(code).toBe(' router_failed')
    expect(message).toContain('valhalla-truck answered without a length in kilometers')
  })

  it.each([
    [{ error_code: 154 }, 'request (154); check its limits'],
    [{ error_code: 'much' }, 'request; check its limits'],
    [{}, 'request; check its limits'],
    [null, 'request; check its limits'],
  ])('of %j with status 400 refuses the question', async (body, said) => {
    const [code, message] = await failureOf(body, 400)
    expect(code).toBe(' router_failed')
    expect(message).toContain(said)
  })

  it.each([
    [170, 'knows no route between the regions of the places'],
    [171, 'knows no road near one of the places'],
    [441, 'cannot reach one of the places'],
    [442, 'finds no route between the places'],
  ])('of the code %i %s', async (error_code, what) => {
    const advice = 'choose points nearer to a road, or another mode, or give distanceKm'
    for (const status of [200, 400]) {
      const [code, message] = await failureOf({ error_code }, status)
      expect([code, message]).toEqual([' no_route', `valhalla-truck ${what} (${error_code}); ${advice}`])
    }
  })
})

describe('valhalla', () => {
  it.each([undefined, null])('rejects %s for options', (options) => {
    expect(violationsOf(() => valhalla(options as never))).toEqual([
      'fetch required',
      'baseUrl invalid_type',
      'version required',
    ])
  })
})
