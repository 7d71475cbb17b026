import { type Awaitable, when } from '../../base/index.ts'
import type { EmissionResource } from '../../resources/index.ts'
import { copyAndChange, type Row } from '../../store/index.ts'
import type { ActivityShape } from '../context/activity-shape.ts'
import type { Context, WriteTx } from '../context/context.ts'
import type {
  ActivityCollection,
  CalculationRecord,
  LoggedDates,
  LoggedLine,
  LoggedState,
  Reason,
  Revision,
  ServiceRecords,
} from '../context/records.ts'
import { repositoryOfName } from '../context/stored-record.ts'
import { checkOpen } from '../locks/locked-periods.ts'
import { digestOfContents, digestOfRecord } from '../log/log.ts'
import type { Computed } from './computed.ts'
import { latestCalculation } from './latest-calculation.ts'
import { summaryOf } from './record-summary.ts'
import { snapshotId, storedCalculation } from './stored-calculation.ts'

/** A change of a record; `computed` also changes its emission. */
export interface ChangedActivity<Name extends ActivityCollection> {
  readonly activity: ActivityShape<Name>
  readonly row: Row<ServiceRecords[Name]>
  readonly set: Partial<ServiceRecords[Name]>
  readonly computed?: Computed | undefined
  readonly reason: 'updated' | 'recalculated'
  /** The ids of a movement's batches after the change, ascending. */
  readonly carried?: readonly number[]
}

/** A new record and its emission, whose id leads to the record. */
interface NewActivity<Name extends ActivityCollection> {
  readonly activity: ActivityShape<Name>
  readonly record: ServiceRecords[Name]
  readonly emission: EmissionResource
  readonly computed: Computed
  /** The ids of a movement's batches, ascending. */
  readonly carried?: readonly number[]
}

/** A recalculated record to store. */
export interface RecalculatedActivity<Name extends ActivityCollection> extends ChangedActivity<Name> {
  readonly computed: Computed
  readonly reason: 'recalculated'
}

/** The state of an activity for its log line. */
function loggedState(
  activity: ActivityShape,
  row: Row<ServiceRecords[ActivityCollection]>,
  carried?: readonly number[],
): LoggedState & { readonly dates: LoggedDates } {
  const dates = Object.freeze(activity.periodOf(row.record))
  const recordDigest = digestOfRecord(row)
  return carried === undefined
    ? { recordDigest, dates }
    : { recordDigest, carriedDigest: digestOfContents(carried), dates }
}

/** The summary of a record with a new result. */
function summaryOfResult(of: Parameters<typeof summaryOf>[0], computed: Computed) {
  return summaryOf(of, computed, ({ factor }) => snapshotId(factor))
}

/** The summary of a record whose result stays, or was stored. */
export function summaryOfRevision(
  of: Parameters<typeof summaryOf>[0],
  revision: Pick<Revision, 'calculation' | 'location'>,
) {
  return summaryOf(of, revision, ({ factorSnapshotId }) => factorSnapshotId)
}

/** Stores the factors of a result and returns its revision. */
export function revisionOf(
  tx: WriteTx,
  { computed, reason, at: timestamp, revision }: { computed: Computed; reason: Reason; at: string; revision: number },
): Awaitable<Revision> {
  const { calculation, location } = computed
  return when(storedCalculation(tx, calculation, timestamp), (stored) =>
    when(location === null ? null : storedCalculation(tx, location, timestamp), (storedLocation) =>
      Object.freeze({ revision, reason, calculation: stored, location: storedLocation }),
    ),
  )
}

/**
 * Stores a new record with its calculation and a log line; the store adds its emission to all totals. Throws
 * `period_locked`.
 */
export function insertActivity<Name extends ActivityCollection>(
  tx: WriteTx,
  { actor, locks }: Context,
  { activity, record, emission, computed, carried }: NewActivity<Name>,
): Awaitable<Row<ServiceRecords[Name]>> {
  const { collection } = activity
  const { id: recordId, createdAt: timestamp } = record
  const { exactKg } = computed
  const insert = () => {
    // a store keeps a frozen record as it is, and copies any other
    Object.freeze(record)
    return repositoryOfName<ActivityCollection>(tx, collection).insert(
      record,
      exactKg,
      summaryOfResult({ activity, record }, computed),
    )
  }
  const append = (state: ReturnType<typeof loggedState>, revision: Revision) => {
    const line = {
      // own fields before those that are spread: V8 makes a class for each object that is copied first and then extended
      at: timestamp,
      actor,
      action: 'create',
      collection,
      recordId,
      before: null,
      after: exactKg,
      computed: revision,
      ...state,
    }
    return tx.log.append(Object.freeze(line))
  }
  const place = { id: emission.id, recordId, of: collection, createdAt: timestamp }
  const touched = { activity, records: [record] }
  return when(locks === undefined ? checkOpen(tx, touched) : locks.check(touched), () =>
    when(insert(), (row) => {
      // at once, while the text of the record is known
      const state = loggedState(activity, row, carried)
      return when(tx.emissions.insert(Object.freeze(place)), () =>
        when(revisionOf(tx, { computed, reason: 'created', at: timestamp, revision: 1 }), (revision) =>
          when(append(state, revision), () => row as Row<ServiceRecords[Name]>),
        ),
      )
    }),
  )
}

