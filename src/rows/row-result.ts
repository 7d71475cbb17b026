import { type Calculation, type FoundDistance, scopesOf, usesOtherRegion } from '../core/emissions/index.ts'
import type { Notice } from '../core/errors/index.ts'
import type { Period } from '../core/time/index.ts'
import { type UpstreamKind, withUpstream } from '../reference/factors/index.ts'
import { type ActivityCells, COLUMN_OF_FIELD } from './activity-cells.ts'
import type { ActivityKind } from './columns.ts'
import type { RowFactors } from './row-catalogue.ts'

/** The scopes of the GHG Protocol. */
export type ScopeNumber = 1 | 2 | 3

/** One calculation of a row. Electricity has two, one for each basis of Scope 2; they are never added. */
export interface RowResult {
  readonly scope: ScopeNumber
  /** The Scope 2 total that includes it; undefined if both do. */
  readonly basis: 'location' | 'market' | undefined
  readonly calculation: Calculation
  /** Set for upstream emissions, which count only in Scope 3: their cause. */
  readonly upstream?: UpstreamKind
  /** Further notices: upstream emissions that could not be added. */
  readonly notices?: readonly Notice[]
}

/** The results of a row: at least one. A row without a result has failures instead. */
export type RowResults = readonly [RowResult, ...RowResult[]]

/** The results of a row without failures. */
export function someResults([first, ...others]: readonly RowResult[]): RowResults {
  if (first === undefined) throw new TypeError('a row has neither a result nor a failure')
  return [first, ...others]
}

/** Lists the notices of a result, those of its calculation first. */
export function resultNotices({ calculation, notices = [] }: RowResult): readonly Notice[] {
  return [...calculation.notices, ...notices]
}

/** Lists the sentences that name the stand-in of each missing factor; empty if there is no stand-in. */
export function fallbacksOf(result: RowResult): readonly string[] {
  return resultNotices(result)
    .filter((one) => usesOtherRegion([one]))
    .map(({ message }) => message)
}

/** Input of a row's calculation. */
export interface RowContext extends RowFactors {
  readonly row: ActivityCells
  /** The distance between the two places of the row; undefined if the row names no places. */
  readonly found: FoundDistance | undefined
  /** The distances of its legs; more than one if it has stops. */
  readonly legs: readonly FoundDistance[]
  /** The country of nights at a place without a journey; undefined for other rows. */
  readonly stayCountry: string | undefined
  /** The period from the dates as written. */
  readonly period: Period
  /** 'exact' rejects factors of another edition than the period's. */
  readonly edition: 'exact' | 'nearest'
  readonly allowCredits: boolean
  /** The year in whose prices money of later years counts; undefined: each year has its own. */
  readonly latestPriceYear: number | undefined
}

/** Wraps one calculation as a result, in the scope of its factors; empty if the calculation failed. */
export function resultsOf(calculation: Calculation | undefined): readonly RowResult[] {
  if (calculation === undefined) return []
  const scope = Math.max(...scopesOf(calculation).map((one) => one.scope)) as ScopeNumber
  return [{ scope, basis: undefined, calculation }]
}

/** Lists the words that were read as the name of a factor: 'factor "cleaning" was read as Janitorial Services'. */
export function describeReadFactors(results: readonly RowResult[]): readonly string[] {
  const read = results.flatMap(resultNotices).filter(({ code }) => code === 'factor_read_as' || code === 'fuel_read_as')
  return [...new Set(read.map(({ path, message }) => `${COLUMN_OF_FIELD[path] ?? path} ${message}`))]
}

/**
 * Activities without separate upstream emissions: a GWP has none, and a spend factor already includes its supply
 * chain.
 */
const WITHOUT_UPSTREAM: readonly ActivityKind[] = ['refrigerant', 'spend']

/** The activity of results, and the catalogue to search for upstream factors. */
interface UpstreamSource extends Pick<RowFactors, 'catalogue'> {
  readonly kind: ActivityKind
}

/**
 * Adds the published upstream emissions to the results of a row: well to tank, losses, and well to tank of the losses,
 * each as a separate result in Scope 3. For electricity they follow from the location-based result. A notice says if
 * upstream emissions are not published.
 */
export function withUpstreamResults(
  results: readonly RowResult[],
  { kind, catalogue }: UpstreamSource,
): readonly RowResult[] {
  if (WITHOUT_UPSTREAM.includes(kind)) return results
  const both = results.map((result) => {
    if (result.basis === 'market') return { result, parts: [] }
    const { upstream, notices } = withUpstream(result.calculation, { catalogue })
    const parts = upstream.map(({ kind: cause, calculation }): RowResult => {
      return { scope: 3, basis: undefined, calculation, upstream: cause }
    })
    return { result: notices.length === 0 ? result : { ...result, notices }, parts }
  })
  return [...both.map(({ result }) => result), ...both.flatMap(({ parts }) => parts)]
}
