import { fail, placeInSorted } from '../../../errors/index.ts'
import { type PeriodLockResource, timestampOf } from '../../../resources/index.ts'
import type { ListOptions, ListPage, Row } from '../../../store/index.ts'
import type { ActivityShape } from '../context/activity-shape.ts'
import type { ReadTx } from '../context/context.ts'
import { recordsIn } from '../context/list-rows.ts'
import { END_OF_TIME, type Moments, reachesInto } from '../context/period.ts'
import type { ActivityCollection, ServiceRecords } from '../context/records.ts'

/** Locks that are read at once. */
const PAGE = 100

/** Locks that begin before the last of the periods is over: where that is a moment, also those that begin with it. */
function filterOf(periods: readonly Moments[]): { readonly by: 'startDate'; readonly to?: string } {
  const last = periods.map(({ to }) => to).reduce((most, to) => (to > most ? to : most))
  if (!periods.some(({ from }) => from === last)) return { by: 'startDate', to: last }
  return last === END_OF_TIME ? { by: 'startDate' } : { by: 'startDate', to: timestampOf(Date.parse(last) + 1) }
}

/**
 * The lock of the latest of the periods that one of them reaches into; undefined: all are open. One statement, for locks
 * do not overlap: of one period only the last that begins before its end can hold it.
 */
export async function findLock(tx: ReadTx, periods: readonly Moments[]): Promise<PeriodLockResource | undefined> {
  const filter = filterOf(periods)
  const begins = periods.map(({ from }) => from).reduce((least, from) => (from < least ? from : least))
  const limit = periods.length === 1 ? 1 : PAGE
  for (let options: ListOptions | null = { limit }; options !== null; ) {
    const { rows, next }: ListPage<Row<PeriodLockResource>> = await tx.periodLocks.list(filter, options)
    for (const { record } of rows) {
      if (record.to <= begins) return undefined
      if (periods.some((one) => reachesInto(one, record))) return record
    }
    options = next === null ? null : { limit, after: next }
  }
  return undefined
}

/** Throws `period_locked`. */
export function rejectLocked(path: string, { id, from, to, comment }: PeriodLockResource): never {
  const why = comment === null || comment === '' ? '' : `, "${comment}"`
  return fail(path, 'period_locked', {
    message: `touches what was locked from ${from} up to ${to} (lock ${id}${why}); unlock that period first, by company.periods.unlock('${id}') or DELETE /v1/period-locks/${id}`,
    expected: 'a period that is open',
    received: `${from} to ${to}`,
  })
}

/** Records of one collection, as they were and as they are to be. */
export interface TouchedRecords {
  readonly activity: ActivityShape
  readonly records: readonly ServiceRecords[ActivityCollection][]
}

/** Throws `period_locked` where one of the records lies, even in part, in a period that is locked. */
export async function checkOpen(tx: ReadTx, { activity, records }: TouchedRecords): Promise<void> {
  const periods = records.map((record) => activity.periodOf(record))
  const [first] = periods
  const isFirstAgain = ({ from, to }: Moments) => from === first?.from && to === first.to
  const lock = await findLock(
    tx,
    periods.filter((period, index) => index === 0 || !isFirstAgain(period)),
  )
  if (lock !== undefined) rejectLocked(activity.startField, lock)
}

/**
 * All locks of a company at one moment, for those who change many records: read once, then asked for each record without
 * a statement.
 */
export class LockedPeriods {
  /** In the order of time; none overlaps another. */
  readonly #locks: readonly PeriodLockResource[]

  constructor(locks: readonly PeriodLockResource[]) {
    this.#locks = [...locks].sort((a, b) => (a.from < b.from ? -1 : 1))
  }

  /** True where nothing is locked. */
  get isEmpty(): boolean {
    return this.#locks.length === 0
  }

  /** From the start of the first lock to the end of the last one; null: nothing is locked. */
  get span(): Moments | null {
    const [first, last] = [this.#locks[0], this.#locks.at(-1)]
    return first === undefined || last === undefined ? null : { from: first.from, to: last.to }
  }

  /** A lock that the period reaches into; undefined: it is open. */
  lockOf(period: Moments): PeriodLockResource | undefined {
    const first = this.#locks[placeInSorted(this.#locks, ({ to }) => to <= period.from)]
    return first !== undefined && reachesInto(period, first) ? first : undefined
  }

  /** Throws `period_locked` where a record lies, even in part, in a period that is locked. */
  check({ activity, records }: TouchedRecords): void {
    for (const record of records) {
      const lock = this.lockOf(activity.periodOf(record))
      if (lock !== undefined) rejectLocked(activity.startField, lock)
    }
  }
}

/** The locks of the company, in one statement for each hundred of them. */
export async function readLockedPeriods(tx: ReadTx): Promise<LockedPeriods> {
  return new LockedPeriods(await recordsIn(tx.periodLocks, { by: 'startDate' }, { limit: PAGE }))
}
