import { explain, toTrace } from '../../../emissions/index.ts'
import { fail } from '../../../errors/index.ts'
import type { LogHead } from '../../../store/index.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { asLongRead, readAll } from '../../core/context/long-reads.ts'
import type { Revision, StoredCalculation } from '../../core/context/records.ts'
import { read } from '../../core/context/write.ts'
import { calculationOfStored } from '../../core/ledger/stored-calculation.ts'
import { type AuditLine, type LogPageRequest, logLines } from './log-lines.ts'
import { calculationAt } from './revisions.ts'
import { type LogVerification, type VerifyLogOptions, verifyLog } from './verify-log.ts'

/** The two figures of electricity. */
export type Scope2Method = 'market' | 'location'

/**
 * The origin of every emission, now and before. A record is named by its id, or by the id of its emission. A deleted
 * one is still found by its own id: its calculations and its lines of the log stay.
 */
export interface Audit {
  /**
   * Explains the emission of a record in words; electricity by both methods. Without a revision: the one in force.
   * Throws `not_found`.
   */
  explain(id: string, options?: { readonly revision?: number }): Promise<string>
  /**
   * The proof of the emission of a record, for `verify`: of what its total holds, or of the location-based figure that
   * stands beside that of electricity. Throws `not_found`, and `invalid_choice` for a method that the record has no
   * figure of.
   */
  trace(id: string, options?: { readonly revision?: number; readonly method?: Scope2Method }): Promise<string>
  /** Log lines in order, of one record or of all. Throws `query_invalid`. */
  log(part?: LogPageRequest): Promise<readonly AuditLine[]>
  /**
   * The end of the log: the number and the digest of its last line, which stands for every line up to there. Kept
   * elsewhere, it proves later on that none of them was changed.
   */
  head(): Promise<LogHead>
  /**
   * Checks that the log is as written, each record as its last line says, and each factor as its id says. Every line is
   * a digest of itself and the line before: one that was changed, taken away, moved, slipped in or taken from another company
   * is found, at the end too, by the head that the store keeps apart. A line holds the digest of its whole record, so that no
   * field of it changes without one; locks are replayed, so that no line touches what was locked then. Who can write the
   * store can write all of it anew: that is found by a `head` that was kept elsewhere, as far as it goes; `linesBehindHead`
   * are not, and `isLast` allows none. `unchecked` tells what was held to nothing. Reads everything, a small page at a time,
   * at one moment; a store in memory lets others of the company wait. Throws `query_invalid` for what is no head.
   */
  verifyLog(options?: VerifyLogOptions): Promise<LogVerification>
}

function byMethod({ calculation, location }: Revision, method: Scope2Method): StoredCalculation {
  if (method === 'market') return calculation
  if (method === 'location' && location !== null) return location
  const isElectricity = location !== null
  return fail('method', 'invalid_choice', {
    message: isElectricity ? 'is not a Scope 2 method' : 'is for electricity; this record has one figure alone',
    expected: isElectricity ? 'market, location' : 'market',
    received: method,
  })
}

async function explained(tx: ReadTx, { calculation, location }: Revision): Promise<string> {
  const text = explain(await calculationOfStored(tx, calculation))
  if (location === null) return text
  const beside = explain(await calculationOfStored(tx, location))
  return `market-based, in the total:\n${text}\n\nlocation-based, beside it:\n${beside}`
}

/** The use cases of audits. */
export function audit(context: Context): Audit {
  return {
    explain: (id, { revision } = {}) =>
      read(context, async (tx) => explained(tx, await calculationAt(tx, { id, revision }))),
    async trace(id, { revision, method = 'market' } = {}) {
      const calculation = await read(context, async (tx) =>
        calculationOfStored(tx, byMethod(await calculationAt(tx, { id, revision }), method)),
      )
      return toTrace(calculation)
    },
    log: (part) => (part?.limit === undefined ? readAll : read)(context, (tx) => logLines(tx, part)),
    head: () => read(context, (tx) => tx.logHead()),
    verifyLog: (options) => asLongRead(context, () => verifyLog(context, options)),
  }
}
