import { checkOptionNames, fail, type KnownFields, requireObject } from '../../core/errors/index.ts'
import type { CompiledPair } from './pair.ts'

/** Treatment of pairs that do not publish all four gases. */
export type UnpublishedRule = 'refuse' | 'mark'

/**
 * Compiled pairs; a row refers to its pair by the index in `pairs`. Plain data that structured clone can send to a
 * worker.
 */
export interface CoefficientSet {
  readonly pairs: readonly CompiledPair[]
  /** True if rows have a second column, which multiplies the value. */
  readonly hasSecond: boolean
  /** Accept negative values, for correction invoices. */
  readonly allowCredits: boolean
  /** True if a pair does not publish all four gases; the cells of those gases hold NaN. */
  readonly hasUnpublished: boolean
}

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

/** Throws `invalid_type` unless the options are an object, and `unknown_field` for an unknown name. */
export function checkOptions<Options extends object>(options: Options, known: KnownFields<Options>): void {
  const isObject = typeof options === 'object' && options !== null
  if (!isObject)
    fail('options', 'invalid_type', { message: 'must be an object', expected: 'an object', received: options })
  checkOptionNames(options, known)
}

/** Throws `required` for missing options, and `unknown_field` for an unknown name. */
export function requireOptions<Options extends object>(
  options: Options,
  known: KnownFields<Options>,
  expected: string,
): void {
  requireObject({ path: '', value: options }, { message: 'options must be given', expected })
  checkOptionNames(options, known)
}
