import { printExact, printRounded, type Rational } from '../exact/index.ts'

/**
 * Prints a decimal without an exponent: all digits if they are finite, otherwise 34 significant digits, rounded half to
 * even.
 */
export function printDecimal(value: Rational): string {
  const text = printExact(value)
  return text.includes('/') ? printRounded(value) : text
}
