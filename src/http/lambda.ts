/**
 * tonne/http/lambda: the /v1 interface behind Amazon API Gateway: REST APIs (events of version 1), HTTP APIs and function
 * URLs (version 2).
 *
 * @module
 */
import { utf8Length } from '../base/index.ts'
import { fail } from '../core/errors/index.ts'
import { withFullBody } from './answers.ts'
import { anyAnswer, type MountedRequest, withoutPrefix } from './hosts/own-answer.ts'
import { problemResponse } from './problem.ts'
import type { Api, HostBody, StreamedResponse, TextResponse } from './request.ts'

/** The body of either event. */
export interface LambdaEventBody {
  readonly body?: string | null
  readonly isBase64Encoded?: boolean
}

/** Values by name; null, for the map or a value, means absent. */
type Named<Value> = Readonly<Record<string, Value | null | undefined>> | null

/** The properties used of a REST API event. */
export interface LambdaEventV1 extends LambdaEventBody {
  readonly httpMethod: string | null
  /** Decoded by the gateway, without the stage. */
  readonly path?: string | null
  readonly headers?: Named<string>
  readonly multiValueHeaders?: Named<readonly string[]>
  readonly queryStringParameters?: Named<string>
  readonly multiValueQueryStringParameters?: Named<readonly string[]>
  /** Has `elb` if the event comes from a load balancer, which also accepts HTTP. A gateway accepts only HTTPS. */
  readonly requestContext?: object | null
}

/** The properties used of an event of an HTTP API or a function URL. */
export interface LambdaEventV2 extends LambdaEventBody {
  readonly version: string
  /** As sent by the client, with the stage if it has a name. */
  readonly rawPath?: string | null
  readonly rawQueryString?: string | null
  readonly headers?: Named<string>
  readonly requestContext?: {
    readonly stage?: string | null
    readonly http?: { readonly method?: string | null } | null
  } | null
}

/** The result format of both kinds of gateway. */
export interface LambdaResult {
  readonly statusCode: number
  readonly headers: Record<string, string>
  /** True for bytes of a file in base64, which the gateway decodes. */
  readonly body: string
  readonly isBase64Encoded: boolean
}

/** A response as Lambda delivers it: a text, or bytes in base64. */
interface LambdaAnswer extends TextResponse {
  readonly isBase64Encoded?: boolean
}

/** Lists the entries of the first form that has any, without nulls. */
function entriesOf(...forms: readonly (Named<string | readonly (string | null)[]> | undefined)[]) {
  const told = forms.find((form) => Object.keys(form ?? {}).length > 0)
  return Object.entries(told ?? {}).flatMap(([name, value]) => {
    const values = [value ?? null].flat().filter((one) => one !== null)
    return values.length === 0 ? [] : [[name, values] as const]
  })
}

/** Converts headers to lower case. A header with several values or spellings becomes a list. */
function lambdaHeaders(entries: ReturnType<typeof entriesOf>): Record<string, string | readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const [name, values] of entries) {
    found.set(name.toLowerCase(), (found.get(name.toLowerCase()) ?? []).concat(values))
  }
  return Object.fromEntries(
    [...found].map(([name, values]) => {
      const [first, ...others] = values
      return [name, first !== undefined && others.length === 0 ? first : values]
    }),
  )
}

