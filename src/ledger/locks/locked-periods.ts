import { type Awaitable, bisect, momentText, when } from '../../base/index.ts'
import { fail } from '../../core/errors/index.ts'
import { type PeriodLockResource, timestampOf } from '../../resources/index.ts'
import type { ListOptions, ListPage, Row } from '../../store/index.ts'
import type { ActivityShape } from '../context/activity-shape.ts'
import type { ReadTx } from '../context/context.ts'
import { readRecords } from '../context/list-rows.ts'
import { END_OF_TIME, type Moments, overlapsPeriod } from '../context/period.ts'
import type { ActivityCollection, ServiceRecords } from '../context/records.ts'

/** Locks per page. */
const PAGE = 100

/** Filters locks that start before the latest period ends. If that period has no length, a lock may start at the same instant. */
function filterOf(periods: readonly Moments[]): { readonly by: 'startDate'; readonly to?: string } {
  const last = periods.map(({ to }) => to).reduce((most, to) => (to > most ? to : most))
  if (!periods.some(({ from }) => from === last)) return { by: 'startDate', to: last }
  return last === END_OF_TIME ? { by: 'startDate' } : { by: 'startDate', to: timestampOf(Date.parse(last) + 1) }
}

/**
 * Finds the latest lock that overlaps any of the periods; undefined if none does. Locks never overlap, so for one
 * period a single row is enough.
 */
export function findLock(tx: ReadTx, periods: readonly Moments[]): Awaitable<PeriodLockResource | undefined> {
  const begins = periods.map(({ from }) => from).reduce((least, from) => (from < least ? from : least))
  // the same question for all records that are committed together: most are of the time after the last lock
  return when(tx.periodLocks.list({ by: 'startDate' }, { limit: 1 }), ({ rows: [lastLock] }) =>
    lastLock === undefined || lastLock.record.to <= begins ? undefined : searchLocks(tx, periods, begins),
  )
}

async function searchLocks(
  tx: ReadTx,
  periods: readonly Moments[],
  begins: string,
): Promise<PeriodLockResource | undefined> {
  const filter = filterOf(periods)
  const limit = periods.length === 1 ? 1 : PAGE
  for (let options: ListOptions | null = { limit }; options !== null; ) {
    const { rows, next }: ListPage<Row<PeriodLockResource>> = await tx.periodLocks.list(filter, options)
    for (const { record } of rows) {
      if (record.to <= begins) return undefined
      if (periods.some((one) => overlapsPeriod(one, record))) return record
    }
    options = next === null ? null : { limit, after: next }
  }
  return undefined
}

/** Throws `period_locked`. */
export function rejectLock(path: string, { id, from, to, comment }: PeriodLockResource): never {
  const why = comment === null || comment === '' ? '' : `, "${comment}"`
  return fail(path, 'period_locked', {
    message: `lies in a period that is locked from ${momentText(from)} up to ${momentText(to)} (lock ${id}${why}); leave its records as they are, or unlock the period`,
    expected: 'a period that is open',
    received: `${from} to ${to}`,
  })
}

/** Records of one collection, before and after a change. */
export interface TouchedRecords {
  readonly activity: ActivityShape
  readonly records: readonly ServiceRecords[ActivityCollection][]
}

/** Throws `period_locked` if a record overlaps a locked period. */
export function checkOpen(tx: ReadTx, { activity, records }: TouchedRecords): Awaitable<void> {
  const [first, ...others] = records.map((record) => activity.periodOf(record))
  if (first === undefined) return undefined
  const moved = others.filter(({ from, to }) => from !== first.from || to !== first.to)
  return when(findLock(tx, [first, ...moved]), (lock) => {
    if (lock !== undefined) rejectLock(activity.startField, lock)
  })
}

/**
 * All locks of a company, read once to check many records without further statements.
 */
export class LockedPeriods {
  /** In order of time, without overlaps. */
  readonly #locks: readonly PeriodLockResource[]

  constructor(locks: readonly PeriodLockResource[]) {
    this.#locks = [...locks].sort((a, b) => (a.from < b.from ? -1 : 1))
  }

  /** True if no period is locked. */
  get isEmpty(): boolean {
    return this.#locks.length === 0
  }

  /** From the start of the first lock to the end of the last one; null if no period is locked. */
  get span(): Moments | null {
    const [first, last] = [this.#locks[0], this.#locks.at(-1)]
    return first === undefined || last === undefined ? null : { from: first.from, to: last.to }
  }

  /** Finds a lock that overlaps the period; undefined if the period is open. */
  lockOf(period: Moments): PeriodLockResource | undefined {
    const first = this.#locks[bisect(this.#locks, ({ to }) => to <= period.from)]
    return first !== undefined && overlapsPeriod(period, first) ? first : undefined
  }

  /** Throws `period_locked` if a record overlaps a locked period. */
  check({ activity, records }: TouchedRecords): void {
    for (const record of records) {
      const lock = this.lockOf(activity.periodOf(record))
      if (lock !== undefined) rejectLock(activity.startField, lock)
    }
  }
}

/** Reads the locks of the company, 100 per statement. */
export async function readLockedPeriods(tx: ReadTx): Promise<LockedPeriods> {
  return new LockedPeriods(await readRecords(tx.periodLocks, { by: 'startDate' }, { limit: PAGE }))
}
