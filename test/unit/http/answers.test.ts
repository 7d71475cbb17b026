import { describe, expect, it } from 'vitest'
import { EmissionsError, notice } from '../../../src/core/errors/index.ts'
import { noticesHeader, resultResponse } from '../../../src/http/answers.ts'
import { CONTRACT } from '../../../src/http/contract.ts'
import { createApi } from '../../../src/http/create-api.ts'
import { type ProblemDetails, problemResponse } from '../../../src/http/problem.ts'
import type { ApiRequest } from '../../../src/http/request.ts'
import { createService } from '../../../src/service/index.ts'
import { assertCanonical } from '../../fixtures/assert-canonical.ts'
import { ask, made, refused, requestOf, testApi, UNSTORED } from '../../fixtures/http.ts'
import { fuelInput, siteInput } from '../../fixtures/service.ts'
import { violationsOf } from '../../fixtures/violations.ts'

const UNKNOWN = '00000000-0000-4000-8000-999999999999'
const ENERGY = {
  startDate: '2025-01-01',
  endDate: '2025-02-01',
  value: 1,
  percentageOfCleanEnergy: 1,
  emissionKindId: UNKNOWN,
}

describe('answers', () => {
  const api = testApi({ extensions: true })

  it('are JSON that is not to be stored', async () => {
    const { status, headers, json } = await ask(api, {})
    expect([status, headers]).toEqual([200, { 'content-type': 'application/json', ...UNSTORED }])
    expect(json).toHaveLength(10)
    assertCanonical(json)
  })

  it.each(['/v1/units', '/v1/nothing', '/elsewhere', `/v1/sites/${UNKNOWN}`])(
    'to HEAD are those to GET without the body: %s',
    async (target) => {
      const get = await ask(api, { target })
      const { status, headers, body } = await ask(api, { method: 'HEAD', target })
      const length = String(new TextEncoder().encode(get.body).length)
      expect([status, headers, body]).toEqual([get.status, { ...get.headers, 'content-length': length }, ''])
    },
  )

  it('to HEAD count bytes and not letters', async () => {
    const id = await made(api, { target: '/v1/sites', json: siteInput({ name: 'Zürich 🏭 Ω' }) })
    const get = await ask(api, { target: `/v1/sites/${id}` })
    const head = await ask(api, { method: 'HEAD', target: `/v1/sites/${id}` })
    expect(head.headers['content-length']).toBe(String(new TextEncoder().encode(get.body).length))
  })

  it('of more records than one text can hold ask for a part of the list', () => {
    const toJSON = () => {
      throw new RangeError('Invalid string length')
    }
    const tooLarge = { emission: { toJSON } }
    const answer = (id: string, value: unknown) => {
      const operation = CONTRACT.find((one) => one.id === id)
      if (operation === undefined) throw new Error(id)
      return () => resultResponse(operation, { value, version: null }, { notices: [] })
    }
    expect(violationsOf(answer('listBatches', [tooLarge]))).toEqual(['limit list_too_long'])
    expect(answer('listMovements', { data: [tooLarge] })).toThrow('limit and offset')
    // of what has no parts none can be asked for
    expect(answer('getBatch', tooLarge)).toThrow(RangeError)
  })

  it('list a hundred violations, with the number of further ones', async () => {
    const violations = Array.from({ length: 1000 }, (_, index) => {
      return { path: `a[${index}]`, code: 'not_found', message: 'is not there' } as const
    })
    const { body, status } = problemResponse(new EmissionsError(violations), '/v1')
    const { errors, detail } = JSON.parse(body) as ProblemDetails
    expect([status, errors.length, detail]).toEqual([404, 100, 'a[0]: is not there (and 999 more)'])
    expect(errors.at(-1)).toEqual({
      path: 'a[99]',
      code: 'not_found',
      message: 'is not there (and 900 more violations)',
    })
    const { json } = await ask(api, {
      method: 'PATCH',
      target: '/v1/batches/1',
      json: { productsBathes: Array.from({ length: 1000 }, () => ({})) },
    })
    expect((json as ProblemDetails).errors).toHaveLength(100)
    expect((json as ProblemDetails).detail).toMatch(/ \(and at least 99 more\)$/)
  })

  it('X7: list every violation as problem+json', async () => {
    const target = '/v1/sites?x=1'
    const { status, headers, json } = await ask(api, { method: 'POST', target, json: { name: 1, area: -1 } })
    expect([status, headers]).toEqual([400, { 'content-type': 'application/problem+json', ...UNSTORED }])
    const { errors, ...problem } = json as { errors: Record<string, unknown>[] }
    expect(problem).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: 'address: is missing; give an object (and 4 more)',
      instance: '/v1/sites',
      code: 'required',
    })
    expect(errors.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'address required',
      'name invalid_type',
      'area must_be_non_negative',
      'unit required',
      'countryId required',
    ])
    expect(errors.every((error) => Object.keys(error).join() === 'path,code,message')).toBe(true)
  })

  it('R10: list the choices and assumptions, each time again', async () => {
    const siteId = await made(api, { target: '/v1/sites', json: siteInput() })
    const target = `/v1/sites/${siteId}/fuel`
    const { status, headers, json } = await ask(api, {
      method: 'POST',
      target,
      json: fuelInput({ totalEmission: 1, emissionId: 'x' }),
    })
    expect([status, headers['tonne-notices']]).toEqual([
      201,
      expect.stringMatching(/client_total_differs;totalEmission/),
    ])
    expect(headers['tonne-notices']).toMatch(/client_id_ignored;emissionId/)
    const again = await ask(api, { target: `${target}/${(json as { id: string }).id}` })
    expect(again.headers['tonne-notices']).toBe(headers['tonne-notices'])
  })
})

