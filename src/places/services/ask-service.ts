import { EmissionsError, fail } from '../../errors/index.ts'
import { withDeadline } from './deadline.ts'
import { readBody } from './read-body.ts'
import type { Fetch, FetchResponse, StopSignal } from './web.ts'

/** A question to a service that speaks JSON. */
export interface ServiceCall {
  /** Who is asked, in messages: 'osrm-driving'. Addresses and headers can hold credentials and stand in none. */
  readonly id: string
  readonly fetch: Fetch
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Sent as JSON by POST; undefined: a GET. */
  readonly body?: unknown
  readonly timeoutMs: number
  /** Those of the caller; when one aborts, the call rejects with its reason, as `fetch` does. */
  readonly signals: readonly StopSignal[]
}

/** What a service answered, read as JSON. Routers and geocoders say by status 400 and a code what they cannot do. */
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
  405: 'nothing is there that takes this question; check its baseUrl',
  429: 'it is asked too often; ask more slowly, keep answers in a cache, or use a server of your own',
}

function adviceOn(status: number): string {
  if (status === 0 || (status >= 300 && status < 400)) return 'it sends elsewhere; set baseUrl to where it leads'
  if (status >= 500) return 'it has failed; try again later'
  return STATUS_ADVICE[status] ?? 'it does not take this question; check its baseUrl and its version'
}

/** Throws `router_failed`, naming who failed. */
export function failAsService(id: string, what: string): never {
  fail('', 'router_failed', `${id} ${what}; or give distanceKm or coordinates instead`)
}

/** The name of a system error ('ECONNREFUSED') that a failed call carries; the rest of it can hold addresses and keys. */
function reasonOf(error: unknown): string {
  const { cause, code } = (error ?? {}) as { readonly cause?: { readonly code?: unknown }; readonly code?: unknown }
  const name = cause?.code ?? code
  return typeof name === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(name) ? ` (${name})` : ''
}

async function readAnswer(id: string, response: FetchResponse): Promise<ServiceAnswer> {
  const { status } = response
  const isOk = status >= 200 && status < 300
  if (!isOk && status !== BAD_REQUEST) failAsService(id, `answered with status ${status}: ${adviceOn(status)}`)
  const text = await readBody(response, BYTES_MAX)
  if (text === undefined) failAsService(id, 'answered with more than 8 MiB; check its baseUrl')
  try {
    return { isOk, body: JSON.parse(text) }
  } catch {
    const what = `answered with status ${status} and text that is not whole JSON`
    return failAsService(id, `${what}; check that its baseUrl leads to the service and not to a page about it`)
  }
}

/**
 * Asks a service and reads its answer. Throws `router_failed` for a service that is not reached, is too slow, redirects,
 * refuses, fails, or answers with too much or with anything but JSON; the message names it, and never its address, its
 * headers or what it wrote. Nothing is tried twice.
 */
export async function askService(call: ServiceCall): Promise<ServiceAnswer> {
  const { id, fetch, url, timeoutMs, signals } = call
  const hasBody = call.body !== undefined
  const headers = {
    accept: 'application/json',
    ...(hasBody && { 'content-type': 'application/json' }),
    ...call.headers,
  }
  const question = hasBody ? { method: 'POST' as const, body: JSON.stringify(call.body) } : { method: 'GET' as const }
  try {
    return await withDeadline(
      async (stop) => readAnswer(id, await fetch(url, { ...question, headers, redirect: 'manual', signal: stop })),
      { timeoutMs, signals },
    )
  } catch (error) {
    for (const signal of signals) signal.throwIfAborted()
    if (EmissionsError.is(error)) throw error
    if ((error as Error | undefined)?.name === 'TimeoutError') {
      failAsService(id, `did not answer within ${timeoutMs} ms; raise timeoutMs, or try again later`)
    }
    return failAsService(id, `was not reached${reasonOf(error)}; check its baseUrl and the network`)
  }
}
