import type { Rational } from '../exact/index.ts'
import { rationalOf, roundedScaled } from './rational.ts'

const KILOGRAMS_OF_A_TONNE = 1000n
const THOUSANDS = /\B(?=(?:\d{3})+$)/g
/** Between thousands: a space that is narrow and never ends a line. */
const NARROW_SPACE = '\u202f'

/** To one decimal; what is not nothing is never shown as 0.0. */
function oneDecimal(value: Rational): string {
  const tenths = roundedScaled(value, 10n)
  if (tenths === 0n) return value.n === 0n ? '0' : value.n > 0n ? '<\u202f0.1' : '>\u202f\u22120.1'
  const size = tenths < 0n ? -tenths : tenths
  const integer = String(size / 10n).replace(THOUSANDS, NARROW_SPACE)
  return `${tenths < 0n ? '\u2212' : ''}${integer}.${size % 10n}`
}

/** Kilograms as tonnes to one decimal, by their exact digits: '644.2'. */
export function tonnesText(exactKg: string): string {
  const { n, d } = rationalOf(exactKg)
  return oneDecimal({ n, d: d * KILOGRAMS_OF_A_TONNE })
}

/** Kilograms to one decimal, by their exact digits: '9 478.9'. */
export function kilogramsText(exactKg: string): string {
  return oneDecimal(rationalOf(exactKg))
}
