import { type Calculation, type Share, type Step, withContributions } from '../emissions/index.ts'
import type { Notice } from '../errors/index.ts'
import { divide, printExact, rationalOf } from '../exact/index.ts'

/** Returns the exact share as a step; its whole is more than zero. */
export function shareStep(share: Share): Step {
  const times = printExact(divide(rationalOf(share.part), rationalOf(share.whole)))
  return { ...share, times, unit: '1' }
}

/** Multiplies every contribution of a calculation by a share. */
export function sharedCalculation(calculation: Calculation, share: Share, added: readonly Notice[] = []): Calculation {
  const step = shareStep(share)
  const shared = withContributions(calculation, (one) => ({ ...one, steps: [...one.steps, step] }))
  return { ...shared, notices: [...shared.notices, ...added] }
}
