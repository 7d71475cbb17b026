import { fail } from '../../errors/index.ts'
import type { CoefficientSet } from './coefficient-set.ts'

/** Throws `invalid_type` for anything but the result of `compile`. */
export function checkSet(set: unknown, path = 'set'): asserts set is CoefficientSet {
  const isSet = typeof set === 'object' && set !== null && 'pairs' in set && Array.isArray(set.pairs)
  if (isSet && 'hasSecond' in set && 'hasUnpublished' in set) return
  fail(path, 'invalid_type', {
    message: 'must be the result of `compile`',
    expected: 'a CoefficientSet',
    received: set,
  })
}

/** Throws `invalid_type` unless the options are an object. */
export function checkOptions(options: unknown): void {
  if (typeof options === 'object' && options !== null) return
  fail('options', 'invalid_type', { message: 'must be an object', expected: 'an object', received: options })
}

/** Throws `required` for missing options. */
export function requireOptions(options: unknown, expected: string): void {
  if (typeof options === 'object' && options !== null) return
  fail('', 'required', { message: 'options must be given', expected, received: options })
}