/** Encodes the query again from the names and values that the gateway decoded. */
function lambdaQuery({ multiValueQueryStringParameters, queryStringParameters }: LambdaEventV1): string {
  const pairs = entriesOf(multiValueQueryStringParameters, queryStringParameters).flatMap(([name, values]) =>
    values.map((value) => `${escapeHeader(name)}=${escapeHeader(value)}`),
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** Encodes a text for a URL; lone surrogates, which no URL can contain, become the replacement character. */
function escapeHeader(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

/** The number of bytes read as characters at once; every runtime accepts this many arguments. */
const CHARACTERS_AT_ONCE = 8192

function base64Of(bytes: Uint8Array): string {
  const btoa: (text: string) => string = Reflect.get(globalThis, 'btoa')
  let text = ''
  for (let start = 0; start < bytes.length; start += CHARACTERS_AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(start, start + CHARACTERS_AT_ONCE))
  return btoa(text)
}

/** Decodes a body. A body that is not base64 is treated as text, and fails later as JSON. */
function lambdaBytes(base64: string): Uint8Array | string {
  const atob: (text: string) => string = Reflect.get(globalThis, 'atob')
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return base64
  }
}

function lambdaBody({ body, isBase64Encoded }: LambdaEventBody): HostBody {
  const text = body ?? ''
  return isBase64Encoded === true ? lambdaBytes(text) : text
}

function requestV1(event: LambdaEventV1): MountedRequest {
  const path = (event.path ?? '/').split('/').map(escapeHeader).join('/')
  return {
    method: event.httpMethod ?? '',
    targets: [`${path}${lambdaQuery(event)}`],
    headers: lambdaHeaders(entriesOf(event.multiValueHeaders, event.headers)),
    body: async () => lambdaBody(event),
    host: event,
    isSecure: !('elb' in (event.requestContext ?? {})),
  }
}

function requestV2(event: LambdaEventV2): MountedRequest {
  const path = event.rawPath ?? '/'
  const query = event.rawQueryString ?? ''
  const target = query === '' ? path : `${path}?${query}`
  return {
    method: event.requestContext?.http?.method ?? '',
    // custom domains omit the stage, and a stage may be called v1
    targets: [withoutPrefix(target, `/${event.requestContext?.stage ?? ''}`), target],
    headers: lambdaHeaders(entriesOf(event.headers)),
    body: async () => lambdaBody(event),
    host: event,
    isSecure: true,
  }
}

async function resultOf(api: Api, event: LambdaEventV1 | LambdaEventV2): Promise<LambdaResult> {
  const request = 'httpMethod' in event ? requestV1(event) : requestV2(event)
  const answer = await fullAnswer(await anyAnswer(api, request))
  return toLambdaResult(request.method === 'HEAD' ? { ...answer, body: '', isBase64Encoded: false } : answer)
}

/** The most bytes of a response through Lambda: 6 MB, with room for the headers. */
const ANSWER_BYTES_MAX = 6_000_000
/** The most bytes of a UTF-16 unit in a JSON text: '\u0001'. */
const BYTES_OF_CHARACTER_MAX = 6

/** Reads the complete body, which Lambda delivers at once or not at all. Throws `list_too_long`. */
async function fullAnswer(answer: StreamedResponse): Promise<LambdaAnswer> {
  const { body, ...rest } = await withFullBody(answer)
  return typeof body === 'string' ? textAnswer({ ...rest, body }) : fileAnswer({ ...rest, body: base64Of(body) })
}

/** Throws `list_too_long` for a text that is too long for Lambda. */
function textAnswer(response: TextResponse): TextResponse {
  // measured as part of the result's JSON: each quotation mark is escaped, other characters have more bytes
  const isTooLong =
    response.body.length * BYTES_OF_CHARACTER_MAX > ANSWER_BYTES_MAX &&
    utf8Length(JSON.stringify(response.body)) > ANSWER_BYTES_MAX
  if (isTooLong) fail('limit', 'list_too_long', 'the response is too long for Lambda; request a part with limit')
  return response
}

/** Throws `list_too_long` for a file that is too long for Lambda. */
function fileAnswer(response: TextResponse): LambdaAnswer {
  if (response.body.length > ANSWER_BYTES_MAX)
    fail('', 'list_too_long', 'the file is too long for Lambda; request a file with fewer records')
  return { ...response, isBase64Encoded: true }
}

function toLambdaResult({ status, headers, body, isBase64Encoded = false }: LambdaAnswer): LambdaResult {
  return { statusCode: status, headers: { ...headers }, body, isBase64Encoded }
}

/**
 * Creates a Lambda handler, from the event of a gateway to its result. It never rejects: every error becomes a result
 * with problem JSON and the `code` of the error. An event that is not a request of a gateway, such as a test event,
 * gets 404 without a path, 405 without a method, and 500 if its fields have other types.
 *
 * @example
 * ```ts
 * import { createApi } from 'tonne/http'
 * import { lambdaHandler } from 'tonne/http/lambda'
 * import { createService } from 'tonne/service'
 * const service = createService()
 * const { record } = await service.company(7).apiKeys.issue({ name: 'ERP' })
 * const handler = lambdaHandler(createApi({ service }))
 * const requestContext = { http: { method: 'GET' } }
 * const headers = { 'x-api-key': record.key }
 * const answer = await handler({ version: '2.0', rawPath: '/v1/units', headers, requestContext })
 * answer.statusCode // => 200
 * JSON.parse(answer.body).length // => 10
 * ```
 */
export function lambdaHandler(api: Api): (event: LambdaEventV1 | LambdaEventV2) => Promise<LambdaResult> {
  return async (event) => {
    try {
      return await resultOf(api, event)
    } catch (error) {
      return toLambdaResult(problemResponse(error, '/'))
    }
  }
}
