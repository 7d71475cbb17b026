import { publishedCatalogue } from '../../../factors/index.ts'
import {
  isSameData,
  type ListPosition,
  type LogFindings,
  ROWS_OF_STATEMENT,
  readOrDamaged,
  yieldToOthers,
} from '../../../store/index.ts'
import type { ReadTx } from '../../core/context/context.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { earlierSnapshotId, snapshotId } from '../../core/ledger/factor-snapshots.ts'

type Snapshot = ServiceRecords['factorSnapshots']

const EDITIONS = new Set(publishedCatalogue.editions.map(({ id }) => id))

/** The stored factors that were checked. */
export interface StoredFactors {
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
function isPublished({ key, id, edition }: Snapshot['factor']): boolean {
  const names = [key, id]
  if (EDITIONS.has(edition) || names.some((name) => EDITIONS.has(name.slice(0, name.indexOf('/'))))) return true
  return names.some((name) => publishedCatalogue.find(name) !== undefined)
}

/**
 * Checks a factor against its id, and a published factor also against its edition. Counts factors without an edition
 * and earlier ids.
 */
function checkFactor(findings: LogFindings, counts: Counts, { id, factor }: Snapshot): void {
  const add = (message: string, about: { readonly expected: string; readonly found: string }) =>
    findings.add({ sequence: null, recordId: id }, message, about)
  counts.ids.add(id)
  const expected = snapshotId(factor)
  if (id === earlierSnapshotId(factor)) counts.byEarlierId += 1
  else if (id !== expected) add('is another factor than its id says', { expected, found: id })
  if (!isPublished(factor)) counts.own += 1
  else if (!isSameData(publishedCatalogue.find(factor.key) ?? null, factor)) {
    add('is not the factor that was published', { expected: 'that of the edition', found: factor.key })
  }
}

/**
 * Checks every stored factor against its id, which is a digest of its content, and published factors against their
 * editions.
 */
export async function checkStoredFactors(tx: ReadTx, findings: LogFindings): Promise<StoredFactors> {
  const counts: Counts = { ids: new Set(), own: 0, byEarlierId: 0 }
  for (let after: ListPosition | undefined; ; ) {
    const part = { limit: ROWS_OF_STATEMENT, ...(after === undefined ? {} : { after }) }
    const page = await readOrDamaged(() => tx.factorSnapshots.list({ by: 'createdAt' }, part))
    if (page === 'unreadable') {
      const about = { expected: 'factors', found: page }
      findings.add({ sequence: null, recordId: null }, 'of the factors cannot be read as data', about)
      return counts
    }
    for (const { record } of page.rows) checkFactor(findings, counts, record)
    if (page.next === null) return counts
    after = page.next
    await yieldToOthers()
  }
}
