import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../../../src/index.ts'
import { askService } from '../../../../../src/reference/places/services/ask-service.ts'
import type { Connection } from '../../../../../src/reference/places/services/connection.ts'
import type { Fetch } from '../../../../../src/reference/places/services/web.ts'
import { type PlacesStub, SECRET, startPlacesStub } from '../../../../fixtures/places-stub.ts'

let stub: PlacesStub
beforeAll(async () => {
  stub = await startPlacesStub()
})
afterAll(() => stub.close())

type Call = readonly [connection: Connection, call: Parameters<typeof askService>[1]]

interface CallChanges extends Partial<Connection> {
  readonly body?: unknown
  readonly own?: AbortSignal
}

function callOf(reply: string, { body, own, ...changes }: CallChanges = {}): Call {
  const connection = {
    fetch,
    baseUrl: `${stub.url}/${reply}`,
    version: '1',
    headers: { key: SECRET },
    timeoutMs: 30_000,
  }
  return [
    { ...connection, signal: undefined, ...changes },
    { id: 'my-service', path: '/path', body, signal: own },
  ]
}

async function failureOf(call: Call): Promise<string> {
  const error = await askService(...call).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!EmissionsError.is(error)) throw error ?? new Error('did not fail')
  expect(error.code).toBe('router_failed')
  expect(error.message).not.toContain(SECRET)
  expect(error.message).not.toContain('127.0.0.1')
  return error.message
}

