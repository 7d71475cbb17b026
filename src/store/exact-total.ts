import { add, type Exact, parseNumber, printExact, type Rational, reduce, ZERO } from '../exact/index.ts'

/**
 * a + b. Over the larger denominator where the smaller divides it, as those of decimals do; else in lowest terms, so that
 * a total that is changed a million times does not grow with the changes.
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

/** The exact number that a writer gave, as text, and as the fraction it means. Throws the number codes. */
export function readExact(exact: Exact): { readonly text: string; readonly value: Rational } {
  const value = parseNumber(exact, 'exact')
  // a number means the decimal it prints as; a text is kept as it was written
  return { text: typeof exact === 'string' ? exact.trim() : printExact(value), value }
}
