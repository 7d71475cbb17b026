import { INTEGER_MAX, type Rational, RationalSum, TEN } from '../../../exact/index.ts'
import { decimalOf } from './decimal.ts'

/** The length of 15 digits and a point. */
const LENGTH_MAX = 16
const ZERO_CODE = 48
const POINT_CODE = 46
/** An integer up to this plus an integer of 15 digits stays below 2^53, so no addition rounds. */
export const PENDING_MAX = 8e15

/**
 * An exact sum of printed numbers; fractions are cut off after 40 decimals. Decimals of at most 15 digits are added as
 * integers of one scale, which is exact in doubles; all others are added as fractions.
 */
export class DecimalSum {
  readonly #sum = new RationalSum()
  /** The amount that is not in the sum yet, in units of 10^-places. */
  #pending = 0
  #places = 0

  /** Adds a number as `printExact` prints it. */
  add(text: string): void {
    if (!this.#addShort(text)) this.#sum.add(decimalOf(text))
  }

  exact(): Rational {
    this.#carry()
    return this.#sum.exact()
  }

  #addShort(text: string): boolean {
    const { length } = text
    if (length > LENGTH_MAX) return false
    let integer = 0
    let point = length - 1
    for (let index = 0; index < length; index++) {
      const code = text.charCodeAt(index)
      if (code === POINT_CODE) point = index
      else {
        const digit = code - ZERO_CODE
        // // a sign, or a fraction
        if (digit < 0 || digit > 9) return false
        integer = 10 * integer + digit
      }
    }
    return this.#addInteger(integer, length - 1 - point)
  }

  /** Adds integer · 10^-places; false if it does not fit the scale of the sum. */
  #addInteger(integer: number, places: number): boolean {
    if (places > this.#places) {
      this.#carry()
      this.#places = places
    }
    const scaled = integer * (TEN[this.#places - places] as number)
    if (scaled > INTEGER_MAX) return false
    this.#pending += scaled
    if (this.#pending > PENDING_MAX) this.#carry()
    return true
  }

  #carry(): void {
    this.#sum.add({ n: BigInt(this.#pending), d: 10n ** BigInt(this.#places) })
    this.#pending = 0
  }
}
