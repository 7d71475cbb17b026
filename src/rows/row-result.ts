import { type Calculation, type FoundDistance, hasStandIn, scopesOf } from '../emissions/index.ts'
import type { Notice } from '../errors/index.ts'
import type { UpstreamKind } from '../factors/index.ts'
import type { Period } from '../time/index.ts'
import type { ActivityCells } from './activity-cells.ts'
import type { RowFactors } from './row-catalogue.ts'

/** The scopes of the GHG Protocol. */
export type ScopeNumber = 1 | 2 | 3

/** One calculation of a row. Electricity has two, and the two bases of Scope 2 are never added. */
export interface RowResult {
  readonly scope: ScopeNumber
  /** The Scope 2 total that it counts in; undefined for both. */
  readonly basis: 'location' | 'market' | undefined
  readonly calculation: Calculation
  /** The cause of emissions upstream of the row, which count in Scope 3 alone; undefined: the row itself. */
  readonly upstream?: UpstreamKind
  /** Beside those of the calculation: what is upstream of it and was not added. */
  readonly notices?: readonly Notice[]
}

/** The notices of a result, those of its calculation first. */
export function noticesOf({ calculation, notices = [] }: RowResult): readonly Notice[] {
  return [...calculation.notices, ...notices]
}

/** The sentences of a result that name the stand-in of each missing factor; empty if it rests on no stand-in. */
export function fallbacksOf(result: RowResult): readonly string[] {
  return noticesOf(result)
    .filter((one) => hasStandIn([one]))
    .map(({ message }) => message)
}

/** Input of a row's calculation. */
export interface RowContext extends RowFactors {
  readonly row: ActivityCells
  /** The distance between the two places of the row; undefined if it names none. */
  readonly found: FoundDistance | undefined
  /** By the dates as written. */
  readonly period: Period
  /** 'exact' rejects factors of another edition than the period's. */
  readonly edition: 'exact' | 'nearest'
  readonly allowCredits: boolean
}

/** The results of a row: one calculation, with the scope of its factors; empty if it failed. */
export function resultsOf(calculation: Calculation | undefined): readonly RowResult[] {
  if (calculation === undefined) return []
  const scope = Math.max(...scopesOf(calculation).map((one) => one.scope)) as ScopeNumber
  return [{ scope, basis: undefined, calculation }]
}
