import { checkOptionNames, Violations } from '../../core/errors/index.ts'
import { ConcurrencyLimit } from '../../store/index.ts'
import { checkInteger } from './check-integer.ts'
import type { Context, ReadTx } from './context.ts'

/** The limits of concurrent reads of whole companies. */
export interface LongReadLimits {
  /** Concurrent reads per company (default: 1). */
  readonly perCompany?: number | undefined
  /** Concurrent reads of all companies (default: 4). Leave some connections of the store to other requests. */
  readonly inAll?: number | undefined
  /** Waiting reads per company (default: 16). Further ones throw `store_busy`. */
  readonly waiting?: number | undefined
}

/** The limit of a service. Throws `query_invalid`. */
export function longReadLimit(limits: LongReadLimits = {}): Context['longReads'] {
  checkOptionNames(limits, { perCompany: true, inAll: true, waiting: true })
  const { perCompany = 1, inAll = 4, waiting = 16 } = limits
  const violations = new Violations()
  checkInteger(violations, 'longReads.perCompany', { value: perCompany, min: 1 })
  checkInteger(violations, 'longReads.inAll', { value: inAll, min: 1 })
  checkInteger(violations, 'longReads.waiting', { value: waiting, min: 0 })
  violations.throwIfAny()
  return new ConcurrencyLimit({ perKey: perCompany, inAll, waiting })
}

/**
 * Runs work that reads all data of the company, in its turn. It waits before it takes a connection of the store, so
 * that one company cannot delay others. Throws `store_busy`.
 */
export function asLongRead<T>({ longReads, companyId }: Context, work: () => Promise<T>): Promise<T> {
  return longReads.take(companyId, work)
}

/**
 * Reads all data of the company in one snapshot, in its turn, and gives way to short requests of other companies.
 * Throws `store_busy`.
 */
export function readAll<T>(context: Context, work: (tx: ReadTx) => Promise<T>): Promise<T> {
  const { store, companyId, priority } = context
  return asLongRead(context, () => store.read(companyId, (tx) => work(priority.givingWay(tx))))
}