/**
 * Changes a record, and if it was recalculated its calculation and all totals. Throws `period_locked` if its old or
 * new period is locked.
 */
export function changeActivity<Name extends ActivityCollection>(
  tx: WriteTx,
  { actor, now }: Context,
  { activity, row, set, computed, reason, carried }: ChangedActivity<Name>,
): Awaitable<Row<ServiceRecords[Name]>> {
  const { collection } = activity
  const { id: recordId } = row.record
  const record = { ...row.record, ...set }
  const append = (changed: Row<ServiceRecords[ActivityCollection]>, inForce: CalculationRecord) => {
    const timestamp = now()
    const state = loggedState(activity, changed, carried)
    const action = reason === 'recalculated' ? 'recalculate' : 'update'
    const [before, after] = [row.exact, changed.exact]
    const result: Awaitable<Pick<LoggedLine, 'computed' | 'computedIn'>> =
      computed === undefined
        ? { computedIn: inForce.sequence }
        : when(revisionOf(tx, { computed, reason, at: timestamp, revision: inForce.revision + 1 }), (revision) => ({
            computed: revision,
          }))
    return when(result, (revised) => {
      const line = { collection, recordId, at: timestamp, before, after, actor, ...state, action, ...revised }
      return tx.log.append(Object.freeze(line))
    })
  }
  return when(checkOpen(tx, { activity, records: [row.record, record] }), () =>
    when(latestCalculation(tx, recordId), (inForce) => {
      const target = { activity, record }
      const summary = computed === undefined ? summaryOfRevision(target, inForce) : summaryOfResult(target, computed)
      const change = computed === undefined ? { set, summary } : { set, exact: computed.exactKg, summary }
      return when(
        repositoryOfName<ActivityCollection>(tx, collection).update(recordId, row.version, change),
        (changed) => when(append(changed, inForce), () => changed as Row<ServiceRecords[Name]>),
      )
    }),
  )
}

/**
 * Deletes a record and subtracts its emission from all totals; its calculations stay in the log. Throws `period_locked`.
 */
export function deleteActivity<Name extends ActivityCollection>(
  tx: WriteTx,
  { actor, now }: Context,
  { activity, row }: { readonly activity: ActivityShape<Name>; readonly row: Row<ServiceRecords[Name]> },
): Awaitable<void> {
  const { collection } = activity
  const { id: recordId } = row.record
  const append = ({ sequence }: CalculationRecord) => {
    const dates = Object.freeze(activity.periodOf(row.record))
    const change = { actor, action: 'delete', before: row.exact, after: null, computedIn: sequence, dates }
    return tx.log.append(Object.freeze({ collection, recordId, at: now(), ...change }))
  }
  return when(checkOpen(tx, { activity, records: [row.record] }), () =>
    when(repositoryOfName<ActivityCollection>(tx, collection).delete(recordId), () =>
      when(tx.emissions.delete(activity.emissionIdOf(row.record)), () =>
        when(latestCalculation(tx, recordId), (inForce) => when(append(inForce), () => undefined)),
      ),
    ),
  )
}

/** A recalculated record and its new revision. */
export interface RevisedActivity {
  readonly change: RecalculatedActivity<ActivityCollection>
  readonly revision: Revision
}

/**
 * Changes many recalculated records of one collection, like `changeActivity` for each. The caller must check that no
 * period is locked.
 */
export async function changeActivities(
  tx: WriteTx,
  { actor, now }: Context,
  { activity, revised }: { readonly activity: ActivityShape; readonly revised: readonly RevisedActivity[] },
): Promise<void> {
  const { collection } = activity
  const changes = revised.map(({ change: { row, set, computed }, revision }) => {
    const record: ServiceRecords[ActivityCollection] = copyAndChange(row.record, set)
    const summary = summaryOfRevision({ activity, record }, revision)
    return { row, set, exact: computed.exactKg, summary }
  })
  const rows = await repositoryOfName(tx, collection).updateAll(changes)
  const lines = revised.map(({ change: { row, computed }, revision }, index) => ({
    ...{ collection, recordId: row.record.id, at: now(), before: row.exact, after: computed.exactKg, actor },
    ...{ action: 'recalculate', computed: revision },
    ...loggedState(activity, rows[index] as (typeof rows)[number]),
  }))
  await tx.log.appendAll(lines)
}
