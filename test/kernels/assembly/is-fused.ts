import { MINUS_SQUARE, NEAR_ONE } from './constants'

/**
 * True if a multiply-add rounds once here: (1 + 2^-30)² - (1 + 2^-29) is then 2^-60, and zero if the square is rounded
 * first. Reads its operands from memory to prevent constant folding.
 */
export function isFused(): bool {
  if (!ASC_FEATURE_RELAXED_SIMD) return false
  const x = v128.load(NEAR_ONE)
  return f64x2.extract_lane(f64x2.relaxed_madd(x, x, v128.load(MINUS_SQUARE)), 0) == 8.673617379884035e-19 // 2^-60
}
