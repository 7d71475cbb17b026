import { printable } from '../../base/index.ts'
import type { ErrorCode } from './codes.ts'

/** A violation: its `path` (like `steps[0].value`), its `code`, and a sentence to act on. */
export interface Violation {
  readonly path: string
  readonly code: ErrorCode
  readonly message: string
  /** The input that would be accepted. */
  readonly expected?: string
  /** The received value, printed short. */
  readonly received?: string
}

/** Makes the quoted input in the sentences of a violation printable, each on one line. */
function makePrintable(violation: Violation): Violation {
  const { message, expected = '', received = '' } = violation
  if ([message, expected, received].every((text) => printable(text) === text)) return violation
  return {
    ...violation,
    message: printable(message),
    ...(violation.expected !== undefined && { expected: printable(expected) }),
    ...(violation.received !== undefined && { received: printable(received) }),
  }
}

const BRAND = Symbol.for('tonne.EmissionsError')

/**
 * The only error class of this library: carries all violations; `code` and `path` are those of the first.
 *
 * @example
 * ```ts
 * import { convert, EmissionsError } from 'tonne'
 * let caught: unknown
 * try { convert(1, 'l' as string, 'kWh') } catch (error) { caught = error }
 * EmissionsError.is(caught) // => true
 * EmissionsError.is(caught) && caught.code // => 'unit_dimension_mismatch'
 * ```
 */
export class EmissionsError extends Error {
  override readonly name = 'EmissionsError'
  readonly code: ErrorCode
  readonly path: string
  readonly violations: readonly Violation[]

  constructor(violations: readonly Violation[]) {
    const [first] = violations
    if (first === undefined) throw new TypeError('an EmissionsError needs at least one violation')
    const shown = violations.map(makePrintable)
    super(shown.map(({ path, message }) => (path === '' ? message : `${printable(path)}: ${message}`)).join('\n'))
    this.code = first.code
    this.path = first.path
    this.violations = shown
    Object.defineProperty(this, BRAND, { value: true })
  }

  /** True for an EmissionsError of any copy of this library (ESM and CJS can both be loaded). */
  static is(error: unknown): error is EmissionsError {
    return typeof error === 'object' && error !== null && BRAND in error
  }
}
