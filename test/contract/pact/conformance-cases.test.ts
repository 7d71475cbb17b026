import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FOOTPRINT_EVENT_TYPES, footprintEvent } from '../../../src/http/pact/index.ts'
import type { ProductFootprint } from '../../../src/standards/pact/index.ts'
import { findingsOf } from '../../fixtures/pact/publisher-schema.ts'
import {
  BASE_URL,
  basic,
  bearer,
  overFetch,
  overNode,
  type PartnerAnswer,
  type PartnerRequest,
  type TestPactApi,
  type Transport,
  tokenRequest,
} from './fixtures/exchange.ts'

/** The cases of the publisher, by its numbers (`docs/v3-test-cases-expected-results.md`). */
const NUMBERS = [...Array.from({ length: 40 }, (_, index) => String(index + 1))].flatMap((number) =>
  number === '14' ? ['14.A', '14.B'] : [number],
)

type Host = Transport & TestPactApi
/** A case, on a host with a token for it, and on the partner that its events go to. */
type Case = (at: { host: Host; headers: { authorization: string }; partner: Host }) => Promise<void>

const NO_TOKEN = { authorization: 'Bearer very-invalid-access-token-abcdefghijklmnop' }
const EVENTS = { method: 'POST', path: '/3/events' } as const

function cloudEvent(kind: keyof typeof FOOTPRINT_EVENT_TYPES, data: object): string {
  const id = `test-run/${kind}`
  const source = 'https://conformance.example/run'
  return JSON.stringify({
    specversion: '1.0',
    id,
    source,
    time: '2026-05-19T10:30:00Z',
    type: FOOTPRINT_EVENT_TYPES[kind],
    data,
  })
}

function eventHeaders(headers: object): Record<string, string> {
  return { ...headers, 'content-type': 'application/cloudevents+json; charset=UTF-8' }
}

/** The footprints of a list, each of which the publisher's schema accepts. */
function listed({ status, json }: PartnerAnswer): readonly ProductFootprint[] {
  expect(status).toBe(200)
  const data = json.data as readonly ProductFootprint[]
  for (const footprint of data) expect(findingsOf('ProductFootprint', footprint)).toEqual([])
  return data
}

function isRefused({ status, json }: PartnerAnswer, [expected, code]: readonly [number, string]): void {
  expect([status, json.code]).toEqual([expected, code])
  expect(findingsOf('Error', json)).toEqual([])
}

/** The values that the publisher filters by: those of the first footprint. */
async function first({ host, headers }: Parameters<Case>[0]): Promise<ProductFootprint> {
  const { json } = await host.send({ path: '/3/footprints', headers })
  return (json.data as readonly ProductFootprint[])[0] as ProductFootprint
}

/** A list by a query of the first footprint has it, and footprints that meet the condition alone. */
function filtered(
  queryOf: (footprint: ProductFootprint) => string,
  isMet: (found: ProductFootprint, wanted: ProductFootprint) => boolean,
): Case {
  return async (at) => {
    const wanted = await first(at)
    const found = listed(await at.host.send({ path: `/3/footprints?${queryOf(wanted)}`, headers: at.headers }))
    expect(found.map(({ id }) => id)).toContain(wanted.id)
    expect(found.filter((footprint) => !isMet(footprint, wanted))).toEqual([])
  }
}

/** A list without footprints. */
function empty(query: string): Case {
  return async ({ host, headers }) => {
    const answer = await host.send({ path: `/3/footprints?${query}`, headers })
    expect([answer.status, answer.text]).toEqual([200, '{"data":[]}'])
  }
}

function refusedWithoutHttps(request: PartnerRequest): Case {
  return async ({ host, headers }) => {
    const answer = await host.send({ ...request, headers: { ...headers, ...request.headers }, isSecure: false })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.json).not.toHaveProperty('data')
    expect(answer.json).not.toHaveProperty('access_token')
    expect(host.events).toEqual([])
  }
}

function refusedToken(request: PartnerRequest): Case {
  return async ({ host }) => {
    isRefused(await host.send({ ...request, headers: { ...request.headers, ...NO_TOKEN } }), [400, 'BadRequest'])
    expect(host.events).toEqual([])
  }
}

/** The host takes an event with an empty answer. */
function taken(kind: keyof typeof FOOTPRINT_EVENT_TYPES, dataOf: (wanted: ProductFootprint) => object): Case {
  return async (at) => {
    const body = cloudEvent(kind, dataOf(await first(at)))
    const answer = await at.host.send({ ...EVENTS, headers: eventHeaders(at.headers), body })
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect(at.host.events.map(({ event }) => event.id)).toEqual([`test-run/${kind}`])
  }
}

