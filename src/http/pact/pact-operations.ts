import { isFields } from '../../base/index.ts'
import { fail } from '../../core/errors/index.ts'
import { type FootprintStore, readFootprintEvent } from '../../standards/pact/exchange/index.ts'
import { acceptedType } from '../media-type.ts'
import { rejection } from '../problem.ts'
import { type BodyReader, bodyReader } from '../read-body.ts'
import { decodePart, queryPairs } from '../read-query.ts'
import type { ApiRequest, ApiResponse } from '../request.ts'
import { UNSTORED } from '../response-headers.ts'
import type { AccessTokens } from './access-token.ts'
import { credentialsOf } from './client-credentials.ts'
import { nextQuery, readListRequest } from './list-request.ts'
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
export interface PactCall {
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
