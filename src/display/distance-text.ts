import type { DistanceQuality } from '../emissions/index.ts'
import type { Rational } from '../exact/index.ts'
import { decimalText, significantText } from './decimal-text.ts'

const SIGNIFICANT_DIGITS = { medium: 3, low: 2 } as const satisfies Partial<Record<DistanceQuality, number>>
const HUNDRED: Rational = { n: 100n, d: 1n }

/** The digits of a length as far as its quality goes: '5,555', '19,900', '320'; three digits below a hundred. */
export function lengthDigits(length: Rational, quality: DistanceQuality): string {
  if (quality !== 'high') return significantText(length, SIGNIFICANT_DIGITS[quality])
  const isShort = length.n * HUNDRED.d < HUNDRED.n * length.d
  return isShort ? significantText(length, 3) : decimalText(length, 0)
}

/**
 * Kilometres as far as their quality goes: whole ones of a measured or geodesic distance, three digits of a modelled one,
 * two of a rule of thumb: '5,555 km', '19,900 km', '320 km'.
 */
export function distanceText(km: Rational, quality: DistanceQuality): string {
  return `${lengthDigits(km, quality)} km`
}
