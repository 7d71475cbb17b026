import { getOrInsertComputed } from '../../base/index.ts'
import {
  baseKeyOf,
  type Contribution,
  type FactorSnapshot,
  gwpSetsOf,
  mixedSetNotices,
} from '../../core/emissions/index.ts'
import { periodOf, yearOfPeriod } from '../../core/time/index.ts'
import type { Moments } from '../../ledger/context/period.ts'
import { keyInEdition } from '../../ledger/references/edition-counterpart.ts'
import type { Catalogue, Edition } from '../../reference/factors/index.ts'
import type { WatchedRecord } from '../inventory/watched-record.ts'
import type { FindingRuleName } from './finding-rules.ts'

/** True for a GWP of a leaked gas: a later IPCC report is a different GWP set that is chosen, not a newer edition. */
function isGwpOfGas({ category }: FactorSnapshot): boolean {
  return category.startsWith('refrigerant')
}

/** The editions of the same publisher after `used` and up to a year, the newest first. */
function laterEditions(used: Edition, year: number, editions: readonly Edition[]): readonly Edition[] {
  return editions
    .filter((one) => one.publisher === used.publisher && one.year > used.year && one.year <= year)
    .sort((a, b) => b.year - a.year)
}

function newerKey(factor: FactorSnapshot, year: number, catalogue: Catalogue): string | null {
  const used = catalogue.editions.find(({ id }) => id === factor.edition)
  // an edition without a year has no successors
  if (used === undefined || used.year === 0 || isGwpOfGas(factor)) return null
  const keys = laterEditions(used, year, catalogue.editions).map(({ id: to }) => {
    return keyInEdition(baseKeyOf(factor), { from: used.id, to })
  })
  return keys.find((key) => catalogue.find(key) !== undefined) ?? null
}

/** The year that contains most of a record; its timestamps are in UTC. */
function dominantYear({ from, to }: Moments): number {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  // most records lie in one year, so no date has to be parsed
  return first === last ? Number(first) : yearOfPeriod(periodOf({ start: from, end: to }))
}

/**
 * Returns the function that finds the newest edition of a record's factors, up to the year that contains most of the
 * record. The result is the key of the same row; null if the factors are of that edition, or if no later edition has
 * the row.
 */
export function newerEditionFinder(
  catalogue: Catalogue,
): (factors: readonly FactorSnapshot[], record: Moments) => string | null {
  const known = new Map<string, string | null>()
  const find = (factor: FactorSnapshot, year: number) =>
    getOrInsertComputed(known, `${year} ${factor.key}`, () => newerKey(factor, year, catalogue))
  return (factors, record) => {
    const year = dominantYear(record)
    for (const factor of factors) {
      const newer = find(factor, year)
      if (newer !== null) return newer
    }
    return null
  }
}

/** The most records listed; all are counted. */
const IDS_MAX = 100

/** The GWP sets behind a total, each with its records. */
export class GwpSetCounts {
  readonly #bySet = new Map<string, { records: number; readonly first: string[] }>()

  add(id: string, contributions: readonly Contribution[]): void {
    for (const set of gwpSetsOf(contributions.map(({ factor }) => factor))) {
      const counted = this.#bySet.get(set) ?? { records: 0, first: [] }
      this.#bySet.set(set, counted)
      counted.records++
      if (counted.first.length < IDS_MAX) counted.first.push(id)
    }
  }

  /**
   * Returns the records outside the most frequent set, with a sentence that names the sets; null if there is only one
   * set.
   */
  mixed(): { readonly records: number; readonly ids: readonly string[]; readonly detail: string } | null {
    const [notice] = mixedSetNotices([...this.#bySet.keys()].sort())
    if (notice === undefined) return null
    const [, ...others] = [...this.#bySet.values()].sort((a, b) => b.records - a.records)
    const records = others.reduce((sum, one) => sum + one.records, 0)
    return { records, ids: others.flatMap(({ first }) => first), detail: notice.message }
  }
}

const FUEL_AND_ENERGY = 3

/** Records whose upstream emissions do not count. */
interface GapRecords {
  records: number
  readonly ids: string[]
}

const emptyGap = (): GapRecords => ({ records: 0, ids: [] })

function addToGap(gap: GapRecords, id: string): void {
  gap.records++
  if (gap.ids.length < IDS_MAX) gap.ids.push(id)
}

/**
 * Electricity and fuels whose upstream emissions are not counted in Scope 3 category 3. If any record is of that
 * category, its coverage is unknown and there is no finding.
 */
export class UpstreamGap {
  readonly #isElectricityCounted: boolean
  readonly #electricity = emptyGap()
  readonly #fuels = emptyGap()
  #isRecorded = false

  constructor({ isElectricityCounted }: { readonly isElectricityCounted: boolean }) {
    this.#isElectricityCounted = isElectricityCounted
  }

  add({ activity, groups: { kind }, record }: WatchedRecord): void {
    const { id, fuel, electricity } = activity
    if (kind.scope === 'SCOPE_3' && record.scope3Category === FUEL_AND_ENERGY) this.#isRecorded = true
    if (electricity !== null) addToGap(this.#electricity, id)
    else if (kind.scope === 'SCOPE_1' && fuel !== undefined) addToGap(this.#fuels, id)
  }

  /** The findings; the list skips a finding without records. */
  findings(): readonly (readonly [FindingRuleName, GapRecords])[] {
    if (this.#isRecorded) return []
    const ofFuels = ['fuel_upstream', this.#fuels] as const
    return this.#isElectricityCounted ? [ofFuels] : [['electricity_upstream', this.#electricity], ofFuels]
  }
}
