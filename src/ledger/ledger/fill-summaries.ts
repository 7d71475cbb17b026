import type { ListPosition } from '../../store/index.ts'
import { type ActivityShape, shapesOf } from '../context/activity-shape.ts'
import type { Context, WriteTx } from '../context/context.ts'
import { readerOfName, repositoryOfName } from '../context/stored-record.ts'
import { summaryOfRevision } from './activity-ledger.ts'
import { latestRevisions } from './latest-calculation.ts'

/** Rows per transaction: few, so that other writers of the company wait for a moment only. */
const ROWS_AT_ONCE = 500

/** The progress of a fill. */
export interface SummaryProgress {
  /** The rows that were looked at. */
  readonly rows: number
  /** The rows that got a summary. */
  readonly filled: number
}

/** The company whose rows are filled. */
type FilledCompany = Pick<Context, 'store' | 'companyId' | 'activities'>

/**
 * Derives the summaries that rows lack, from their records and the log: rows of an earlier version, and of a process
 * that had the database open while it was migrated. Reports read the records of such rows meanwhile. Each transaction
 * fills at most 500 rows, so after an error or the end of the process the next call continues. Returns the progress at
 * the end. Throws the codes of the store.
 */
export async function fillSummaries(
  company: FilledCompany,
  onProgress: (progress: SummaryProgress) => void = () => undefined,
): Promise<SummaryProgress> {
  let progress: SummaryProgress = { rows: 0, filled: 0 }
  for (const shape of shapesOf(company.activities)) {
    for (let after: ListPosition | null | undefined; after !== null; ) {
      const { missing, rows, next } = await findMissing(company, shape, after)
      const filled = missing.length === 0 ? 0 : await fillRows(company, shape, missing)
      progress = { rows: progress.rows + rows, filled: progress.filled + filled }
      onProgress(progress)
      after = next
    }
  }
  return progress
}

/** The ids of the rows of a page that have no summary. */
function findMissing({ store, companyId }: FilledCompany, shape: ActivityShape, after: ListPosition | undefined) {
  return store.read(companyId, async (tx) => {
    const options = { limit: ROWS_AT_ONCE, ...(after && { after }) }
    const page = await readerOfName(tx, shape.collection).summaries?.({ by: 'startDate' }, options)
    const { rows, next } = page ?? { rows: [], next: null }
    return { missing: rows.filter(({ group }) => group === null).map(({ id }) => id), rows: rows.length, next }
  })
}

/** Fills the rows of ids, without those deleted meanwhile and those that cannot have a summary; returns their number. */
function fillRows({ store, companyId }: FilledCompany, activity: ActivityShape, ids: readonly string[]) {
  return store.transaction(companyId, async (tx: WriteTx) => {
    const repository = repositoryOfName(tx, activity.collection)
    const rows = (await repository.getAll(ids)).flatMap((row) => row ?? [])
    const revisions = await latestRevisions(
      tx,
      rows.map(({ record }) => record.id),
    )
    const summaries = rows.flatMap(({ record, version }, index) => {
      const revision = revisions[index]
      const summary = revision === undefined ? null : summaryOfRevision({ activity, record }, revision)
      return summary === null ? [] : [{ id: record.id, version, summary }]
    })
    await repository.setSummaries?.(summaries)
    return summaries.length
  })
}
