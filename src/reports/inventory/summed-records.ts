import { getOrCompute, readItem } from '../../base/index.ts'
import type { Step } from '../../core/emissions/index.ts'
import type { Notice } from '../../core/errors/index.ts'
import type { Activity } from '../../ledger/context/activity-stream.ts'
import type { Revision, StoredCalculation } from '../../ledger/context/records.ts'
import { readMicros, toMicros } from '../../ledger/ledger/record-summary.ts'
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
} from './linear-amounts.ts'
import { hasLocationFigure } from './tally.ts'

/**
 * True if two calculations differ only in their activity values. Distance steps are compared only superficially, so one
 * of the two must have none.
 */
export function haveSameForm(
  a: Pick<Revision, 'calculation' | 'location'>,
  b: Pick<Revision, 'calculation' | 'location'>,
): boolean {
  if (!isSameForm(a.calculation, b.calculation)) return false
  if (a.location === null || b.location === null) return a.location === b.location
  return isSameForm(a.location, b.location)
}

function isSameForm(a: StoredCalculation, b: StoredCalculation): boolean {
  if (a === b) return true
  const { contributions, notices } = a
  const { length } = contributions
  if (length !== b.contributions.length) return false
  for (let index = 0; index < length; index++) {
    const [one, other] = [contributions[index], b.contributions[index]]
    if (one === undefined || other === undefined || !isSameContributionForm(one, other)) return false
  }
  return a.method.id === b.method.id && a.method.version === b.method.version && hasSameCodes(notices, b.notices)
}

type StoredContribution = StoredCalculation['contributions'][number]

function isSameContributionForm(a: StoredContribution, b: StoredContribution): boolean {
  if (a.factorSnapshotId !== b.factorSnapshotId || a.label !== b.label) return false
  return a.activity.unit === b.activity.unit && hasSameSteps(a.steps, b.steps)
}

function hasSameSteps(a: readonly Step[], b: readonly Step[]): boolean {
  if (a === b) return true
  const { length } = a
  if (length !== b.length) return false
  for (let index = 0; index < length; index++) {
    const [one, other] = [a[index], b[index]]
    if (one === undefined || other === undefined || !isSameStep(one, other)) return false
  }
  return true
}

function isSameStep(a: Step, b: Step): boolean {
  if (a === b) return true
  if (a.kind !== b.kind || a.times !== b.times || a.unit !== b.unit) return false
  if ('source' in a || 'source' in b) return JSON.stringify(a) === JSON.stringify(b)
  if (a.kind === 'share') return a.of === (b as typeof a).of
  return a.kind !== 'quantity' || a.what === (b as typeof a).what
}

function hasSameCodes(a: readonly Notice[], b: readonly Notice[]): boolean {
  if (a === b) return true
  const { length } = a
  if (length !== b.length) return false
  for (let index = 0; index < length; index++) if (a[index]?.code !== b[index]?.code) return false
  return true
}

/** The most branches of a tree; calculations of any further form have no place in it. */
const BRANCHES_MAX = 50_000
/** The number of recent forms to compare with before searching the tree. */
const RECENT_MAX = 8

/** The place of a form in the tree, and the value stored there. */
interface FormPlace<Value> {
  readonly branches: Map<unknown, FormPlace<Value>>
  value: Value | undefined
}

/** A calculation of a form, and its place. */
interface Sample<Value> {
  readonly revision: Pick<Revision, 'calculation' | 'location'>
  readonly place: FormPlace<Value>
}

/**
 * Groups calculations that differ only in their activity values: the same method, factors, units and steps, and notices
 * of the same codes. A tree of maps, which avoids building a text for each calculation.
 */
export class CalculationForms<Value> {
  readonly #root: FormPlace<Value> = { branches: new Map(), value: undefined }
  #branches = 0
  /** Most records have the form of a recent record. */
  readonly #recent: Sample<Value>[] = []

