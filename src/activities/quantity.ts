import { fail, type Violations, violation } from '../errors/index.ts'
import { asExact, type Exact, type NumberInput, parseNumber, type Rational } from '../exact/index.ts'

/** How a quantity is checked. */
export interface QuantityRule {
  readonly allowCredits?: boolean | undefined
  /** Refuse zero. */
  readonly positive?: boolean
  readonly whole?: boolean
}

/** Refuses what is no activity at all. Throws `required`. */
export function checkActivity(activity: unknown): void {
  if (typeof activity === 'object' && activity !== null) return
  fail('', 'required', 'an activity must be given', { expected: 'an object with its fields', received: activity })
}

/** A checked quantity as data, or `undefined` with the violation collected. Zero is fine, a credit only when allowed. */
export function checkQuantity(
  value: NumberInput | undefined,
  path: string,
  found: Violations,
  rule: QuantityRule = {},
): Exact | undefined {
  if (value === undefined || value === null) {
    found.add(path, 'required', 'is missing; give a number', { expected: 'a number', received: value })
    return undefined
  }
  const exact = found.attempt(() => parseNumber(value, path))
  if (exact === undefined) return undefined
  const problem = problemOf(exact, path, rule, value)
  if (problem === undefined) return asExact(value)
  found.list.push(problem)
  return undefined
}

function problemOf(exact: Rational, path: string, rule: QuantityRule, received: unknown) {
  if (exact.n < 0n && rule.allowCredits !== true) {
    const message = 'must not be negative; set allowCredits where a correction invoice is meant'
    return violation(path, 'must_be_non_negative', message, { expected: '0 or more', received })
  }
  if (rule.positive && exact.n <= 0n) {
    return violation(path, 'must_be_positive', 'must be more than zero', { expected: 'more than 0', received })
  }
  if (rule.whole && exact.n % exact.d !== 0n) {
    return violation(path, 'must_be_whole', 'must be a whole number', { expected: 'a whole number', received })
  }
  return undefined
}

/** A checked percentage, 0 to 100. */
export function checkPercentage(value: NumberInput, path: string, found: Violations): Exact | undefined {
  const exact = found.attempt(() => parseNumber(value, path))
  if (exact === undefined) return undefined
  if (exact.n >= 0n && exact.n <= 100n * exact.d) return asExact(value)
  found.add(path, 'percentage_out_of_range', 'must lie from 0 to 100', { expected: '0 to 100', received: value })
  return undefined
}
