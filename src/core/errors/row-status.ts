import { keysOf } from '../../base/index.ts'
import type { ErrorCode } from './codes.ts'

/**
 * The status of a row in a byte column: 0 for a calculated row, otherwise the number of the code that the scalar
 * functions throw for the same value. The numbers never change: columns are stored.
 */
export const ROW_STATUS: Readonly<{
  not_finite: 1
  must_be_non_negative: 2
  number_out_of_range: 3
  unknown_pair: 4
  unknown_key: 5
}> = Object.freeze({
  not_finite: 1,
  must_be_non_negative: 2,
  number_out_of_range: 3,
  unknown_pair: 4,
  unknown_key: 5,
} as const satisfies Partial<Record<ErrorCode, number>>)

/** A code with which a row can fail. */
export type RowCode = keyof typeof ROW_STATUS

/** The codes with which a row can fail, ordered by number. */
export const ROW_CODES: readonly RowCode[] = Object.freeze(keysOf(ROW_STATUS))

/**
 * Returns the code of a status; undefined for 0, a calculated row, and for an unknown status.
 *
 * @example
 * ```ts
 * import { codeOfRowStatus } from 'tonne/bulk'
 * codeOfRowStatus(2) // => 'must_be_non_negative'
 * codeOfRowStatus(0) // => undefined
 * ```
 */
export function codeOfRowStatus(status: number): RowCode | undefined {
  return ROW_CODES[status - 1]
}
