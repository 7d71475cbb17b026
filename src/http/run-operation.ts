import { type KeyedMutex, sha256Hex } from '../base/index.ts'
import { fail } from '../core/errors/index.ts'
import type { IdempotencyKey, Service } from '../service/index.ts'
import { inPieces, resultResponse } from './answers.ts'
import {
  type Authentication,
  admitAgain,
  checkPermission,
  keyRejection,
  reauthentication,
} from './authenticate-request.ts'
import type { Budget } from './budget.ts'
import { changeRecord, patchRecord } from './change-record.ts'
import { dateNotices } from './date-notices.ts'
import { type EntityTags, entityTags, versionsOf } from './entity-tag.ts'
import { listAnswer } from './list-answer.ts'
import { type BodyForm, bodyForm } from './media-type.ts'
import { isList, type Operation, takesBody } from './operation.ts'
import { type BodyReader, bytesDue } from './read-body.ts'
import { readQuery } from './read-query.ts'
import type { ApiRequest, StreamedResponse } from './request.ts'
import { listHeader, onlyHeader, type RequestHeaders } from './request-headers.ts'

/** The dependencies of running operations. */
export interface Runtime {
  readonly service: Service
  readonly authentication: Authentication
  readonly readBody: BodyReader
  /** Counts bytes of bodies being read. */
  readonly bodies: Budget
  /** Counts long responses being delivered. */
  readonly answers: Budget
  /** Receives errors that cut off a response already begun. */
  readonly onError: (error: unknown, request: ApiRequest) => void
  /** Serializes JSON Patches of the same record, which would otherwise make each other retry. */
  readonly mutex: KeyedMutex<string>
}

/** A request matched to an operation. */
export interface MatchedRequest {
  readonly operation: Operation
  /** The values of the path parameters, in order. */
  readonly values: readonly string[]
  readonly search: string
}

/** The parsed body of a request, and whether it is a JSON Patch. */
interface ReadBody {
  readonly form: BodyForm
  readonly input: unknown
}

const NOTHING: ReadBody = { form: 'json', input: undefined }

/** The operation that a body is for, and the API key that it counts for. */
interface Sender {
  readonly operation: Operation
  readonly key: string
}

/** Reads the body of a request, and counts it for the API key meanwhile. */
async function readInput(
  { readBody, bodies }: Runtime,
  request: ApiRequest,
  { operation, key }: Sender,
): Promise<ReadBody> {
  const form = bodyForm(request.headers, operation)
  const giveBack = bodies.take(key, bytesDue(request.headers))
  const input = await readBody(request).finally(giveBack)
  // a list is never a record: clients limited to one media type send a patch as plain JSON
  const isPatch = form === 'json-patch' || (operation.method === 'PATCH' && Array.isArray(input) && input.length > 0)
  return { form: isPatch ? 'json-patch' : 'json', input }
}

/** Reads the tags of a header; null without the header. */
function readTags({ headers }: ApiRequest, name: 'if-match' | 'if-none-match'): EntityTags | null {
  const header = listHeader(headers, name)
  return header === null ? null : entityTags(header, name)
}

const IDEMPOTENCY_KEY = 'idempotency-key'
const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{1,255}$/

/** Makes a POST repeat its first response. Null without the header, and if nothing is stored. Throws `header_invalid`. */
function readIdempotencyKey(
  headers: RequestHeaders,
  { operation, values }: MatchedRequest,
  input: unknown,
): IdempotencyKey | null {
  if (operation.method !== 'POST' || operation.isSafe) return null
  const key = onlyHeader(headers, IDEMPOTENCY_KEY)
  if (key === null) return null
  if (!IDEMPOTENCY_KEY_PATTERN.test(key))
    fail(IDEMPOTENCY_KEY, 'header_invalid', 'must be 1 to 255 visible ASCII characters')
  const { method, path } = operation
  return {
    route: [`${method} ${path}`, ...values.map(encodeURIComponent)].join(' '),
    key,
    // the parsed body: hosts that parse it themselves leave no other form
    fingerprint: sha256Hex(JSON.stringify(input ?? null)),
  }
}

/** Parses everything before the operation runs, so that all violations are reported first. */
function parseRequest(request: ApiRequest, matched: MatchedRequest, { input }: ReadBody) {
  const { operation, values, search } = matched
  const { method, parameters } = operation
  const matching = method === 'PATCH' || method === 'DELETE' ? readTags(request, 'if-match') : null
  return {
    call: {
      path: Object.fromEntries(parameters.map((name, index) => [name, values[index] ?? ''])),
      query: readQuery(operation, search),
      input,
    },
    idempotency: readIdempotencyKey(request.headers, matched, input),
    versions: matching === null ? null : versionsOf(matching),
    known: method === 'GET' ? readTags(request, 'if-none-match') : null,
  }
}

/** Runs an operation and makes its response. Throws all violations of the request, in the order of the checks. */
export async function runOperation(
  runtime: Runtime,
  request: ApiRequest,
  matched: MatchedRequest,
): Promise<StreamedResponse> {
  const { operation } = matched
  const caller = await runtime.authentication.authenticate(request)
  if (caller === null) throw keyRejection()
  checkPermission(caller, operation)
  const key = `${caller.companyId} ${caller.actor}`
  const body = takesBody(operation) ? await readInput(runtime, request, { operation, key }) : NOTHING
  // a write checks its caller again within the transaction
  if (operation.isSafe && body !== NOTHING) await admitAgain(runtime.authentication, { caller, request, operation })
  const { call, idempotency, versions, known } = parseRequest(request, matched, body)
  const { companyId, actor } = caller
  const again = reauthentication(runtime.authentication, { caller, request, operation })
  const company = runtime.service.company(companyId, { actor, idempotency, ...again })
  const take = () => runtime.answers.take(key, 1)
  const page = operation.page === null ? null : await operation.page(company, call)
  if (isList(operation) && (operation.page === null || page !== null)) {
    const admit = () => admitAgain(runtime.authentication, { caller, request, operation })
    const onError = (error: unknown) => runtime.onError(error, request)
    return inPieces(await listAnswer({ operation, company, call, page }, { admit, take, onError }), take)
  }
  const change = { operation, company, call, versions }
  const result = await (body.form === 'json-patch'
    ? runtime.mutex.take(JSON.stringify([companyId, operation.id, call.path]), () => patchRecord(change))
    : changeRecord(change))
  const notices = [...result.notices, ...dateNotices(body.input)]
  return inPieces(resultResponse(operation, { ...result, notices }, known), take)
}
