import { type Fraction, plus, times } from './fraction.ts'
import { bitsOf } from './greatest-divisor.ts'

/** The work allowed for the shortest input. */
const WORK_MIN = 30_000_000
/** The work allowed for each further character: total work grows in proportion to the input. */
const WORK_PER_CHARACTER = 100
const BITS_PER_LIMB = 64
/** The fixed cost of any operation, in limbs: allocation and call. */
const LIMBS_MIN = 20

function limbsOf(bits: number): number {
  return LIMBS_MIN + bits / BITS_PER_LIMB
}

/** Returns the cost of the greatest common divisor of two numbers; the longer one has `bits` bits. */
export function divisorWork(bits: number): number {
  return bits * limbsOf(bits)
}

/**
 * Returns the cost of parsing a number and multiplying it by others of its length; for a fraction also of reducing it.
 */
export function digitsWork(text: string): number {
  const bits = 4 * text.length
  const limbs = bits / BITS_PER_LIMB
  return 10 * limbs * limbs + (text.includes('/') ? divisorWork(bits) : 0)
}

function productWork(bits: number, otherBits: number): number {
  return limbsOf(bits) * limbsOf(otherBits)
}

function fractionBits({ n, d }: Fraction): number {
  return Math.max(bitsOf(n), bitsOf(d))
}

/**
 * The work that a verification may still do, counted in products of 64-bit limbs rather than time, so that every
 * machine rejects the same inputs. An input earns work by its length and spends it on numbers; many traces can share
 * one budget.
 */
export class WorkBudget {
  #left: number
  #isSpent = false

  constructor(work: number = WORK_MIN) {
    this.#left = work
  }

  /** True once more work was spent than was available; never false again. */
  get isSpent(): boolean {
    return this.#isSpent
  }

  /** Adds the work allowed for this many characters of input. */
  earn(characters: number): void {
    this.#left += characters * WORK_PER_CHARACTER
  }

  /** Spends work; false from the first time there is not enough. */
  spend(work: number): boolean {
    this.#left -= work
    if (this.#left < 0) this.#isSpent = true
    return !this.#isSpent
  }

  /** a × b; undefined when the budget does not cover it. */
  times(a: Fraction, b: Fraction): Fraction | undefined {
    return this.spend(productWork(fractionBits(a), fractionBits(b))) ? times(a, b) : undefined
  }

  /** a + b over their least common denominator; undefined when the budget does not cover it. */
  plus(a: Fraction, b: Fraction): Fraction | undefined {
    const isAlike = a.d === b.d
    const work = isAlike ? productWork(fractionBits(a), 0) : divisorWork(Math.max(fractionBits(a), fractionBits(b)))
    return this.spend(work) ? plus(a, b) : undefined
  }
}
