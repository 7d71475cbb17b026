import type { Violations } from '../../core/errors/index.ts'

/** The value of an integer field and its bounds; without `max` there is no upper bound. */
interface IntegerBounds {
  readonly value: number | undefined
  readonly min: number
  readonly max?: number
}

/** Adds `query_invalid` for a value that is not an integer within the bounds; an absent one is valid. */
export function checkInteger(violations: Violations, path: string, { value, min, max }: IntegerBounds): void {
  if (value === undefined) return
  if (Number.isSafeInteger(value) && value >= min && value <= (max ?? Number.MAX_SAFE_INTEGER)) return
  const expected = max === undefined ? `a whole number from ${min}` : `a whole number from ${min} to ${max}`
  violations.add(path, 'query_invalid', { message: `must be ${expected}`, expected, received: value })
}
