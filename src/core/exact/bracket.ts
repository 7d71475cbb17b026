import { binaryValue, bitLength, nearestDouble, nextDouble } from './nearest-double.ts'
import { compare, type Rational } from './rational.ts'

/**
 * A fixed exact number R, prepared for fast, correctly rounded products: `head` has a few bits, and the exact rest R -
 * head lies between `down` and `up` with a margin of K·|R| on both sides.
 *
 * In the wide form the head has 27 bits and K = 2^-75. With m an integer of at most 53 bits, split into two halves mh +
 * ml of 26 bits, `mh·head` and `ml·head` are exact, and
 * - above = fl(mh·head + fl(ml·head + fl(m·up))),
 * - below = the same with `down`.
 *
 * The two inner roundings amount to less than 2^-77·|m·R| < K·|m·R|, so the exact product lies between the two sums
 * before their last rounding. Rounding is monotone: if `above === below`, that double is the nearest one to m·R.
 * test/numerics/bounds has the proofs of this form and of all others, for Gappa.
 */
export interface Bracket {
  readonly head: number
  readonly up: number
  readonly down: number
}

/** The number of bits of a head, and the margin 2^-marginBits around the rest. */
export interface BracketForm {
  readonly headBits: number
  readonly marginBits: number
}

/** For integers split into two halves. */
export const WIDE: BracketForm = Object.freeze({ headBits: 27, marginBits: 75 })

/** Returns the double nearest to `value` among those not below (side 1) or not above (side -1) it. */
function roundTowards(value: Rational, side: 1 | -1): number {
  const nearest = nearestDouble(value)
  const order = compare(binaryValue(nearest), value)
  return order === 0 || order === side ? nearest : nextDouble(nearest, side)
}

/**
 * Returns the head's integer and exponent: |R|·(1 + 2K) rounded away from zero to its bits, so that `up` and `down`
 * have the opposite sign of the head and a zero product is always +0 (-0 + +0 = +0).
 */
function headOf(size: bigint, d: bigint, { headBits, marginBits }: BracketForm): readonly [bigint, number] {
  const margin = BigInt(marginBits)
  const raised = size * ((1n << margin) + 2n)
  const under = d << margin
  for (let exponent = bitLength(raised) - bitLength(under) - headBits; ; exponent++) {
    const over = exponent < 0 ? raised << BigInt(-exponent) : raised
    const head = over / (exponent > 0 ? under << BigInt(exponent) : under) + 1n
    if (head <= 1n << BigInt(headBits)) return [head, exponent]
  }
}

/** Returns the bracket of an exact number. */
export function bracketOf({ n, d }: Rational, form: BracketForm = WIDE): Bracket {
  if (n === 0n) return { head: -0, up: 0, down: 0 }
  const margin = BigInt(form.marginBits)
  const size = n < 0n ? -n : n
  const [integer, exponent] = headOf(size, d, form)
  const signed = n < 0n ? -integer : integer
  const head = exponent > 0 ? { n: signed << BigInt(exponent), d: 1n } : { n: signed, d: 1n << BigInt(-exponent) }
  const rest = (n * head.d - head.n * d) << margin
  const slack = size * head.d
  const under = (d * head.d) << margin
  return {
    head: nearestDouble(head),
    up: roundTowards({ n: rest + slack, d: under }, 1),
    down: roundTowards({ n: rest - slack, d: under }, -1),
  }
}
