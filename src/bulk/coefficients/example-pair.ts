import { isList } from '../../base/index.ts'
import {
  asFactor,
  type Calculation,
  type Contribution,
  checkFactorUse,
  FACTOR_USES,
  type Step,
  usesOfContribution,
} from '../../core/emissions/index.ts'
import { collect, collectEach, fail, nested, requireObject } from '../../core/errors/index.ts'
import { equal, parseNumber, rationalOf } from '../../core/exact/index.ts'
import { type CompiledPair, type ExamplePair, type PairPart, per1Of } from './pair.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** True if all contributions have the same activity, which can then be left open. */
function hasOneActivity({ method, contributions: [first, ...others] }: Calculation): boolean {
  if (first === undefined) return false
  // each leg and each night is an activity of its own, even if equal
  if (method?.id === 'trip') return others.length === 0
  const { value, unit } = first.activity
  const exact = rationalOf(value)
  return others.every(({ activity }) => activity.unit === unit && equal(rationalOf(activity.value), exact))
}

function checkExampleActivity(activity: Contribution['activity']): void {
  if (!isObject(activity) || typeof activity.unit !== 'string') {
    const about = { expected: '{ value, unit }', received: activity }
    fail('activity', 'required', { message: 'must be a value and its unit', ...about })
  }
  parseNumber(activity.value, 'activity.value')
}

function checkExampleSteps(steps: readonly Step[]): void {
  if (!isList(steps) || !steps.every(isObject)) {
    fail('steps', 'required', { message: 'must list the steps', expected: 'Step[]', received: steps })
  }
  collectEach(steps, ({ times }, index) => parseNumber(times, `steps[${index}].times`))
}

/** Returns the part of a contribution; the calculation may come from JSON or from another library. */
function pairPart({ method }: Calculation, contribution: Contribution): PairPart {
  const expected = '{ label, activity, steps, factor }'
  requireObject({ path: '', value: contribution }, { message: 'must be a contribution', expected })
  const { activity, steps } = contribution
  collect({ activity: () => checkExampleActivity(activity), steps: () => checkExampleSteps(steps) })
  const factor = asFactor(contribution.factor)
  // a calculation of another library may name its own method, or no method
  const uses = usesOfContribution(method?.id, contribution)
  if (uses.every((use) => FACTOR_USES.includes(use))) checkFactorUse({ factor, path: 'factor' }, uses)
  return { steps, factor }
}

/** Compiles the pair of rows that are calculated like the example. */
export function compileExamplePair({ like }: ExamplePair): CompiledPair {
  if (!isObject(like) || !Array.isArray(like.contributions)) {
    fail('like', 'required', { message: 'must be a calculation', expected: 'a Calculation', received: like })
  }
  const parts = collectEach(like.contributions, (contribution, index) =>
    nested(`like.contributions[${index}]`, () => pairPart(like, contribution)),
  )
  if (!hasOneActivity(like)) {
    const message = 'holds parts of several activities (a trip of several legs); give a pair for each'
    fail('like', 'invalid_choice', { message, expected: 'a calculation of one activity value' })
  }
  const unit = like.contributions[0]?.activity.unit as string
  const notices = Array.isArray(like.notices) ? like.notices : []
  return { unit, second: null, parts, per1: per1Of(parts), notices }
}
