import { type Fraction, plus, times } from './fraction.ts'
import { bitsOf } from './greatest-divisor.ts'

/** The work that the shortest input may cost. */
const WORK_MIN = 30_000_000
/** The work that each further character may cost: all work grows in proportion to the input. */
const WORK_PER_CHARACTER = 100
const BITS_PER_LIMB = 64
/** A number of one limb costs as much as twenty: allocation and call. */
const LIMBS_MIN = 20

function limbsOf(bits: number): number {
  return LIMBS_MIN + bits / BITS_PER_LIMB
}

/** The cost of the common divisor of two numbers, of which the longer has so many bits. */
export function divisorWork(bits: number): number {
  return bits * limbsOf(bits)
}

/** The cost of a number of so many digits, read and multiplied with others of its length; of a fraction also in lowest terms. */
export function digitsWork(text: string): number {
  const bits = 4 * text.length
  const limbs = bits / BITS_PER_LIMB
  return 10 * limbs * limbs + (text.includes('/') ? divisorWork(bits) : 0)
}

/** The cost of multiplying two numbers of so many bits. */
function productWork(bits: number, otherBits: number): number {
  return limbsOf(bits) * limbsOf(otherBits)
}

function longestOf({ n, d }: Fraction): number {
  return Math.max(bitsOf(n), bitsOf(d))
}

/**
 * The work that a verification may still do, counted in products of 64-bit limbs and not in time, so that every machine
 * refuses the same inputs. An input earns work by its length and spends it on numbers; one budget can hold for many traces.
 */
export class WorkBudget {
  #left: number
  #isSpent = false

  constructor(work: number = WORK_MIN) {
    this.#left = work
  }

  /** True once more was spent than there was, and for ever after. */
  get isSpent(): boolean {
    return this.#isSpent
  }

  /** Adds what so many characters of input may cost. */
  earn(characters: number): void {
    this.#left += characters * WORK_PER_CHARACTER
  }

  /** Takes away work; false when there was not enough, and from then on. */
  spend(work: number): boolean {
    this.#left -= work
    if (this.#left < 0) this.#isSpent = true
    return !this.#isSpent
  }

  /** a × b; undefined when that is more work than is left. */
  times(a: Fraction, b: Fraction): Fraction | undefined {
    return this.spend(productWork(longestOf(a), longestOf(b))) ? times(a, b) : undefined
  }

  /** a + b over their least common denominator; undefined when that is more work than is left. */
  plus(a: Fraction, b: Fraction): Fraction | undefined {
    const isAlike = a.d === b.d
    const work = isAlike ? productWork(longestOf(a), 0) : divisorWork(Math.max(longestOf(a), longestOf(b)))
    return this.spend(work) ? plus(a, b) : undefined
  }
}