  /**
   * Returns the place of a revision's form; null if it has a step that belongs only to that record, or if the tree is
   * full.
   */
  findPlace(revision: Sample<Value>['revision']): FormPlace<Value> | null {
    const recent = this.#recent
    for (let index = 0; index < recent.length; index++) {
      const sample = readItem(recent, index)
      if (!haveSameForm(sample.revision, revision)) continue
      if (index > 0) this.#moveUp(index)
      return sample.place
    }
    const place = this.#find(revision)
    if (place === null) return null
    if (recent.unshift({ revision, place }) > RECENT_MAX) recent.pop()
    return place
  }

  #moveUp(index: number): void {
    const before = readItem(this.#recent, index - 1)
    this.#recent[index - 1] = readItem(this.#recent, index)
    this.#recent[index] = before
  }

  #find({ calculation, location }: Sample<Value>['revision']): FormPlace<Value> | null {
    const place = this.#branchCalculation(this.#root, calculation)
    if (place === null) return null
    return location === null ? this.#branch(place, null) : this.#branchCalculation(place, location)
  }

  #branchCalculation(from: FormPlace<Value>, calculation: StoredCalculation): FormPlace<Value> | null {
    const { method, contributions, notices } = calculation
    let place = this.#branch(from, method.id)
    place = this.#branch(place, method.version)
    place = this.#branch(place, contributions.length)
    for (const { label, activity, steps, factorSnapshotId } of contributions) {
      place = this.#branch(place, factorSnapshotId)
      place = this.#branch(place, label)
      place = this.#branch(place, activity.unit)
      place = this.#branch(place, steps.length)
      for (const step of steps) place = this.#branchStep(place, step)
    }
    place = this.#branch(place, notices.length)
    for (const { code } of notices) place = this.#branch(place, code)
    return place
  }

  #branchStep(from: FormPlace<Value> | null, step: Step): FormPlace<Value> | null {
    // a route belongs to one record, and sources may be of any length
    if (step.kind === 'distance') return null
    if ('source' in step) return this.#branch(from, JSON.stringify(step))
    let place = this.#branch(from, step.kind)
    if (step.kind === 'share') place = this.#branch(place, step.of)
    if (step.kind === 'quantity') place = this.#branch(place, step.what)
    place = this.#branch(place, step.times)
    return this.#branch(place, step.unit)
  }

  #branch(from: FormPlace<Value> | null, part: unknown): FormPlace<Value> | null {
    if (from === null) return null
    const known = from.branches.get(part)
    if (known !== undefined) return known
    if (this.#branches >= BRANCHES_MAX) return null
    this.#branches++
    const place = { branches: new Map(), value: undefined }
    from.branches.set(part, place)
    return place
  }
}

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

  /** The number of contributions to the total, after which those of the location-based figure follow. */
  get located(): number {
    return this.first.record.contributions.length
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

/** Sums by month; null if similar records must be counted one by one. */
export type SumsByMonth = Map<string, SummedRecords | null>

/** The place of a sum. */
interface SumPlace {
  readonly sums: SumsByMonth
  readonly month: string
}

/** Sums by groups and month. */
type SumsOfForm = Map<RecordGroups, SumsByMonth>

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
    const ofGroups = getOrCompute(at.value, place.groups, (): SumsByMonth => new Map())
    this.start({ sums: ofGroups, month: place.month }, first, isSummable)
  }

  /** Adds a summarized record to its sum. */
  addSummarized(sums: SummedRecords, exactKg: string, quantities: string): void {
    // two characters a quantity are the fewest
    if (quantities.length >= this.#micros.length) this.#micros = new Float64Array(2 * quantities.length)
    readMicros(quantities, this.#micros)
    sums.add(exactKg, this.#micros, sums.located)
  }

  /** Starts a sum among those of a group's summaries by month, unless one was started or rejected. */
  start({ sums: sumsByMonth, month }: SumPlace, first: UngroupedRecord, isSummable: () => boolean): void {
    if (sumsByMonth.has(month)) return
    const linear = isSummable() ? linearRecord(first) : null
    const sums = linear === null ? null : new SummedRecords(first, linear)
    sumsByMonth.set(month, sums)
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
