import type { ErrorCode } from './codes.ts'

/**
 * The status of a row in a column of bytes: 0 for a row that was calculated, else the number of the code that the scalar
 * functions throw for the same value. The numbers never change: columns are kept.
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

/** A code that a row can fail with. */
export type RowCode = keyof typeof ROW_STATUS

/** The codes that a row can fail with, in the order of their numbers. */
export const ROW_CODES: readonly RowCode[] = Object.freeze(Object.keys(ROW_STATUS) as RowCode[])

/**
 * The code of a status; undefined for 0, a row that was calculated, and for what is no status.
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
