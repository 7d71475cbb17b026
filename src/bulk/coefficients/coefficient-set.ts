import type { CompiledPair } from './pair.ts'

/** What is done with pairs that do not publish all four gases. */
export type UnpublishedRule = 'refuse' | 'mark'

/**
 * Compiled pairs; a row names its own by the index in `pairs`. Plain data that can be cloned: a worker is sent the set as
 * it is.
 */
export interface CoefficientSet {
  readonly pairs: readonly CompiledPair[]
  /** Whether rows have a second column, which multiplies the value. */
  readonly hasSecond: boolean
  /** Accept negative values, for correction invoices. */
  readonly allowCredits: boolean
  /** Whether some pair does not publish all four gases; the cells of those gases hold NaN. */
  readonly hasUnpublished: boolean
}
