import { describe, expect, it } from 'vitest'
import { ApiError, createApiClient, newIdempotencyKey, parseProblem } from '../../../../src/apps/page/api-client.ts'

/** Requests that were sent, and a `fetch` that answers them in order. */
function fakeServer(...answers: readonly (Response | Error)[]) {
  const sent: { readonly path: string; readonly init: RequestInit }[] = []
  const send = async (path: unknown, init: RequestInit = {}) => {
    sent.push({ path: String(path), init })
    const answer = answers[sent.length - 1] ?? new Error('no answer')
    if (answer instanceof Error) throw answer
    return answer
  }
  return { sent, client: createApiClient('tonne_key', send as typeof fetch) }
}

const headersOf = (init: RequestInit | undefined) => Object.fromEntries(new Headers(init?.headers).entries())

describe('createApiClient', () => {
  it('sends the key, the version and the idempotency key of a change, and returns the new version', async () => {
    const answer = new Response('{"id":"7"}', { headers: { etag: '"2"', 'tonne-notices': 'a;field, b;;x' } })
    const { sent, client } = fakeServer(answer)
    const change = {
      method: 'PATCH',
      path: '/v1/sites/7',
      body: { name: 'B' },
      ifMatch: '"1"',
      idempotencyKey: 'k',
    } as const
    expect(await client.send(change)).toEqual({ value: { id: '7' }, etag: '"2"', notices: ['a', 'b'] })
    expect([sent[0]?.path, sent[0]?.init.method, sent[0]?.init.body]).toEqual([
      '/page/v1/sites/7',
      'PATCH',
      '{"name":"B"}',
    ])
    expect(headersOf(sent[0]?.init)).toEqual({
      'x-api-key': 'tonne_key',
      'content-type': 'application/json',
      'if-match': '"1"',
      'idempotency-key': 'k',
    })
  })

  it('sends neither version nor body if a change has none, and accepts an empty response', async () => {
    const { sent, client } = fakeServer(new Response(null, { status: 204 }))
    expect(await client.send({ method: 'DELETE', path: '/v1/sites/7' })).toEqual({
      value: null,
      etag: null,
      notices: [],
    })
    expect([headersOf(sent[0]?.init), sent[0]?.init.body]).toEqual([{ 'x-api-key': 'tonne_key' }, undefined])
  })

  it('reads all pages of a list by their links', async () => {
    const first = new Response('[1,2]', { headers: { link: '<?limit=2&after=a>; rel="next"' } })
    const { sent, client } = fakeServer(first, new Response('[3]'))
    expect(await client.list('/v1/vendors?limit=2')).toEqual([1, 2, 3])
    expect(sent.map(({ path }) => path)).toEqual(['/page/v1/vendors?limit=2', '/page/v1/vendors?limit=2&after=a'])
  })

  it('throws the faults of a problem by field', async () => {
    const errors = [
      { code: 'required', message: 'is missing', path: 'address.coordinates.lat' },
      { code: 'too_long', message: 'is too long', path: 'name' },
      { code: 'invalid_choice', message: 'is unknown', path: 'files[0].url' },
    ]
    const { client } = fakeServer(new Response(JSON.stringify({ errors, detail: 'no' }), { status: 422 }))
    const error = await client.get('/v1/sites').catch((thrown: unknown) => thrown)
    if (!(error instanceof ApiError)) throw new Error('it must be an ApiError')
    expect([error.status, error.faultsAt('address'), error.faultsAt('files')]).toEqual([422, [errors[0]], [errors[2]]])
    expect(error.faultsAt('addr')).toEqual([])
    expect(error.faultsElsewhere(['address', 'files'])).toEqual([errors[1]])
  })

  it('says that the server does not answer, while asking and while reading', async () => {
    const cut = new Response(new ReadableStream({ start: (stream) => stream.error(new Error('cut')) }))
    const { client } = fakeServer(new TypeError('failed'), cut)
    await expect(client.get('/v1/sites')).rejects.toThrow('The server does not answer')
    await expect(client.get('/v1/sites')).rejects.toThrow('The server does not answer')
  })
})

describe('parseProblem', () => {
  it('makes one fault of anything else, with the status', () => {
    expect(parseProblem(502, null)).toEqual([
      { code: 'status_502', message: 'The server answered with status 502.', path: '' },
    ])
    expect(parseProblem(404, { code: 'not_found', detail: 'gone' })).toEqual([
      { code: 'not_found', message: 'gone', path: '' },
    ])
  })
})

describe('newIdempotencyKey', () => {
  it('is another one each time, of characters that a header may have', () => {
    const keys = Array.from({ length: 100 }, newIdempotencyKey)
    expect(new Set(keys).size).toBe(100)
    expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
  })
})
