import { type Awaitable, isSameData, readItem } from '../../base/index.ts'
import { EmissionsError, fail } from '../../core/errors/index.ts'
import type { ActivityRow } from '../../ledger/context/activity-shape.ts'
import { cacheByKey } from '../../ledger/context/cached.ts'
import type { Context, ReadTx, WriteTx } from '../../ledger/context/context.ts'
import type {
  ActivityCollection,
  CalculationRecord,
  EditionSwitch,
  RuleAssignment,
  StoredCalculation,
  StoredRestatement,
} from '../../ledger/context/records.ts'
import { failStale } from '../../ledger/context/require.ts'
import { readerOfName, withDefaults } from '../../ledger/context/stored-record.ts'
import { readingOnce, withMembers } from '../../ledger/context/with-members.ts'
import { read } from '../../ledger/context/write.ts'
import {
  changeActivities,
  type RecalculatedActivity,
  type RevisedActivity,
  revisionOf,
} from '../../ledger/ledger/activity-ledger.ts'
import { latestCalculations } from '../../ledger/ledger/latest-calculation.ts'
import { keepRowNotices } from '../../ledger/ledger/row-notices.ts'
import { snapshotOf } from '../../ledger/ledger/stored-calculation.ts'
import { readLockedPeriods } from '../../ledger/locks/locked-periods.ts'
import { counterpartOf, isProblem } from '../../ledger/references/edition-counterpart.ts'
import { storedAssigner } from '../../ledger/references/factor-assigner.ts'
import { activityOf } from '../../records/activities/activities.ts'
import type { ActivityDefinition, Recomputed } from '../../records/activities/definition/definition.ts'
import type { RuledCollection } from '../../resources/index.ts'
import type { ListPage, ListPosition } from '../../store/index.ts'
import { assignedRecord } from './assigned-record.ts'
import { switchVehicles } from './factor-holders.ts'
import { abortsRestatement, Progress } from './progress.ts'
import { restatedCollections } from './restatement-scope.ts'

/** Collections that records refer to. A transaction that only changes records leaves them as they are. */
const NAMED = ['emissionFactors', 'emissionKinds', 'sites', 'vehicles', 'factorSnapshots'] as const

/** Wraps a transaction so that records that many others refer to are read only once. */
export function cacheNamedRecords(tx: WriteTx): WriteTx {
  return withMembers(tx, Object.fromEntries(NAMED.map((name) => [name, readingOnce(tx[name])])))
}

type Fields = Readonly<Record<string, unknown>>

/** A field without its `updatedAt`. */
function withoutUpdate(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('updatedAt' in value)) return value ?? null
  const { updatedAt: _, ...content } = value
  return content
}

/** True if no field changes except timestamps. */
function areFieldsSame(record: Fields, set: Fields): boolean {
  return Object.keys(set).every(
    (field) => field === 'updatedAt' || isSameData(withoutUpdate(record[field]), withoutUpdate(set[field])),
  )
}

/** True if both calculations have the same method and contributions; notices may differ. */
function isSameCalculation(a: StoredCalculation | null, b: StoredCalculation | null): boolean {
  if (a === null || b === null) return a === b
  return isSameData(a.contributions, b.contributions) && isSameData(a.method, b.method)
}

/**
 * True if recomputing changes nothing but timestamps: the calculation has the same parts, steps and factors as the
 * current one. Notices are ignored, because some belong to the request, such as one about the total that a client sent.
 */
export function isUnchanged({ change, revision }: RevisedActivity, inForce: CalculationRecord): boolean {
  const { row, set, computed } = change
  return (
    row.exact === computed.exactKg &&
    isSameCalculation(revision.calculation, inForce.calculation) &&
    isSameCalculation(revision.location, inForce.location) &&
    areFieldsSame(row.record as Fields, set)
  )
}

/** Data prepared for records before the transaction, by id, with the version of the record it was prepared for. */
type PreparedRows = ReadonlyMap<string, { readonly version: number; readonly prepared: unknown }>

/** A page of a restatement to compute. */
interface RestatementPage {
  /** The restatement before the page. */
  readonly restatement: StoredRestatement
  readonly limit: number
  readonly found: PreparedRows
  /** True if nothing is written and only the outcome is computed. */
  readonly isTrial: boolean
}

/** The number of records written together. */
const PART = 250

type Next = NonNullable<StoredRestatement['next']>
/** A position among the records of an activity. */
type NextActivity = Next & { readonly collection: ActivityCollection }

