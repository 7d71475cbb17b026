import { describe, expect, it } from 'vitest'
import { valhalla } from '../../../../src/places/route/valhalla.ts'
import type { Fetch } from '../../../../src/places/services/web.ts'
import { rejection } from '../../../fixtures/place-sources.ts'
import { BERLIN, contextOf } from '../../../fixtures/places-stub-ends.ts'
import { violationsOf } from '../../../fixtures/violations.ts'

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
    [{ error_code: 154 }, 'question (154); check its limits'],
    [{ error_code: 'much' }, 'question; check its limits'],
    [{}, 'question; check its limits'],
    [null, 'question; check its limits'],
  ])('of %j with status 400 refuses the question', async (body, said) => {
    const [code, message] = await failureOf(body, 400)
    expect(code).toBe(' router_failed')
    expect(message).toContain(said)
  })

  it.each([170, 171, 441, 442])('of the code %i knows no way', async (error_code) => {
    const [code, message] = await failureOf({ error_code }, 400)
    expect(code).toBe(' no_route')
    expect(message).toContain(`(${error_code})`)
  })
})

describe('valhalla', () => {
  it.each([undefined, null])('refuses %s for options', (options) => {
    expect(violationsOf(() => valhalla(options as never))).toEqual([
      'fetch required',
      'baseUrl invalid_type',
      'version required',
    ])
  })
})
