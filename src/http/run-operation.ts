import { asFields, isFields, isSameData, type KeyedMutex, lazy, nextTurn, sha256Hex } from '../base/index.ts'
import { EmissionsError, fail, type Notice, notice } from '../core/errors/index.ts'
import { writtenPeriodOf } from '../core/time/index.ts'
import {
  DEFAULT_INPUT_POLICY,
  type InputName,
  type InputSchemas,
  inputSchemas,
  misspeltFields,
} from '../resources/index.ts'
import type { ChangeOptions, Company, IdempotencyKey, Service } from '../service/index.ts'
import { type EntityTags, entityTags, inPieces, resultResponse, versionsOf, withNotices } from './answers.ts'
import {
  type Authentication,
  admitAgain,
  checkPermission,
  keyRejection,
  reauthentication,
} from './authenticate-request.ts'
import { applyPatch, type PatchOperation, readPatch } from './json-patch/apply-patch.ts'
import { type ListDelivery, listAnswer } from './list-answer.ts'
import { type Call, isList, type Operation, type Result, takesBody } from './operation.ts'
import { type BodyReader, type Budget, bytesDue, DEPTH_MAX, exceedsDepth } from './read-body.ts'
import { misspeltParameters, readQuery } from './read-query.ts'
import type { ApiRequest, StreamedResponse } from './request.ts'
import {
  type BodyForm,
  bodyForm,
  listHeader,
  onlyHeader,
  type RequestHeaders,
  wantsNoticesInFull,
} from './request-headers.ts'

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
  /**
   * Serializes JSON Patches of the same record, which would otherwise make each other retry, and the reads of long lists of
   * the same company, whose pages would otherwise all be in memory together.
   */
  readonly mutex: KeyedMutex<string>
}

