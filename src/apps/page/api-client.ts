import { messageForPeople } from './fault-words.ts'

/** A fault of a request: a code, a sentence, and the path of the field: 'address.coordinates.lat'; '' for the request. */
export interface ApiFault {
  readonly code: string
  readonly message: string
  readonly path: string
}

const GONE: ApiFault = {
  code: 'server_gone',
  message: 'The server does not answer. Check that “tonne serve” still runs, then try again.',
  path: '',
}

/** The response to a request that failed: every fault, in order. At least one. */
export class ApiError extends Error {
  /** The HTTP status; 0 if no response arrived. */
  readonly status: number
  readonly faults: readonly ApiFault[]

  constructor(status: number, faults: readonly ApiFault[]) {
    super(faults.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('\n'))
    this.name = 'ApiError'
    this.status = status
    this.faults = faults
  }

  /** The faults at a field or below it: `faultsAt('address')` includes 'address.coordinates.lat'. */
  faultsAt(field: string): readonly ApiFault[] {
    return this.faults.filter(
      ({ path }) => path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`),
    )
  }

  /** The faults at none of the fields, to show above a form. */
  faultsElsewhere(fields: readonly string[]): readonly ApiFault[] {
    const shown = new Set(fields.flatMap((field) => this.faultsAt(field)))
    return this.faults.filter((fault) => !shown.has(fault))
  }
}

/** The path of an operation. */
export type ApiPath = `/v1/${string}`

/** A response, with the version of its record. */
export interface ApiAnswer<T> {
  readonly value: T
  /** The ETag of the record, for `ifMatch` of the next change; null if the response has none. */
  readonly etag: string | null
  /** The codes of its notices. */
  readonly notices: readonly string[]
}

/** A request that changes something. */
export interface ApiChange {
  readonly method: 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  readonly path: ApiPath
  /** Sent as JSON. */
  readonly body?: unknown
  /** The ETag of the record that the user saw; another version is rejected as `precondition_failed`. */
  readonly ifMatch?: string | null
  /** A key of `newIdempotencyKey`. The server answers a repeated request with the same key as the first time. */
  readonly idempotencyKey?: string
}

/** Facts about the API key. */
export interface ApiCaller {
  readonly isReadOnly: boolean
  /** True if the key may manage keys and locked periods. */
  readonly isAdmin: boolean
}

/** A page of a list. */
interface ListPage<T> {
  readonly records: readonly T[]
  readonly next: string | null
}

/** Access to /v1 and its extensions for one company. Every method throws `ApiError`. */
export interface ApiClient {
  get<T>(path: ApiPath): Promise<ApiAnswer<T>>
  /** Reads all pages of a list. */
  list<T>(path: ApiPath): Promise<readonly T[]>
  send<T>(change: ApiChange): Promise<ApiAnswer<T>>
  /** Reads the rights of the key. */
  caller(): Promise<ApiCaller>
  /** Sends a request to a path of the server, with the key. Throws `ApiError` unless it succeeds. */
  request(path: string, init?: RequestInit): Promise<Response>
}

/** Makes a key for `idempotencyKey`: one for each intent of the user, reused if the request is sent again. */
export function newIdempotencyKey(): string {
  // crypto.randomUUID is missing on pages that are served over plain HTTP from another machine
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function textField(value: unknown, name: string): string {
  const field = isJsonObject(value) ? value[name] : undefined
  return typeof field === 'string' ? field : ''
}

/** Parses a problem document into faults. Anything else becomes one fault with the status. */
export function parseProblem(status: number, body: unknown): readonly ApiFault[] {
  const errors = isJsonObject(body) && Array.isArray(body.errors) ? body.errors : []
  const faults = errors.map((one: unknown): ApiFault => {
    return {
      code: textField(one, 'code'),
      message: messageForPeople(textField(one, 'message')),
      path: textField(one, 'path'),
    }
  })
  if (faults.length > 0) return faults
  const message = textField(body, 'detail') || textField(body, 'title') || `The server answered with status ${status}.`
  return [{ code: textField(body, 'code') || `status_${status}`, message, path: '' }]
}

async function rejectResponse(response: Response): Promise<never> {
  const body: unknown = await response.json().catch(() => null)
  throw new ApiError(response.status, parseProblem(response.status, body))
}

function failWithoutServer(): never {
  throw new ApiError(0, [GONE])
}

async function readApiAnswer<T>(response: Response): Promise<ApiAnswer<T>> {
  const text = await response.text().catch(failWithoutServer)
  const notices = response.headers.get('tonne-notices') ?? ''
  return {
    value: JSON.parse(text === '' ? 'null' : text),
    etag: response.headers.get('etag'),
    notices: notices.split(',').flatMap((one) => one.split(';')[0]?.trim() || []),
  }
}

/** The path of the next page. The header Link names it relative to the path of this page; null on the last page. */
export function nextPath(path: string, { headers }: Pick<Response, 'headers'>): string | null {
  const query = /<(\?[^>]*)>;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1]
  return query === undefined ? null : path.replace(/\?.*$/, '') + query
}

/**
 * Creates access to /v1 of the server that the page came from, with all operations, also those that `tonne serve` offers
 * only with --extensions: it serves them to the page under the prefix /page.
 */
export function createApiClient(key: string, send: typeof fetch): ApiClient {
  const request = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('x-api-key', key)
    const response = await send(path, { ...init, headers }).catch(failWithoutServer)
    return response.ok ? response : rejectResponse(response)
  }
  const page = async <T>(path: string): Promise<ListPage<T>> => {
    const response = await request(`/page${path}`)
    const records: readonly T[] = JSON.parse(await response.text().catch(failWithoutServer))
    return { records, next: nextPath(path, response) }
  }
  return {
    request,
    get: async <T>(path: string) => readApiAnswer<T>(await request(`/page${path}`)),
    list: async <T>(path: string) => {
      const all: T[] = []
      for (let next: string | null = path; next !== null; ) {
        const shown: ListPage<T> = await page<T>(next)
        all.push(...shown.records)
        next = shown.next
      }
      return all
    },
    send: async <T>({ method, path, body, ifMatch = null, idempotencyKey }: ApiChange) => {
      const headers = new Headers()
      if (body !== undefined) headers.set('content-type', 'application/json')
      if (ifMatch !== null) headers.set('if-match', ifMatch)
      if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
      const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
      return readApiAnswer<T>(await request(`/page${path}`, init))
    },
    caller: async () => JSON.parse(await (await request('/page/caller')).text().catch(failWithoutServer)),
  }
}