/** True for a position among records, not vehicles. */
function isActivityNext(next: Next): next is NextActivity {
  return next.collection !== 'vehicles'
}

/** Reads the next rows of a restatement, the earliest first. */
async function nextRows(
  tx: ReadTx,
  { from, to }: Pick<StoredRestatement, 'from' | 'to'>,
  { next: { collection, after }, limit }: { readonly next: NextActivity; readonly limit: number },
): Promise<ListPage<ActivityRow>> {
  const part = { limit, order: 'last', ...(after === null ? {} : { after }) } as const
  return readerOfName(tx, collection).list({ by: 'startDate', from, to }, part)
}

/** Prepares the next records of a restatement before their transaction, such as by resolving places. */
export async function prepareNext(
  context: Context,
  restatement: StoredRestatement,
  limit: number,
): Promise<PreparedRows> {
  const { next, editionSwitch } = restatement
  // a switch of editions needs no preparation: factors that the service selects are left out
  if (next === null || editionSwitch !== undefined || !isActivityNext(next)) return new Map()
  const activity = activityOf(next.collection)
  const { preparation } = activity
  if (preparation === null) return new Map()
  const { rows } = await read(context, (tx) => nextRows(tx, restatement, { next, limit }))
  const found = await Promise.all(rows.map(({ record }) => preparation.find(context, withDefaults(activity, record))))
  return new Map(rows.map(({ record, version }, index) => [record.id, { version, prepared: found[index] }]))
}

function rowId({ record }: ActivityRow): string {
  return record.id
}

/** The position of a row in its collection. */
function rowPosition(activity: ActivityDefinition, row: ActivityRow): ListPosition {
  return { at: activity.periodOf(row.record).from, key: [rowId(row)] }
}

/** The next position of a restatement; `after` is null at the end of the collection. */
function nextPosition(restatement: StoredRestatement, { collection }: Next, after: ListPosition | null): Next | null {
  if (after !== null) return { collection, after }
  const collections = restatedCollections(restatement)
  const following = collections[collections.indexOf(collection) + 1]
  return following === undefined ? null : { collection: following, after: null }
}

/** Computes one page of records in its transaction. */
class PageWork {
  readonly #tx: WriteTx
  /** The same transaction, with a cache for records that many others name. */
  readonly #named: WriteTx
  readonly #context: Context
  readonly #page: RestatementPage
  readonly #next: NextActivity
  readonly #activity: ActivityDefinition
  readonly #progress: Progress
  readonly #revised: RevisedActivity[] = []
  /** Reads the key of a stored factor by the id of its snapshot. */
  readonly #factorKeyOf: (snapshotId: string) => Awaitable<string>

  constructor(tx: WriteTx, context: Context, page: RestatementPage & { readonly next: NextActivity }) {
    this.#tx = tx
    this.#named = cacheNamedRecords(tx)
    this.#factorKeyOf = cacheByKey(async (id) => (await snapshotOf(this.#named, id)).key)
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
    if (rows.length === 0 && page.rows.length > 0) failStale()
    const inForce = await latestCalculations(this.#tx, rows.map(rowId))
    const locks = await readLockedPeriods(this.#tx)
    for (const [index, row] of rows.entries()) {
      await this.#attempt(row, async () => {
        const change = await this.#recalculated(row)
        if (change === null) return this.#progress.addUnchanged()
        locks.check({ activity: this.#activity, records: [row.record] })
        await this.#note(change, readItem(inForce, index))
      })
      // the store writes one part while the next is computed
      if (this.#revised.length === PART) await this.#write()
    }
    await this.#write()
    const after =
      rows.length < page.rows.length ? rowPosition(this.#activity, readItem(rows, rows.length - 1)) : page.next
    return this.#progress.toRestatement(nextPosition(restatement, this.#next, after), this.#context.now())
  }

  /** The first rows, up to one whose preparation is missing or was for another version. */
  #ready(rows: readonly ActivityRow[]): readonly ActivityRow[] {
    const { editionSwitch } = this.#page.restatement
    if (this.#activity.preparation === null || editionSwitch !== undefined) return rows
    const end = rows.findIndex((row) => this.#page.found.get(rowId(row))?.version !== row.version)
    return end === -1 ? rows : rows.slice(0, end)
  }

  /** Notes the violations of a rejected record; the others continue. */
  async #attempt(row: ActivityRow, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!EmissionsError.is(error) || abortsRestatement(error)) throw error
      this.#progress.addFailed(this.#next.collection, rowId(row), error.violations)
    }
  }

  /** The recomputed record, or null if this restatement does not apply to it. */
  async #recalculated(row: ActivityRow): Promise<RecalculatedActivity<ActivityCollection> | null> {
    const activity = this.#activity
    const recomputed = await this.#recomputed({ ...row, record: withDefaults(activity, row.record) })
    return recomputed && { activity, row, ...recomputed, reason: 'recalculated' }
  }

  #recomputed(row: ActivityRow): Promise<Recomputed | null> {
    const { editionSwitch, ruleAssignment } = this.#page.restatement
    if (editionSwitch !== undefined) return this.#byOtherEdition(row, editionSwitch)
    return ruleAssignment === undefined ? this.#byAllAsItIs(row) : this.#byRules(row, ruleAssignment)
  }

  #byAllAsItIs(row: ActivityRow): Promise<Recomputed> {
    // rows of an activity with preparation only get here once they are prepared
    const prepared = this.#page.found.get(rowId(row))?.prepared
    return this.#activity.recalculate(this.#named, this.#context, { row, prepared })
  }

