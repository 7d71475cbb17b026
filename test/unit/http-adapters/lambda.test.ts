import { describe, expect, it } from 'vitest'
import { type Api, type ApiRequest, createApi } from '../../../src/http/index.ts'
import { type LambdaEventV1, type LambdaEventV2, lambdaHandler } from '../../../src/http/lambda.ts'
import { createService } from '../../../src/service/index.ts'

/** Asks through the adapter; what the interface below /v1 was asked, with its body. */
async function asked(event: LambdaEventV1 | LambdaEventV2) {
  const seen: { target: string; headers: ApiRequest['headers']; body: unknown }[] = []
  const answer = async ({ target, headers, body }: ApiRequest) => {
    seen.push({ target, headers, body: await body({ bytesMax: 100 }) })
    return { status: 200, headers: { etag: '"1"' }, body: 'whole' }
  }
  const handle = async (request: ApiRequest) => (request.target.startsWith('/v1/') ? answer(request) : null)
  const api: Api = { handle, answer: async () => ({ status: 404, headers: {}, body: '' }) }
  return { result: await lambdaHandler(api)(event), seen: seen[0] }
}

const v1 = (fields: Partial<LambdaEventV1>): LambdaEventV1 => ({ httpMethod: 'GET', path: '/v1/units', ...fields })
const v2 = (rawPath: string, stage?: string): LambdaEventV2 => ({
  version: '2.0',
  rawPath,
  requestContext: { http: { method: 'GET' }, ...(stage === undefined ? {} : { stage }) },
})

describe('events of version 1', () => {
  it('have their path written again, so that it is decoded once', async () => {
    expect((await asked(v1({ path: '/v1/vehicles/100%' }))).seen?.target).toBe('/v1/vehicles/100%25')
    expect((await asked(v1({ path: '/v1/vehicles/a b?c#é' }))).seen?.target).toBe('/v1/vehicles/a%20b%3Fc%23%C3%A9')
    expect((await asked(v1({ path: '/v1/vehicles/\ud800' }))).seen?.target).toBe('/v1/vehicles/%EF%BF%BD')
  })

  it('keep every value of a query', async () => {
    const both = { queryStringParameters: { a: '2' }, multiValueQueryStringParameters: { a: ['1', '2'], 'b&': ['='] } }
    expect((await asked(v1(both))).seen?.target).toBe('/v1/units?a=1&a=2&b%26=%3D')
    expect((await asked(v1({ queryStringParameters: { a: '2' } }))).seen?.target).toBe('/v1/units?a=2')
    expect((await asked(v1({ queryStringParameters: null }))).seen?.target).toBe('/v1/units')
  })

  it('have their headers in lower case, with all values of those that came twice', async () => {
    const headers = { 'X-Api-Key': 'k2', Accept: 'a' }
    expect((await asked(v1({ headers }))).seen?.headers).toEqual({ 'x-api-key': 'k2', accept: 'a' })
    const multiValueHeaders = { 'X-Api-Key': ['k1', 'k2'], Accept: ['a'] }
    expect((await asked(v1({ headers, multiValueHeaders }))).seen?.headers).toEqual({
      'x-api-key': ['k1', 'k2'],
      accept: 'a',
    })
    expect((await asked(v1({ headers: { A: '1', a: '2' } }))).seen?.headers).toEqual({ a: ['1', '2'] })
    expect((await asked(v1({ headers: null, multiValueHeaders: null }))).seen?.headers).toEqual({})
  })

  it('carry bodies as text, as base64, or none', async () => {
    expect((await asked(v1({ body: '{"ä":1}' }))).seen?.body).toBe('{"ä":1}')
    const body = Buffer.from([0xff, 0x7b]).toString('base64')
    expect((await asked(v1({ body, isBase64Encoded: true }))).seen?.body).toEqual(Uint8Array.from([0xff, 0x7b]))
    expect((await asked(v1({ body: '***', isBase64Encoded: true }))).seen?.body).toBe('***')
    expect((await asked(v1({ body: null }))).seen?.body).toBe('')
  })
})

describe('events of version 2', () => {
  it('have their stage taken away where it stands at the start, whatever it is called', async () => {
    for (const [path, stage] of [
      ['/v1/units', '$default'],
      ['/v1/units', undefined],
      ['/live/v1/units', 'live'],
      ['/v1/units', 'live'],
      ['/v1/v1/units', 'v1'],
      ['/v1/units', 'v1'],
    ] as const) {
      expect((await asked(v2(path, stage))).seen?.target, `${path} ${stage}`).toBe('/v1/units')
    }
    expect((await asked(v2('/x/live/v1/units', 'live'))).result.statusCode).toBe(404)
    expect((await asked(v2('//v1/units'))).result.statusCode).toBe(404)
  })
})

