import { isFields } from '../../base/index.ts'
import { fail } from '../../core/errors/index.ts'
import {
  FILTER_FIELDS,
  type FootprintFilter,
  type FootprintQuery,
  type FootprintStore,
  readFilter,
  readFootprintEvent,
} from '../../standards/pact/exchange/index.ts'
import { KEY_LENGTH_MAX } from '../authenticate-request.ts'
import { rejection } from '../problem.ts'
import { type BodyReader, bodyReader } from '../read-body.ts'
import { decodePart, queryPairs } from '../read-query.ts'
import type { ApiRequest, ApiResponse } from '../request.ts'
import { acceptedType, onlyHeader, type RequestHeaders } from '../request-headers.ts'
import { UNSTORED } from '../response-headers.ts'
import type { AccessTokens } from './access-token.ts'
import { jsonResponse, tokenRefusal } from './pact-answers.ts'
import type { PactApiOptions, PactCredentials } from './pact-options.ts'
import type { TextSigner } from './signed-text.ts'

/** The dependencies of the operations. */
export interface PactRuntime extends Pick<PactApiOptions, 'authenticate' | 'onEvent' | 'baseUrl'> {
  readonly footprints: FootprintStore
  readonly tokens: AccessTokens
  readonly signer: TextSigner
  readonly readEvent: BodyReader
}

/** A request that was matched with an operation. */
interface PactCall {
  readonly request: ApiRequest
  readonly search: string
  /** The values in the path. */
  readonly values: readonly string[]
}

/** A request of a partner with a token. */
type AdmittedCall = PactCall & { readonly recipient: string }

/** An operation of the interface. */
export interface PactOperation {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly answer: (runtime: PactRuntime, call: PactCall) => Promise<ApiResponse>
}

/** The path of tokens, whose errors have the form of RFC 6749. */
export const TOKEN_PATH = '/auth/token'

const FORM_BYTES_MAX = 16 * 1024

/** Reads the fields of a form. Throws `query_invalid` for a field that occurs twice, as RFC 6749 requires. */
function fieldsOfForm(text: string): Readonly<Record<string, string>> {
  const fields = new Map<string, string>()
  for (const [name, raw] of queryPairs(text)) {
    if (fields.has(name)) fail(name, 'query_invalid', 'occurs twice in the form; send it once')
    fields.set(name, decodePart(raw))
  }
  return Object.fromEntries(fields)
}

const readForm = bodyReader(FORM_BYTES_MAX, fieldsOfForm)

/** Finds the recipient of the first credentials that are valid; null: no recipient. */
async function findRecipient(
  { authenticate }: PactRuntime,
  readings: readonly PactCredentials[],
): Promise<string | null> {
  for (const credentials of readings) {
    const recipient = await authenticate(credentials)
    if (typeof recipient === 'string') return recipient
  }
  return null
}

async function answerToken(runtime: PactRuntime, { request }: PactCall): Promise<ApiResponse> {
  acceptedType(request.headers, 'application/x-www-form-urlencoded')
  const form = await readForm(request)
  const fields = isFields(form) ? form : {}
  const { grant_type: grantType } = fields
  if (grantType === undefined) return tokenRefusal('invalid_request', 'send grant_type=client_credentials')
  if (grantType !== 'client_credentials') {
    return tokenRefusal('unsupported_grant_type', 'the only grant type is client_credentials')
  }
  const recipient = await findRecipient(runtime, credentialsOf(request.headers, fields))
  if (recipient === null) return tokenRefusal('invalid_client', 'the client credentials are not valid', 401)
  const { tokens } = runtime
  return jsonResponse(200, {
    access_token: tokens.issue(recipient),
    token_type: 'Bearer',
    expires_in: tokens.seconds,
  })
}

