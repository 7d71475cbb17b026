import { publishedCatalogue } from '../../../factors/index.ts'
import { isSameData, type ListPosition, type LogFindings, readOrDamaged } from '../../../store/index.ts'
import type { ReadTx } from '../../core/context/context.ts'
import { yieldToOthers } from '../../core/context/event-loop.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { earlierSnapshotId, snapshotId } from '../../core/ledger/factor-snapshots.ts'

type Snapshot = ServiceRecords['factorSnapshots']

const PAGE = 100
const EDITIONS = new Set(publishedCatalogue.editions.map(({ id }) => id))

/** The findings about the factors as they were used. */
export interface StoredFactors {
  readonly ids: ReadonlySet<string>
  /** The number that no published edition holds, and the number of ids of an earlier version. */
  readonly own: number
  readonly byEarlierId: number
}

/** True for a factor that says by its key, its id or its edition that it was published. */
function isPublished({ key, id, edition }: Snapshot['factor']): boolean {
  const names = [key, id]
  if (EDITIONS.has(edition) || names.some((name) => EDITIONS.has(name.slice(0, name.indexOf('/'))))) return true
  return names.some((name) => publishedCatalogue.find(name) !== undefined)
}

/** Counts what factors were held to, and what they are not. */
class FactorCheck implements StoredFactors {
  readonly ids = new Set<string>()
  own = 0
  byEarlierId = 0
  readonly #found: LogFindings

  constructor(found: LogFindings) {
    this.#found = found
  }

  check({ id, factor }: Snapshot): void {
    this.ids.add(id)
    const due = snapshotId(factor)
    if (id === earlierSnapshotId(factor)) this.byEarlierId += 1
    else if (id !== due) this.#add(id, 'is another factor than its id says', { expected: due, found: id })
    if (!isPublished(factor)) {
      this.own += 1
      return
    }
    if (isSameData(publishedCatalogue.find(factor.key) ?? null, factor)) return
    this.#add(id, 'is not the factor that was published', { expected: 'that of the edition', found: factor.key })
  }

  #add(id: string, message: string, about: { readonly expected: string; readonly found: string }): void {
    this.#found.add({ sequence: null, recordId: id }, message, about)
  }
}

/** Holds every factor as it was used to its id, which is made of all that it says, and those of published editions to these. */
export async function checkStoredFactors(tx: ReadTx, found: LogFindings): Promise<StoredFactors> {
  const check = new FactorCheck(found)
  for (let after: ListPosition | undefined; ; ) {
    const part = { limit: PAGE, ...(after === undefined ? {} : { after }) }
    const page = await readOrDamaged(() => tx.factorSnapshots.list({ by: 'createdAt' }, part))
    if (page === 'unreadable') {
      const about = { expected: 'factors', found: page }
      found.add({ sequence: null, recordId: null }, 'of the factors cannot be read as data', about)
      return check
    }
    for (const { record } of page.rows) check.check(record)
    if (page.next === null) return check
    after = page.next
    await yieldToOthers()
  }
}
