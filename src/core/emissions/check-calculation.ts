import { isFields } from '../../base/index.ts'
import { fail } from '../errors/index.ts'
import type { Calculation } from './calculation.ts'

function reject(path: string, received: unknown): never {
  const message = 'must be a calculation; give what calculateFuel or another calculation returned'
  return fail(path, 'invalid_type', { message, expected: 'a Calculation', received })
}

function isContribution(value: unknown): boolean {
  return isFields(value) && isFields(value.activity) && isFields(value.factor) && Array.isArray(value.steps)
}

/** Requires the contributions of a calculation. Throws `invalid_type`. */
export function checkContributions(value: unknown, path = 'calculation'): void {
  if (!isFields(value) || !Array.isArray(value.contributions)) reject(path, value)
  for (const one of value.contributions) if (!isContribution(one)) reject(path, value)
}

/** Requires a calculation. Throws `invalid_type`. */
export function checkCalculation(value: Calculation, path = 'calculation'): void {
  checkContributions(value, path)
  if (!isFields(value.method) || !Array.isArray(value.notices) || !value.notices.every(isFields)) reject(path, value)
}
