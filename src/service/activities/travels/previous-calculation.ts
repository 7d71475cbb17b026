import type { Calculation, FoundDistance } from '../../../emissions/index.ts'
import type { TravelContent } from './travel-content.ts'

/** A trip as it was when it was computed last. */
export interface ComputedBefore {
  readonly content: TravelContent
  readonly calculation: Calculation
  /** Its distances as they were found. */
  readonly ways: readonly FoundDistance[]
}
