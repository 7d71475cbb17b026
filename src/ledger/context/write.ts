import { type Awaitable, when } from '../../base/index.ts'
import type { Notice } from '../../core/errors/index.ts'
import type { Row, TransactionOptions } from '../../store/index.ts'
import { atOnceStore } from '../collections/index.ts'
import type { Context, IdempotencyKey, ReadTx, WriteTx } from './context.ts'
import { checkIdempotencyKey, findAnswer, rememberAnswer } from './idempotency-keys.ts'
import { checkVersion, requireKeyInForce } from './require.ts'
import type { ChangeOptions, Outcome } from './use-cases.ts'

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
  const checked = async (tx: WriteTx) => await runForCaller(tx, context, work)
  return await priority.short(companyId, () => store.transaction(companyId, checked, { groupCommit }))
}

/** The result of work for a caller who is checked again. Throws `unauthenticated`. */
function runForCaller<T>(tx: WriteTx, context: Context, work: (tx: WriteTx) => Awaitable<T>): Awaitable<T> {
  return context.keyId === null ? work(tx) : when(requireKeyInForce(tx, context), () => work(tx))
}

/**
 * A change by work that awaits nothing but the transaction. A store in memory does all of it in this call, where nothing else
 * of the company is in progress; everything that such work calls takes values as well as promises.
 */
export function writeAtOnce<T>(context: Context, work: (tx: WriteTx) => Awaitable<T>): Awaitable<T> {
  const { store, companyId, confirm, idempotency, priority } = context
  const atOnce = confirm === null && idempotency === null ? atOnceStore(store) : null
  if (atOnce === null) return write(context, { work })
  const result = atOnce.transactAtOnce(companyId, (tx) => runForCaller(tx, context, work))
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
