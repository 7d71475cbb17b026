import { describe, expect, it } from 'vitest'
import { createPactApi, memoryFootprints, type PactApiOptions } from '../../../src/http/pact/index.ts'
import { EmissionsError } from '../../../src/index.ts'
import {
  BEAM,
  BOLT,
  basic,
  bearer,
  buyer,
  CRATE,
  EVENT_TYPE,
  footprintOf,
  overFetch,
  overNode,
  type PartnerAnswer,
  SECRET_ONE,
  testPactApi,
  tokenRequest,
  toldBy,
} from '../../contract/pact/fixtures/exchange.ts'
import { textAnswer } from '../../fixtures/http.ts'
import { violationsOf } from '../../fixtures/violations.ts'

const EVENT = JSON.stringify({
  type: 'org.wbcsd.pact.ProductFootprint.PublishedEvent.3',
  specversion: '1.0',
  id: 'event-1',
  source: '/3/events',
  time: '2026-03-01T00:00:00+01:00',
  data: { pfIds: [CRATE.id] },
})

function idsOf({ json }: PartnerAnswer): readonly string[] {
  return (json.data as readonly { id: string }[]).map(({ id }) => id)
}

describe('the options of the API', () => {
  it('need a public URL with https, a long secret and a whole number of seconds, said at once', () => {
    const none = { footprints: memoryFootprints([]), authenticate: () => null, onEvent: () => undefined }
    const make = () => createPactApi({ ...none, baseUrl: 'http://acme.example', secret: 'short', tokenSeconds: 0.5 })
    expect(violationsOf(make)).toEqual([
      'baseUrl url_invalid',
      'secret text_invalid',
      'tokenSeconds number_out_of_range',
    ])
    for (const baseUrl of ['https://acme.example?a=1', 'https://', 'https://user@acme.example', 'acme.example']) {
      expect(() => testPactApi({ baseUrl }), baseUrl).toThrow('baseUrl')
    }
  })
})

describe('paths', () => {
  it('outside of the interface are left to the host, and are no endpoint otherwise', async () => {
    const { api } = testPactApi()
    for (const target of ['/v1/units', '/2/footprints', '/3footprints', '/auth/token/', '//3/footprints', '*', '']) {
      const request = { method: 'GET', target, headers: {}, isSecure: true, body: async () => '' }
      expect(await api.handle(request), target).toBeNull()
      expect(JSON.parse((await textAnswer(api, request)).body), target).toMatchObject({ code: 'NotFound' })
      expect(await api.answer({ ...request, method: 'HEAD' }), target).toMatchObject({ status: 404, body: '' })
    }
  })

  it('stand below the path of the public URL, or below another one', async () => {
    const path = '/partners/3/footprints'
    const long = await buyer({ baseUrl: 'https://acme.example/partners/', basePath: '' })
    expect((await long.get('/3/footprints?limit=1')).headers.get('link')).toMatch(
      /^<https:\/\/acme\.example\/partners\/3\/footprints\?limit=1&cursor=[\da-f.]+>; rel="next"$/,
    )
    const { api } = testPactApi({ baseUrl: 'https://acme.example/partners' })
    const ask = (target: string) => api.handle({ method: 'GET', target, headers: {}, body: async () => '' })
    expect([await ask('/3/footprints'), (await ask(path))?.status]).toEqual([null, 403])
  })

  it('have methods of their own', async () => {
    const { host, headers } = await buyer()
    const answer = await host.send({ method: 'DELETE', path: '/3/footprints', headers })
    expect([toldBy(answer), answer.headers.get('allow')]).toEqual(['405 BadRequest', 'GET, HEAD'])
    expect(toldBy(await host.send({ path: '/auth/token' }))).toBe('405 invalid_request')
    expect(toldBy(await host.send({ path: '/3/others', headers }))).toBe('404 NotFound')
    expect(toldBy(await host.send({ path: '/3/footprints/%ff', headers }))).toBe('400 BadRequest')
    const head = await host.send({ method: 'HEAD', path: '/3/footprints', headers })
    expect([head.status, head.text, head.headers.get('link')]).toEqual([200, '', null])
  })
})

describe('https', () => {
  it('is what the connection of the host says, and a header only where its proxy is trusted', async () => {
    const ask = async (options: Partial<PactApiOptions>, headers: object, isSecure?: boolean) => {
      const request = {
        method: 'GET',
        target: '/3/footprints',
        headers: { ...headers },
        isSecure,
        body: async () => '',
      }
      return (await testPactApi(options).api.answer(request)).status
    }
    const forwarded = { 'x-forwarded-proto': 'https' }
    expect([await ask({}, {}, true), await ask({}, {}, false), await ask({}, {})]).toEqual([400, 403, 403])
    expect(await ask({}, forwarded)).toBe(403)
    const trusting = { trustForwardedProto: true }
    expect([await ask(trusting, forwarded), await ask(trusting, {}, true)]).toEqual([400, 403])
    expect(await ask(trusting, { 'x-forwarded-proto': 'HTTPS, https' })).toBe(400)
    expect(await ask(trusting, { 'x-forwarded-proto': 'https, http' })).toBe(403)
    expect(await ask(trusting, { 'x-forwarded-proto': ['https', 'http'] })).toBe(403)
  })
})

