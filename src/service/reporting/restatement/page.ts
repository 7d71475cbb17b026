import { EmissionsError } from '../../../errors/index.ts'
import type { ListPage, ListPosition, Reader } from '../../../store/index.ts'
import { ACTIVITY_COLLECTIONS, activityOf } from '../../activities/activities.ts'
import type { ActivityDefinition } from '../../activities/definition/definition.ts'
import type { ActivityRow } from '../../core/context/activity-shape.ts'
import { cached } from '../../core/context/cached.ts'
import type { Context, ReadTx, WriteTx } from '../../core/context/context.ts'
import type {
  ActivityCollection,
  CalculationRecord,
  ServiceRecords,
  StoredRestatement,
} from '../../core/context/records.ts'
import { failAsChanged } from '../../core/context/require.ts'
import { withDefaults } from '../../core/context/stored-record.ts'
import { read } from '../../core/context/write.ts'
import {
  changeActivities,
  type RecalculatedActivity,
  type RevisedActivity,
  revisionOf,
} from '../../core/ledger/activity-ledger.ts'
import { snapshotOf } from '../../core/ledger/factor-snapshots.ts'
import { latestCalculations } from '../../core/ledger/latest-calculation.ts'
import { readLockedPeriods } from '../../core/locks/locked-periods.ts'
import { isSame } from './is-same.ts'
import { Progress } from './progress.ts'
import { remembering } from './remembering.ts'

/** Findings for records from before the transaction, by id, each for the version that was read. */
type FoundForRows = ReadonlyMap<string, { readonly version: number; readonly prepared: unknown }>

/** A page of a restatement, to compute. */
interface RestatementPage {
  /** The restatement as it stands before the page. */
  readonly restatement: StoredRestatement
  readonly limit: number
  readonly found: FoundForRows
  /** Nothing is written: what it would come to is told. */
  readonly isTrial: boolean
}

/** Records that are written at once. */
const PART = 250

type Next = NonNullable<StoredRestatement['next']>

/** The collections are paged alike. */
type AnyReader = Reader<'siteFuels', ServiceRecords>

/** The next rows of a restatement, the earliest first. */
async function nextRows(
  tx: ReadTx,
  { from, to }: Pick<StoredRestatement, 'from' | 'to'>,
  { next: { collection, after }, limit }: { readonly next: Next; readonly limit: number },
): Promise<ListPage<ActivityRow>> {
  const reader = tx[collection] as unknown as AnyReader
  const part = { limit, order: 'last', ...(after === null ? {} : { after }) } as const
  return (await reader.list({ by: 'startDate', from, to }, part)) as unknown as ListPage<ActivityRow>
}

/** Finds, before their transaction, what the next records of a restatement need from others, such as places. */
export async function findForNext(
  context: Context,
  restatement: StoredRestatement,
  limit: number,
): Promise<FoundForRows> {
  const { next } = restatement
  if (next === null) return new Map()
  const activity = activityOf(next.collection)
  const { preparation } = activity
  if (preparation === null) return new Map()
  const { rows } = await read(context, (tx) => nextRows(tx, restatement, { next, limit }))
  const found = await Promise.all(rows.map(({ record }) => preparation.find(context, withDefaults(activity, record))))
  return new Map(rows.map(({ record, version }, index) => [record.id, { version, prepared: found[index] }]))
}

function idOf({ record }: ActivityRow): string {
  return record.id
}

/** Codes of what is not a fault of a record: they stop the whole. */
const OF_THE_STORE = /^(?:store_|schema_|transaction_|client_invalid|version_conflict|row_security)/

/** The place of a row among those of its collection. */
function placeOf(activity: ActivityDefinition, row: ActivityRow): ListPosition {
  return { at: activity.periodOf(row.record).from, key: [idOf(row)] }
}

/** The next place of a restatement; `after` null: behind the last of the collection. */
function behind({ collection }: Next, after: ListPosition | null): Next | null {
  if (after !== null) return { collection, after }
  const following = ACTIVITY_COLLECTIONS[ACTIVITY_COLLECTIONS.indexOf(collection) + 1]
  return following === undefined ? null : { collection: following, after: null }
}

/** Does one page after the other, each in a transaction of its own. */
class PageWork {
  readonly #tx: WriteTx
  /** The same, in which what many records name is read once. */
  readonly #named: WriteTx
  readonly #context: Context
  readonly #page: RestatementPage
  readonly #next: Next
  readonly #activity: ActivityDefinition
  readonly #progress: Progress
  readonly #revised: RevisedActivity[] = []
  /** Reads the key of a factor as it was used, by its snapshot. */
  readonly #factorKeyOf: (snapshotId: string) => Promise<string>

