import type { FactorCatalogue } from '../emissions/index.ts'
import type { Difference } from './findings.ts'

/** The data that a trace is held to besides itself. */
export interface VerifyOptions {
  /** The factors as published; every one of the trace must be in it, the same in all its fields. */
  readonly catalogue?: FactorCatalogue
}

/** The result of a verification. */
export interface Verification {
  /** True when there is no difference. */
  readonly verified: boolean
  /** Every difference, in the order of the trace; what only follows from another one is left out. */
  readonly differences: readonly Difference[]
}
