import {
  checkOptionNames,
  type ErrorCode,
  fail,
  type KnownFields,
  type Problem,
  requireObject,
} from '../errors/index.ts'
import { asExact, type Exact, type NumberInput, parseNumber, type Rational } from '../exact/index.ts'
import type { Unit, UnitRef, UnitTable } from '../units/index.ts'

/** The validation rule of a quantity. */
interface QuantityRule {
  readonly allowCredits?: boolean | undefined
  /** Rejects zero. */
  readonly positive?: boolean
  readonly integer?: boolean
}

/**
 * Requires the activity to be an object without unknown fields: a misspelt option must not be left out in silence. Throws
 * `required`, `unknown_field`.
 */
export function checkActivity<Activity extends object>(activity: Activity, known: KnownFields<Activity>): void {
  if (typeof activity === 'object' && activity !== null) {
    checkOptionNames(activity, known)
    return
  }
  const message = 'an activity must be given'
  requireObject({ path: '', value: activity }, { message, expected: 'an object with its fields' })
}

/** Validates a quantity, or collects the violation and returns `undefined`. Zero is valid, a credit only if allowed. */
export function checkQuantity(value: NumberInput | undefined, path: string, rule: QuantityRule = {}): Exact {
  if (value === undefined || value === null) {
    fail(path, 'required', { message: 'is missing; give a number', expected: 'a number', received: value })
  }
  const violation = quantityViolation(parseNumber(value, path), rule)
  if (violation === undefined) return asExact(value)
  const { code, ...problem } = violation
  return fail(path, code, { ...problem, received: value })
}

/** Returns the rule that a number violates, if any. */
function quantityViolation(
  { n, d }: Rational,
  rule: QuantityRule,
): (Problem & { readonly code: ErrorCode }) | undefined {
  if (n < 0n && rule.allowCredits !== true) {
    const advice = 'allowCredits' in rule ? '; set allowCredits for a correction invoice' : ''
    const message = `must not be negative${advice}`
    return { code: 'must_be_non_negative', message, expected: '0 or more' }
  }
  if (rule.positive && n <= 0n) {
    return { code: 'must_be_positive', message: 'must be more than zero', expected: 'more than 0' }
  }
  if (rule.integer && n % d !== 0n) {
    return { code: 'must_be_whole', message: 'must be a whole number', expected: 'a whole number' }
  }
  return undefined
}

/** Resolves a unit of mass. Throws `unknown_unit`, `unit_dimension_mismatch`. */
export function findMassUnit(ref: UnitRef, path: string, table: UnitTable): Unit {
  const unit = table.find(ref, path)
  if (unit.typeUnit === 'WEIGHT') return unit
  const message = `${unit.short_name} (${unit.typeUnit}) is not a unit of mass; give the mass in t, kg or lb`
  return fail(path, 'unit_dimension_mismatch', { message, expected: 'WEIGHT', received: unit.typeUnit })
}

/** Validates a percentage, 0 to 100. */
export function checkPercentage(value: NumberInput, path: string): Exact {
  const exact = parseNumber(value, path)
  if (exact.n >= 0n && exact.n <= 100n * exact.d) return asExact(value)
  const about = { expected: '0 to 100', received: value }
  return fail(path, 'percentage_out_of_range', { message: 'must be between 0 and 100', ...about })
}
