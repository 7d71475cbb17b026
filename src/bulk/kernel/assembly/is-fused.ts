import { MINUS_SQUARE, NEAR_ONE } from './constants'

/**
 * Whether a multiply-add rounds once here: (1 + 2^-30)² - (1 + 2^-29) is 2^-60 then, and zero when the square is rounded
 * first. From memory, so that nothing is worked out before it runs.
 */
export function isFused(): bool {
  if (!ASC_FEATURE_RELAXED_SIMD) return false
  const x = v128.load(NEAR_ONE)
  return f64x2.extract_lane(f64x2.relaxed_madd(x, x, v128.load(MINUS_SQUARE)), 0) == 8.673617379884035e-19 // 2^-60
}
