import { type Awaitable, isObject, sha256Hex, when } from '../../base/index.ts'
import { fail, type Notice } from '../../core/errors/index.ts'
import { DAY_MS } from '../../core/time/index.ts'
import { timestampOf } from '../../resources/index.ts'
import type { ExpectedReads, Row, TransactionOptions } from '../../store/index.ts'
import { atOnceStore, inMemory } from '../collections/index.ts'
import type { Context, IdempotencyKey, ReadTx, WriteTx } from './context.ts'
import type { AnsweredRequest } from './records.ts'
import { checkVersion, requireKeyInForce } from './require.ts'
import type { ChangeOptions, Outcome } from './use-cases.ts'

/** The parts that many answers of a company share. They are stored once, and make up two thirds of most answers. */
const SHARED = ['emissionKind', 'unit', 'emissionFactor', 'customEmissionFactor'] as const
/** The route of shared parts; the routes of requests begin with a method. */
export const PART_ROUTE = 'answer part'
const HOUR_MS = 3_600_000

/** An answer without its shared parts, and the keys of these parts by field. */
type Parted = Pick<AnsweredRequest, 'answer' | 'parts'>
type Fields = Readonly<Record<string, unknown>>

function recordOf(answer: unknown): Fields | null {
  return isObject(answer) && isObject(answer.record) ? answer.record : null
}

function withFields(answer: unknown, fields: Fields): unknown {
  // fields that are there keep their places: the answer is the same to the byte
  return { ...(answer as object), record: { ...recordOf(answer), ...fields } }
}

/** Takes the shared parts out of an answer and stores each once, for as long as any answer needs it. */
async function partedAnswer(tx: WriteTx, context: Context, answer: unknown): Promise<Parted> {
  const record = recordOf(answer)
  const parts: Record<string, string> = {}
  for (const field of record === null ? [] : SHARED) {
    const part = record?.[field]
    if (typeof part === 'object' && part !== null) parts[field] = await keepPart(tx, context, part)
  }
  if (Object.keys(parts).length === 0) return { answer }
  return { answer: withFields(answer, Object.fromEntries(Object.keys(parts).map((field) => [field, null]))), parts }
}

async function keepPart(tx: WriteTx, { now }: Context, part: object): Promise<string> {
  // the fields in their order, which is part of the answer
  const key = sha256Hex(JSON.stringify(part)).slice(0, 40)
  const of = { route: PART_ROUTE, key }
  const row = await tx.idempotencyKeys.get(of)
  const timestamp = now()
  // parts are deleted a day after `createdAt`. A time one hour ahead outlives every answer and is renewed once an hour
  const createdAt = timestampOf(Date.parse(timestamp) + HOUR_MS)
  if (row === null) await tx.idempotencyKeys.insert({ ...of, createdAt, fingerprint: key, answer: part })
  else if (row.record.createdAt < timestamp) await tx.idempotencyKeys.update(of, row.version, { set: { createdAt } })
  return key
}

/** The answer to the first request. */
export async function fullAnswer(tx: ReadTx, { answer, parts = {} }: Parted): Promise<unknown> {
  const fields = Object.keys(parts)
  if (fields.length === 0) return answer
  const keys = fields.map((field) => ({ route: PART_ROUTE, key: parts[field] as string }))
  const rows = await tx.idempotencyKeys.getAll(keys)
  if (rows.includes(null)) throw new TypeError('a part of a remembered answer is missing')
  return withFields(answer, Object.fromEntries(fields.map((field, index) => [field, rows[index]?.record.answer])))
}

/** A repeated request gets the first answer for this long. */
const REMEMBERED_MS = DAY_MS
/** Old answers deleted with each new one: more than one, so that they do not accumulate. */
const FORGOTTEN_AT_ONCE = 2
const ROUTE_LENGTH_MAX = 40
/** The keys that every store accepts. */
const KEY = /^[\x20-\x7e]{1,255}$/