async function answerList(runtime: PactRuntime, { search, recipient }: AdmittedCall): Promise<ApiResponse> {
  const { footprints, signer, baseUrl } = runtime
  const list = readListRequest(search, recipient, signer)
  const { filter, limit, after } = list
  const page = await footprints.list(recipient, { filter, limit, after })
  if (!Array.isArray(page.footprints)) throw new TypeError('footprints.list answered with no { footprints, next }')
  // hosts in JavaScript omit null values
  const next = page.next ?? null
  if (next === null) return jsonResponse(200, { data: page.footprints })
  const query = nextQuery(list, { recipient, next, signer })
  const link = `<${baseUrl.replace(/\/+$/, '')}/3/footprints?${query}>; rel="next"`
  return jsonResponse(200, { data: page.footprints }, { link })
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

async function answerOne({ footprints }: PactRuntime, { values, recipient }: AdmittedCall): Promise<ApiResponse> {
  const id = (values[0] ?? '').toLowerCase()
  const footprint = UUID.test(id) ? ((await footprints.get(recipient, id)) ?? null) : null
  if (footprint !== null && !isFields(footprint)) throw new TypeError('footprints.get answered with no footprint')
  if (footprint === null) throw rejection('not_found', 'no footprint shared with you has this id')
  return jsonResponse(200, { data: footprint })
}

async function answerEvent(runtime: PactRuntime, { request, recipient }: AdmittedCall): Promise<ApiResponse> {
  acceptedType(request.headers, 'application/cloudevents+json')
  await runtime.onEvent(readFootprintEvent(await runtime.readEvent(request)), recipient)
  return { status: 200, headers: UNSTORED, body: '' }
}

/** Restricts an operation to partners with a token. */
function requireToken(
  answer: (runtime: PactRuntime, call: AdmittedCall) => Promise<ApiResponse>,
): PactOperation['answer'] {
  return async (runtime, call) => {
    const admission = runtime.tokens.admit(call.request)
    return 'refusal' in admission ? admission.refusal : answer(runtime, { ...call, ...admission })
  }
}

/** The operations of PACT version 3. */
export const PACT_OPERATIONS: readonly PactOperation[] = [
  { method: 'POST', path: TOKEN_PATH, answer: answerToken },
  { method: 'GET', path: '/3/footprints', answer: requireToken(answerList) },
  { method: 'GET', path: '/3/footprints/{id}', answer: requireToken(answerOne) },
  { method: 'POST', path: '/3/events', answer: requireToken(answerEvent) },
]

const BASIC = /^basic +([a-z\d+/]+={0,2})$/i

/** Decodes base64 to a text; null if it is not base64 of UTF-8. */
function textOfBase64(base64: string): string | null {
  const { atob } = globalThis as unknown as { readonly atob: (text: string) => string }
  try {
    const escaped = (byte: string) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`
    return decodeURIComponent(atob(base64).replace(/./gs, escaped))
  } catch {
    return null
  }
}

/** Decodes a text of a form; unchanged if it is not encoded as in a form. */
function textOfForm(text: string): string {
  try {
    return decodePart(text)
  } catch {
    return text
  }
}

/**
 * Lists the possible credentials in a header Authorization: as sent, and decoded as in a form if that differs. RFC 6749
 * requires clients to encode them, and many do not. Empty for another scheme.
 */
function basicCredentials(header: string): readonly PactCredentials[] {
  const text = header.length > KEY_LENGTH_MAX ? null : textOfBase64(BASIC.exec(header)?.[1] ?? '')
  const index = text?.indexOf(':') ?? -1
  if (text === null || index < 0) return []
  const clientId = text.slice(0, index)
  const clientSecret = text.slice(index + 1)
  const plain = { clientId, clientSecret }
  const encoded = { clientId: textOfForm(clientId), clientSecret: textOfForm(clientSecret) }
  return encoded.clientId === clientId && encoded.clientSecret === clientSecret ? [plain] : [plain, encoded]
}

/**
 * Lists the possible credentials of a request: from its header, or from its form without a header. Throws
 * `header_invalid`.
 */
function credentialsOf(
  headers: RequestHeaders,
  { client_id: clientId, client_secret: clientSecret }: Readonly<Record<string, unknown>>,
): readonly PactCredentials[] {
  const header = onlyHeader(headers, 'authorization')
  if (header !== null) return basicCredentials(header)
  return typeof clientId === 'string' && typeof clientSecret === 'string' ? [{ clientId, clientSecret }] : []
}

/** The most footprints of a page, and the default, because each footprint may carry long traces. */
const LIMIT_MAX = 100

/** A requested list, and the text that binds the links of its pages to it. */
interface ListRequest extends FootprintQuery {
  /** The limit as requested; null: no limit. */
  readonly requestedLimit: number | null
}

const PARAMETERS: ReadonlyMap<string, string> = new Map(
  [...Object.keys(FILTER_FIELDS), 'limit', 'cursor'].map((name) => [name.toLowerCase(), name]),
)

/** A UTC offset whose plus sign was sent unescaped, so that it reads as a blank. */
const BLANK_OFFSET = /(:\d{2}(?:\.\d+)?) (\d{2}:?\d{2})$/

/**
 * Reads the values of each parameter. Names may have any case, because the specification varies it. Throws
 * `query_invalid`.
 */
function readValues(search: string): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const [given, raw] of queryPairs(search)) {
    const name = PARAMETERS.get(given.toLowerCase())
    if (name === undefined) {
      const expected = [...PARAMETERS.values()].join(', ')
      fail(given, 'query_invalid', { message: `is not a criterion of this host; use ${expected}`, expected })
    }
    const value = decodePart(raw)
    // an empty criterion does not count
    if (value === '') continue
    const others = values.get(name)
    if (others === undefined) values.set(name, [value])
    else others.push(value)
  }
  return values
}

/** Reads the only value of a parameter; null if it is missing. Throws `query_invalid`. */
function onlyValue(values: Map<string, string[]>, name: string): string | null {
  const [value = null, another] = values.get(name) ?? []
  return another === undefined ? value : fail(name, 'query_invalid', 'occurs twice in the query; send it once')
}

function readLimit(text: string | null): number | null {
  if (text === null) return null
  const limit = /^\d{1,15}$/.test(text) ? Number(text) : 0
  return limit > 0
    ? limit
    : fail('limit', 'query_invalid', { message: 'must be a whole number from 1', received: text })
}

function parseFilter(values: Map<string, string[]>): FootprintFilter {
  const fields = [...values].map(([name, texts]): readonly [string, unknown] => {
    return [name, name.startsWith('valid') ? onlyValue(values, name)?.replace(BLANK_OFFSET, '$1+$2') : texts]
  })
  return readFilter(Object.fromEntries(fields))
}

/** Cursors are valid only for the recipient and the filter that they were made for. */
function purposeOf(recipient: string, filter: FootprintFilter): string {
  return `page ${JSON.stringify([recipient, filter])}`
}

/** Reads a requested list. Throws `query_invalid`, also for the cursor of another list, and `invalid_date`. */
function readListRequest(search: string, recipient: string, signer: TextSigner): ListRequest {
  const values = readValues(search)
  const filter = parseFilter(values)
  const requestedLimit = readLimit(onlyValue(values, 'limit'))
  const cursor = onlyValue(values, 'cursor')
  const after = cursor === null ? null : signer.read(purposeOf(recipient, filter), cursor)
  if (cursor !== null && after === null)
    fail('cursor', 'query_invalid', 'belongs to another list; follow the link of a page')
  return { filter, limit: Math.min(requestedLimit ?? LIMIT_MAX, LIMIT_MAX), requestedLimit, after }
}

/** Makes the query of the next page. */
function nextQuery(
  { filter, requestedLimit }: ListRequest,
  { recipient, next, signer }: { readonly recipient: string; readonly next: string; readonly signer: TextSigner },
): string {
  const criteria = Object.entries(filter).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)] as const),
  )
  const limit = requestedLimit === null ? [] : [['limit', String(requestedLimit)] as const]
  const cursor = ['cursor', signer.sign(purposeOf(recipient, filter), next)] as const
  return [...criteria, ...limit, cursor].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
}
