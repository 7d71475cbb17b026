import type { Activity } from '../../ledger/context/activity-stream.ts'
import type { Revision } from '../../ledger/context/records.ts'
import { CalculationForms } from './calculation-forms.ts'
import type { CountedRecord } from './counted-record.ts'
import { DecimalSum } from './decimal.ts'
import type { RecordGroups } from './groups-reader.ts'
import {
  FigureSums,
  hasExactCo2e,
  isOfOneTier,
  type LinearFigure,
  linearFigure,
  RECORDS_MAX,
  toMicros,
} from './linear-amounts.ts'
import { hasLocationFigure } from './tally.ts'

/** The most sums held at once. */
const SUMS_MAX = 10_000

/** A counted record, with its groups before its factor decides its scope. */
export interface UngroupedRecord {
  readonly activity: Activity
  readonly revision: Revision
  readonly groups: RecordGroups
  readonly record: CountedRecord
}

/** The figures of a record as multiples of its quantities. */
interface LinearRecord {
  readonly total: LinearFigure
  readonly location: LinearFigure | null
}

/** Null if the sum of such records could differ from adding them one by one. */
function linearRecord({ groups, record }: UngroupedRecord): LinearRecord | null {
  const { contributions, locationContributions, whole, location } = record
  // such records are listed one by one
  if (groups.kind.scope === 'SCOPE_2' && !hasLocationFigure(groups, record)) return null
  const total = linearFigure(contributions, whole)
  if (total === null || !(isOfOneTier(total) || hasExactCo2e(total))) return null
  if (locationContributions === null || location === null) return { total, location: null }
  const located = linearFigure(locationContributions, location)
  return located === null || !hasExactCo2e(located) ? null : { total, location: located }
}

/** Sums records of one month and the same groups that differ only in quantity. */
export class SummedRecords {
  readonly first: UngroupedRecord
  readonly #co2e = new DecimalSum()
  readonly #total: FigureSums
  readonly #location: FigureSums | null
  #records = 0

  constructor(first: UngroupedRecord, { total, location }: LinearRecord) {
    this.first = first
    this.#total = new FigureSums(total)
    this.#location = location === null ? null : new FigureSums(location)
  }

  get isFull(): boolean {
    return this.#records === RECORDS_MAX
  }

  /**
   * Adds a record by its CO2e and the millionths of its contributions. Those of the location-based figure begin at
   * index `located`.
   */
  add(exactKg: string, micros: Float64Array, located: number): void {
    this.#records++
    this.#co2e.add(exactKg)
    this.#total.add(micros)
    this.#location?.add(micros, located)
  }

  /** Returns all of them as one record, based on the first. */
  counted(): UngroupedRecord & { readonly record: CountedRecord } {
    const { record, ...first } = this.first
    const co2e = this.#co2e.exact()
    const summed = this.#total.amounts(co2e)
    const months = record.months.map(({ month }) => ({ month, amounts: summed }))
    const tiers = this.#total.tiers(co2e)
    const location = this.#location === null ? null : this.#location.amounts(this.#location.co2e())
    const contributions = this.#total.contributions()
    const locationContributions = this.#location === null ? null : this.#location.contributions()
    return {
      ...first,
      record: {
        ...record,
        records: this.#records,
        months,
        whole: summed,
        tiers,
        location,
        contributions,
        locationContributions,
      },
    }
  }
}

/** Sums by groups and month; null if similar records must be counted one by one. */
type SumsOfForm = Map<RecordGroups, Map<string, SummedRecords | null>>

/** The fields that decide which sum a record belongs to. */
interface RecordPlace {
  readonly revision: Revision
  /** One shared object for all records of the same groups. */
  readonly groups: RecordGroups
  readonly month: string
}

/**
 * Sums records of a month that differ only in quantity, with exactly the result of adding them one by one. The first of
 * them is counted individually; the sum of the later ones then only has larger quantities.
 */
export class RecordSums {
  readonly #forms: CalculationForms<SumsOfForm>
  readonly #all: SummedRecords[] = []
  #micros = new Float64Array(64)

  constructor() {
    this.#forms = new CalculationForms()
  }

  get isFull(): boolean {
    return this.#all.length >= SUMS_MAX
  }

  /** Adds a record to its sum and returns the sum; null if the record must be counted individually. */
  add(exactKg: string, { revision, groups, month }: RecordPlace): SummedRecords | null {
    const sums = this.#forms.findPlace(revision)?.value?.get(groups)?.get(month)
    if (sums === undefined || sums === null || sums.isFull) return null
    const located = this.#readMicros(revision)
    if (located === null) return null
    sums.add(exactKg, this.#micros, located)
    return sums
  }

  /** Starts a sum for later records like one that was counted individually, if `isSummable` allows it. */
  addFirst(place: RecordPlace, first: UngroupedRecord, isSummable: () => boolean): void {
    const at = this.#forms.findPlace(place.revision)
    // a negative quantity is calculated differently from a positive one
    if (at === null || this.#readMicros(place.revision) === null) return
    at.value ??= new Map()
    const ofGroups = at.value.get(place.groups) ?? new Map<string, SummedRecords | null>()
    at.value.set(place.groups, ofGroups)
    if (ofGroups.has(place.month)) return
    const linear = isSummable() ? linearRecord(first) : null
    const sums = linear === null ? null : new SummedRecords(first, linear)
    ofGroups.set(place.month, sums)
    if (sums !== null) this.#all.push(sums)
  }

  all(): readonly SummedRecords[] {
    return this.#all
  }

  /**
   * Reads the millionths of all contributions of a revision. Returns the number of contributions to the total; null if
   * one has no millionths.
   */
  #readMicros({ calculation, location }: Revision): number | null {
    const { length } = calculation.contributions
    const locationContributions = location === null ? [] : location.contributions
    const all = length + locationContributions.length
    if (all > this.#micros.length) this.#micros = new Float64Array(2 * all)
    for (let index = 0; index < all; index++) {
      const contributions = index < length ? calculation.contributions : locationContributions
      const one = contributions[index < length ? index : index - length]
      const micro = toMicros(one?.activity.value ?? Number.NaN)
      if (Number.isNaN(micro)) return null
      this.#micros[index] = micro
    }
    return length
  }
}
