import { POINT, ZERO } from './ascii.ts'

const DIGITS_MAX = 15

/** A decimal read from its digits: exactly `integer`·10^-scale. One object that is reused. */
export interface Mantissa {
  /** 0 to 10^15. */
  integer: number
  /** 0 to 15. */
  scale: number
  /** The byte of the decimal mark in the text. Default: a point. */
  readonly mark?: number
}

/**
 * Reads plain decimal digits, at most 15, with at most one decimal mark (`into.mark`). The value is the one that
 * `parseNumber` reads from the same text with a point. Returns false for anything else; that may still be a number with
 * a sign, exponent, fraction or spaces.
 */
export function readMantissa(
  bytes: Uint8Array,
  cell: { readonly from: number; readonly to: number },
  into: Mantissa,
): boolean {
  const { from, to } = cell
  const { mark = POINT } = into
  let integer = 0
  let point = -1
  if (to - from > DIGITS_MAX + 1) return false
  for (let index = from; index < to; index++) {
    const digit = (bytes[index] as number) - ZERO
    if (digit >= 0 && digit <= 9) integer = integer * 10 + digit
    else if (digit === mark - ZERO && point < 0) point = index
    else return false
  }
  const digits = to - from - (point < 0 ? 0 : 1)
  if (digits < 1 || digits > DIGITS_MAX) return false
  into.integer = integer
  into.scale = point < 0 ? 0 : to - point - 1
  return true
}
