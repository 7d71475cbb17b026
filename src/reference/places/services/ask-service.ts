import { isObject } from '../../../base/index.ts'
import { EmissionsError, fail, parseJson } from '../../../core/errors/index.ts'
import { withDeadline } from './abort.ts'
import type { Connection } from './connection.ts'
import type { FetchReader, FetchResponse, StopSignal } from './web.ts'

declare const TextDecoder: new () => { decode(bytes?: Uint8Array, options?: { stream: boolean }): string }

async function readPieces(reader: FetchReader, bytesMax: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  const texts: string[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return [...texts, decoder.decode()].join('')
    bytes += value?.length ?? 0
    if (bytes > bytesMax) return undefined
    texts.push(decoder.decode(value, { stream: true }))
  }
}

/** Reads the text of a response; undefined, without reading on, if it has more than `bytesMax` bytes. */
async function readResponseText(response: FetchResponse, bytesMax: number): Promise<string | undefined> {
  const reader = response.body?.getReader?.()
  if (reader !== undefined) return readPieces(reader, bytesMax)
  const text = await response.text()
  return text.length > bytesMax ? undefined : text
}

/** A request to a JSON service. */
interface ServiceCall {
  /** The name of the service in messages: 'osrm-driving'. URLs and headers may contain credentials and never appear. */
  readonly id: string
  /** Below the address of the service: '/route'. */
  readonly path: string
  /** Sent as JSON by POST; undefined: a GET. */
  readonly body?: unknown
  /** That of one request. When it or that of the service aborts, the call rejects with its reason, as `fetch` does. */
  readonly signal?: StopSignal | undefined
}

/** The JSON response of a service. Routers and geocoders report unsupported requests by status 400 and a code. */
export interface ServiceAnswer {
  readonly isOk: boolean
  readonly body: unknown
}

const BYTES_MAX = 8 * 1024 * 1024
const BAD_REQUEST = 400

const STATUS_ADVICE: Readonly<Record<number, string>> = {
  401: 'it refuses the key; check the headers given for it',
  403: 'it refuses the key; check the headers given for it',
  404: 'nothing is there; check its baseUrl',
  405: 'nothing there accepts this request; check its baseUrl',
  429: 'it is asked too often; ask more slowly, keep answers in a cache, or use a server of your own',
}

function statusAdvice(status: number): string {
  if (status === 0 || (status >= 300 && status < 400)) return 'it sends elsewhere; set baseUrl to where it leads'
  if (status >= 500) return 'it has failed; try again later'
  return STATUS_ADVICE[status] ?? 'it rejects this request; check its baseUrl and its version'
}

/** Throws `router_failed`, naming the service. */
export function failAsService(id: string, what: string): never {
  fail('', 'router_failed', `${id} ${what}; or give distanceKm or coordinates instead`)
}

/** The name of a system error ('ECONNREFUSED') in a failed call; the rest of it can contain addresses and keys. */
function systemErrorName(error: unknown): string {
  const { cause, code }: { cause?: { code?: unknown }; code?: unknown } = error ?? {}
  const name = cause?.code ?? code
  return typeof name === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(name) ? ` (${name})` : ''
}

async function readAnswer(id: string, response: FetchResponse): Promise<ServiceAnswer> {
  const { status } = response
  const isOk = status >= 200 && status < 300
  if (!isOk && status !== BAD_REQUEST) failAsService(id, `answered with status ${status}: ${statusAdvice(status)}`)
  const text = await readResponseText(response, BYTES_MAX)
  if (text === undefined) failAsService(id, 'answered with more than 8 MiB; check its baseUrl')
  try {
    return { isOk, body: parseJson(text) }
  } catch (error) {
    if (EmissionsError.is(error)) failAsService(id, `answered with a number that no double holds, at ${error.path}`)
    const what = `answered with status ${status} and text that is not whole JSON`
    return failAsService(id, `${what}; check that its baseUrl leads to the service and not to a page about it`)
  }
}

/**
 * Calls a service and parses its response. Throws `router_failed` if the service cannot be reached, is too slow,
 * redirects, rejects the request, fails, or responds with too much or with anything but JSON; the message names the
 * service, never its URL, headers or response text. There are no retries.
 */
export async function askService(connection: Connection, call: ServiceCall): Promise<ServiceAnswer> {
  const { fetch, baseUrl, timeoutMs } = connection
  const { id, path, body } = call
  const signals = [connection.signal, call.signal].filter((signal) => signal !== undefined)
  const headers = {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...connection.headers,
  }
  const question =
    body === undefined ? ({ method: 'GET' } as const) : ({ method: 'POST', body: JSON.stringify(body) } as const)
  const ask = async (signal: StopSignal) => {
    const response = await fetch(`${baseUrl}${path}`, { ...question, headers, redirect: 'manual', signal })
    return readAnswer(id, response)
  }
  try {
    return await withDeadline(ask, timeoutMs, signals)
  } catch (error) {
    for (const signal of signals) signal.throwIfAborted()
    if (EmissionsError.is(error)) throw error
    if (isObject(error) && error.name === 'TimeoutError') {
      failAsService(id, `did not answer within ${timeoutMs} ms; raise timeoutMs, or try again later`)
    }
    return failAsService(id, `was not reached${systemErrorName(error)}; check its baseUrl and the network`)
  }
}
