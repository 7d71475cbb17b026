import { exact, type Fraction, printFraction } from './fraction.ts'

const SIGNIFICANT = 34

/** floor(n / d × 10^places), for n of 0 or more. */
function scaleDown(n: bigint, d: bigint, places: number): bigint {
  return places >= 0 ? (n * 10n ** BigInt(places)) / d : n / (d * 10n ** BigInt(-places))
}

/** Rounds to 34 significant digits; no tie occurs, because no decimal of the number is finite. */
function roundSignificant({ n, d }: Fraction): string {
  const size = n < 0n ? -n : n
  let places = SIGNIFICANT - size.toString().length + d.toString().length - 1
  if (scaleDown(size, d, places) < 10n ** BigInt(SIGNIFICANT - 1)) places++
  const digits = (scaleDown(2n * size, d, places) + 1n) / 2n
  const power = 10n ** BigInt(Math.abs(places))
  const sign = n < 0n ? -1n : 1n
  return printFraction(places >= 0 ? { n: sign * digits, d: power } : { n: sign * digits * power, d: 1n })
}

/** The decimal that a document states for a number: all digits if they end, else 34 significant ones. */
export function statedDecimal(value: Fraction): string {
  const text = printFraction(value)
  return text.includes('/') ? roundSignificant(exact(text)) : text
}
