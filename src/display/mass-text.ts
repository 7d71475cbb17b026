import type { Rational } from '../exact/index.ts'
import { decimalText, vanishes, withoutZeros } from './decimal-text.ts'

/** A unit for showing masses. */
export type MassUnit = 't' | 'kg'

/** The digits of a mass to show: rounded to the kilogram, or all. */
export type MassDigits = 'rounded' | 'all'

const KG_PER_UNIT = { t: 1000n, kg: 1n } as const
const DECIMALS = 3
/**
 * Decimals of a kilogram below which sums may differ: records store 34 digits of a result that does not terminate, and
 * the total rounding of many records is below this.
 */
const ALL_DECIMALS_OF_KG = 24

/**
 * Prints kilograms in tonnes or kilograms with three decimals, without an exponent: '648.140'; '<0.001' if smaller.
 */
export function massText(kg: Rational, unit: MassUnit): string {
  const value = { n: kg.n, d: kg.d * KG_PER_UNIT[unit] }
  if (!vanishes(value, DECIMALS)) return decimalText(value, DECIMALS)
  return value.n < 0n ? '>-0.001' : '<0.001'
}

/** Prints the digits of kilograms down to 10^-24 kg, without trailing zeros: '648,140.252059044053020899755236'. */
export function allDigitsText(kg: Rational, unit: MassUnit): string {
  const decimals = ALL_DECIMALS_OF_KG + String(KG_PER_UNIT[unit]).length - 1
  return withoutZeros(decimalText({ n: kg.n, d: kg.d * KG_PER_UNIT[unit] }, decimals))
}

/** Prints a mass in kilograms, rounded or with all digits. */
export function massDigits(kg: Rational, unit: MassUnit, digits: MassDigits): string {
  return digits === 'all' ? allDigitsText(kg, unit) : massText(kg, unit)
}
