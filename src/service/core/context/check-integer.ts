import type { Violations } from '../../../errors/index.ts'

/** Bounds of a whole number; without `max`, only from below. */
export interface IntegerBounds {
  readonly value: number | undefined
  readonly min: number
  readonly max?: number
}

/** Notes `query_invalid` for what is there and no whole number within the bounds. */
export function checkInteger(violations: Violations, path: string, { value, min, max }: IntegerBounds): void {
  if (value === undefined) return
  if (Number.isSafeInteger(value) && value >= min && value <= (max ?? Number.MAX_SAFE_INTEGER)) return
  const expected = max === undefined ? `a whole number from ${min}` : `a whole number from ${min} to ${max}`
  violations.add(path, 'query_invalid', { message: `must be ${expected}`, expected, received: value })
}
