import { add, type Exact, parseNumber, printExact, type Rational, ZERO } from '../exact/index.ts'

/**
 * a + b. Over the larger denominator where the smaller divides it, as those of decimals do; else in lowest terms, so that
 * a total that is changed a million times does not grow with the changes.
 */
export function plus(a: Rational, b: Rational): Rational {
  if (a.n === 0n) return b
  if (a.d === b.d) return settled(a.n + b.n, a.d)
  if (a.d % b.d === 0n) return settled(a.n + b.n * (a.d / b.d), a.d)
  if (b.d % a.d === 0n) return settled(a.n * (b.d / a.d) + b.n, b.d)
  const { n, d } = add(a, b)
  const divisor = greatestCommonDivisor(n < 0n ? -n : n, d)
  return settled(n / divisor, d / divisor)
}

function settled(n: bigint, d: bigint): Rational {
  return n === 0n ? ZERO : { n, d }
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** The exact number that a writer gave, as text, and as the fraction it means. Throws the number codes. */
export function readExact(exact: Exact): { readonly text: string; readonly value: Rational } {
  const value = parseNumber(exact, 'exact')
  // a number means the decimal it prints as; a text is kept as it was written
  return { text: typeof exact === 'string' ? exact.trim() : printExact(value), value }
}
