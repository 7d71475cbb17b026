import { fail, isFields } from '../errors/index.ts'
import type { Calculation } from './calculation.ts'

function isContribution(value: unknown): boolean {
  return isFields(value) && isFields(value.activity) && Array.isArray(value.steps)
}

function isCalculation(value: unknown): boolean {
  if (!isFields(value) || !isFields(value.method)) return false
  const { contributions, notices } = value
  if (!Array.isArray(contributions) || !Array.isArray(notices)) return false
  return contributions.every(isContribution) && notices.every(isFields)
}

/** Requires a calculation. Throws `invalid_type`. */
export function checkCalculation(calculation: Calculation, path: string): void {
  if (isCalculation(calculation)) return
  const message = 'must be a calculation; give what calculateFuel or another calculation returned'
  fail(path, 'invalid_type', { message, expected: 'a Calculation', received: calculation })
}
