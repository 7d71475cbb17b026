import { getOrCompute } from '../../base/index.ts'
import type { Activity } from '../../ledger/context/activity-stream.ts'
import { type Moments, overlapsPeriod, subtractYears } from '../../ledger/context/period.ts'
import type { RecordGroups } from '../inventory/groups-reader.ts'
import { type MonthPart, monthCutter } from '../inventory/record-parts.ts'
import type { FindingPlace } from './finding-list.ts'
import type { FindingRuleName } from './finding-rules.ts'

/** The number of months with records from which on every month is expected to have one. */
const MONTHS_MIN = 2

/** The months of records. */
interface CoveredMonths {
  readonly inPeriod: Set<string>
  /**
   * Months in the period and the year before that a record with a length covers; a delivery at one moment covers none.
   */
  readonly covered: Set<string>
}

/** Records of a site, kind and fuel, by month: all of them, and those of each meter. */
interface Series extends FindingPlace, CoveredMonths {
  /** By the name of the meter; the key of records that name none is null. */
  readonly byMeter: Map<string | null, CoveredMonths>
}

/** Months without a record, and the rule that they break. */
export interface MissingMonths extends FindingPlace {
  readonly rule: FindingRuleName
  readonly months: readonly string[]
}

const emptyMonths = (): CoveredMonths => ({ inPeriod: new Set(), covered: new Set() })

function kindKey({ site, kind }: FindingPlace): string {
  return `${site?.id}\n${kind?.id}`
}

/** True if the site of a record is expected to have such a record every month. */
function isExpected({ siteId, isMonthly }: Activity): boolean {
  return siteId !== null && isMonthly
}

function isExpectedMonthly({ covered }: CoveredMonths): boolean {
  return covered.size >= MONTHS_MIN
}

/** Splits the months by a test: those that pass it, and the others. */
function splitMonths(months: readonly string[], doesPass: (month: string) => boolean) {
  return [months.filter(doesPass), months.filter((month) => !doesPass(month))] as const
}

/** The months of the period in which a meter has no record, although other records of the same fuel are there. */
function missingOfMeter({ inPeriod, covered }: CoveredMonths, { inPeriod: ofFuel, byMeter }: Series) {
  const ownMonths = [...inPeriod, ...covered].sort()
  const [first = '', last = ''] = [ownMonths[0], ownMonths.at(-1)]
  const unnamed = byMeter.get(null)?.inPeriod
  const months = [...ofFuel].filter((month) => !inPeriod.has(month)).sort()
  // a meter between whose records a month lacks one was there; before and after them it may not have been
  const [within, around] = splitMonths(months, (month) => first < month && month < last && !unnamed?.has(month))
  return [{ rule: 'month_of_meter', months: within } as const, { rule: 'month_beside_meters', months: around } as const]
}

/**
 * The months of a period with records, by site, kind, fuel and meter; one fuel of a site does not replace another, nor
 * does one meter. Only names of months are held, so memory does not grow with the number of records.
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
    for (const { inPeriod, covered } of this.#monthsOf(groups, activity)) {
      for (const month of months) inPeriod.add(month)
      if (activity.from < activity.to) for (const month of months) covered.add(month)
    }
  }

  /** Adds a record of the year before. */
  addEarlier(groups: RecordGroups, activity: Activity): void {
    if (activity.from === activity.to) return
    const months = this.#partsBefore(activity)
    for (const { covered } of this.#monthsOf(groups, activity)) for (const { month } of months) covered.add(month)
  }

  /**
   * Finds the months without a record, for every site, kind and fuel with records in at least two months, and for every
   * such meter.
   */
  missing(): readonly MissingMonths[] {
    const all = this.#partsIn(this.#period).map(({ month }) => month)
    const monthsOfKind = this.#monthsOfKinds()
    return [...this.#series.values()]
      .filter(isExpectedMonthly)
      .flatMap((series): readonly MissingMonths[] => {
        const { site, kind, fuel, inPeriod, byMeter } = series
        const others = monthsOfKind.get(kindKey(series))
        const months = all.filter((month) => !inPeriod.has(month))
        const [ofOtherFuels, unrecorded] = splitMonths(months, (month) => others?.has(month) === true)
        const ofMeters = [...byMeter].flatMap(([meter, own]) =>
          meter === null || !isExpectedMonthly(own)
            ? []
            : missingOfMeter(own, series).map((found) => ({ site, kind, fuel, meter, ...found })),
        )
        return [
          { site, kind, fuel, rule: 'month_missing', months: unrecorded },
          { site, kind, fuel, rule: 'month_beside_others', months: ofOtherFuels },
          ...ofMeters,
        ]
      })
      .filter(({ months }) => months.length > 0)
  }

  /** The months of the period with a record of any fuel, by site and kind. */
  #monthsOfKinds(): ReadonlyMap<string, ReadonlySet<string>> {
    const found = new Map<string, Set<string>>()
    for (const series of this.#series.values()) {
      const months = getOrCompute(found, kindKey(series), () => new Set())
      for (const month of series.inPeriod) months.add(month)
    }
    return found
  }

  /** The months of the fuel of a record, and those of its meter. */
  #monthsOf({ site, kind }: RecordGroups, { fuel, meter = null }: Activity): readonly CoveredMonths[] {
    const key = `${kindKey({ site, kind })}\n${fuel ?? ''}`
    const series = getOrCompute(this.#series, key, () => ({ site, kind, fuel, byMeter: new Map(), ...emptyMonths() }))
    return [series, getOrCompute(series.byMeter, meter, emptyMonths)]
  }
}
