import { isFields } from '../../base/index.ts'
import { exact, type Fraction, fraction } from '../fraction.ts'
import type { Plain } from '../plain-data.ts'
import type { TraceContribution } from '../trace-shape.ts'
import { type Compared, type Comparison, contributionsOf, type Due, isNoticed } from './compared.ts'
import { datesOfRecord } from './logged-dates.ts'

function findContribution(compared: Compared, label: string): TraceContribution | undefined {
  return contributionsOf(compared).find((one) => one.label === label)
}

/**
 * Returns the percentage of clean energy by the shares of the trace; undefined if the factor of the supplier includes
 * it.
 */
export function cleanPercentage(compared: Compared): Fraction | undefined {
  if (compared.trace === undefined) return undefined
  const isInMix = findContribution(compared, 'uncovered share')?.factor.supplierMix === true
  if (isInMix && isNoticed(compared, 'clean_share_in_supplier_mix')) return undefined
  const clean = findContribution(compared, 'clean share')
  if (clean === undefined) return fraction(0n)
  const share = clean.steps.find((step) => step.kind === 'share')
  // the method allows only shares of a hundred
  return share === undefined ? fraction(100n) : exact(share.part)
}

/**
 * Returns the factor that a record names: it applies to electricity that neither clean energy nor an instrument covers.
 */
export const customFactor: Comparison = (compared, value): Due => {
  const uncovered = findContribution(compared, 'uncovered share')?.factor
  if (uncovered === undefined) return undefined
  if (value !== null) return uncovered.id
  const { location, record, known } = compared
  const { given } = record
  const residual = isFields(given) ? known.factorIdOf(given.residualSnapshotId ?? null) : undefined
  const isOfGrid = location?.contributions.some(({ factor }) => factor.id === uncovered.id) ?? false
  return isOfGrid || residual === uncovered.id ? undefined : uncovered.id
}

/** The snapshot of the factor that a record names. */
export const customSnapshot: Comparison = ({ known, record }, value): Due => {
  const { customEmissionFactorId: id = null } = record
  if (value === null || id === null) return id === value ? undefined : id
  return known.factorIdOf(value) === id ? undefined : 'the id of a snapshot of that factor'
}

/** Returns the snapshot of the residual mix, which applies to uncovered electricity. */
export const residualSnapshot: Comparison = (compared, value): Due => {
  if (value === null) return undefined
  const uncovered = findContribution(compared, 'uncovered share')?.factor.id
  const id = compared.known.factorIdOf(value)
  return id !== undefined && (uncovered === undefined || uncovered === id)
    ? undefined
    : 'the id of a snapshot that is used'
}

/** Returns the country and grid region of the site, if they were the same when the record was made. */
export function siteField(name: 'countryId' | 'gridRegionId'): Comparison {
  return ({ known, record, logged }) => known.findUnchanged('sites', record.siteId, logged)?.[name]
}

/** Milliseconds of a period in a year. */
function millisecondsInYear(year: number, { from, to }: { readonly from: number; readonly to: number }): number {
  const startOf = (one: number) =>
    one > 9999 ? Number.POSITIVE_INFINITY : Date.parse(`${String(one).padStart(4, '0')}-01-01T00:00:00.000Z`)
  return Math.min(to, startOf(year + 1)) - Math.max(from, startOf(year))
}

/** Among so many whole years, counted from the last, one is a leap year. */
const YEARS_MAX = 9

/** The year with most of the period of a record; of two equal years the later. */
export const gridYear: Comparison = ({ record }): Due => {
  const dates = datesOfRecord(record)
  if (dates === undefined) return undefined
  const period = { from: Date.parse(dates.from), to: Date.parse(dates.to) }
  const [first, last] = [Number(dates.from.slice(0, 4)), Number(dates.to.slice(0, 4))]
  const years = [first]
  for (let year = Math.max(first + 1, last - YEARS_MAX); year <= last; year++) years.push(year)
  const isWithin = (year: number) => millisecondsInYear(year, period) > 0 || first === last
  return years
    .filter(isWithin)
    .reduce((best, year) => (millisecondsInYear(year, period) >= millisecondsInYear(best, period) ? year : best), first)
}

/** Why a record may not draw on an instrument; undefined: it may. */
export function misfitOf(
  { known, record, logged }: Compared,
  instrumentId: Plain | undefined,
): readonly [string, Plain] | undefined {
  const instrument = known.find('instruments', instrumentId)
  const dates = datesOfRecord(record)
  if (instrument === undefined || dates === undefined) return undefined
  const { startDate, endDate, countryId = null, siteId = null } = instrument
  const site = known.findUnchanged('sites', record.siteId, logged)
  if (site !== undefined && site.countryId !== countryId) return ['is of the market of another country', countryId]
  if (siteId !== null && siteId !== record.siteId) return ['is of another site', siteId]
  const holds =
    typeof startDate === 'string' && typeof endDate === 'string' && startDate <= dates.from && dates.to <= endDate
  return holds ? undefined : ['is of another period', `${String(startDate)} to ${String(endDate)}`]
}
