import type { DistanceQuality } from '../emissions/index.ts'
import type { Rational } from '../exact/index.ts'
import { decimalText, significantText } from './decimal-text.ts'

const SIGNIFICANT_DIGITS = { medium: 3, low: 2 } as const satisfies Partial<Record<DistanceQuality, number>>
const HUNDRED: Rational = { n: 100n, d: 1n }

/**
 * Prints the digits of a length that its quality supports: '5,555', '19,900', '320'; below a hundred, three digits.
 */
export function lengthDigits(length: Rational, quality: DistanceQuality): string {
  if (quality !== 'high') return significantText(length, SIGNIFICANT_DIGITS[quality])
  const isShort = length.n * HUNDRED.d < HUNDRED.n * length.d
  return isShort ? significantText(length, 3) : decimalText(length, 0)
}

/**
 * Prints kilometres with the digits that their quality supports: whole kilometres for a measured or geodesic distance,
 * three digits for a modelled one, two for a rule of thumb: '5,555 km', '19,900 km', '320 km'.
 */
export function distanceText(km: Rational, quality: DistanceQuality): string {
  return `${lengthDigits(km, quality)} km`
}
