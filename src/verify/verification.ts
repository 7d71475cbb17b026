import type { FactorCatalogue } from '../emissions/index.ts'
import type { Difference } from './findings.ts'

/** Data outside the trace to check it against. */
export interface VerifyOptions {
  /** The published factors; every factor of the trace must be among them, the same in all fields. */
  readonly catalogue?: FactorCatalogue
}

/** The result of a verification. */
export interface Verification {
  /** True when there is no difference. */
  readonly verified: boolean
  /** Every difference, in the order of the trace, without those that only follow from another. */
  readonly differences: readonly Difference[]
}
