import { decimalText, rationalOf } from '../../core/display/index.ts'
import type { Rational } from '../../core/exact/index.ts'
import type { SiteResource } from '../../resources/index.ts'
import { enteredDigits } from './entered-number.ts'
import { addRationals, multiply, ZERO } from './rational.ts'

/** A divisor of emissions: 120 employees. */
export interface IntensityDivisor {
  /** Above zero. */
  readonly amount: Rational
  /** 'employees', 'm² of floor area' */
  readonly unit: string
}

/** A square foot in square metres, exactly: 0.3048² (NIST Handbook 44, Appendix C). */
const M2_PER_FT2 = rationalOf('0.09290304')

const AREA_UNITS: Readonly<Record<string, Rational>> = { M2: rationalOf('1'), FT2: M2_PER_FT2, HA: rationalOf('10000') }

/** Adds up the floor area of sites in square metres; null if it is zero, or if a site has another unit of area. */
export function floorArea(sites: readonly Pick<SiteResource, 'area' | 'unit'>[]): IntensityDivisor | null {
  let amount: Rational = ZERO
  for (const { area, unit } of sites) {
    const size = AREA_UNITS[unit.toUpperCase()]
    if (size === undefined) return null
    amount = addRationals(amount, multiply(rationalOf(String(area)), size))
  }
  return amount.n > 0n ? { amount, unit: 'm² of floor area' } : null
}

const STATED = /^(\d(?:[\d.,'’\s]{0,40}\d)?)\s+(\S.{0,63})$/
const DIGITS = /^\d{1,15}(?:\.\d{1,15})?$/

/** Parses a number and its noun, such as '120 employees'; null for other texts and for zero. */
export function parseDenominator(text: string): IntensityDivisor | null {
  const [, number = '', unit] = STATED.exec(text.trim()) ?? []
  const digits = enteredDigits(number)
  if (!DIGITS.test(digits) || unit === undefined) return null
  const amount = rationalOf(digits)
  return amount.n > 0n ? { amount, unit } : null
}

const AMOUNT_DECIMALS = 2
const INTENSITY_DECIMALS = 3

function withoutZeros(digits: string): string {
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
}

/** Prints an intensity: '5,438.368 kg CO2e for each of 120 employees'. */
export function intensityText(exactKg: string, { amount, unit }: IntensityDivisor): string {
  const kg = rationalOf(exactKg)
  const each = decimalText({ n: kg.n * amount.d, d: kg.d * amount.n }, INTENSITY_DECIMALS)
  return `${each} kg CO2e for each of ${withoutZeros(decimalText(amount, AMOUNT_DECIMALS))} ${unit}`
}

/** A divisor as it was chosen. */
export interface StatedDivisor {
  /** '120 employees', 'area', or '' for none. */
  readonly per: string
  /** The floor area of the sites; null if it is not known. */
  readonly area: IntensityDivisor | null
}

/** Finds the denominator that was chosen. */
export function chosenDenominator({ per, area }: StatedDivisor): IntensityDivisor | null {
  return per === 'area' ? area : parseDenominator(per)
}
