import { type EmissionFactor, moneyOf } from '../../../core/emissions/index.ts'
import { fail, type Notice, notice } from '../../../core/errors/index.ts'
import { printExact, ratio } from '../../../core/exact/index.ts'
import { type Period, yearOfPeriod, yearsOf } from '../../../core/time/index.ts'
import { type Application, applicationOf } from '../application.ts'
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

/** Factors with the period for which they are published. */
interface AppliedFactor {
  readonly factor: EmissionFactor
  readonly application: Application
}

/** Returns the milliseconds of a period within an application; of a period without length, 1 if it lies within. */
function overlapOf({ start, end }: Period, application: Application): number {
  if (start.ms === end.ms) return start.ms >= application.start && start.ms < application.end ? 1 : 0
  return Math.max(0, Math.min(end.ms, application.end) - Math.max(start.ms, application.start))
}

/** Returns the application with most of the period, the later of two equal ones; else the newest earlier one, else the oldest. */
function nearestApplication(period: Period, applications: readonly Application[]): Application | undefined {
  const ordered = [...applications].sort((a, b) => a.start - b.start)
  const [first] = ordered
  const rank = (one: Application) => overlapOf(period, one)
  const most = ordered.reduce((best, one) => (best === undefined || rank(one) >= rank(best) ? one : best), first)
  if (most === undefined || rank(most) > 0) return most
  return ordered.filter(({ end }) => end <= period.start.ms).at(-1) ?? first
}

/** Returns the notice that no factor is published for any part of the period. */
function applicationNotices({ start }: Period, { days, end }: Application, editions: string): Notice[] {
  const isOlder = end <= start.ms
  const which = isOlder ? 'the newest earlier one' : 'none is earlier; the oldest one'
  const message = `no factor is published for the period and ${which}, for ${days} (${editions}), was used`
  return [notice(isOlder ? 'factor_edition_older' : 'factor_edition_newer', 'period', message)]
}

/** Returns the notice of the exact share of a period that lies outside of the application; none if all lies within. */
function outsideNotices(period: Period, application: Application, editions: string): Notice[] {
  const [all, inside] = [period.end.ms - period.start.ms, overlapOf(period, application)]
  if (inside === 0) return applicationNotices(period, application, editions)
  if (all === 0 || inside === all) return []
  const outside = printExact(ratio(BigInt(all - inside), BigInt(all)))
  const message = `${outside} of the period lies outside of ${application.days}, for which the factor is published (${editions})`
  return [notice('factor_edition_partial', 'period', message)]
}

const editionsOf = (factors: readonly EmissionFactor[]) =>
  [...new Set(factors.map(({ edition }) => edition))].join(', ')

/**
 * Chooses among factors that are published for a period: those for most of the record's period. Throws
 * `factor_not_found` with `exact` if none is published for a part of it, `period_before_editions` if all are for later ones.
 */
function chooseApplication(
  applied: readonly AppliedFactor[],
  period: Period,
  edition: EditionRule['edition'],
): Candidates {
  const used = nearestApplication(
    period,
    applied.map(({ application }) => application),
  )
  if (used === undefined) return { factors: [], notices: [] }
  if (edition === 'exact' && overlapOf(period, used) === 0) {
    const held = [...new Set(applied.map(({ application }) => application.days))].join(', ')
    const message = `no factor is published for this period; those of the catalogue are for ${held}`
    const isBefore = applied.every(({ application }) => application.start >= period.end.ms)
    const code = isBefore ? 'period_before_editions' : 'factor_not_found'
    fail('period', code, { message, expected: held, received: period.start.text })
  }
  const factors = applied.filter(({ application }) => application.start === used.start).map(({ factor }) => factor)
  return { factors, notices: outsideNotices(period, used, editionsOf(factors)) }
}

/**
 * Chooses the candidates of one edition: those published for most of the period if their publisher states for which period
 * a factor applies; the others by year, as `chooseYear` does. Without a period nothing is chosen.
 */
export function chooseEdition(candidates: Candidates, rule: EditionRule): Candidates {
  const { factors, notices } = candidates
  const { period, edition } = rule
  if (factors.length === 0 || period === undefined) return candidates
  const applied = factors.flatMap((factor): AppliedFactor[] => {
    const application = applicationOf(factor)
    return application === undefined ? [] : [{ factor, application }]
  })
  if (applied.length === 0) return chooseYear(candidates, { period, edition })
  const stated = chooseApplication(applied, period, edition)
  const held = new Set(applied.map(({ factor }) => factor))
  const others = factors.filter((factor) => !held.has(factor))
  const byYear = others.length === 0 ? undefined : chooseYear({ factors: others, notices: [] }, { period, edition })
  return {
    ...candidates,
    factors: [...stated.factors, ...(byYear?.factors ?? [])],
    notices: [...notices, ...stated.notices, ...(byYear?.notices ?? [])],
  }
}

/**
 * Chooses the candidates of one edition: of the year with most of the period, otherwise the newest earlier one,
 * otherwise the oldest. The latter two add a notice, or with `exact` throw `factor_not_found` or `period_before_editions`. A notice gives the share
 * of the period in other years. Factors without an edition year always stay, so
 * that they are ambiguous next to dated ones, not preferred.
 */
function chooseYear(
  candidates: Candidates,
  { period, edition }: EditionRule & { readonly period: Period },
): Candidates {
  const { factors, notices } = candidates
  const dated = factors.filter((factor) => editionYearOf(factor) > 0)
  const undated = factors.filter((factor) => editionYearOf(factor) === 0)
  const years = [...new Set(dated.map(editionYearOf))]
  const year = yearOfPeriod(period)
  const used = years.length === 0 ? undefined : nearestYear(year, years)
  if (edition === 'exact' && used !== year) {
    const held = years.length === 0 ? 'of no stated year' : `of ${years.join(', ')}`
    const isBefore = years.length > 0 && years.every((one) => one > year)
    fail('period', isBefore ? 'period_before_editions' : 'factor_not_found', {
      message: `no edition is of ${year}; the catalogue holds editions ${held}`,
      expected: held,
      received: year,
    })
  }
  const chosen = dated.filter((factor) => editionYearOf(factor) === used)
  const editions = editionsOf(chosen)
  const found =
    used === undefined ? [] : [...editionNotices(year, used, editions), ...partialNotices(period, used, editions)]
  return { ...candidates, factors: [...chosen, ...undated], notices: [...notices, ...found] }
}
