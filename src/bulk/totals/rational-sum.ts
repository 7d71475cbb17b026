import { add, type Rational, ZERO } from '../../exact/index.ts'

/** An exact sum of fractions, grouped by denominator until the end, since most share one. */
export class RationalSum {
  readonly #byDenominator = new Map<bigint, bigint>()

  add(n: bigint, d: bigint): void {
    this.#byDenominator.set(d, (this.#byDenominator.get(d) ?? 0n) + n)
  }

  /** The sum, largest denominators first: a smaller power of ten divides them. */
  total(): Rational {
    const parts = [...this.#byDenominator].sort(([a], [b]) => (a < b ? 1 : a > b ? -1 : 0))
    return parts.reduce((sum, [d, n]) => {
      return sum.d % d === 0n ? { n: sum.n + n * (sum.d / d), d: sum.d } : add(sum, { n, d })
    }, ZERO)
  }
}