describe('lists', () => {
  it('have every footprint once over their pages, whatever the limit, and none of another recipient', async () => {
    const { get } = await buyer()
    for (const limit of [1, 2, 3, 100, 999_999]) {
      const found: string[] = []
      for (let path = `/3/footprints?limit=${limit}`; path !== ''; ) {
        const answer = await get(path)
        const ids = idsOf(answer)
        expect(ids.length).toBeLessThanOrEqual(limit)
        found.push(...ids)
        path = /<https:\/\/acme\.example(.*)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? ''
      }
      expect(found).toEqual([CRATE, BEAM, BOLT].map(({ id }) => id).sort())
    }
  })

  it('are filtered by each criterion: OR within one, AND between them, in any case', async () => {
    const { get } = await buyer()
    const found = async (query: string) => {
      const ids = idsOf(await get(`/3/footprints?${query}`))
      return Object.entries({ CRATE, BEAM, BOLT, SECRET_ONE }).flatMap(([name, { id }]) =>
        ids.includes(id) ? [name] : [],
      )
    }
    expect(await found('productid=URN:GTIN:4712345060507&productId=urn:pact:none')).toEqual(['BEAM'])
    expect(await found('companyId=urn:pact:acme.example:company-id:2&validon=2026-04-01T00:00Z')).toEqual(['BOLT'])
    expect(await found('geography=us-ca&geography=western+europe')).toEqual(['BEAM', 'BOLT'])
    expect(await found('geography=US')).toEqual([])
    expect(await found('classification=URN:pact:productclassification:un-cpc:4213')).toEqual(['CRATE'])
    expect(await found('status=active&geography=DE')).toEqual(['CRATE'])
    expect(await found('productId=urn:pact:acme.example:product-id:SECRET')).toEqual([])
    expect(await found('geography=&status=&productId=')).toEqual(['CRATE', 'BEAM', 'BOLT'])
    // BEAM is valid from March 2026 to March 2027, the others for the three years after 2025
    expect(await found('validOn=2026-02-28T23:59:59.999Z')).toEqual(['CRATE', 'BOLT'])
    expect(await found('validOn=2027-03-01')).toEqual(['CRATE', 'BEAM', 'BOLT'])
    expect(await found('validOn=2027-03-01T00:00:00.001Z')).toEqual(['CRATE', 'BOLT'])
    expect(await found('validOn=2029-01-01T01:00:00+01:00')).toEqual(['CRATE', 'BOLT'])
    expect(await found('validAfter=2025-12-31T23:59:59.999Z')).toEqual(['CRATE', 'BEAM', 'BOLT'])
    expect(await found('validAfter=2026-01-01')).toEqual(['BEAM'])
    expect(await found('validBefore=2027-03-01')).toEqual([])
    expect(await found('validBefore=2029-01-01')).toEqual(['BEAM'])
  })

  it('reject what is no criterion, no limit, no date, and a cursor of another list', async () => {
    const { get, host } = await buyer()
    const { headers } = await get('/3/footprints?limit=1&status=Active')
    const cursor = /cursor=([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? ''
    expect((await get(`/3/footprints?limit=2&status=Active&cursor=${cursor}`)).status).toBe(200)
    for (const query of [
      `limit=1&cursor=${cursor}`,
      `limit=1&status=Deprecated&cursor=${cursor}`,
      `status=Active&cursor=${cursor}0`,
      `status=Active&cursor=x`,
      `status=Active&cursor=${cursor}&cursor=${cursor}`,
      'limit=0',
      'limit=-1',
      'limit=1e2',
      'limit=1&limit=2',
      'validOn=yesterday',
      'validOn=2025-02-30',
      'validOn=2026-01-01&validOn=2026-01-02',
      '$filter=created+ge+2023',
      '__proto__=1',
      'geography=%ff',
    ]) {
      expect(toldBy(await get(`/3/footprints?${query}`)), query).toBe('400 BadRequest')
    }
    const other = await bearer(host, tokenRequest(basic('other', 'of another')))
    const foreign = await host.send({ path: `/3/footprints?status=Active&cursor=${cursor}`, headers: other })
    expect(toldBy(foreign)).toBe('400 BadRequest')
  })
})

describe('a single footprint', () => {
  it('is found by its id in any case, and no other tells whether it exists', async () => {
    const { get } = await buyer()
    expect((await get(`/3/footprints/${CRATE.id.toUpperCase()}`)).json.data).toEqual(JSON.parse(JSON.stringify(CRATE)))
    const unknown = await get('/3/footprints/00000000-0000-0000-0000-000000000000')
    for (const id of [SECRET_ONE.id, 'x', '..%2f..', `${CRATE.id}%00`, `'%20OR%201=1`, 'a'.repeat(5000)]) {
      const answer = await get(`/3/footprints/${id}`)
      expect([toldBy(answer), answer.text]).toEqual(['404 NotFound', unknown.text])
    }
  })

  it('is asked for by a UUID alone, whatever stands in the path', async () => {
    const seen: unknown[] = []
    const get = (...asked: unknown[]) => {
      seen.push(asked)
      return null
    }
    const at = await buyer({ footprints: { ...memoryFootprints([]), get } })
    for (const id of ['x', `${CRATE.id}x`, "'%20OR%201=1", CRATE.id.toUpperCase()]) await at.get(`/3/footprints/${id}`)
    expect(seen).toEqual([['buyer', CRATE.id]])
  })

  it('is long where its traces are', async () => {
    const long = footprintOf({}, { comment: 'Größe 😀 '.repeat(20_000) })
    const host = await overNode({ footprints: memoryFootprints([long]) })
    const answer = await host.send({ path: `/3/footprints/${long.id}`, headers: await bearer(host) })
    await host.close()
    expect((answer.json.data as { comment: string }).comment).toBe(long.comment)
  })
})

describe('events', () => {
  it('may name as many footprints as a body holds, and are told a hundred mistakes at most', async () => {
    const { host, post } = await buyer()
    const pfIds = Array.from({ length: 20_000 }, (_, index) => `${String(index).padStart(8, '0')}${CRATE.id.slice(8)}`)
    const withIds = (ids: readonly unknown[]) => JSON.stringify({ ...JSON.parse(EVENT), data: { pfIds: ids } })
    expect((await post(withIds(pfIds))).status).toBe(200)
    expect(host.events[0]?.event.data).toEqual({ pfIds })
    expect(toldBy(await post(withIds([...pfIds, pfIds[0]])))).toBe('400 BadRequest')
    const { json } = await post(withIds(pfIds.map((_, index) => index)))
    expect((json.message as string).split('\n')).toHaveLength(100)
  })

  it('reach the host with their recipient, typed, in UTC', async () => {
    const { host, post } = await buyer()
    expect((await post(EVENT)).text).toBe('')
    const { recipient, event } = host.events[0] ?? {}
    expect([recipient, event?.time, event?.data]).toEqual(['buyer', '2026-02-28T23:00:00.000Z', { pfIds: [CRATE.id] }])
  })

  it('are rejected with every mistake in them, and nothing reaches the host', async () => {
    const { host, post } = await buyer()
    const message = (await post('{"type":"x","specversion":"1.0","source":"","time":"now"}')).json.message as string
    for (const path of ['type', 'id', 'source', 'time', 'data']) expect(message).toContain(`${path}: `)
    const deep = `${'['.repeat(1000)}${']'.repeat(1000)}`
    const bodies = ['', 'null', '[]', '{', deep, `{"data":${deep}}`, EVENT.replace('PublishedEvent', 'Published')]
    for (const body of bodies) expect(toldBy(await post(body)), body.slice(0, 20)).toBe('400 BadRequest')
    expect(toldBy(await post(' '.repeat(1024 * 1024 + 1)))).toBe('413 BadRequest')
    for (const type of ['application/json', 'text/plain', 'application/cloudevents+json; charset=latin1']) {
      expect(toldBy(await post(EVENT, { 'content-type': type })), type).toBe('415 BadRequest')
    }
    const gzip = { ...EVENT_TYPE, 'content-encoding': 'gzip' }
    expect(toldBy(await post(EVENT, gzip))).toBe('415 BadRequest')
    expect(host.events).toEqual([])
  })
})

describe('failures of the host', () => {
  it('are none where it leaves out what is null', async () => {
    const store = { list: () => ({ footprints: [] }), get: () => undefined }
    const { get } = await buyer({ footprints: store as never })
    expect((await get('/3/footprints')).text).toBe('{"data":[]}')
    expect(toldBy(await get(`/3/footprints/${CRATE.id}`))).toBe('404 NotFound')
  })

  it('are answered without their details, and told to the host', async () => {
    const fault = new Error('password of the database')
    const fails = () => Promise.reject(fault)
    const { host, get, post } = await buyer({ footprints: { list: fails, get: fails }, onEvent: fails })
    for (const answer of [await get('/3/footprints'), await get(`/3/footprints/${CRATE.id}`), await post(EVENT)]) {
      expect(toldBy(answer)).toBe('500 InternalError')
      expect(answer.text).not.toContain('password')
    }
    expect(host.failures).toEqual([fault, fault, fault])
    const closed = await overFetch({ authenticate: fails })
    expect(toldBy(await closed.send(tokenRequest()))).toBe('500 server_error')
  })

  it('are no failures where the host says what is wrong with a request', async () => {
    const violation = { path: 'data.productId', code: 'not_found', message: 'is none of our products' } as const
    const onEvent = () => Promise.reject(new EmissionsError([violation]))
    const { host, post } = await buyer({ onEvent })
    const answer = await post(EVENT)
    expect([toldBy(answer), answer.json.message]).toEqual(['404 NotFound', 'data.productId: is none of our products'])
    expect(host.failures).toEqual([])
  })
})
