import {
  asFactor,
  type Calculation,
  type Contribution,
  checkFactorUse,
  FACTOR_USES,
  type Step,
  usesOfContribution,
} from '../../emissions/index.ts'
import { EmissionsError, fail, nestedError, Violations } from '../../errors/index.ts'
import { equal, parseNumber, rationalOf } from '../../exact/index.ts'
import type { CompiledPair, ExamplePair, PairPart } from './pair.ts'
import { per1Of } from './per1.ts'

const isObject = (given: unknown): given is object => typeof given === 'object' && given !== null

/** True if all contributions have the same activity, which can then be left open. */
function hasOneActivity({ method, contributions: [first, ...others] }: Calculation): boolean {
  if (first === undefined) return false
  // each leg and each night is an activity of its own, even if equal
  if (method?.id === 'trip') return others.length === 0
  const { value, unit } = first.activity
  const exact = rationalOf(value)
  return others.every(({ activity }) => activity.unit === unit && equal(rationalOf(activity.value), exact))
}

function checkShape({ activity, steps }: Contribution): void {
  const violations = new Violations()
  if (!isObject(activity) || typeof activity.unit !== 'string') {
    const about = { expected: '{ value, unit }', received: activity }
    violations.add('activity', 'required', { message: 'must be a value and its unit', ...about })
  } else violations.attempt(() => parseNumber(activity.value, 'activity.value'))
  if (!Array.isArray(steps) || !steps.every(isObject)) {
    violations.add('steps', 'required', { message: 'must list the steps', expected: 'Step[]', received: steps })
  } else {
    for (const [index, step] of (steps as readonly Step[]).entries())
      violations.attempt(() => parseNumber(step.times, `steps[${index}].times`))
  }
  violations.throwIfAny()
}

/** The part of a contribution; the calculation may come from JSON or from another library. */
function partOf({ method }: Calculation, contribution: Contribution, index: number): PairPart {
  const path = `like.contributions[${index}]`
  if (!isObject(contribution)) {
    const expected = '{ label, activity, steps, factor }'
    fail(path, 'required', { message: 'must be a contribution', expected, received: contribution })
  }
  try {
    checkShape(contribution)
    const factor = asFactor(contribution.factor)
    // a calculation of another library may name its own method, or no method
    const uses = usesOfContribution(method?.id, contribution)
    if (uses.every((use) => FACTOR_USES.includes(use))) checkFactorUse({ factor, path: 'factor' }, uses)
    return { steps: contribution.steps, factor }
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    throw nestedError(path, error)
  }
}

/** Compiles the pair of rows that are calculated like the example. */
export function compileExamplePair({ like }: ExamplePair): CompiledPair {
  if (!isObject(like) || !Array.isArray(like.contributions)) {
    fail('like', 'required', { message: 'must be a calculation', expected: 'a Calculation', received: like })
  }
  const violations = new Violations()
  const parts = like.contributions.map((contribution, index) =>
    violations.attempt(() => partOf(like, contribution, index)),
  )
  violations.throwIfAny()
  if (!hasOneActivity(like)) {
    const message = 'holds parts of several activities (a trip of several legs); give a pair for each'
    fail('like', 'invalid_choice', { message, expected: 'a calculation of one activity value' })
  }
  const unit = like.contributions[0]?.activity.unit as string
  const notices = Array.isArray(like.notices) ? like.notices : []
  return { unit, second: null, parts: parts as PairPart[], per1: per1Of(parts as PairPart[]), notices }
}