/** Throws `header_invalid` for a key that no store accepts. */
function checkIdempotencyKey({ key }: IdempotencyKey): void {
  if (typeof key === 'string' && KEY.test(key)) return
  const expected = '1 to 255 printable ASCII characters'
  fail('idempotency-key', 'header_invalid', { message: `must be ${expected}`, expected, received: key })
}

/** The moment, in milliseconds, since which answers are remembered; older ones are deleted. */
function memoryStart({ now }: Context): number {
  return Date.parse(now()) - REMEMBERED_MS
}

/**
 * Returns the answer to the same request of the last 24 hours, if any. Throws `idempotency_key_reused` if the key
 * belongs to another request.
 */
async function findAnswer(
  tx: ReadTx,
  context: Context,
  { route, key, fingerprint }: IdempotencyKey,
): Promise<{ readonly answer: unknown } | null> {
  const row = await tx.idempotencyKeys.get({ route: storedRoute(route), key })
  if (row === null || Date.parse(row.record.createdAt) <= memoryStart(context)) return null
  if (row.record.fingerprint === fingerprint) return { answer: await fullAnswer(tx, row.record) }
  return fail('idempotency-key', 'idempotency_key_reused', {
    message: 'was used for another request of the last 24 hours; take a new key for a new request',
    received: key,
  })
}

async function forgetOld(tx: WriteTx, context: Context): Promise<void> {
  const to = timestampOf(memoryStart(context) + 1)
  const { rows } = await tx.idempotencyKeys.list({ by: 'createdAt', to }, { limit: FORGOTTEN_AT_ONCE, order: 'last' })
  for (const { record } of rows) await tx.idempotencyKeys.delete({ route: record.route, key: record.key })
}

/** The stored form of a route. Three indexes repeat it, so a long route is stored as its digest. */
export function storedRoute(route: string): string {
  return route.length > ROUTE_LENGTH_MAX ? sha256Hex(route).slice(0, ROUTE_LENGTH_MAX) : route
}

/** Remembers an answer for a day. */
async function rememberAnswer(
  tx: WriteTx,
  context: Context,
  { request, answer }: { readonly request: IdempotencyKey; readonly answer: unknown },
): Promise<void> {
  const { key, fingerprint } = request
  const route = storedRoute(request.route)
  await forgetOld(tx, context)
  if ((await tx.idempotencyKeys.get({ route, key })) !== null) await tx.idempotencyKeys.delete({ route, key })
  const parted = await partedAnswer(tx, context, answer)
  await tx.idempotencyKeys.insert({ route, key, createdAt: context.now(), fingerprint, ...parted })
}

/** A change of a company's records, and the preparation that it needs. */
interface PreparedWrite<T, Found> {
  /** Runs before the transaction opens. Work that waits, such as looking up places, belongs here. */
  readonly prepare?: () => Promise<Found>
  /** All or nothing. */
  readonly work: (tx: WriteTx, found: Found) => Awaitable<T>
  /** False for long work, so that others do not wait for its commit (default: true). */
  readonly groupCommit?: boolean
}

/**
 * Opens the transaction of a change after checking the caller again, because a client can delay a body for minutes.
 * Throws `unauthenticated`, and the errors of `confirm` of the context.
 */
export async function transact<T>(
  context: Context,
  work: (tx: WriteTx) => Awaitable<T>,
  { groupCommit = true }: TransactionOptions = {},
): Promise<T> {
  const { store, companyId, confirm, priority } = context
  if (confirm !== null) await confirm()
  const checked = (tx: WriteTx) => runForCaller(tx, context, work)
  const memory = inMemory(store)
  return await priority.short(companyId, async () =>
    memory === null
      ? store.transaction(companyId, async (tx) => checked(tx), { groupCommit })
      : memory.transactAtOnce(companyId, checked),
  )
}

/** The result of work for a caller who is checked again. Throws `unauthenticated`. */
function runForCaller<T>(tx: WriteTx, context: Context, work: (tx: WriteTx) => Awaitable<T>): Awaitable<T> {
  return context.keyId === null ? work(tx) : when(requireKeyInForce(tx, context), () => work(tx))
}

