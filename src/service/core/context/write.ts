import type { Notice } from '../../../errors/index.ts'
import type { Row, TransactionOptions } from '../../../store/index.ts'
import { answerBefore, checkIdempotencyKey, rememberAnswer } from './answered-requests.ts'
import type { Context, IdempotencyKey, ReadTx, WriteTx } from './context.ts'
import { requireKeyInForce } from './key-in-force.ts'
import { checkVersion } from './require.ts'
import type { ChangeOptions, Outcome } from './use-cases.ts'

/** A change of a company's records: what has to be found out before, and the change itself. */
export interface PreparedWrite<T, Found> {
  /** Runs before the transaction opens: what waits for others, such as the finding of places, belongs here. */
  readonly prepare?: () => Promise<Found>
  /** All or nothing. */
  readonly work: (tx: WriteTx, found: Found) => Promise<T>
  /** False for work that takes so long that no other should wait for its commit; default: true. */
  readonly groupCommit?: boolean
}

/**
 * Opens the transaction of a change for whoever may still make it: since the request was let in, its body may have been
 * withheld for minutes. Throws `unauthenticated`, and what `confirm` of the context throws.
 */
export async function transact<T>(
  context: Context,
  work: (tx: WriteTx) => Promise<T>,
  { groupCommit = true }: TransactionOptions = {},
): Promise<T> {
  const { store, companyId, keyId, confirm, precedence } = context
  await confirm?.()
  const checked = async (tx: WriteTx) => {
    await requireKeyInForce(tx, context)
    return work(tx)
  }
  const options = { groupCommit }
  return precedence.short(companyId, () => store.transaction(companyId, keyId === null ? work : checked, options))
}

/** The answer that was given before, to whoever may still ask for it. */
async function answeredBefore(context: Context, request: IdempotencyKey): Promise<{ readonly answer: unknown } | null> {
  await context.confirm?.()
  return read(context, async (tx) => {
    await requireKeyInForce(tx, context)
    return answerBefore(tx, context, request)
  })
}

async function writeIdempotent<T, Found>(
  context: Context,
  request: IdempotencyKey,
  { prepare, work, ...options }: PreparedWrite<T, Found>,
): Promise<T> {
  checkIdempotencyKey(request)
  const before = await answeredBefore(context, request)
  if (before !== null) return before.answer as T
  const found = (await prepare?.()) as Found
  const once = async (tx: WriteTx) => {
    // the same request may have come twice at once
    const meanwhile = await answerBefore(tx, context, request)
    if (meanwhile !== null) return meanwhile.answer as T
    const answer = await work(tx, found)
    await rememberAnswer(tx, context, { request, answer })
    return answer
  }
  return transact(context, once, options)
}

/** Changes the records of the company, all or nothing; a request that is sent again is answered as the first time. */
export function write<T, Found = undefined>(context: Context, change: PreparedWrite<T, Found>): Promise<T> {
  const { idempotency } = context
  if (idempotency !== null) return writeIdempotent(context, idempotency, change)
  return writeOnce(context, change)
}

async function writeOnce<T, Found>(
  context: Context,
  { prepare, work, ...options }: PreparedWrite<T, Found>,
): Promise<T> {
  const found = (await prepare?.()) as Found
  return transact(context, (tx) => work(tx, found), options)
}

/** Reads records of the company, all at one moment. */
export function read<T>({ store, companyId, precedence }: Context, work: (tx: ReadTx) => Promise<T>): Promise<T> {
  return precedence.short(companyId, () => store.read(companyId, work))
}

/** A row as it was written, and the notices of that. */
export interface Written<R> {
  readonly row: Row<R>
  readonly notices?: readonly Notice[]
}

/** The outcome of a row whose record is shown as it is stored. */
export function outcomeOf<R>({ record, version }: Row<R>, notices: readonly Notice[] = []): Outcome<R> {
  return { record, version, notices }
}

/** The row to change, and the version it must have. */
export interface RowToChange<Found> {
  /** Throws `not_found`. */
  readonly find: (tx: WriteTx) => Promise<Found>
  readonly options: ChangeOptions
}

/**
 * Changes or deletes a row within one transaction, and gives back what `work` gives. Throws what `find` throws, then
 * `precondition_failed` where the row is of another version than the change was made for, then what `work` throws.
 */
export function changeRow<Found extends { readonly version: number }, T>(
  context: Context,
  { find, options }: RowToChange<Found>,
  work: (tx: WriteTx, row: Found) => Promise<T>,
): Promise<T> {
  return write(context, {
    work: async (tx) => {
      const row = await find(tx)
      checkVersion(row, options)
      return work(tx, row)
    },
  })
}
