import { baseKeyOf, type FactorSnapshot } from '../../../emissions/index.ts'
import { getOrInsertComputed } from '../../../errors/index.ts'
import type { Catalogue, Edition } from '../../../factors/index.ts'
import { periodOf, yearOfPeriod } from '../../../time/index.ts'
import type { Moments } from '../../core/context/period.ts'
import { keyInEdition } from '../../core/references/edition-counterpart.ts'

/** True for a GWP of a leaked gas: a later IPCC report is a different GWP set that is chosen, not a newer edition. */
function isGwpOfGas({ category }: FactorSnapshot): boolean {
  return category.startsWith('refrigerant')
}

/** The editions of the same publisher after `used` and up to a year, the newest first. */
function editionsAfter(used: Edition, year: number, editions: readonly Edition[]): readonly Edition[] {
  return editions
    .filter((one) => one.publisher === used.publisher && one.year > used.year && one.year <= year)
    .sort((a, b) => b.year - a.year)
}

function newerKey(factor: FactorSnapshot, year: number, catalogue: Catalogue): string | null {
  const used = catalogue.editions.find(({ id }) => id === factor.edition)
  // // an edition without a year has no successors
  if (used === undefined || used.year === 0 || isGwpOfGas(factor)) return null
  const keys = editionsAfter(used, year, catalogue.editions).map(({ id: to }) => {
    return keyInEdition(baseKeyOf(factor), { from: used.id, to })
  })
  return keys.find((key) => catalogue.find(key) !== undefined) ?? null
}

/** The year that contains most of a record; its timestamps are in UTC. */
function yearOf({ from, to }: Moments): number {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  // // most records lie in one year, so no date has to be parsed
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
    const year = yearOf(record)
    for (const factor of factors) {
      const newer = find(factor, year)
      if (newer !== null) return newer
    }
    return null
  }
}
