import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { type FetchHost, fetchHandler } from '../../../src/http/fetch.ts'
import { type ApiOptions, createApi } from '../../../src/http/index.ts'
import { lambdaHandler } from '../../../src/http/lambda.ts'
import { nodeHandler } from '../../../src/http/node.ts'
import { createService } from '../../../src/service/index.ts'
import { ask, refused, testApi } from '../../fixtures/http.ts'
import { siteInput } from '../../fixtures/service.ts'

const ANNA = { companyId: 7, actor: 'anna', isReadOnly: false }
const NO_KEY = { 'x-api-key': undefined }

/** An error with these fields. */
const thrown = (fields: object) => Object.assign(new Error('secret'), fields)

describe('authenticate of a host', () => {
  it('is called for every request, with null when it has no key or two of them', async () => {
    const keys: (string | null)[] = []
    const authenticate = (key: string | null) => {
      keys.push(key)
      return ANNA
    }
    const api = testApi({ authenticate })
    const sent = [
      { 'x-api-key': 'k' },
      NO_KEY,
      { ...NO_KEY, authorization: 'Bearer t' },
      { 'x-api-key': ['a', 'b'] },
      { 'x-api-key': ' ' },
    ]
    for (const headers of sent) expect((await ask(api, { headers })).status).toBe(200)
    expect(keys).toEqual(['k', null, 't', null, null])
    const created = await ask(api, { method: 'POST', target: '/v1/sites', json: siteInput(), headers: NO_KEY })
    expect(created.status).toBe(201)
  })

  it.each([
    { status: 401 },
    { status: 403 },
    { statusCode: 401 },
    { name: 'JsonWebTokenError' },
    { name: 'TokenExpiredError' },
    { code: 'ERR_JWT_EXPIRED' },
    { code: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED' },
    { code: 'ERR_JWKS_NO_MATCHING_KEY' },
  ])('that throws %j means 401 with the challenge, and is no failure', async (fields) => {
    const api = testApi({ authenticate: () => Promise.reject(thrown(fields)) })
    const answer = await ask(api, { headers: NO_KEY })
    expect(refused(answer)).toEqual(['401 unauthenticated', ' unauthenticated'])
    expect([answer.headers['www-authenticate'], api.failures]).toEqual(['ApiKey realm="v1", Bearer realm="v1"', []])
    expect(answer.body).not.toContain('secret')
  })

  it.each([
    {},
    { status: 500 },
    { status: 404 },
    { status: '401' },
    { code: 'ERR_JWKS_TIMEOUT' },
    { name: 'TypeError' },
  ])('that throws %j is 500', async (fields) => {
    const api = testApi({ authenticate: () => Promise.reject(thrown(fields)) })
    expect((await ask(api, {})).status).toBe(500)
    expect(api.failures).toHaveLength(1)
  })

  it('that rejects the caller right before a write writes nothing', async () => {
    let calls = 0
    const authenticate = () => {
      calls += 1
      if (calls > 1) throw thrown({ status: 401 })
      return ANNA
    }
    const api = testApi({ authenticate })
    expect((await ask(api, { method: 'POST', target: '/v1/sites', json: siteInput() })).status).toBe(401)
    expect((await api.service.company(7).sites.list()).total).toBe(0)
  })
})

describe('the context of the host', () => {
  const service = createService()
  const byUser = (userOf: (host: unknown) => unknown): NonNullable<ApiOptions['authenticate']> => {
    return (key, { host }) => (key === null && userOf(host) === 'anna' ? ANNA : null)
  }

  it('is the request of node:http, with what a middleware added', async () => {
    const handle = nodeHandler(createApi({ service, authenticate: byUser((host) => (host as { user?: string }).user) }))
    const server = createServer((req, res) => {
      const user = /session=(\w+)/.exec(req.headers.cookie ?? '')?.[1]
      void handle(Object.assign(req, { user }), res)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/units`
    const statuses = [await fetch(url, { headers: { cookie: 'session=anna' } }), await fetch(url)].map(
      (one) => one.status,
    )
    server.close()
    expect(statuses).toEqual([200, 401])
  })

  it('is the Request and the second argument of fetchHandler', async () => {
    const hosts: unknown[] = []
    const authenticate = (_: string | null, { host }: { readonly host?: FetchHost | undefined }) => {
      hosts.push(host)
      return ANNA
    }
    const handle = fetchHandler(createApi<FetchHost>({ service, authenticate }))
    const request = new Request('https://example.com/v1/units')
    const context = { user: 'anna' }
    expect(await Promise.all([handle(request, context), handle(request)])).toMatchObject([
      { status: 200 },
      { status: 200 },
    ])
    expect(hosts).toEqual([
      { request, context },
      { request, context: undefined },
    ])
  })

  it.each([
    { version: '2.0', rawPath: '/v1/units', requestContext: { http: { method: 'GET' }, authorizer: { user: 'anna' } } },
    { httpMethod: 'GET', path: '/v1/units', requestContext: { authorizer: { user: 'anna' } } },
  ])('is the event of Lambda', async (event) => {
    const userOf = (host: unknown) => (host as typeof event).requestContext.authorizer.user
    const handler = lambdaHandler(createApi({ service, authenticate: byUser(userOf) }))
    expect((await handler(event as never)).statusCode).toBe(200)
  })
})

describe('problemOf', () => {
  const problemOf: ApiOptions['problemOf'] = ({ code, status, errors }, { target }) => ({
    body: { error: { code, at: target, fields: errors.map(({ path }) => path) } },
    mediaType: status === 404 ? 'application/vnd.error+json' : 'application/json',
  })

  it('makes the body of every error; status and headers stay', async () => {
    const api = testApi({ problemOf })
    const rejected = await ask(api, {
      method: 'POST',
      target: '/v1/sites',
      json: { ...siteInput(), name: '', area: -1 },
    })
    expect([rejected.status, rejected.headers['content-type'], JSON.parse(rejected.body)]).toEqual([
      400,
      'application/json',
      { error: { code: 'empty', at: '/v1/sites', fields: ['name', 'area'] } },
    ])
    const missing = await ask(api, { target: '/v1/nowhere' })
    expect([missing.status, missing.headers['content-type']]).toEqual([404, 'application/vnd.error+json'])
    const other = await ask(api, { method: 'DELETE', target: '/v1/units' })
    expect([other.status, other.headers.allow, JSON.parse(other.body).error.code]).toEqual([
      405,
      'GET, HEAD',
      'method_not_allowed',
    ])
  })

  it.each([
    () => {
      throw new Error('secret')
    },
    () => undefined as never,
    () => ({ body: undefined as never }),
    () => ({ body: { big: 1n } }),
    () => ({ body: {}, mediaType: 7 as never }),
  ])('that fails leaves the standard body, and is reported', async (problemOf) => {
    const api = testApi({ problemOf })
    const answer = await ask(api, { target: '/v1/sites/none/fuel' })
    expect([answer.status, answer.headers['content-type'], JSON.parse(answer.body).code]).toEqual([
      404,
      'application/problem+json',
      'not_found',
    ])
    expect(api.failures).toHaveLength(1)
  })
})
