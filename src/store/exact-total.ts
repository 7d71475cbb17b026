import { add, type Exact, parseNumber, printExact, type Rational, reduce, ZERO } from '../exact/index.ts'

/**
 * a + b. Uses the larger denominator if the smaller divides it, as with decimals, and lowest terms otherwise, so that a
 * total does not grow with a million changes.
 */
export function plus(a: Rational, b: Rational): Rational {
  if (a.n === 0n) return b
  if (a.d === b.d) return settled(a.n + b.n, a.d)
  if (a.d % b.d === 0n) return settled(a.n + b.n * (a.d / b.d), a.d)
  if (b.d % a.d === 0n) return settled(a.n * (b.d / a.d) + b.n, b.d)
  const { n, d } = reduce(add(a, b))
  return settled(n, d)
}

function settled(n: bigint, d: bigint): Rational {
  return n === 0n ? ZERO : { n, d }
}

/** Parses an exact number, keeping its text. Throws the number codes. */
export function readExact(exact: Exact): { readonly text: string; readonly value: Rational } {
  const value = parseNumber(exact, 'exact')
  // a number means the decimal it prints as; a text is kept as written
  return { text: typeof exact === 'string' ? exact.trim() : printExact(value), value }
}