  constructor(tx: WriteTx, context: Context, page: RestatementPage & { readonly next: Next }) {
    this.#tx = tx
    this.#named = remembering(tx)
    this.#factorKeyOf = cached(async (id) => (await snapshotOf(this.#named, id)).key)
    this.#context = context
    this.#page = page
    this.#next = page.next
    this.#activity = activityOf(page.next.collection)
    this.#progress = new Progress(page.restatement)
  }

  async do(): Promise<StoredRestatement> {
    const { restatement, limit } = this.#page
    const page = await nextRows(this.#tx, restatement, { next: this.#next, limit })
    const rows = this.#ready(page.rows)
    if (rows.length === 0 && page.rows.length > 0) failAsChanged()
    const inForce = await latestCalculations(this.#tx, rows.map(idOf))
    const locks = await readLockedPeriods(this.#tx)
    for (const [index, row] of rows.entries()) {
      await this.#attempt(row, async () => {
        const change = await this.#recalculated(row)
        locks.check({ activity: this.#activity, records: [row.record] })
        await this.#note(change, inForce[index] as CalculationRecord)
      })
      // the store writes one part while the next is computed
      if (this.#revised.length === PART) await this.#write()
    }
    await this.#write()
    const after = rows.length < page.rows.length ? placeOf(this.#activity, rows.at(-1) as ActivityRow) : page.next
    return this.#progress.at(behind(this.#next, after), this.#context.now())
  }

  /** The first rows, as far as what they need was found for them as they are now. */
  #ready(rows: readonly ActivityRow[]): readonly ActivityRow[] {
    if (this.#activity.preparation === null) return rows
    const end = rows.findIndex((row) => this.#page.found.get(idOf(row))?.version !== row.version)
    return end === -1 ? rows : rows.slice(0, end)
  }

  /** Notes a refused record; the others go on. */
  async #attempt(row: ActivityRow, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!EmissionsError.is(error) || OF_THE_STORE.test(error.code)) throw error
      this.#progress.failed(this.#next.collection, idOf(row), error.violations)
    }
  }

  async #recalculated(row: ActivityRow): Promise<RecalculatedActivity<ActivityCollection>> {
    const activity = this.#activity
    // of what needs something prepared only rows come here for which it was
    const record = withDefaults(activity, row.record)
    const prepared = this.#page.found.get(idOf(row))?.prepared
    const { set, computed } = await activity.recalculate(this.#named, this.#context, {
      row: { ...row, record },
      prepared,
    })
    return { activity, row, set, computed, reason: 'recalculated' }
  }

  async #note(change: RecalculatedActivity<ActivityCollection>, inForce: CalculationRecord): Promise<void> {
    const { computed, row } = change
    const made = { reason: 'recalculated', at: this.#context.now(), revision: inForce.revision + 1 } as const
    const revision = await revisionOf(this.#named, { computed, ...made })
    const revised = { change, revision }
    if (isSame(revised, inForce)) return this.#progress.unchanged()
    this.#revised.push(revised)
    const before: string[] = []
    for (const { factorSnapshotId: id } of inForce.calculation.contributions) {
      before.push(await this.#factorKeyOf(id))
    }
    this.#progress.changed({
      ...{ collection: this.#next.collection, beforeKg: row.exact as string, afterKg: computed.exactKg },
      ...{ before, after: computed.calculation.contributions.map(({ factor }) => factor.key) },
    })
  }

  /** Writes what differs, as far as that is not written. */
  async #write(): Promise<void> {
    const { writer } = this.#activity
    const revised = this.#revised.splice(0)
    if (this.#page.isTrial || revised.length === 0) return
    if (writer === null) return changeActivities(this.#tx, this.#context, { activity: this.#activity, revised })
    for (const { change } of revised) await writer.change(this.#tx, this.#context, change)
  }
}

/**
 * Computes the next page of a restatement again, and writes what differs; as it then stands comes back. Throws
 * `version_conflict` where the first of its records was changed since what it needs was found.
 */
export async function restatePage(tx: WriteTx, context: Context, page: RestatementPage): Promise<StoredRestatement> {
  const { next } = page.restatement
  return next === null ? page.restatement : new PageWork(tx, context, { ...page, next }).do()
}