/** A request matched to an operation. */
interface MatchedRequest {
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

/** The date fields of records, which are moments in UTC. */
const MOMENTS = ['startDate', 'endDate', 'startDateUtc', 'endDateUtc'] as const
const OFFSET = /[+-]\d{2}:?\d{2}$/

/** Returns the written year of a date and its year in UTC. Undefined if they are equal, and for an invalid date. */
function movedYear(text: string): { readonly written: number; readonly utc: number } | undefined {
  try {
    const { start } = writtenPeriodOf({ start: text, end: text })
    const utc = new Date(start.ms).getUTCFullYear()
    return utc === start.year ? undefined : { written: start.year, utc }
  } catch (error) {
    if (EmissionsError.is(error)) return undefined
    throw error
  }
}

function noticesOfFields(fields: Fields): readonly Notice[] {
  return MOMENTS.flatMap((field) => {
    const text = fields[field]
    if (typeof text !== 'string' || text.endsWith('Z') || !OFFSET.test(text.trim())) return []
    const moved = movedYear(text)
    if (moved === undefined) return []
    const message = `${text} is in ${moved.written} in its own time zone, but in ${moved.utc} in UTC, where it counts; send the date in UTC if you mean ${moved.written}`
    return [notice('date_in_other_year', field, message)]
  })
}

/** Collects the fields that a JSON Patch sets. */
function patchedFields(operations: readonly unknown[]): Fields {
  const set = operations.filter(isFields).map(({ path, value }) => [String(path).replace(/^\//, ''), value] as const)
  return Object.fromEntries(set)
}

/** Warns about each date in a body that is in another year in UTC, because of its offset. */
export function dateNotices(input: unknown): readonly Notice[] {
  if (Array.isArray(input)) return noticesOfFields(patchedFields(input))
  if (!isFields(input)) return []
  const { records } = input
  const listed: readonly unknown[] = Array.isArray(records) ? records : []
  return [input, ...listed.filter(isFields)].flatMap(noticesOfFields)
}

/** The schemas of the inputs, by the names of operations. Every service has these; all policies have the same fields. */
const schemas = lazy(
  (): ReadonlyMap<string, InputSchemas[InputName]> =>
    new Map(Object.entries(inputSchemas({ ...DEFAULT_INPUT_POLICY, required: 'lenient' }))),
)

/** Warns about each ignored field whose name is close to the name of a field. */
function misspeltNotices(input: Operation['input'], body: unknown): readonly Notice[] {
  const schema = schemas().get(input ?? '')
  if (schema === undefined) return []
  return misspeltFields(schema, body).map(({ path, near }) =>
    notice('unknown_field_ignored', path, `is not a field and was ignored; did you mean ${near}?`),
  )
}

const NO_NOTICES: readonly Notice[] = Object.freeze([])

/** The notices of a request that do not depend on its result. */
function requestNotices({ operation, search }: MatchedRequest, body: unknown): readonly Notice[] {
  const ofDates = dateNotices(body)
  const ofFields = misspeltNotices(operation.input, body)
  const ofQuery = search === '' ? NO_NOTICES : misspeltParameters(operation, search)
  return ofDates.length + ofFields.length + ofQuery.length === 0 ? NO_NOTICES : [...ofDates, ...ofFields, ...ofQuery]
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
  // a host reads its sockets one after the other: what they brought is worked on together
  await nextTurn()
  // a write checks its caller again within the transaction
  if (operation.isSafe && body !== NOTHING) await admitAgain(runtime.authentication, { caller, request, operation })
  const { call, idempotency, versions, known } = parseRequest(request, matched, body)
  const { companyId, actor } = caller
  const again = reauthentication(runtime.authentication, { caller, request, operation })
  const company = runtime.service.company(companyId, { actor, idempotency, ...again })
  const isFull = wantsNoticesInFull(request.headers)
  const take = () => runtime.answers.take(key, 1)
  const page = operation.page === null ? null : await operation.page(company, call)
  if (isList(operation) && (operation.page === null || page !== null)) {
    const admit = () => admitAgain(runtime.authentication, { caller, request, operation })
    const onError = (error: unknown) => runtime.onError(error, request)
    const serialize: ListDelivery['serialize'] = (read) => runtime.mutex.take(JSON.stringify([companyId]), read)
    const answer = await listAnswer({ operation, company, call, page }, { admit, take, serialize, onError })
    const headers = withNotices(answer.headers, { notices: requestNotices(matched, body.input), isFull })
    return inPieces({ ...answer, headers }, take)
  }
  const change = { operation, company, call, versions }
  const result = await (body.form === 'json-patch'
    ? runtime.mutex.take(JSON.stringify([companyId, operation.id, call.path]), () => patchRecord(change))
    : changeRecord(change))
  const ofRequest = requestNotices(matched, body.input)
  const notices = ofRequest.length === 0 ? result.notices : [...result.notices, ...ofRequest]
  return inPieces(resultResponse(operation, result, { notices, isFull, known }), take)
}

/** The most attempts at a JSON Patch under concurrent changes. Each retry means that another change succeeded. */
const ATTEMPTS = 1000

/** A requested update or deletion. */
interface RequestedChange {
  readonly operation: Operation
  readonly company: Company
  readonly call: Omit<Call, 'change'>
  /** The accepted versions; null: any. */
  readonly versions: readonly number[] | null
}

function isOtherVersion(error: unknown): boolean {
  return EmissionsError.is(error) && error.code === 'precondition_failed'
}

/**
 * Updates or deletes a record if it has one of the versions. Calls the service once per version, because the service
 * checks the version in its own order, and throws its errors.
 */
async function changeRecord({ operation, company, call, versions }: RequestedChange): Promise<Result> {
  if (versions === null) return operation.run(company, { change: {}, ...call })
  // no record has version 0
  const [first = 0, ...others] = versions
  for (let ifVersion = first; ; ) {
    try {
      return await operation.run(company, { change: { ifVersion }, ...call })
    } catch (error) {
      const next = others.shift()
      if (next === undefined || !isOtherVersion(error)) throw error
      ifVersion = next
    }
  }
}

type Fields = Readonly<Record<string, unknown>>

/** The objects that an update replaces completely. It merges all others. */
const REPLACED: ReadonlySet<string> = new Set(['customOptions'])

function changeOf(key: string, { before, after }: { readonly before: unknown; readonly after: unknown }): unknown {
  return isFields(before) && isFields(after) && !REPLACED.has(key) ? diffRecords(before, after) : after
}

/** Finds the update that turns one record into the other: changed fields, recursively; whole lists; null for removed fields. */
export function diffRecords(before: Fields, after: Fields): Fields {
  const changed = Object.keys(after)
    .filter((key) => !Object.hasOwn(before, key) || !isSameData(before[key], after[key]))
    .map((key) => {
      const existing = Object.hasOwn(before, key) ? before[key] : undefined
      return [key, changeOf(key, { before: existing, after: after[key] })] as const
    })
  const gone = Object.keys(before)
    .filter((key) => !Object.hasOwn(after, key))
    .map((key) => [key, null] as const)
  return Object.fromEntries([...changed, ...gone])
}

/** Applies a patch to a record and returns the resulting update. */
function resultingUpdate(
  { operation: { patchForm } }: RequestedChange,
  patch: readonly PatchOperation[],
  record: object,
): Fields {
  const before = asFields(patchForm?.toResource(record) ?? record)
  const after = applyPatch(before, patch)
  if (exceedsDepth(after, DEPTH_MAX)) fail('', 'nested_too_deep', 'the patch nests the record too deeply; flatten it')
  const changes = diffRecords(before, after)
  return patchForm?.toInput(changes) ?? changes
}

function checkVersion(version: number, versions: readonly number[] | null): void {
  if (versions === null || versions.includes(version)) return
  fail('if-match', 'precondition_failed', 'the record was changed since you read it; read it again, then change it')
}

/**
 * Applies a JSON Patch to the representation of a record. The differences become the update, which may lack fields
 * required by the contract. Throws the errors of `readPatch`, `applyPatch` and the service, and `version_conflict`
 * after too many concurrent changes.
 */
async function patchRecord(change: RequestedChange): Promise<Result> {
  const { operation, company, call, versions } = change
  const patch = readPatch(call.input)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { record, version } = (await operation.current?.(company, call.path)) ?? notPatchable(operation)
    checkVersion(version, versions)
    const input = resultingUpdate(change, patch, record)
    const options: ChangeOptions = { ifVersion: version, required: 'lenient' }
    try {
      return await operation.run(company, { change: options, ...call, input })
    } catch (error) {
      if (versions !== null || !isOtherVersion(error)) throw error
    }
  }
  return fail('', 'version_conflict', 'the record is being changed by others; try again')
}

function notPatchable({ id }: Operation): never {
  throw new TypeError(`${id} has no record to patch`)
}
