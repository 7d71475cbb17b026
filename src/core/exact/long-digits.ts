import { exponentField, productError, ROUND_TO_INTEGER, TEN } from './split-double.ts'

/** A double v of up to 17 digits: v·10^k is `high + low` exactly, and `excess` more than the integer v prints as. */
export interface ScaledDouble {
  high: number
  low: number
  /** At most half the gap between doubles around v·10^k, so below 12. */
  excess: number
  k: number
}

const EXPONENT_MIN = -19
const SIZE_MIN = 2 ** EXPONENT_MIN
const SIZE_END = 1e17
/** Half the gap above a double, by its exponent. */
const HALF_GAPS = Float64Array.from({ length: 76 }, (_, index) => 2 ** (index + EXPONENT_MIN - 53))
const DIGITS_17 = 1e17
/** A millionth: decimals this near to a bound, in units or as a share of it, are not decided. */
const EDGE = 2 ** -20

/**
 * Scales a number to 17 digits and finds the integer it prints as; false, with the rest undefined, if that is not
 * certain: at powers of two, whose gaps differ, within a millionth of a bound, and outside 2^-19 to 10^17.
 *
 * k is such that 10^16 ≤ v·10^k < 10^17. Decimals that read back as v lie within half the gap between doubles, here
 * 0.5 to 11.1. At most one multiple of a hundred does, which has 15 digits or fewer; otherwise the nearest multiple of
 * ten that does has 16 digits, and otherwise the nearest integer has 17. No shorter decimal does, and of those the
 * nearest is printed. Below 10^16, where rounding may have raised v·10^k to 10^17 and lowered k, the three are of 14 to
 * 16 digits, and the nearest integer always lies within half the gap.
 *
 * All steps are exact but the scaling by 10^-8, 10^-2 and 10^-1, whose results are rounded to integers and need not be
 * the nearest: a remainder that is off by one multiple is beyond every bound.
 */
export function scaleLong(v: number, into: ScaledDouble): boolean {
  const size = Math.abs(v)
  if (!(size >= SIZE_MIN && size < SIZE_END)) return false
  const exponent = exponentField(size) - 1023
  const half = HALF_GAPS[exponent - EXPONENT_MIN] as number
  if (half * 2 ** 53 === size) return false
  let k = 16 - ((exponent * 1233) >> 12) // 1233/4096 is log10(2) to as many digits as these exponents need
  if (size * (TEN[k] as number) >= DIGITS_17) k--
  const scale = TEN[k] as number
  const high = size * scale
  const low = productError(high, size, scale)
  const eights = high - (high * 1e-8 + ROUND_TO_INTEGER - ROUND_TO_INTEGER) * 1e8
  const short = eights - (eights * 1e-2 + ROUND_TO_INTEGER - ROUND_TO_INTEGER) * 100 + low
  const past = eights - (eights * 0.1 + ROUND_TO_INTEGER - ROUND_TO_INTEGER) * 10 + low
  const ten = past - (past * 0.1 + ROUND_TO_INTEGER - ROUND_TO_INTEGER) * 10
  const one = ten - (ten + ROUND_TO_INTEGER - ROUND_TO_INTEGER)
  const within = half * scale * (1 - EDGE)
  const beyond = half * scale * (1 + EDGE)
  let excess = one
  if (Math.abs(short) < within) excess = short
  else if (Math.abs(short) < beyond) return false
  else if (Math.abs(ten) < within && Math.abs(ten) < 5 - EDGE) excess = ten
  else if (Math.abs(ten) < beyond || Math.abs(one) > 0.5 - EDGE) return false
  into.high = v < 0 ? -high : high
  into.low = v < 0 ? -low : low
  into.excess = v < 0 ? -excess : excess
  into.k = k
  return true
}
