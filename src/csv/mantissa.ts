import { POINT, ZERO } from './ascii.ts'

const DIGITS_MAX = 15

/** A decimal read from its digits: `integer`·10^-scale, exactly. One object that is written over. */
export interface Mantissa {
  /** 0 to 10^15. */
  integer: number
  /** 0 to 15. */
  scale: number
  /** The byte of the decimal mark in the text; a point if absent. */
  readonly mark?: number
}

/**
 * Reads plain decimal digits, one decimal mark (`into.mark`) among them at most, at most 15 digits: what
 * `parseNumber` reads from the same text with a point. False for everything else, which may be a number all the same: signs, exponents, fractions, spaces.
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