/** The partner takes an event of ours, and its schema accepts it. */
function answered(kind: 'RequestFulfilled' | 'RequestRejected', dataOf: (wanted: ProductFootprint) => object): Case {
  return async (at) => {
    const origin = { id: 'ours', source: `${BASE_URL}/3/events`, time: '2026-05-19T11:00:00Z' }
    const event = footprintEvent(kind, dataOf(await first(at)) as never, origin)
    expect(findingsOf(`${kind}Event`, event)).toEqual([])
    const headers = eventHeaders(await bearer(at.partner))
    const answer = await at.partner.send({ ...EVENTS, headers, body: JSON.stringify(event) })
    expect([answer.status, at.partner.events.length]).toEqual([200, 1])
  }
}

const PF_IDS = { pfIds: ['3a6c14a7-4deb-498a-b5ea-16ce2535b576'] }
const LIST = { path: '/3/footprints' }
const ONE = { path: '/3/footprints/3a6c14a7-4deb-498a-b5ea-16ce2535b576' }
const PUBLISHED = { ...EVENTS, headers: eventHeaders({}), body: cloudEvent('Published', PF_IDS) }
const DAY_MS = 86_400_000

const isToken: Case = async ({ host }) => {
  const { status, json } = await host.send(tokenRequest())
  expect([status, json.token_type, json.expires_in, typeof json.access_token]).toEqual([200, 'Bearer', 3600, 'string'])
}

const isNoToken: Case = async ({ host }) => {
  const { status, json } = await host.send(tokenRequest(basic('wrongwrongwrong1', 'wrongwrongwrong2')))
  expect([status, json.error]).toEqual([401, 'invalid_client'])
}

const endOf = ({ validityPeriodEnd, pcf }: ProductFootprint): number => {
  return validityPeriodEnd === undefined
    ? Date.parse(pcf.referencePeriodEnd.replace(/^\d+/, (year) => String(Number(year) + 3)))
    : Date.parse(validityPeriodEnd)
}
const startOf = ({ validityPeriodStart, pcf }: ProductFootprint): number => {
  return Date.parse(validityPeriodStart ?? pcf.referencePeriodEnd)
}
const geographyOf = ({ pcf }: ProductFootprint) => {
  return pcf.geographyCountry ?? pcf.geographyRegionOrSubregion ?? pcf.geographyCountrySubdivision
}