describe('the header Tonne-Notices', () => {
  const of = (...paths: string[]) => noticesHeader(paths.map((path) => notice('return_doubled', path, 'é\n')))

  it('is absent without notices', () => {
    expect(of()).toBe('')
  })

  it('says each once', () => {
    expect(of('a', 'b', 'a')).toBe('return_doubled;a, return_doubled;b')
  })

  it('is visible ASCII, whatever the path', () => {
    expect(of('a[0].b')).toBe('return_doubled;a[0].b')
    expect(of('é, ;"\r\n%')).toBe('return_doubled;%C3%A9%2C%20%3B%22%0D%0A%25')
    expect(of('\ud800')).toBe('return_doubled;%EF%BF%BD')
  })

  it('is no longer than proxies take, and counts the rest', () => {
    const header = of(...Array.from({ length: 500 }, (_, index) => `customOptions.via[${index}]`))
    expect(header.length).toBeLessThanOrEqual(2048)
    const listed = header.split(', ').length - 1
    expect(header.endsWith(`, more;${500 - listed}`)).toBe(true)
    expect(of('x'.repeat(3000))).toBe('more;1')
  })
})

describe('X2: the record of another company', () => {
  it('is answered as one that is not there, to the last byte', async () => {
    const api = testApi({ extensions: true })
    const theirs = await api.others.sites.create(siteInput())
    const { id } = theirs.record
    const fuel = await api.others.siteFuels.create(id, fuelInput())
    const without = testApi({ extensions: true })
    for (const { method, path, input } of CONTRACT.filter((one) => one.path.includes('{siteId}'))) {
      const target = path.replace('{siteId}', id).replace('{energyId}', fuel.record.id)
      const json = input === 'updateSite' ? { name: 'x' } : input === 'updateSiteEnergy' ? ENERGY : fuelInput()
      const sending = { method, target, ...(input === null ? {} : { json }) }
      const received = await ask(api, sending)
      expect([received.status, received]).toEqual([404, await ask(without, sending)])
    }
    expect(await api.others.siteFuels.list(id)).toMatchObject({ total: 1 })
  })
})

