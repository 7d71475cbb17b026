import { getOrInsertComputed } from '../../base/index.ts'
import type { Activity } from '../../ledger/context/activity-stream.ts'
import { type Moments, overlapsPeriod, subtractYears } from '../../ledger/context/period.ts'
import type { RecordGroups } from '../inventory/groups-reader.ts'
import { type MonthPart, monthCutter } from '../inventory/record-parts.ts'
import type { FindingPlace } from './finding-list.ts'

/** The number of months with records from which on every month is expected to have one. */
const MONTHS_MIN = 2

/** Records of a site, kind and fuel, by month. */
interface Series extends FindingPlace {
  readonly inPeriod: Set<string>
  /**
   * Months in the period and the year before that a record with a length covers; a delivery at one moment covers none.
   */
  readonly covered: Set<string>
}

/** A site, kind and fuel, and the months of the period without a record of them. */
export interface MissingMonths extends FindingPlace {
  readonly months: readonly string[]
  /** True if other fuels of the kind have a record in each of these months, so that nothing may be missing. */
  readonly hasOtherFuels: boolean
}

function kindKey({ site, kind }: FindingPlace): string {
  return `${site?.id}\n${kind?.id}`
}

/** True if the site of a record is expected to have such a record every month. */
function isExpected({ siteId, isMonthly }: Activity): boolean {
  return siteId !== null && isMonthly
}

/**
 * The months of a period with records, by site, kind and fuel; one fuel of a site does not replace another. Only names
 * of months are held, so memory does not grow with the number of records.
 */
export class MonthCoverage {
  readonly #period: Moments
  readonly #partsIn: (record: Moments) => readonly MonthPart[]
  readonly #yearBefore: Moments
  readonly #partsBefore: (record: Moments) => readonly MonthPart[]
  readonly #series = new Map<string, Series>()

  constructor(period: Moments) {
    this.#period = period
    this.#partsIn = monthCutter(period)
    this.#yearBefore = { from: subtractYears(period.from, 1), to: period.from }
    this.#partsBefore = monthCutter(this.#yearBefore)
  }

  /** True if a record ends before the period and reaches into the year before. */
  isOfYearBefore(activity: Activity): boolean {
    return isExpected(activity) && overlapsPeriod(activity, this.#yearBefore)
  }

  /** Adds a record of the period, by its months in it. */
  add(groups: RecordGroups, activity: Activity, months: readonly string[]): void {
    if (!isExpected(activity)) return
    const series = this.#seriesOf(groups, activity)
    for (const month of months) series.inPeriod.add(month)
    if (activity.from < activity.to) for (const month of months) series.covered.add(month)
  }

  /** Adds a record of the year before. */
  addEarlier(groups: RecordGroups, activity: Activity): void {
    if (activity.from === activity.to) return
    const series = this.#seriesOf(groups, activity)
    for (const { month } of this.#partsBefore(activity)) series.covered.add(month)
  }

  /** Finds the months without a record, for every site, kind and fuel with records in at least two months. */
  missing(): readonly MissingMonths[] {
    const all = this.#partsIn(this.#period).map(({ month }) => month)
    const monthsOfKind = this.#monthsOfKinds()
    return [...this.#series.values()]
      .filter(({ covered }) => covered.size >= MONTHS_MIN)
      .flatMap(({ inPeriod, covered: _, ...place }) => {
        const months = all.filter((month) => !inPeriod.has(month))
        const others = monthsOfKind.get(kindKey(place))
        const [unrecorded, ofOtherFuels] = [
          months.filter((month) => !others?.has(month)),
          months.filter((month) => others?.has(month)),
        ]
        return [
          { ...place, months: unrecorded, hasOtherFuels: false },
          { ...place, months: ofOtherFuels, hasOtherFuels: true },
        ]
      })
      .filter(({ months }) => months.length > 0)
  }

  /** The months of the period with a record of any fuel, by site and kind. */
  #monthsOfKinds(): ReadonlyMap<string, ReadonlySet<string>> {
    const found = new Map<string, Set<string>>()
    for (const series of this.#series.values()) {
      const months = getOrInsertComputed(found, kindKey(series), () => new Set())
      for (const month of series.inPeriod) months.add(month)
    }
    return found
  }

  #seriesOf({ site, kind }: RecordGroups, { fuel }: Activity): Series {
    const key = `${kindKey({ site, kind })}\n${fuel ?? ''}`
    return getOrInsertComputed(this.#series, key, () => ({ site, kind, fuel, inPeriod: new Set(), covered: new Set() }))
  }
}
