import type { Activity } from '../../core/context/activity-stream.ts'
import { type Moments, reachesInto, yearsBefore } from '../../core/context/period.ts'
import type { RecordGroups } from '../inventory/groups-reader.ts'
import { type MonthPart, monthPartsIn } from '../inventory/month-parts.ts'
import type { FindingPlace } from './finding-list.ts'

/** Months from which on a site is expected to have a record in each. */
const MONTHS_MIN = 2

/** Records of a site and kind by the months that they reach into. */
interface Series extends FindingPlace {
  readonly inPeriod: Set<string>
  /** Months of records with a length, in the period and the year before: deliveries cover none. */
  readonly covered: Set<string>
}

/** A site and kind, and the months of the period without a record of them. */
export interface MissingMonths extends FindingPlace {
  readonly months: readonly string[]
}

/** True for a record of which every month of its site is expected to have one. */
function isExpected({ siteId, isMonthly }: Activity): boolean {
  return siteId !== null && isMonthly
}

/**
 * The months of a period that have records, by site and kind. Held are the names of months alone, so that memory grows
 * with the sites and kinds, and not with the records.
 */
export class MonthCoverage {
  readonly #period: Moments
  readonly #partsIn: (record: Moments) => readonly MonthPart[]
  readonly #yearBefore: Moments
  readonly #partsBefore: (record: Moments) => readonly MonthPart[]
  readonly #series = new Map<string, Series>()

  constructor(period: Moments) {
    this.#period = period
    this.#partsIn = monthPartsIn(period)
    this.#yearBefore = { from: yearsBefore(period.from, 1), to: period.from }
    this.#partsBefore = monthPartsIn(this.#yearBefore)
  }

  /** True for a record that lies before the period and reaches into the year before it. */
  isOfYearBefore(activity: Activity): boolean {
    return isExpected(activity) && reachesInto(activity, this.#yearBefore)
  }

  /** Adds a record of the period, by its months in it. */
  add(groups: RecordGroups, activity: Activity, months: readonly string[]): void {
    if (!isExpected(activity)) return
    const series = this.#seriesOf(groups)
    for (const month of months) series.inPeriod.add(month)
    if (activity.from < activity.to) for (const month of months) series.covered.add(month)
  }

  /** Adds a record of the year before. */
  addEarlier(groups: RecordGroups, activity: Activity): void {
    if (activity.from === activity.to) return
    const series = this.#seriesOf(groups)
    for (const { month } of this.#partsBefore(activity)) series.covered.add(month)
  }

  /** The months without a record, of every site and kind that has records in at least two months. */
  missing(): readonly MissingMonths[] {
    const all = this.#partsIn(this.#period).map(({ month }) => month)
    return [...this.#series.values()]
      .filter(({ covered }) => covered.size >= MONTHS_MIN)
      .map(({ site, kind, inPeriod }) => ({ site, kind, months: all.filter((month) => !inPeriod.has(month)) }))
      .filter(({ months }) => months.length > 0)
  }

  #seriesOf({ site, kind }: RecordGroups): Series {
    const key = `${site?.id}\n${kind.id}`
    const series = this.#series.get(key) ?? { site, kind, inPeriod: new Set(), covered: new Set() }
    this.#series.set(key, series)
    return series
  }
}
