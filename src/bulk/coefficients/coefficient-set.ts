import type { CompiledPair } from './pair.ts'

/** Treatment of pairs that do not publish all four gases. */
export type UnpublishedRule = 'refuse' | 'mark'

/**
 * Compiled pairs; a row refers to its pair by the index in `pairs`. Plain data that structured clone can send to a
 * worker.
 */
export interface CoefficientSet {
  readonly pairs: readonly CompiledPair[]
  /** True if rows have a second column, which multiplies the value. */
  readonly hasSecond: boolean
  /** Accept negative values, for correction invoices. */
  readonly allowCredits: boolean
  /** True if a pair does not publish all four gases; the cells of those gases hold NaN. */
  readonly hasUnpublished: boolean
}

/** A function of a set that is computed once per set. */
export function cachedBySet<T>(compute: (set: CoefficientSet) => T): (set: CoefficientSet) => T {
  const known = new WeakMap<CoefficientSet, T>()
  return (set) => {
    const value = known.get(set) ?? compute(set)
    known.set(set, value)
    return value
  }
}
