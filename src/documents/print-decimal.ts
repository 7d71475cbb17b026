import { printExact, printRounded, type Rational } from '../exact/index.ts'

/** A decimal without an exponent: all digits where they end, else 34 significant ones, half to even. */
export function printDecimal(value: Rational): string {
  const text = printExact(value)
  return text.includes('/') ? printRounded(value) : text
}