describe('keys', () => {
  const api = testApi()

  it.each<readonly [string, ApiRequest['headers']]>([
    ['none', { 'x-api-key': undefined }],
    ['an empty one', { 'x-api-key': '' }],
    ['an unknown one', { 'x-api-key': 'nobody' }],
    ['one of 100,000 letters', { 'x-api-key': 'x'.repeat(100_000) }],
    ['two, of which one is valid', { 'x-api-key': ['ours', 'theirs'] }],
    ['the same twice', { 'x-api-key': ['ours', 'ours'] }],
    ['two that a host has joined', { 'x-api-key': 'ours, ours' }],
    ['a name of every object', { 'x-api-key': '__proto__' }],
    ['a valid one in another scheme', { 'x-api-key': undefined, authorization: 'Basic ours' }],
    ['a valid one without a scheme', { 'x-api-key': undefined, authorization: 'ours' }],
    ['a bearer token that is empty', { 'x-api-key': undefined, authorization: 'Bearer ' }],
    ['two bearer tokens', { 'x-api-key': undefined, authorization: ['Bearer ours', 'Bearer ours'] }],
    ['an unknown one beside a valid bearer token', { 'x-api-key': 'nobody', authorization: 'Bearer ours' }],
  ])('X3: %s is 401, the same for all', async (_, headers) => {
    const received = await ask(api, { headers })
    expect(received).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'ApiKey realm="v1", Bearer realm="v1"' },
    })
    expect(received).toEqual(await ask(api, { headers: { 'x-api-key': 'nobody' } }))
  })

  it.each<readonly [string, ApiRequest['headers']]>([
    ['white space around it', { 'x-api-key': ' ours\t' }],
    ['a list of one', { 'x-api-key': ['ours'] }],
    ['a bearer token instead', { 'x-api-key': undefined, authorization: 'Bearer ours' }],
    ['another spelling of the scheme', { 'x-api-key': undefined, authorization: 'bearer  ours ' }],
    ["credentials of the host's own beside it", { 'x-api-key': 'ours', authorization: 'Bearer of-the-host' }],
  ])('are taken with %s', async (_, headers) => {
    expect((await ask(api, { headers })).status).toBe(200)
  })

  it('X4: that only read may not write', async () => {
    const headers = { 'x-api-key': 'ours-to-read' }
    expect((await ask(api, { headers })).status).toBe(200)
    expect((await ask(api, { method: 'HEAD', headers })).status).toBe(200)
    expect(refused(await ask(api, { method: 'POST', target: '/v1/sites', json: siteInput(), headers }))).toEqual([
      '403 key_read_only',
      ' key_read_only',
    ])
  })

  it('X4: are those that the service issued, until they are revoked', async () => {
    const service = createService()
    const issued = testApi({ service, authenticate: service.authenticate })
    const { record } = await service.company(3).apiKeys.issue({ name: 'ERP' })
    const headers = { 'x-api-key': record.key }
    expect((await ask(issued, { headers })).status).toBe(200)
    await service.company(3).apiKeys.revoke(record.id)
    expect((await ask(issued, { headers })).status).toBe(401)
  })

  it('name their actor in the log', async () => {
    const id = await made(api, { target: '/v1/sites', json: siteInput(), headers: { 'x-api-key': 'ours-too' } })
    expect(await api.company.audit.log({ recordId: id })).toMatchObject([{ actor: 'key:ours-too', action: 'create' }])
  })
})

describe('failures', () => {
  const broken = (thrown: unknown) =>
    testApi({
      authenticate: () => {
        throw thrown
      },
    })

  it.each([new Error('secret of the store'), 'secret', null, undefined, { toString: null }])(
    'are 500 without a word of them: %s',
    async (thrown) => {
      const api = broken(thrown)
      const received = await ask(api, {})
      expect(refused(received)).toEqual(['500 internal_error', ' internal_error'])
      expect(received.body).not.toMatch(/secret|stack|\.ts/)
      expect(api.failures).toEqual([thrown])
    },
  )

  it('with a code of the service alone are 500 and disclose nothing', async () => {
    const thrown = new EmissionsError([{ path: 'secret', code: 'company_mismatch', message: 'secret of the store' }])
    const api = broken(thrown)
    const received = await ask(api, {})
    expect(refused(received)).toEqual(['500 internal_error', ' internal_error'])
    expect([received.body.includes('secret'), api.failures]).toEqual([false, [thrown]])
  })

  it('of onError are not failures', async () => {
    const api = testApi({
      authenticate: () => Promise.reject(new Error('first')),
      onError: () => {
        throw new Error('second')
      },
    })
    expect((await ask(api, {})).status).toBe(500)
  })

  it('are answered also without a receiver of errors', async () => {
    const { service } = testApi()
    const api = createApi({ service, authenticate: () => Promise.reject(new Error('x')) })
    expect((await api.answer(requestOf({}))).status).toBe(500)
  })

  it('to read a body are reported, except those of a disconnected client', async () => {
    const api = testApi()
    const body = () => Promise.reject(new Error('aborted'))
    const request = { ...requestOf({ method: 'POST', target: '/v1/sites', json: {} }), body }
    expect((await api.api.answer({ ...request, signal: { aborted: true } })).status).toBe(500)
    expect(api.failures).toEqual([])
    await api.api.answer({ ...request, signal: { aborted: false } })
    expect(api.failures).toHaveLength(1)
  })

  it('of requests are none', async () => {
    const api = testApi()
    await ask(api, { target: '/v1/sites/x/fuel' })
    expect(api.failures).toEqual([])
  })
})
