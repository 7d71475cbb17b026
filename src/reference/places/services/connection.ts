import { collect, fail } from '../../../core/errors/index.ts'
import { readSignal } from './abort.ts'
import type { Fetch, StopSignal } from './web.ts'

/** Connection options of a router or geocoder of the caller's choice. */
export interface ConnectionOptions {
  /** The `fetch` to call. No request is made without it. */
  readonly fetch: Fetch
  /** The URL of the service: 'https://routing.example.org'. Keys belong in `headers`, not here. */
  readonly baseUrl: string
  /** The version of its method and data, recorded in every result: 'v5.27 2025-01'. */
  readonly version: string
  /** Sent with every request: keys, a User-Agent. They never appear in messages. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** 1 to 600,000; default 10,000. */
  readonly timeoutMs?: number | undefined
  /**
   * Aborts every request to the service, as `router_failed` with the reason as its cause; pass the signal of a single
   * request to `distance` or `resolve`.
   */
  readonly signal?: StopSignal | null | undefined
}

/** The connection to a service: validated options with defaults. */
export interface Connection {
  readonly fetch: Fetch
  /** Without a trailing slash. */
  readonly baseUrl: string
  readonly version: string
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly signal: StopSignal | undefined
}

const TIMEOUT_MS = 10_000
const TIMEOUT_MS_MAX = 600_000
const TEXT_LENGTH_MAX = 1000
/** No user name, query or fragment: a key in a URL ends up in logs, and `fetch` rejects user names. */
const BASE_URL = /^https?:\/\/[^\s/?#@]+(?:\/[^\s?#@]*)?$/i

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= TEXT_LENGTH_MAX
}

function areHeaders(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')
}

function readTimeout(timeoutMs: number): number {
  if (Number.isInteger(timeoutMs) && timeoutMs >= 1 && timeoutMs <= TIMEOUT_MS_MAX) return timeoutMs
  const about = { expected: `1 to ${TIMEOUT_MS_MAX}`, received: timeoutMs }
  return fail('timeoutMs', 'number_out_of_range', { message: 'must be a whole number of milliseconds', ...about })
}

function readVersion(version: string): string {
  if (isText(version)) return version.trim()
  const message = 'is missing; name the version of the method and data, because every result states it'
  return fail('version', 'required', { message, expected: "'v5.27 2025-01'", received: version })
}

function readBaseUrl(baseUrl: string): string {
  if (isText(baseUrl) && BASE_URL.test(baseUrl)) return baseUrl.replace(/\/$/, '')
  const message = 'must be the address of the service, without user name, query or fragment; keys belong in headers'
  return fail('baseUrl', 'invalid_type', { message, expected: "'https://routing.example.org'" })
}

/**
 * Validates the options and fills in defaults. Throws `required`, `invalid_type` and `number_out_of_range`, without
 * received values, which may contain keys.
 */
export function readConnection(options: ConnectionOptions): Connection {
  const { fetch, baseUrl, version, headers = {}, timeoutMs = TIMEOUT_MS, signal } = options
  return collect<Connection>({
    fetch: () =>
      typeof fetch === 'function' ? fetch : fail('fetch', 'required', 'is missing; pass the fetch that may be used'),
    baseUrl: () => readBaseUrl(baseUrl),
    version: () => readVersion(version),
    headers: () =>
      areHeaders(headers) ? { ...headers } : fail('headers', 'invalid_type', 'must be an object of strings'),
    timeoutMs: () => readTimeout(timeoutMs),
    signal: () => readSignal(signal),
  })
}
