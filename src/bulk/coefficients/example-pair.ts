import type { Calculation } from '../../emissions/index.ts'
import { fail } from '../../errors/index.ts'
import { equal, rationalOf } from '../../exact/index.ts'
import type { CompiledPair, ExamplePair } from './pair.ts'
import { per1Of } from './per1.ts'

/** True when every part of a calculation is of one activity, which may then be left open. */
function hasOneActivity({ contributions: [first, ...others] }: Calculation): boolean {
  if (first === undefined) return false
  const { value, unit } = first.activity
  const exact = rationalOf(value)
  return others.every(({ activity }) => activity.unit === unit && equal(rationalOf(activity.value), exact))
}

/** The pair of rows that are calculated as an example was, compiled. */
export function compileExamplePair({ like }: ExamplePair): CompiledPair {
  if (typeof like !== 'object' || like === null || !Array.isArray(like.contributions)) {
    fail('like', 'required', { message: 'must be a calculation', expected: 'a Calculation', received: like })
  }
  if (!hasOneActivity(like)) {
    const message = 'holds parts of several activities (a trip of several legs); give a pair for each'
    fail('like', 'invalid_choice', { message, expected: 'a calculation of one activity value' })
  }
  const parts = like.contributions.map(({ steps, factor }) => ({ steps, factor }))
  const unit = like.contributions[0]?.activity.unit as string
  return { unit, second: null, parts, per1: per1Of(parts), notices: like.notices }
}