  /**
   * Recomputes the record by the counterpart of the factor it names; null if that factor is not of a source edition.
   */
  async #byOtherEdition(row: ActivityRow, { editions }: EditionSwitch): Promise<Recomputed | null> {
    const { naming } = this.#activity
    const id = naming?.factorIdOf(row.record) ?? null
    const counterpart = id === null ? null : counterpartOf(this.#context.catalogue, editions, id)
    if (counterpart === null || naming === null) return null
    const { factor, found } = counterpart
    if (isProblem(found)) {
      this.#progress.addWithoutCounterpart(factor.key, found.code)
      return fail(naming.field, found.code, found)
    }
    return naming.recalculate(this.#named, this.#context, { row, factorId: found.id })
  }

  /** Recomputes the record by the factor that the rules choose now; null if it already has that factor. */
  async #byRules(row: ActivityRow, { named }: RuleAssignment): Promise<Recomputed | null> {
    const activity = this.#activity
    const assign = await storedAssigner(this.#named, activity.collection as RuledCollection)
    return assignedRecord(this.#named, this.#context, { activity, row, assign, named })
  }

  async #note(recalculated: RecalculatedActivity<ActivityCollection>, inForce: CalculationRecord): Promise<void> {
    const { row } = recalculated
    const findSnapshot = (id: string) => snapshotOf(this.#named, id)
    const computed = await keepRowNotices(findSnapshot, { computed: recalculated.computed, inForce })
    const change = { ...recalculated, computed }
    const made = { reason: 'recalculated', at: this.#context.now(), revision: inForce.revision + 1 } as const
    const revision = await revisionOf(this.#named, { computed, ...made })
    const revised = { change, revision }
    if (isUnchanged(revised, inForce)) return this.#progress.addUnchanged()
    this.#revised.push(revised)
    const before: string[] = []
    for (const { factorSnapshotId: id } of inForce.calculation.contributions) {
      before.push(await this.#factorKeyOf(id))
    }
    this.#progress.addChanged({
      ...{ collection: this.#next.collection, beforeKg: String(row.exact), afterKg: computed.exactKg },
      ...{ before, after: computed.calculation.contributions.map(({ factor }) => factor.key) },
    })
  }

  /** Writes the records that changed and are not written yet. */
  async #write(): Promise<void> {
    const { writer } = this.#activity
    const revised = this.#revised.splice(0)
    if (this.#page.isTrial || revised.length === 0) return
    if (writer === null) return changeActivities(this.#tx, this.#context, { activity: this.#activity, revised })
    for (const { change } of revised) await writer.change(this.#tx, this.#context, change)
  }
}

/**
 * Recomputes the next page of a restatement, writes the records that changed, and returns the restatement with its
 * progress. Throws `version_conflict` if the first record changed after it was prepared.
 */
export async function restatePage(tx: WriteTx, context: Context, page: RestatementPage): Promise<StoredRestatement> {
  const { restatement, limit } = page
  const { next } = restatement
  if (next === null) return restatement
  if (isActivityNext(next)) return new PageWork(tx, context, { ...page, next }).do()
  const { after, ...switched } = await switchVehicles(tx, context, { restatement, next, limit })
  return new Progress({ ...restatement, ...switched }).toRestatement(
    nextPosition(restatement, next, after),
    context.now(),
  )
}
