import { type Calculation, type Step, withContributions } from '../emissions/index.ts'
import type { Notice } from '../errors/index.ts'
import { divide, printExact, type Rational } from '../exact/index.ts'

/** A share of a total, as used in a calculation. */
export interface Share {
  readonly of: 'batch' | 'period' | 'blend'
  readonly part: Rational
  /** More than zero. */
  readonly whole: Rational
}

/** Returns the exact share as a step. */
export function shareStep({ of, part, whole }: Share): Step {
  const times = printExact(divide(part, whole))
  return { kind: 'share', of, part: printExact(part), whole: printExact(whole), times, unit: '1' }
}

/** Multiplies every contribution of a calculation by a share. */
export function sharedCalculation(calculation: Calculation, share: Share, added: readonly Notice[] = []): Calculation {
  const step = shareStep(share)
  const shared = withContributions(calculation, (one) => ({ ...one, steps: [...one.steps, step] }))
  return { ...shared, notices: [...shared.notices, ...added] }
}
