const SMALL: readonly bigint[] = Array.from({ length: 64 }, (_, k) => 10n ** BigInt(k))

/** 10^k for k ≥ 0. */
export function powerOfTen(k: number): bigint {
  return SMALL[k] ?? 10n ** BigInt(k)
}

/** An exact fraction with `d` above zero, not necessarily in lowest terms. The in-memory form of every exact number. */
export interface Rational {
  readonly n: bigint
  readonly d: bigint
}

export const ZERO: Rational = Object.freeze({ n: 0n, d: 1n })
export const ONE: Rational = Object.freeze({ n: 1n, d: 1n })

/** n / d with the sign on the numerator; `d` must not be zero. */
export function ratio(n: bigint, d = 1n): Rational {
  return d < 0n ? { n: -n, d: -d } : { n, d }
}

/** a + b over the least common multiple of their denominators, so that a total does not grow with a million changes. */
export function add(a: Rational, b: Rational): Rational {
  if (a.d === b.d) return { n: a.n + b.n, d: a.d }
  if (a.n === 0n) return b
  if (b.n === 0n) return a
  const divisor = greatestCommonDivisor(a.d, b.d)
  const times = b.d / divisor
  return { n: a.n * times + b.n * (a.d / divisor), d: a.d * times }
}

export function negate(a: Rational): Rational {
  return { n: -a.n, d: a.d }
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b))
}

export function multiply(a: Rational, b: Rational): Rational {
  return { n: a.n * b.n, d: a.d * b.d }
}

/** a / b; `b` must not be zero (callers check). */
export function divide(a: Rational, b: Rational): Rational {
  return ratio(a.n * b.d, a.d * b.n)
}

/** -1, 0 or 1 for a below, equal to or above b. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export function equal(a: Rational, b: Rational): boolean {
  return a.n * b.d === b.n * a.d
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** Returns the same number in lowest terms. */
export function reduce(a: Rational): Rational {
  const divisor = greatestCommonDivisor(a.n, a.d)
  return divisor === 1n ? a : { n: a.n / divisor, d: a.d / divisor }
}

/**
 * An exact sum of fractions, independent of their order; every total of this library uses it. Stores numerators by
 * denominator until the sum is read, so that adding is cheap: most fractions of a sum share a denominator. Loops over
 * columns first add integers of one scale in typed arrays: `ScaleCells`, and the cells of `tonne/bulk`.
 */
export class RationalSum {
  readonly #parts = new Map<bigint, Numerator>()
  /** That of the fraction before: the next one mostly has the same denominator. */
  #last: Numerator = { n: 0n, d: 1n }

  /** Adds a fraction and returns this. */
  add({ n, d }: Rational): this {
    if (n === 0n) return this
    if (d === this.#last.d && this.#last.n !== 0n) this.#last.n += n
    else this.#addTo(d, n)
    return this
  }

  /** Adds another sum, or this one itself, and returns this. */
  merge(other: RationalSum): this {
    // copies: a part of this very sum changes while it is added
    for (const { n, d } of [...other.#parts.values()]) this.add({ n, d })
    return this
  }

  /** The sum, not necessarily in lowest terms. */
  exact(): Rational {
    let sum = ZERO
    for (const part of this.#parts.values()) sum = add(sum, part)
    return sum
  }

  #addTo(d: bigint, n: bigint): void {
    const known = this.#parts.get(d)
    const part = known ?? { n, d }
    if (known === undefined) this.#parts.set(d, part)
    else known.n += n
    this.#last = part
  }
}

/** The sum of the fractions of one denominator. */
interface Numerator {
  n: bigint
  readonly d: bigint
}
