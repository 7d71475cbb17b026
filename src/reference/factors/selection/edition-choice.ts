import { type EmissionFactor, moneyOf } from '../../../core/emissions/index.ts'
import { fail, type Notice, notice } from '../../../core/errors/index.ts'
import { printExact, ratio } from '../../../core/exact/index.ts'
import { type Period, yearOfPeriod, yearsOf } from '../../../core/time/index.ts'
import type { Candidates } from './candidates.ts'

/** The inputs of the choice of an edition. */
export interface EditionRule {
  readonly period: Period | undefined
  readonly edition: 'nearest' | 'exact'
}

/** Returns the year of a factor's edition, for money the year of its prices; 0 if none is stated. */
function editionYearOf({ unit, source }: EmissionFactor): number {
  return moneyOf(unit)?.year ?? source.editionYear
}

/** Returns the edition year for a year: the same, else the newest earlier one, else the oldest. */
function nearestYear(year: number, years: readonly number[]): number {
  const earlier = years.filter((one) => one <= year)
  return earlier.length > 0 ? Math.max(...earlier) : Math.min(...years)
}

/**
 * Returns the exact share of a period of several years that lies outside the edition's year; no notice if all of it
 * does.
 */
function partialNotices(period: Period, used: number, editions: string): Notice[] {
  const shares = yearsOf(period)
  const inside = shares.find(({ year }) => year === used)
  if (inside === undefined || shares.length === 1) return []
  const integer = period.end.ms - period.start.ms
  const outside = printExact(ratio(BigInt(integer - inside.ms), BigInt(integer)))
  const message = `${outside} of the period lies outside of ${used}, the year of the edition that was used (${editions})`
  return [notice('factor_edition_partial', 'period', message)]
}

function editionNotices(year: number, used: number, editions: string): Notice[] {
  if (used === year) return []
  const isOlder = used < year
  const which = isOlder ? 'the newest earlier edition' : 'none is earlier; the oldest edition'
  const message = `the period is of ${year} and ${which}, of ${used} (${editions}), was used`
  return [notice(isOlder ? 'factor_edition_older' : 'factor_edition_newer', 'period', message)]
}

/**
 * Chooses the candidates of one edition: of the year with most of the period, otherwise the newest earlier one,
 * otherwise the oldest. The latter two add a notice, or with `exact` throw `factor_not_found`. A notice gives the share
 * of the period in other years. Without a period nothing is chosen. Factors without an edition year always stay, so
 * that they are ambiguous next to dated ones, not preferred.
 */
export function chooseEdition(candidates: Candidates, { period, edition }: EditionRule): Candidates {
  const { factors, notices } = candidates
  if (factors.length === 0 || period === undefined) return candidates
  const dated = factors.filter((factor) => editionYearOf(factor) > 0)
  const undated = factors.filter((factor) => editionYearOf(factor) === 0)
  const years = [...new Set(dated.map(editionYearOf))]
  const year = yearOfPeriod(period)
  const used = years.length === 0 ? undefined : nearestYear(year, years)
  if (edition === 'exact' && used !== year) {
    const held = years.length === 0 ? 'of no stated year' : `of ${years.join(', ')}`
    fail('period', 'factor_not_found', {
      message: `no edition is of ${year}; the catalogue holds editions ${held}`,
      expected: held,
      received: year,
    })
  }
  const chosen = dated.filter((factor) => editionYearOf(factor) === used)
  const editions = [...new Set(chosen.map((factor) => factor.edition))].join(', ')
  const found =
    used === undefined ? [] : [...editionNotices(year, used, editions), ...partialNotices(period, used, editions)]
  return { ...candidates, factors: [...chosen, ...undated], notices: [...notices, ...found] }
}