describe('events that are not requests', () => {
  const refused = (event: unknown) => lambdaHandler(createApi({ service: createService() }))(event as LambdaEventV2)

  it('are answered, never thrown', async () => {
    const http = { method: 'GET' }
    const events: [unknown, number][] = [
      [{}, 404],
      [{ version: '2.0', rawPath: '/v1/units' }, 405],
      [{ version: '2.0', rawPath: '/v1/units', requestContext: null }, 405],
      [{ version: '2.0', rawPath: '/v1/units', requestContext: {} }, 405],
      [{ version: '2.0', rawPath: '/v1/units', requestContext: { stage: null, http: { method: null } } }, 405],
      [{ version: '2.0', rawPath: null, requestContext: { http } }, 404],
      [{ version: '2.0', rawPath: '/v1/units', rawQueryString: null, headers: null, requestContext: { http } }, 401],
      [{ version: '2.0', rawPath: '/v1/units', headers: { 'X-Api-Key': null }, requestContext: { http } }, 401],
      [{ version: '2.0', rawPath: 7, requestContext: { http } }, 500],
      [{ httpMethod: 'GET', path: null }, 404],
      [{ httpMethod: 'GET' }, 404],
      [{ httpMethod: null, path: '/v1/units' }, 405],
      [{ httpMethod: 'GET', path: 7 }, 500],
      [{ httpMethod: 'GET', path: '/v1/units', queryStringParameters: { a: 7 } }, 500],
      [{ httpMethod: 'GET', path: '/v1/units', headers: { 'x-api-key': null } }, 401],
      [{ httpMethod: 'GET', path: '/v1/units', headers: { 'x-api-key': 7 } }, 500],
      [{ httpMethod: 'GET', path: '/v1/units', multiValueHeaders: { 'x-api-key': null } }, 401],
      [null, 500],
      [undefined, 500],
      ['GET', 500],
    ]
    for (const [event, status] of events) {
      const { statusCode, body } = await refused(event)
      expect([statusCode, JSON.parse(body).status], JSON.stringify(event)).toEqual([status, status])
    }
  })

  it('take values that are null as missing', async () => {
    const query = { multiValueQueryStringParameters: { a: ['1', null], b: null } } as unknown as LambdaEventV1
    expect((await asked(v1(query))).seen?.target).toBe('/v1/units?a=1')
    expect((await asked(v1({ queryStringParameters: { a: null, b: '2' } }))).seen?.target).toBe('/v1/units?b=2')
    expect((await asked(v1({ headers: { a: null, b: '2' } }))).seen?.headers).toEqual({ b: '2' })
  })

  it('take an empty form of headers or queries as none', async () => {
    expect((await asked(v1({ multiValueHeaders: {}, headers: { A: '1' } }))).seen?.headers).toEqual({ a: '1' })
    const query = { multiValueQueryStringParameters: {}, queryStringParameters: { a: '1' } }
    expect((await asked(v1(query))).seen?.target).toBe('/v1/units?a=1')
  })
})

describe('the response', () => {
  it('is what both gateways take, without a body for HEAD', async () => {
    expect((await asked(v1({}))).result).toEqual({
      statusCode: 200,
      headers: { etag: '"1"' },
      body: 'whole',
      isBase64Encoded: false,
    })
    expect((await asked(v1({ httpMethod: 'HEAD' }))).result.body).toBe('')
  })
})

describe('a long answer', () => {
  const delivered = async (body: string | Uint8Array) => {
    const answer = async () => ({ status: 200, headers: {}, body })
    return lambdaHandler({ handle: answer, answer })(v1({}))
  }

  it('is delivered as long as Lambda takes it with the strokes before its quotation marks', async () => {
    expect(await delivered('x'.repeat(5_999_000))).toMatchObject({ statusCode: 200 })
    expect(await delivered('"'.repeat(2_999_000))).toMatchObject({ statusCode: 200 })
  })

  it.each([
    ['letters', 'x'.repeat(6_000_001)],
    ['quotation marks', '"'.repeat(3_000_001)],
    ['letters of three bytes', '€'.repeat(2_000_001)],
  ])('of too many %s is refused, and says what to ask for', async (_, body) => {
    const result = await delivered(body)
    expect(result.statusCode).toBe(400)
    expect(JSON.parse(result.body)).toMatchObject({ code: 'list_too_long', errors: [{ path: 'limit' }] })
  })

  it('that is a file is in base64, up to what Lambda takes of it', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251)
    const { body, isBase64Encoded } = await delivered(bytes)
    expect([isBase64Encoded, Buffer.from(body, 'base64').equals(bytes)]).toEqual([true, true])
    expect(await delivered(new Uint8Array(4_500_000))).toMatchObject({ statusCode: 200, isBase64Encoded: true })
    const refused = await delivered(new Uint8Array(4_500_001))
    expect([refused.statusCode, refused.isBase64Encoded, refused.headers['content-type']]).toEqual([
      400,
      false,
      'application/problem+json',
    ])
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'list_too_long' })
  })
})
