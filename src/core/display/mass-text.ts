import type { Rational } from '../exact/index.ts'
import { decimalText, rationalOf, vanishes, withoutZeros } from './decimal-text.ts'
import { EXACT_KG_DECIMALS, FIGURE_DECIMALS } from './decimals.ts'

/** A unit for showing masses. */
export type MassUnit = 't' | 'kg'

/** The digits of a mass to show: rounded to the kilogram, or all. */
export type MassDigits = 'rounded' | 'all'

const KG_PER_UNIT = { t: 1000n, kg: 1n } as const

/**
 * Prints kilograms in tonnes or kilograms with three decimals, without an exponent: '648.140'; '<0.001' if smaller.
 */
export function massText(kg: Rational, unit: MassUnit): string {
  const value = { n: kg.n, d: kg.d * KG_PER_UNIT[unit] }
  if (!vanishes(value, FIGURE_DECIMALS)) return decimalText(value, FIGURE_DECIMALS)
  return value.n < 0n ? '>-0.001' : '<0.001'
}

/** Prints the digits of kilograms down to 10^-24 kg, without trailing zeros: '648,140.252059044053020899755236'. */
export function allDigitsText(kg: Rational, unit: MassUnit): string {
  const decimals = EXACT_KG_DECIMALS + String(KG_PER_UNIT[unit]).length - 1
  return withoutZeros(decimalText({ n: kg.n, d: kg.d * KG_PER_UNIT[unit] }, decimals))
}

/** Prints a mass in kilograms, rounded or with all digits. */
export function massDigits(kg: Rational, unit: MassUnit, digits: MassDigits): string {
  return digits === 'all' ? allDigitsText(kg, unit) : massText(kg, unit)
}

/** Prints exact kilograms in tonnes: '648.140'. */
export function tonnesText(exactKg: string, digits: MassDigits = 'rounded'): string {
  return massDigits(rationalOf(exactKg), 't', digits)
}

/** Prints exact kilograms in kilograms: '6,787.528'. */
export function kilogramsText(exactKg: string, digits: MassDigits = 'rounded'): string {
  return massDigits(rationalOf(exactKg), 'kg', digits)
}
