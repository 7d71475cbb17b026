import { Violations } from '../../../errors/index.ts'
import { ConcurrencyLimit } from '../../../store/index.ts'
import { checkInteger } from './check-integer.ts'
import type { Context, ReadTx } from './context.ts'

/** The limits of reads of a whole company that are in flight. */
export interface LongReadLimits {
  /** Of one company; 1 if absent. */
  readonly perCompany?: number
  /** Of all companies; 4 if absent. Leave connections of the store to others. */
  readonly inAll?: number
  /** Of one company that wait for their turn; 16 if absent. What comes on top is `store_busy`. */
  readonly waiting?: number
}

/** The limit of a service. Throws `query_invalid`. */
export function longReadLimit({ perCompany = 1, inAll = 4, waiting = 16 }: LongReadLimits = {}): Context['longReads'] {
  const violations = new Violations()
  checkInteger(violations, 'longReads.perCompany', { value: perCompany, min: 1 })
  checkInteger(violations, 'longReads.inAll', { value: inAll, min: 1 })
  checkInteger(violations, 'longReads.waiting', { value: waiting, min: 0 })
  violations.throwIfAny()
  return new ConcurrencyLimit({ perKey: perCompany, inAll, waiting })
}

/**
 * Runs a work that reads everything of the company, when its turn has come: before it takes a connection of the store, so
 * that one company cannot hold up others. Throws `store_busy`.
 */
export function asLongRead<T>({ longReads, companyId }: Context, work: () => Promise<T>): Promise<T> {
  return longReads.take(companyId, work)
}

/**
 * Reads everything of the company, all at one moment, when its turn has come, and gives way to what others ask for meanwhile.
 * Throws `store_busy`.
 */
export function readAll<T>(context: Context, work: (tx: ReadTx) => Promise<T>): Promise<T> {
  const { store, companyId, precedence } = context
  return asLongRead(context, () => store.read(companyId, (tx) => work(precedence.givingWay(tx))))
}
