/**
 * tonne/http/fetch: the /v1 interface for every host that speaks Request and Response: Bun, Deno, workers, Next, Hono.
 *
 * @module
 */
import { concatChunks, isContent } from './body-pieces.ts'
import { type DeliveryOptions, WRITE_TIMEOUT_MS } from './hosts/connection.ts'
import { anyAnswer } from './hosts/own-answer.ts'
import { type BodyLimits, largeBody } from './hosts/read-stream.ts'
import { readableOf } from './hosts/readable-pieces.ts'
import type { Api, StreamedResponse } from './request.ts'

export type { DeliveryOptions } from './hosts/connection.ts'

/** The properties used of a Request. */
export interface WebRequest {
  readonly method: string
  readonly url: string
  readonly headers: { forEach(see: (value: string, name: string) => void): void }
  readonly body: { getReader(): WebReader } | null
  readonly signal?: { readonly aborted: boolean }
}

/** The `request.host` of `authenticate`: the request, and the second argument of the handler, such as a context of Hono. */
export interface FetchHost<Context = unknown, Request = WebRequest> {
  readonly request: Request
  readonly context: Context
}

/** The methods used of a ReadableStream's reader. */
export interface WebReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>
  cancel(): Promise<unknown>
}

/** A Response, if the types of the web are available. */
export type WebResponse = typeof globalThis extends { Response: { prototype: infer Response } } ? Response : unknown

type ResponseClass = new (
  body: unknown,
  init: { readonly status: number; readonly headers: Readonly<Record<string, string>> },
) => WebResponse

/** Cuts the path and query out of a URL, unchanged: URL parsing would normalize them. */
function targetOf(url: string): string {
  // Bun has only the target if an HTTP/1.0 request names no host
  if (url.startsWith('/')) return url
  const path = url.indexOf('/', url.indexOf('://') + 3)
  return path < 0 ? '/' : url.slice(path).replace(/#.*/s, '')
}

function fetchHeaders({ headers }: WebRequest): Record<string, string> {
  const found: [string, string][] = []
  headers.forEach((value, name) => void found.push([name, value]))
  return Object.fromEntries(found)
}

async function readBody({ body }: WebRequest, limits: BodyLimits): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  const reader = body?.getReader()
  for (let length = 0; reader !== undefined; ) {
    const { done, value } = await reader.read()
    if (done) break
    length += value?.length ?? 0
    if (length > limits.bytesMax) {
      await reader.cancel()
      throw largeBody(limits)
    }
    if (value !== undefined) chunks.push(value)
  }
  return concatChunks(chunks)
}

function responseOf({ status, headers, body }: StreamedResponse, method: string, timeoutMs: number): WebResponse {
  const Response = Reflect.get(globalThis, 'Response') as ResponseClass
  const isEmpty = method === 'HEAD' || body === ''
  if (isContent(body)) return new Response(isEmpty ? null : body, { status, headers })
  // hosts determine the length of a stream themselves
  const { 'content-length': _, ...others } = headers
  return new Response(readableOf(body, timeoutMs), { status, headers: others })
}

/**
 * Creates a function from Request to Response. It reads the body itself and never rejects: every error becomes a
 * Response with problem JSON and the `code` of the error. A long response is a stream, which fails if the response
 * cannot be completed.
 *
 * @example
 * ```ts
 * import { createApi } from 'tonne/http'
 * import { fetchHandler } from 'tonne/http/fetch'
 * import { createService } from 'tonne/service'
 * const service = createService()
 * const { record } = await service.company(7).apiKeys.issue({ name: 'ERP' })
 * const handle = fetchHandler(createApi({ service }))
 * const headers = { 'x-api-key': record.key }
 * const answer = await handle(new Request('https://example.com/v1/units', { headers }))
 * answer.status // => 200
 * JSON.parse(await answer.text()).length // => 10
 * ```
 */
export function fetchHandler(
  api: Api,
  options: DeliveryOptions = {},
): (request: WebRequest, context?: unknown) => Promise<WebResponse> {
  const { writeTimeoutMs: timeoutMs = WRITE_TIMEOUT_MS } = options
  return async (request, context) => {
    const host: FetchHost = { request, context }
    const { method, signal } = request
    const answer = await anyAnswer(api, {
      method,
      targets: [targetOf(request.url)],
      headers: fetchHeaders(request),
      body: (limits) => readBody(request, limits),
      isSecure: request.url.startsWith('https:'),
      signal,
      host,
    })
    return responseOf(answer, method, timeoutMs)
  }
}
