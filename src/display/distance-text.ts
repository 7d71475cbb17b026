import type { DistanceQuality } from '../emissions/index.ts'
import type { Rational } from '../exact/index.ts'
import { decimalText, significantText } from './decimal-text.ts'

const SIGNIFICANT_DIGITS = { medium: 3, low: 2 } as const satisfies Partial<Record<DistanceQuality, number>>
const HUNDRED: Rational = { n: 100n, d: 1n }

/**
 * Kilometres as far as their quality goes: whole ones of a measured or geodesic distance, three digits of a modelled one,
 * two of a rule of thumb: '5,555 km', '19,900 km', '320 km'.
 */
export function distanceText(km: Rational, quality: DistanceQuality): string {
  if (quality !== 'high') return `${significantText(km, SIGNIFICANT_DIGITS[quality])} km`
  const isShort = km.n * HUNDRED.d < HUNDRED.n * km.d
  return `${isShort ? significantText(km, 3) : decimalText(km, 0)} km`
}
