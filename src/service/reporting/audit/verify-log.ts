import { checkVerificationOptions, type Unchecked, uncheckedParts } from '../../../errors/index.ts'
import { type LogDifference, LogFindings, type StoredHead, walkLog, yieldToOthers } from '../../../store/index.ts'
import type { Context } from '../../core/context/context.ts'
import { readAll } from '../../core/context/long-reads.ts'
import type { LoggedLine } from '../../core/context/records.ts'
import { LoggedLines } from './logged-lines.ts'
import { LOGGED } from './recorded-collections.ts'
import { RecordsOfLog } from './records-of-log.ts'
import { checkStoredFactors, type StoredFactors } from './stored-factors.ts'

/** Evidence from outside the log. */
export interface VerifyLogOptions {
  /** A head that was stored earlier: the log must still contain it, or with `isLast` end with it. */
  readonly head?: StoredHead
}

/** The result of the verification of a log. */
export interface LogVerification {
  /** True if there is no difference. */
  readonly verified: boolean
  /** The differences, at most the first thousand. */
  readonly differences: readonly LogDifference[]
  /** The number of log lines, records and factors checked. */
  readonly counts: { readonly lines: number; readonly records: number; readonly factors: number }
  /** The number of lines after the given head; null if no head was given. */
  readonly linesBehindHead: number | null
  /** The parts that nothing outside the store confirms. */
  readonly unchecked: readonly Unchecked[]
}

function uncheckedOf(
  { own, byEarlierId }: StoredFactors,
  { linesBehindHead, earlierLines }: { readonly linesBehindHead: number | null; readonly earlierLines: number },
): readonly Unchecked[] {
  return uncheckedParts({
    own_factors: own,
    factor_ids_by_sha1: byEarlierId,
    ...(linesBehindHead === null ? { no_head: null } : { lines_behind_head: linesBehindHead }),
    lines_without_record: earlierLines,
  })
}

/**
 * Verifies the log, and the records and factors against it. Throws `query_invalid`, `unknown_field`, `invalid_type`,
 * `store_busy`.
 */
export async function verifyLog(context: Context, options: VerifyLogOptions = {}): Promise<LogVerification> {
  checkVerificationOptions(options, ['head'])
  const { head } = options
  return readAll(context, async (tx) => {
    const findings = new LogFindings()
    const factors = await checkStoredFactors(tx, findings)
    const records = new RecordsOfLog(tx, findings)
    const lines = new LoggedLines(tx, factors.ids, findings)
    const eachLine = async (line: object) => {
      const logged = line as LoggedLine
      await lines.check(logged)
      await records.checkCreated(logged)
    }
    const { sequence } = await walkLog(tx, { findings, storedHead: head, eachLine, afterPage: yieldToOthers })
    for (const name of LOGGED) if (!findings.isFull) await records.checkStored(name)
    const linesBehindHead = head === undefined ? null : Math.max(0, sequence - head.sequence)
    return {
      verified: findings.list.length === 0,
      differences: findings.list,
      counts: { lines: sequence, records: records.count, factors: factors.ids.size },
      linesBehindHead,
      unchecked: uncheckedOf(factors, { linesBehindHead, earlierLines: lines.earlierLines }),
    }
  })
}