describe('askService', () => {
  it('gives what a service answers', async () => {
    expect(await askService(...callOf('valhalla-no-trip'))).toEqual({ isOk: true, body: {} })
  })

  it('gives what a service rejects with status 400', async () => {
    expect(await askService(...callOf('osrm-NoRoute'))).toMatchObject({ isOk: false, body: { code: 'NoRoute' } })
  })

  it('posts a body as JSON, and gets without', async () => {
    await askService(...callOf('null', { body: { a: 1 } }))
    expect(stub.asked.at(-1)).toMatchObject({ method: 'POST', body: '{"a":1}' })
    await askService(...callOf('null'))
    expect(stub.asked.at(-1)).toMatchObject({ method: 'GET', body: '' })
  })

  it.each([
    ['unauthorized', 'status 401: it refuses the key'],
    ['forbidden', 'status 403: it refuses the key'],
    ['not-found', 'status 404: nothing is there; check its baseUrl'],
    ['teapot', 'status 418: it rejects this request'],
    ['too-many', 'status 429: it is asked too often'],
    ['broken', 'status 500: it has failed; try again later'],
    ['redirect', 'status 302: it sends elsewhere; set baseUrl'],
    ['html', 'status 200 and text that is not whole JSON'],
    ['truncated', 'status 200 and text that is not whole JSON'],
    ['empty', 'status 200 and text that is not whole JSON'],
    ['deep', 'status 200 and text that is not whole JSON'],
    ['cut', 'was not reached'],
    ['flood', 'answered with more than 8 MiB'],
  ])('%s fails: %s', async (reply, what) => {
    const message = await failureOf(callOf(reply))
    expect(message).toContain(`my-service`)
    expect(message).toContain(what)
    expect(message).toContain('distanceKm')
  })

  it.each([
    undefined,
    null,
    'down',
    new Error('no'),
    { code: 'not a name', cause: {} },
    { code: 'ABORTEDx' },
    { code: 'xABORTED' },
    { code: 5 },
  ])('names no reason where a call fails with %s', async (reason) => {
    const message = await failureOf(callOf('null', { fetch: () => Promise.reject(reason) }))
    expect(message).toBe(
      'my-service was not reached; check its baseUrl and the network; or give distanceKm or coordinates instead',
    )
  })

  it.each([
    [{ code: 'ECONNREFUSED' }, '(ECONNREFUSED)'],
    [{ code: 'ABORTED', cause: { code: 'EAI_AGAIN' } }, '(EAI_AGAIN)'],
    [{ code: 'E2BIG' }, '(E2BIG)'],
  ])('names the reason of the system in %j', async (reason, name) => {
    expect(await failureOf(callOf('null', { fetch: () => Promise.reject(reason) }))).toContain(`not reached ${name}; `)
  })

  it.each([
    [0, 'it sends elsewhere; set baseUrl to where it leads'],
    [300, 'it sends elsewhere; set baseUrl to where it leads'],
    [399, 'it sends elsewhere; set baseUrl to where it leads'],
    [199, 'it rejects this request; check its baseUrl and its version'],
    [402, 'it rejects this request; check its baseUrl and its version'],
    [405, 'nothing there accepts this request; check its baseUrl'],
    [500, 'it has failed; try again later'],
  ])('says what to do about status %i', async (status, advice) => {
    const fetch = (async () => ({ status, body: null, text: async () => '{}' })) as Fetch
    expect(await failureOf(callOf('null', { fetch }))).toBe(
      `my-service answered with status ${status}: ${advice}; or give distanceKm or coordinates instead`,
    )
  })

  it.each([200, 299])('takes status %i for an answer', async (status) => {
    const fetch = (async () => ({ status, body: null, text: async () => '{}' })) as Fetch
    expect(await askService(...callOf('null', { fetch }))).toEqual({ isOk: true, body: {} })
  })

  it('reads a stream whose pieces may be empty', async () => {
    const pieces = [undefined, new Uint8Array([0x7b]), new Uint8Array(), new Uint8Array([0x7d])]
    const read = async () => (pieces.length > 0 ? { done: false, value: pieces.shift() } : { done: true })
    const body = { getReader: () => ({ read }) }
    const fetch = (async () => ({ status: 200, body, text: async () => '' })) as unknown as Fetch
    expect(await askService(...callOf('null', { fetch }))).toEqual({ isOk: true, body: {} })
  })

  it('does not follow a redirect', async () => {
    const before = stub.asked.length
    await failureOf(callOf('redirect'))
    expect(stub.asked).toHaveLength(before + 1)
  })

  it('stops waiting for a service that does not answer', async () => {
    expect(await failureOf(callOf('hang', { timeoutMs: 20 }))).toContain('did not answer within 20 ms; raise timeoutMs')
  })

  it('stops waiting for a fetch that heeds no signal', async () => {
    const deaf: Fetch = () => new Promise(() => undefined)
    expect(await failureOf(callOf('hang', { fetch: deaf, timeoutMs: 20 }))).toContain('did not answer within 20 ms')
  })

  it('stops waiting for a body that does not end', async () => {
    const body = { getReader: () => ({ read: () => new Promise<never>(() => undefined) }) }
    const slow: Fetch = async () => ({ status: 200, body, text: async () => '' })
    expect(await failureOf(callOf('hang', { fetch: slow, timeoutMs: 20 }))).toContain('did not answer within 20 ms')
  })

  it('reads a body that comes whole, and not beyond 8 MiB', async () => {
    const whole =
      (text: string): Fetch =>
      async () => ({ status: 200, body: null, text: async () => text })
    expect(await askService(...callOf('', { fetch: whole('[1]') }))).toEqual({ isOk: true, body: [1] })
    expect(await failureOf(callOf('', { fetch: whole(' '.repeat(9_000_000)) }))).toContain('more than 8 MiB')
  })

  it('reads characters that are cut between pieces, and a byte order mark', async () => {
    const bytes = new TextEncoder().encode('\u{feff}"Zürich 東京"')
    const pieces = [...bytes].map((byte) => Uint8Array.of(byte))
    const read = async () => ({ done: pieces.length === 0, value: pieces.shift() })
    const dripping: Fetch = async () => ({ status: 200, body: { getReader: () => ({ read }) }, text: async () => '' })
    expect(await askService(...callOf('', { fetch: dripping }))).toEqual({ isOk: true, body: 'Zürich 東京' })
  })

  it('names the system error, and nothing else of what the connection said', async () => {
    const closed = await startPlacesStub()
    await closed.close()
    expect(await failureOf(callOf('', { baseUrl: `${closed.url}/${SECRET}` }))).toContain(
      'was not reached (ECONNREFUSED)',
    )
    const leaking: Fetch = async () => {
      throw new TypeError(`Failed to parse URL from https://${SECRET}`, { cause: { code: `no ${SECRET}` } })
    }
    expect(await failureOf(callOf('', { fetch: leaking }))).toContain('was not reached; check')
  })

  it.each([undefined, null, 'text', { status: 200 }])('fails where fetch gives %s', async (response) => {
    const odd = (async () => response) as unknown as Fetch
    await failureOf(callOf('', { fetch: odd }))
  })

  it('rejects with the reason of a signal that aborts, before and while it is asked', async () => {
    const reason = new Error('the user left')
    const before = stub.asked.length
    await expect(askService(...callOf('html', { signal: AbortSignal.abort(reason) }))).rejects.toBe(reason)
    expect(stub.asked).toHaveLength(before)

    const caller = new AbortController()
    const stopping: Fetch = (url, request) => {
      queueMicrotask(() => caller.abort(reason))
      return fetch(url, request)
    }
    const { signal } = new AbortController()
    await expect(askService(...callOf('hang', { fetch: stopping, signal, own: caller.signal }))).rejects.toBe(reason)
  })

  it('stops the request when it stops waiting', async () => {
    const stopped: boolean[] = []
    const deaf: Fetch = (_url, { signal }) => {
      signal.addEventListener('abort', () => stopped.push(true))
      return new Promise(() => undefined)
    }
    await failureOf(callOf('', { fetch: deaf, timeoutMs: 20 }))
    expect(stopped).toEqual([true])
  })

  it('takes a timeout of the caller for an abort, and not for its own', async () => {
    const error = await askService(...callOf('hang', { signal: AbortSignal.timeout(20) })).catch((thrown) => thrown)
    expect([error.name, EmissionsError.is(error)]).toEqual(['TimeoutError', false])
  })

  it('leaves no listener on a signal that lives on', async () => {
    const { signal } = new AbortController()
    let listeners = 0
    const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)]
    signal.addEventListener = (...given: Parameters<typeof add>) => {
      listeners++
      add(...given)
    }
    signal.removeEventListener = (...given: Parameters<typeof remove>) => {
      listeners--
      remove(...given)
    }
    await askService(...callOf('null', { signal }))
    await failureOf(callOf('broken', { signal }))
    expect(listeners).toBe(0)
  })
})
