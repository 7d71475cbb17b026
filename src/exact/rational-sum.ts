import { add, type Rational, ZERO } from './rational.ts'

/**
 * The exact sum of fractions, independent of their order: what every total of this library adds up in. Numerators are
 * kept by denominator until the sum is read, so that adding stays cheap: most fractions of a sum share one. Loops over
 * columns add integers of one scale in typed arrays before they come here: `ScaleCells`, and the cells of `tonne/bulk`.
 */
export class RationalSum {
  readonly #numerators = new Map<bigint, bigint>()

  /** Adds a fraction and returns this. */
  add({ n, d }: Rational): this {
    if (n !== 0n) this.#numerators.set(d, (this.#numerators.get(d) ?? 0n) + n)
    return this
  }

  /** Adds another sum, or this one itself, and returns this. */
  merge(other: RationalSum): this {
    for (const [d, n] of [...other.#numerators]) this.add({ n, d })
    return this
  }

  /** The sum, not necessarily in lowest terms. */
  exact(): Rational {
    let sum = ZERO
    for (const [d, n] of this.#numerators) sum = add(sum, { n, d })
    return sum
  }
}
