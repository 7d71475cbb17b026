import type { FactorSnapshot } from '../../../emissions/index.ts'
import type { Catalogue, Edition } from '../../../factors/index.ts'
import { periodOf, yearOfPeriod } from '../../../time/index.ts'
import type { Moments } from '../../core/context/period.ts'

/** The key of a row without what was derived from it. */
function rowKeyOf({ key }: FactorSnapshot): string {
  return key.split(/[?+]/, 1)[0] as string
}

/** True for the GWP of a gas that leaked: a later report of the IPCC is another set, which is chosen, and no newer edition. */
function isGwpOfGas({ category }: FactorSnapshot): boolean {
  return category.startsWith('refrigerant')
}

/** The editions of a publisher after one and up to a year, the newest first. */
function editionsAfter(used: Edition, year: number, editions: readonly Edition[]): readonly Edition[] {
  return editions
    .filter((one) => one.publisher === used.publisher && one.year > used.year && one.year <= year)
    .sort((a, b) => b.year - a.year)
}

function newerKey(factor: FactorSnapshot, year: number, catalogue: Catalogue): string | null {
  const used = catalogue.editions.find(({ id }) => id === factor.edition)
  // an edition without a year is not followed by others
  if (used === undefined || used.year === 0 || isGwpOfGas(factor)) return null
  const path = rowKeyOf(factor).slice(used.id.length)
  const newer = editionsAfter(used, year, catalogue.editions).find(
    ({ id }) => catalogue.find(`${id}${path}`) !== undefined,
  )
  return newer === undefined ? null : `${newer.id}${path}`
}

/**
 * Finds the key of the same row in the newest edition up to the year that holds most of a record; null where that is the
 * edition that was used, or no later one has the row.
 */
export function newerEditionFinder(catalogue: Catalogue): (factor: FactorSnapshot, record: Moments) => string | null {
  const known = new Map<string, string | null>()
  return (factor, { from, to }) => {
    const year = yearOfPeriod(periodOf({ start: from, end: to }))
    const key = `${year} ${factor.key}`
    const before = known.get(key)
    if (before !== undefined) return before
    const newer = newerKey(factor, year, catalogue)
    known.set(key, newer)
    return newer
  }
}
