import type { ScopeName } from './scope-sums.ts'

/** Causes of warnings about calculated rows, in order of presentation. */
export const WARNING_CAUSES = [
  'same_id',
  'same_row',
  'sum_of_rows',
  'overlap',
  'same_energy',
  'outlier',
  'negative_total',
] as const

/** The cause of a warning about calculated rows. */
export type WarningCause = (typeof WARNING_CAUSES)[number]

/** A row that a warning is about. */
export interface WarnedRow {
  /** Its line in a file; of rows in memory its number, from 1. */
  readonly line: number
  /** Undefined if the row names none. */
  readonly id: string | undefined
}

/**
 * A warning about calculated rows, one for each cause; it changes no number.
 *
 * - `same_id`: their id is that of an earlier row.
 * - `same_row`: an earlier row is the same in everything but its id.
 * - `sum_of_rows`: their quantity is the sum of at least three earlier rows, of all or of their site, as that of a total.
 * - `overlap`: their period begins within that of another row of fuel or electricity with the same site, factors and unit.
 * - `same_energy`: an earlier row of fuel or electricity has the same site, period and fuel in another unit, with nearly
 *   the same emission.
 * - `outlier`: their quantity is more than 100 times the median of the other rows with the same site, activity and
 *   factors, of which there are at least three; credits count by their size.
 * - `negative_total`: they are credits of a scope, `scope`, whose total is below zero.
 */
export interface RowWarning {
  readonly cause: WarningCause
  /** The scope of `negative_total`; absent for other causes. */
  readonly scope?: ScopeName
  /** Number of rows. */
  readonly count: number
  /** The first of them, at most three. */
  readonly examples: readonly WarnedRow[]
}
