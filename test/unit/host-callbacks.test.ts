import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compile, parallel } from '../../src/bulk/index.ts'
import { coefficientTable } from '../../src/bulk/sql/coefficient-table.ts'
import { fetchHandler } from '../../src/http/fetch.ts'
import type { Api } from '../../src/http/index.ts'
import { nodeHandler } from '../../src/http/node.ts'
import { createPactApi, memoryFootprints } from '../../src/http/pact/index.ts'
import { calculateFuel, defineFactor, sumEmissionsBy } from '../../src/index.ts'
import { createService } from '../../src/service/index.ts'
import { fuelPairs } from '../fixtures/bulk-sets.ts'
import { requestOf, testApi } from '../fixtures/http.ts'
import { countingRouter, distance, failureOf, leedsKassel, ROAD } from '../fixtures/places-stub-routers.ts'
import { siteInput, testService } from '../fixtures/service.ts'

const away = () => new Error('away')
/** A function of a host. */
type HostFunction = () => unknown
/** A promise of another library, which rejects. */
const thenable: object = {
  // biome-ignore lint/suspicious/noThenProperty: a host may give such an object
  then: (_: unknown, reject: (reason: Error) => void): void => reject(away()),
}
/** The ways in which a function of a host fails. */
const FAILURES: Readonly<Record<string, HostFunction>> = {
  throws: () => {
    throw away()
  },
  rejects: () => Promise.reject(away()),
  'rejects by a thenable': () => thenable,
}
const CASES = Object.entries(FAILURES)
/** The failures of a function that has to answer at once. */
const LATE = CASES.filter(([name]) => name !== 'throws')

let unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)
beforeEach(() => {
  unhandled = []
  process.on('unhandledRejection', note)
})
afterEach(async () => {
  // Node tells of unhandled rejections once the microtasks are done
  await new Promise((done) => void setImmediate(() => void setImmediate(done)))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

const statusOf = async (api: Api) => (await api.answer(requestOf({ target: '/v1/units' }))).status
const failing = () => Promise.reject(new Error('the store is away'))

describe('a function of a host that nothing waits for', () => {
  it.each(CASES)('changes no answer of the interface when onError %s', async (_, fail) => {
    const { api } = testApi({ authenticate: failing, onError: fail as () => void })
    expect(await statusOf(api)).toBe(500)
    const answered = await fetchHandler(api)(
      new Request('http://localhost/v1/units', { headers: { 'x-api-key': 'ours' } }) as never,
    )
    expect(answered.status).toBe(500)
  })

  it.each(CASES)('changes no answer of the PACT interface when onError %s', async (_, fail) => {
    const api = pactApi({ authenticate: failing, onError: fail as () => void })
    expect((await api.answer(tokenRequest())).status).toBe(500)
  })

  it('holds up no answer when onError never ends', async () => {
    const { api } = testApi({ authenticate: failing, onError: () => new Promise<void>(() => undefined) })
    expect(await statusOf(api)).toBe(500)
  })

  it.each(CASES)('changes no distance when a cache %s', async (_, fail) => {
    const cache = { get: fail as () => undefined, set: fail }
    expect((await distance(leedsKassel, { routers: [countingRouter(() => ROAD)], cache })).km).toBe(1000)
  })

  it.each(CASES)('is answered with 500 when the next handler of Node %s', async (_, fail) => {
    const sent: number[] = []
    const res = {
      headersSent: false,
      writeHead: (status: number) => void sent.push(status),
      end: () => undefined,
      on: () => undefined,
    }
    const req = { method: 'GET', url: '/elsewhere', headers: {}, httpVersionMajor: 1 }
    const { api } = testApi()
    await nodeHandler(api)(req as never, res as never, fail as () => void)
    expect(sent).toEqual([500])
  })
})

function pactApi(options: Partial<Parameters<typeof createPactApi>[0]> = {}): Api {
  return createPactApi({
    footprints: memoryFootprints([]),
    authenticate: () => 'buyer',
    onEvent: () => undefined,
    baseUrl: 'https://acme.example',
    secret: 'at least 32 characters of your own',
    trustForwardedProto: true,
    ...options,
  })
}

const https = { 'x-forwarded-proto': 'https' }
const tokenRequest = () => ({
  ...requestOf({
    method: 'POST',
    target: '/pact/auth/token',
    headers: { ...https, authorization: `Basic ${btoa('a:b')}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  }),
  target: '/auth/token',
})

/** The status of a list of footprints, for a partner with a token. */
async function statusOfList(api: Api): Promise<number> {
  const { body } = await api.answer(tokenRequest())
  const { access_token: token } = JSON.parse(String(body)) as { access_token: string }
  const headers = { ...https, authorization: `Bearer ${token}` }
  return (await api.answer(requestOf({ target: '/3/footprints', headers: { ...headers, 'x-api-key': [] } }))).status
}

describe('a function of a host that is at fault', () => {
  it.each(CASES)('is answered with 500 and reported when authenticate %s', async (_, fail) => {
    const { api, failures } = testApi({ authenticate: fail as () => null })
    expect([await statusOf(api), failures.length]).toEqual([500, 1])
  })

  it.each([
    true,
    'ours',
    {},
    { companyId: 0, actor: 'a', isReadOnly: true },
    { companyId: '7', actor: 'a', isReadOnly: true },
    { companyId: 7, isReadOnly: true },
    { companyId: 7, actor: 'a' },
    { companyId: 7, actor: 'a', isReadOnly: 'false' },
    { companyId: 7, actor: 'a', isReadOnly: false, isAdmin: 'no' },
  ])('lets nobody in when authenticate answers %j', async (answer) => {
    const { api, failures } = testApi({ authenticate: () => answer as never })
    expect([await statusOf(api), failures.length]).toEqual([500, 1])
  })

  it.each([null, undefined])('is unauthenticated when authenticate answers %j', async (answer) => {
    const { api, failures } = testApi({ authenticate: () => answer as never })
    expect([await statusOf(api), failures]).toEqual([401, []])
  })

  it.each(CASES)('is answered with 500 when a document %s', async (_, load) => {
    const document = { path: '/v1/x', contentType: 'text/plain', load: load as () => string }
    const { api } = testApi({ documents: [document] })
    expect((await api.answer(requestOf({ target: '/v1/x' }))).status).toBe(500)
  })

  it.each(CASES)('is answered with 500 when a part of a PACT host %s', async (_, fail) => {
    expect((await pactApi({ authenticate: fail as () => null }).answer(tokenRequest())).status).toBe(500)
    expect((await pactApi({ clock: fail as () => number }).answer(tokenRequest())).status).toBe(500)
    const list = fail as () => never
    expect(await statusOfList(pactApi({ footprints: { list, get: () => null } }))).toBe(500)
  })

  it.each([undefined, {}, { footprints: 'all' }])('is answered with 500 when the footprints are %j', async (page) => {
    expect(await statusOfList(pactApi({ footprints: { list: () => page as never, get: () => null } }))).toBe(500)
  })

  it.each(CASES)('shares no footprint when isShared %s', async (_, fail) => {
    const one = { id: '3a6c14a7-4deb-498a-b5ea-16ce2535b576', companyIds: ['urn:acme:1'] } as never
    expect(await statusOfList(pactApi({ footprints: memoryFootprints([one], fail as () => boolean) }))).toBe(500)
    const kept = memoryFootprints([one], (() => 'no') as never)
    expect(await kept.get('buyer', '3a6c14a7-4deb-498a-b5ea-16ce2535b576')).toBeNull()
  })

  it.each(CASES)('rejects a change when the clock or newId of a service %s', async (_, fail) => {
    for (const options of [{ clock: fail as () => number }, { newId: fail as () => string }]) {
      await expect(testService(options).company.sites.create(siteInput())).rejects.toThrow()
    }
  })

  it.each([...LATE, ['gives a number', (): unknown => 7] as const])('is internal when newId %s', async (_, fail) => {
    const { company } = testService({ newId: fail as () => string })
    await expect(company.sites.create(siteInput())).rejects.toMatchObject({ code: 'internal_error' })
  })

  it.each(LATE)('is internal when a policy %s', (_, fail) => {
    const service = createService({ policy: fail as () => object })
    expect(() => service.company(7)).toThrow(expect.objectContaining({ code: 'internal_error' }))
  })
})

const factor = defineFactor({ key: 'own/glass/t', unit: 't', per1: { co2e: '21.28' }, category: 'fuel' })
const calculation = calculateFuel({ value: 1, unit: 't', factor })

describe('a function that has to answer at once', () => {
  it.each(LATE)('is a violation when it %s', (_, fail) => {
    const violation = expect.objectContaining({ code: 'invalid_type' })
    const set = compile({ pairs: fuelPairs() })
    expect(() => coefficientTable(set, { dialect: 'duckdb', keyOf: fail as () => string })).toThrow(violation)
    expect(() => coefficientTable(set, { dialect: 'duckdb', validityOf: fail as () => undefined })).toThrow(violation)
    expect(() => sumEmissionsBy([1], fail, () => calculation)).toThrow(violation)
    expect(() => sumEmissionsBy([1], () => 1, fail as () => typeof calculation)).toThrow(violation)
  })

  it.each(CASES)('ends a pool when spawn %s', (_, fail) => {
    const spawn = fail as () => never
    expect(() => parallel({ workers: 2, spawn })).toThrow(expect.objectContaining({ code: 'worker_failed' }))
  })

  it.each(CASES)('is a failed router when a part of places %s', async (_, fail) => {
    const gazetteer = {
      id: 'own',
      version: '1',
      attribution: '',
      find: fail as () => [],
      nearest: fail as () => undefined,
    }
    const asked = { ...leedsKassel, from: 'Atlantis' }
    expect(await failureOf(distance(asked, { gazetteers: [gazetteer] }))).toContain('from router_failed')
    const resolver = { id: 'own', version: '1', resolve: fail as () => [] }
    expect(await failureOf(distance(asked, { resolvers: [resolver] }))).toContain('from router_failed')
    const router = { id: 'own', version: '1', modes: ['TRUCK'] as const, route: fail as () => never }
    expect(await failureOf(distance(leedsKassel, { routers: [router] }))).toEqual(['router_failed'])
    const countryOf = fail as () => string
    const point = { ...leedsKassel, from: '53.7, -1.5' }
    expect(await failureOf(distance(point, { countryOf }))).toEqual(['from router_failed'])
  })
})
