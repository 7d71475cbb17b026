import {
  type BaseRecords,
  COLLECTIONS,
  type CollectionName,
  type ReadTransaction,
  type Store,
  type Transaction,
} from '../../../../src/ledger/collections/index.ts'
import type { TransactionOptions } from '../../../../src/store/index.ts'
import type { Scheduler } from './scheduler.ts'

/** A call of a handle: of a collection, or (null) of the handle itself. */
interface HandleCall {
  readonly collection: CollectionName | null
  readonly method: string
  readonly given: readonly unknown[]
}

type MakeCall = (call: HandleCall) => Promise<unknown>
type Work = (handle: never) => Promise<unknown>
type Methods = Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>

function methodsOf(collection: CollectionName | null, make: MakeCall, own: Readonly<Record<string, unknown>>): object {
  return new Proxy(own, {
    get: (_, method) => {
      if (typeof method !== 'string') return undefined
      if (Object.hasOwn(own, method)) return own[method]
      return (...given: readonly unknown[]) => make({ collection, method, given })
    },
  })
}

/** A handle of whatever methods, all of whose calls are made by `make`. */
function handleOf(companyId: number, make: MakeCall): Transaction {
  const names = Object.keys(COLLECTIONS) as CollectionName[]
  const collections = names.map((name) => [name, methodsOf(name, make, {})])
  return methodsOf(null, make, { companyId, ...Object.fromEntries(collections) }) as Transaction
}

/** Makes a call on the handle of a store. */
function callOn(tx: Transaction | ReadTransaction, { collection, method, given }: HandleCall): Promise<unknown> {
  const target = (collection === null ? tx : tx[collection]) as unknown as Methods
  const call = target[method]
  if (call === undefined) throw new TypeError(`the handle has no ${collection}.${method}`)
  return call.apply(target, given as unknown[])
}

/** The store with transactions of another kind. */
function withTransactions<R extends BaseRecords>(
  store: Store<R>,
  {
    transaction,
    read,
  }: Readonly<
    Record<'transaction' | 'read', (companyId: number, work: Work, options?: TransactionOptions) => Promise<unknown>>
  >,
): Store<R> {
  const own: Readonly<Record<string | symbol, unknown>> = { transaction, read }
  return new Proxy(store, {
    get: (target, name) => {
      const found = own[name] ?? (target as unknown as Record<string | symbol, unknown>)[name]
      return typeof found === 'function' && !Object.hasOwn(own, name) ? found.bind(target) : found
    },
  })
}

/** Who decides now. */
export interface Scheduled {
  scheduler: Scheduler
}

/** The store, whose transactions begin, go on with every call, and end when the scheduler of the moment lets them. */
export function scheduledStore<R extends BaseRecords>(store: Store<R>, held: Scheduled): Store<R> {
  const within = (work: Work) => async (tx: Transaction | ReadTransaction) => {
    const handle = handleOf(tx.companyId, async (call) => {
      await held.scheduler.point()
      return callOn(tx, call)
    })
    const result = await work(handle as never)
    await held.scheduler.point()
    return result
  }
  const plain = store as unknown as Store
  return withTransactions(store, {
    transaction: async (companyId, work, options) => {
      await held.scheduler.point()
      return plain.transaction(companyId, within(work), options)
    },
    read: async (companyId, work) => {
      await held.scheduler.point()
      return plain.read(companyId, within(work))
    },
  })
}

/**
 * A store that is wrong: every call of a transaction is a transaction of its own, so that others come in between. What
 * tries stores must find it out.
 */
export function storeWithoutIsolation<R extends BaseRecords>(store: Store<R>): Store<R> {
  const plain = store as unknown as Store
  const within = (companyId: number, work: Work) =>
    work(handleOf(companyId, (call) => plain.transaction(companyId, (tx) => callOn(tx, call))) as never)
  return withTransactions(store, { transaction: within, read: within })
}
