import { getOrInsertComputed } from '../../base/index.ts'
import {
  type Contribution,
  type FactorSnapshot,
  gwpSetsOf,
  keyWithoutBiogenicCo2,
  mixedSetNotices,
} from '../../core/emissions/index.ts'
import type { Notice } from '../../core/errors/index.ts'
import { attributions } from '../../reference/factors/index.ts'
import type { InventoryResource } from '../../resources/index.ts'
import { inOrder } from './in-order.ts'

type FactorUsed = InventoryResource['factors'][number]

/** A listed factor, and the number of records that use it. */
interface Line {
  readonly resource: Omit<FactorUsed, 'records'>
  records: number
}

/**
 * Converts a factor to a resource, under its key without the suffix for biogenic CO2, whether or not a record counts
 * biogenic CO2.
 */
function toFactorResource(factor: FactorSnapshot): Line['resource'] {
  const { id, name, unit, gwp, row, source } = factor
  const { publisher, title, table, editionYear, dataYear, licence, attribution } = source
  const published = { publisher, title, table, row, editionYear, dataYear, licence, attribution }
  return { key: keyWithoutBiogenicCo2(factor), id, name, unit, gwp, ...published }
}

/** The factors used by records. */
export class UsedFactors {
  readonly #lines = new Map<string, Line>()
  readonly #lineOf = new Map<FactorSnapshot, Line>()
  readonly #total = new Set<FactorSnapshot>()
  readonly #located = new Set<FactorSnapshot>()
  readonly #attributions = new Set<string>()
  /** Factors whose attribution is already included. */
  readonly #attributed = new Set<FactorSnapshot>()

  /**
   * Adds the contributions of a record, or of a sum of `records` records, to the total and to the location-based
   * figure.
   */
  add({ total, located }: Record<'total' | 'located', readonly Contribution[]>, records = 1): void {
    const lines = new Set<Line>()
    for (const contributions of [total, located]) for (const { factor } of contributions) lines.add(this.#line(factor))
    for (const line of lines) line.records += records
    for (const { factor } of total) this.#total.add(factor)
    for (const { factor } of located) this.#located.add(factor)
    for (const contributions of [total, located]) for (const one of contributions) this.#attribute(one)
  }

  /** The factors in the order of their keys. */
  resource(): FactorUsed[] {
    return [...this.#lines.values()]
      .map(({ resource, records }) => ({ ...resource, records }))
      .sort((a, b) => inOrder([a.key, a.id], [b.key, b.id]))
  }

  attributions(): string[] {
    return [...this.#attributions].sort()
  }

  /** The GWP sets behind the CO2e. */
  gwpSets(): string[] {
    return gwpSetsOf(this.#lineOf.keys())
  }

  /** Notices of mixed GWP sets, checked separately for the two Scope 2 figures, which are never added. */
  notices(): Notice[] {
    const located = mixedSetNotices(gwpSetsOf(this.#located), 'scope2.locationBased')
    return [...mixedSetNotices(gwpSetsOf(this.#total)), ...located]
  }

  #attribute(contribution: Contribution): void {
    const { factor, steps } = contribution
    const isOfFactorAlone = steps.every((step) => step.kind !== 'distance' && !('source' in step))
    if (isOfFactorAlone && this.#attributed.has(factor)) return
    if (isOfFactorAlone) this.#attributed.add(factor)
    for (const text of attributions([{ contributions: [contribution] }])) this.#attributions.add(text)
  }

  #line(factor: FactorSnapshot): Line {
    return getOrInsertComputed(this.#lineOf, factor, () => {
      const resource = toFactorResource(factor)
      return getOrInsertComputed(this.#lines, JSON.stringify(resource), () => ({ resource, records: 0 }))
    })
  }
}