/**
 * A change by work that awaits nothing but the transaction. A store in memory does all of it in this call, where nothing else
 * of the company is in progress; everything that such work calls takes values as well as promises. A store whose statements are round trips does the `reads` of many
 * works at once.
 */
export function writeAtOnce<T>(
  context: Context,
  work: (tx: WriteTx) => Awaitable<T>,
  reads?: ExpectedReads,
): Awaitable<T> {
  const { store, companyId, confirm, idempotency, priority } = context
  const atOnce = confirm === null && idempotency === null ? atOnceStore(store) : null
  if (atOnce === null) return write(context, { work })
  const result = atOnce.transactAtOnce(companyId, (tx) => runForCaller(tx, context, work), reads)
  return result instanceof Promise ? priority.short(companyId, () => result) : result
}

/** The remembered answer, after checking the caller again; null if there is none. */
async function readAnswer(context: Context, request: IdempotencyKey): Promise<{ readonly answer: unknown } | null> {
  await context.confirm?.()
  return read(context, async (tx) => {
    await requireKeyInForce(tx, context)
    return findAnswer(tx, context, request)
  })
}

async function writeIdempotent<T, Found>(
  context: Context,
  request: IdempotencyKey,
  { prepare, work, ...options }: PreparedWrite<T, Found>,
): Promise<T> {
  checkIdempotencyKey(request)
  const before = await readAnswer(context, request)
  if (before !== null) return before.answer as T
  const found = (await prepare?.()) as Found
  const once = async (tx: WriteTx) => {
    // the same request may have arrived twice at once
    const meanwhile = await findAnswer(tx, context, request)
    if (meanwhile !== null) return meanwhile.answer as T
    const answer = await work(tx, found)
    await rememberAnswer(tx, context, { request, answer })
    return answer
  }
  return transact(context, once, options)
}

/** Changes the records of the company, all or nothing. A repeated request gets the first answer. */
export function write<T, Found = undefined>(context: Context, change: PreparedWrite<T, Found>): Promise<T> {
  const { idempotency } = context
  if (idempotency !== null) return writeIdempotent(context, idempotency, change)
  return writeOnce(context, change)
}

async function writeOnce<T, Found>(
  context: Context,
  { prepare, work, groupCommit = true }: PreparedWrite<T, Found>,
): Promise<T> {
  const found = (prepare && (await prepare())) as Found
  return await transact(context, (tx) => work(tx, found), { groupCommit })
}

/** Reads records of the company in one snapshot. */
export function read<T>({ store, companyId, priority }: Context, work: (tx: ReadTx) => Promise<T>): Promise<T> {
  return priority.short(companyId, () => store.read(companyId, work))
}

/** A written row, and the notices of the change. */
export interface Written<R> {
  readonly row: Row<R>
  readonly notices?: readonly Notice[]
}

/** The outcome of a row whose resource is the stored record. */
export function outcomeOf<R>({ record, version }: Row<R>, notices: readonly Notice[] = []): Outcome<R> {
  return { record, version, notices }
}

/** The row to change, and the version it must have. */
interface RowToChange<Found> {
  /** Throws `not_found`. */
  readonly find: (tx: WriteTx) => Awaitable<Found>
  readonly options: ChangeOptions
}

/**
 * Changes or deletes a row within one transaction, and returns the result of `work`. Throws the errors of `find`,
 * then `precondition_failed` if the row has another version than the change was made for, then the errors of `work`.
 */
export async function changeRow<Found extends { readonly version: number }, T>(
  context: Context,
  { find, options }: RowToChange<Found>,
  work: (tx: WriteTx, row: Found) => Awaitable<T>,
): Promise<T> {
  return await writeAtOnce(context, (tx) =>
    when(find(tx), (row) => {
      checkVersion(row, options)
      return work(tx, row)
    }),
  )
}