const CASES: Readonly<Record<string, Case>> = {
  '1': isToken,
  '2': isNoToken,
  '3': async (at) => {
    const { id } = await first(at)
    const { status, json } = await at.host.send({ path: `/3/footprints/${id}`, headers: at.headers })
    expect([status, (json.data as ProductFootprint).id]).toEqual([200, id])
    expect(findingsOf('ProductFootprint', json.data)).toEqual([])
  },
  '4': async ({ host, headers }) => {
    expect(listed(await host.send({ ...LIST, headers }))).toHaveLength(3)
  },
  '5': async ({ host, headers }) => {
    const { headers: answered } = await host.send({ path: '/3/footprints?limit=1', headers })
    const [, url = '', relation] = /^<(.*)>; rel="(.*)"$/.exec(answered.get('link') ?? '') ?? []
    expect([url.startsWith(`${BASE_URL}/3/footprints?`), relation]).toEqual([true, 'next'])
    for (const _twice of [1, 2]) {
      expect(listed(await host.send({ path: url.replace(BASE_URL, ''), headers }))).toHaveLength(1)
    }
  },
  '6': refusedToken(LIST),
  '7': refusedToken(ONE),
  '8': async ({ host, headers }) => {
    const path = '/3/footprints/00000000-0000-0000-0000-000000000000'
    isRefused(await host.send({ path, headers }), [404, 'NotFound'])
  },
  '9': refusedWithoutHttps(tokenRequest()),
  '10': refusedWithoutHttps(LIST),
  '11': refusedWithoutHttps(ONE),
  '12': taken('RequestCreated', ({ productIds }) => ({ productId: productIds, comment: 'Please send PCF data.' })),
  '13': answered('RequestFulfilled', (wanted) => ({ requestEventId: 'test-run/12', pfs: [wanted] })),
  '14.A': taken('RequestCreated', () => ({ productId: ['urn:pact:null'], comment: 'Please send PCF data.' })),
  '14.B': answered('RequestRejected', () => {
    return { requestEventId: 'test-run/14.A', error: { code: 'NotFound', message: 'there is no such product' } }
  }),
  '15': taken('Published', () => PF_IDS),
  '16': refusedToken(PUBLISHED),
  '17': refusedWithoutHttps(PUBLISHED),
  // optional: without a configuration of OpenID Connect, the publisher asks for tokens at /auth/token
  '18': isToken,
  '19': isNoToken,
  '20': filtered(
    ({ productIds }) => `productId=${productIds[0]}`,
    (found, wanted) => found.productIds.includes(wanted.productIds[0] as string),
  ),
  '21': filtered(
    ({ companyIds }) => `companyId=${companyIds[0]}`,
    (found, wanted) => found.companyIds.includes(wanted.companyIds[0] as string),
  ),
  '22': filtered(
    (wanted) => `geography=${geographyOf(wanted)}`,
    (found, wanted) => geographyOf(found) === geographyOf(wanted),
  ),
  '23': filtered(
    ({ productClassifications = [''] }) => `classification=${productClassifications[0]}`,
    (found, { productClassifications: [wanted] = [] }) => {
      return wanted === undefined || (found.productClassifications ?? []).includes(wanted)
    },
  ),
  '24': filtered(
    (wanted) => `validOn=${new Date(startOf(wanted)).toISOString()}`,
    (found, wanted) => startOf(found) <= startOf(wanted) && endOf(found) >= startOf(wanted),
  ),
  '25': filtered(
    (wanted) => `validAfter=${new Date(startOf(wanted) - DAY_MS).toISOString()}`,
    (found, wanted) => startOf(found) > startOf(wanted) - DAY_MS,
  ),
  '26': filtered(
    (wanted) => `validBefore=${new Date(endOf(wanted) + DAY_MS).toISOString()}`,
    (found, wanted) => endOf(found) < endOf(wanted) + DAY_MS,
  ),
  '27': filtered(
    ({ status }) => `status=${status}`,
    (found, wanted) => found.status === wanted.status,
  ),
  '28': filtered(
    ({ status, productIds }) => `status=${status}&productId=${productIds[0]}`,
    (found, { status, productIds }) => found.status === status && found.productIds.includes(productIds[0] as string),
  ),
  '29': filtered(
    ({ companyIds }) => `companyId=${companyIds[0]}&companyId=x8sd7Gha&companyId=pq7Xh2aa`,
    (found, wanted) => found.companyIds.includes(wanted.companyIds[0] as string),
  ),
  '30': empty('productId=urn:bogus:product:nonexistent123'),
  '31': empty('companyId=urn:bogus:company:nonexistent456'),
  '32': empty('geography=XX'),
  '33': empty('classification=urn:bogus:classification:nonexistent789'),
  '34': empty('validOn=1900-01-01T00:00:00Z'),
  '35': empty('validAfter=2099-12-31T23:59:59Z'),
  '36': empty('validBefore=1900-01-01T00:00:00Z'),
  '37': empty('status=BogusStatusValue'),
  '38': empty('companyId=urn:bogus:company:5FIi8zS3&productId=urn:bogus:product:nonexistent123'),
  '39': empty('companyId=urn:bogus:company:1&companyId=urn:bogus:company:2&companyId=urn:bogus:company:3'),
  '40': async ({ host, headers }) => {
    const body = cloudEvent('Published', { pfIds: ['urn:gtin:4712345060507'] })
    isRefused(await host.send({ ...EVENTS, headers: eventHeaders(headers), body }), [400, 'BadRequest'])
    expect(host.events).toEqual([])
  },
}

describe('the conformance cases of PACT version 3', () => {
  it('are all those of the publisher', () => {
    expect(Object.keys(CASES).sort()).toEqual([...NUMBERS].sort())
  })

  describe.each([
    ['the fetch handler', overFetch],
    ['a server of node:http behind a proxy', overNode],
  ])('through %s', (_name, over) => {
    let at: Parameters<Case>[0]
    beforeAll(async () => {
      const host = await over()
      at = { host, headers: await bearer(host), partner: await over() }
    })
    afterAll(async () => {
      await at.host.close()
      await at.partner.close()
    })

    it.each(Object.entries(CASES))('case %s', async (_number, run) => {
      at.host.events.length = 0
      at.partner.events.length = 0
      await run(at)
    })
  })
})
