import { type Awaitable, when } from '../../base/index.ts'
import { checkOptionNames } from '../../core/errors/index.ts'
import { type ExpectedReads, MemoryStore, type MemoryStoreOptions, SessionStore } from '../../store/index.ts'
import { type BaseRecords, STORE_DEFINITION } from './collections.ts'
import type { Store, Transaction } from './store.ts'

/**
 * An in-memory store: everything a store does, until the process ends. Transactions of one company run one after the
 * other, those of different companies independently. Its methods throw `company_mismatch` for an id that is not an
 * integer above zero, and `transaction_nested` within a transaction.
 *
 * @example
 * ```ts
 * import { createService, memoryStore, type ServiceRecords } from 'tonne/service'
 * const store = memoryStore<ServiceRecords>()
 * await createService({ store }).company(7).files.create({ name: 'Bill', url: 'https://example.com/bill.pdf' })
 * const { total } = await createService({ store }).company(7).files.list()
 * total // => 1
 * store.capabilities.durable // => false
 * ```
 */
export function memoryStore<Records extends BaseRecords = BaseRecords>(
  options: MemoryStoreOptions = {},
): Store<Records> {
  checkOptionNames(options, { context: true })
  // the store reads only the fields of BaseRecords, and returns records as they were written
  return new MemoryStore(STORE_DEFINITION, options) as Store<Records>
}

/** Opens a writing transaction. Its calls may answer without promises. */
interface WritesAtOnce<Records extends BaseRecords> {
  readonly hasStatements: boolean
  /** `reads`: what the work will read, if the caller knows. */
  transactAtOnce<T>(
    companyId: number,
    work: (tx: Transaction<Records>) => Awaitable<T>,
    reads?: ExpectedReads,
  ): Awaitable<T>
}

/**
 * The store, if its transactions can answer at once, as in memory and in SQLite: their calls are then values, where their types
 * say promises. `await` and `when` take both.
 */
export function atOnceStore<Records extends BaseRecords>(store: Store<Records>): WritesAtOnce<Records> | null {
  return gates.get(store) ?? SessionStore.atOnce(store)
}

/**
 * The store, if it is in memory: the calls of its transactions answer at once and run no statement, so that many rows cost as
 * much together as one by one.
 */
export function inMemory<Records extends BaseRecords>(store: Store<Records>): WritesAtOnce<Records> | null {
  const atOnce = atOnceStore(store)
  return atOnce?.hasStatements === false ? atOnce : null
}

/** The stores that wait for something before they pass transactions on. */
const gates = new WeakMap<object, Pick<SessionStore<never>, 'hasStatements' | 'transactAtOnce'>>()

/** Lets a gate, whose transactions are those of a store after `wait`, answer at once where there is nothing to wait for. */
export function passAtOnce<Records extends BaseRecords>(
  gate: Store<Records>,
  store: Store<Records>,
  wait: () => Promise<void> | undefined,
): void {
  const inner = gates.get(store) ?? SessionStore.atOnce(store)
  if (inner === null) return
  gates.set(gate, {
    hasStatements: inner.hasStatements,
    transactAtOnce: (companyId, work, reads) => when(wait(), () => inner.transactAtOnce(companyId, work, reads)),
  })
}
