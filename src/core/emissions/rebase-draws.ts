import { fail } from '../errors/index.ts'
import { add, divide, printExact, type Rational, rationalOf, subtract, ZERO } from '../exact/index.ts'
import type { Calculation, Contribution, Step } from './calculation.ts'

type Share = Extract<Step, { kind: 'share' }>

function isDraw(step: Step): step is Extract<Share, { of: 'instrument' }> {
  return step.kind === 'share' && step.of === 'instrument'
}

function isUncovered(step: Step): step is Share {
  return step.kind === 'share' && step.of === 'uncovered'
}

function rebaseShare(step: Share, part: Rational, value: Rational): Step {
  return { ...step, part: printExact(part), whole: printExact(value), times: printExact(divide(part, value)) }
}

function withSteps(contribution: Contribution, change: (step: Step) => Step): Contribution {
  return { ...contribution, steps: contribution.steps.map(change) }
}

/**
 * Recomputes the contributions of electricity with draws on instruments after its quantity changed: the draws stay, and
 * the uncovered rest changes. Throws `instrument_overdrawn` for less electricity than was drawn, and
 * `restatement_invalid` if there would be a rest without a known factor.
 */
export function rebaseDraws({ method, contributions }: Calculation): readonly Contribution[] {
  const [first] = contributions
  if (method.id !== 'electricity_market' || method.version === 1 || first === undefined) return contributions
  const value = rationalOf(first.activity.value)
  const draws = contributions.flatMap(({ steps }) => steps.filter(isDraw))
  const drawn = draws.reduce((sum, { part }) => add(sum, rationalOf(part)), ZERO)
  const rest = subtract(value, drawn)
  if (rest.n < 0n) {
    const message = `is less than the ${printExact(drawn)} drawn from instruments; calculate it again with smaller draws and pass it as method`
    fail('activity', 'instrument_overdrawn', { message, expected: `${printExact(drawn)} or more` })
  }
  const hasRest = contributions.some(({ steps }) => steps.some(isUncovered))
  if (rest.n > 0n && !hasRest) {
    const message = 'is more than was drawn, and the rest has no factor; calculate it again and pass it as method'
    fail('activity', 'restatement_invalid', { message, expected: printExact(drawn), received: printExact(value) })
  }
  const kept = rest.n > 0n ? contributions : contributions.filter(({ steps }) => !steps.some(isUncovered))
  return kept.map((one) =>
    withSteps(one, (step) => {
      if (isDraw(step)) return rebaseShare(step, rationalOf(step.part), value)
      return isUncovered(step) ? rebaseShare(step, rest, value) : step
    }),
  )
}
