import { isSameData, ROWS_OF_STATEMENT, yieldToOthers } from '../../base/index.ts'
import { checkVerificationOptions, type Unchecked, uncheckedParts } from '../../core/errors/index.ts'
import type { Context, ReadTx } from '../../ledger/context/context.ts'
import { readAll } from '../../ledger/context/long-reads.ts'
import type { LoggedLine, ServiceRecords } from '../../ledger/context/records.ts'
import { earlierSnapshotId, snapshotId } from '../../ledger/ledger/stored-calculation.ts'
import { publishedCatalogue } from '../../reference/factors/index.ts'
import {
  type ListPosition,
  type LogDifference,
  LogFindings,
  readOrNull,
  type StoredHead,
  walkLog,
} from '../../store/index.ts'
import { LineChecks, RecordChecks } from './log-checks.ts'
import { LOGGED_COLLECTIONS } from './recorded-collections.ts'

type Snapshot = ServiceRecords['factorSnapshots']

const EDITIONS = new Set(publishedCatalogue.editions.map(({ id }) => id))

/** The stored factors that were checked. */
interface StoredFactors {
  readonly ids: ReadonlySet<string>
  /** The number of factors without a published edition, and of ids in the format of an earlier version. */
  readonly own: number
  readonly byEarlierId: number
}

interface Counts extends StoredFactors {
  readonly ids: Set<string>
  own: number
  byEarlierId: number
}

/** True if the key, id or edition of a factor claims that it was published. */
function claimsPublication({ key, id, edition }: Snapshot['factor']): boolean {
  const names = [key, id]
  if (EDITIONS.has(edition) || names.some((name) => EDITIONS.has(name.slice(0, name.indexOf('/'))))) return true
  return names.some((name) => publishedCatalogue.find(name) !== undefined)
}

/**
 * Checks a factor against its id, and a published factor also against its edition. Counts factors without an edition
 * and earlier ids.
 */
function checkSnapshot(findings: LogFindings, counts: Counts, { id, factor }: Snapshot): void {
  const add = (message: string, about: { readonly expected: string; readonly found: string }) =>
    findings.add({ sequence: null, recordId: id }, message, about)
  counts.ids.add(id)
  const expected = snapshotId(factor)
  if (id === earlierSnapshotId(factor)) counts.byEarlierId += 1
  else if (id !== expected) add('is another factor than its id says', { expected, found: id })
  if (!claimsPublication(factor)) counts.own += 1
  else if (!isSameData(publishedCatalogue.find(factor.key) ?? null, factor)) {
    add('is not the factor that was published', { expected: 'that of the edition', found: factor.key })
  }
}

/**
 * Checks every stored factor against its id, which is a digest of its content, and published factors against their
 * editions.
 */
async function checkStoredFactors(tx: ReadTx, findings: LogFindings): Promise<StoredFactors> {
  const counts: Counts = { ids: new Set(), own: 0, byEarlierId: 0 }
  for (let after: ListPosition | undefined; ; ) {
    const part = { limit: ROWS_OF_STATEMENT, ...(after === undefined ? {} : { after }) }
    const page = await readOrNull(() => tx.factorSnapshots.list({ by: 'createdAt' }, part))
    if (page === 'unreadable') {
      const about = { expected: 'factors', found: page }
      findings.add({ sequence: null, recordId: null }, 'of the factors cannot be read as data', about)
      return counts
    }
    for (const { record } of page.rows) checkSnapshot(findings, counts, record)
    if (page.next === null) return counts
    after = page.next
    await yieldToOthers()
  }
}

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

function listUnchecked(
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
    const records = new RecordChecks(tx, findings)
    const lines = new LineChecks(tx, factors.ids, findings)
    const eachLine = async (line: object) => {
      const logged = line as LoggedLine
      await lines.check(logged)
      await records.checkCreated(logged)
    }
    const { sequence } = await walkLog(tx, { findings, storedHead: head, eachLine, afterPage: yieldToOthers })
    for (const name of LOGGED_COLLECTIONS) if (!findings.isFull) await records.checkStored(name)
    const linesBehindHead = head === undefined ? null : Math.max(0, sequence - head.sequence)
    return {
      verified: findings.list.length === 0,
      differences: findings.list,
      counts: { lines: sequence, records: records.count, factors: factors.ids.size },
      linesBehindHead,
      unchecked: listUnchecked(factors, { linesBehindHead, earlierLines: lines.earlierLines }),
    }
  })
}
