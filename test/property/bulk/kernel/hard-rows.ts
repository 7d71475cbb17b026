import type { CoefficientSet } from '../../../../src/bulk/coefficients/coefficient-set.ts'
import { GASES } from '../../../../src/core/emissions/index.ts'
import { nearestDouble, powerOfTen, type Rational, rationalOf, ZERO } from '../../../../src/core/exact/index.ts'
import type { Random } from '../../../oracle/random.ts'

/** Columns for a kernel, and the pairs they are by. */
export interface KernelRows {
  readonly set: CoefficientSet
  readonly value: Float64Array
  /** Empty where there is no second column. */
  readonly second: Float64Array
  readonly coefficient: Uint32Array
}

/** What rows are made of. */
export interface RowsWanted {
  readonly rows: number
  readonly columns: 'value' | 'value and second'
  /** Near ties: a pair a row; every gas lies within 2^-56 to 2^-110 of the middle of two doubles, in some rows on it. */
  readonly kind: 'ordinary' | 'long' | 'near ties' | 'long near ties'
}

const PAIRS = 64
const ODD_VALUES = [
  0,
  -0,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.MIN_VALUE,
  Number.MAX_VALUE,
  2.2250738585072014e-308,
  1e-6,
  1e-7,
  1e9,
  1e9 + 1e-6,
  999_999_999.999999,
  1e15,
  2 ** 53,
  1_099_511.627776,
  1_099_511.627777,
  -1,
  -1e-6,
  1 / 3,
  123_456.123456789,
  2 ** 53 + 2,
]

/** A number of up to 15 digits, mostly with up to six decimals; now and then one that no kernel reads, or one below zero. */
function ordinaryValue(random: Random): number {
  const kind = random.whole(0, 39)
  if (kind === 0) return random.one(ODD_VALUES)
  if (kind === 1) return 2 ** random.whole(-20, 49)
  if (kind === 2) return -random.whole(1, 1e6) / 1e3
  if (kind === 3) return random.unit() * 10 ** random.whole(-10, 12)
  const one = 10 ** random.whole(0, 6)
  const largest = 10 ** random.whole(0, kind < 8 ? 9 : 5)
  return random.whole(0, largest * one) / one
}

/** A number of 16 or 17 digits in most cases, as sums, products, roots and divisions leave them. */
function longValue(random: Random): number {
  const kind = random.whole(0, 9)
  if (kind === 0) return ordinaryValue(random)
  if (kind === 1) return 2 ** random.whole(-19, 56) * (1 + random.whole(-3, 3) * 2 ** -52)
  if (kind === 2) return 10 ** random.whole(-5, 17) * (1 + random.whole(-9, 9) * 2 ** -53)
  if (kind === 3) return (random.whole(0, 1e9) / 100) * 1.0936
  if (kind === 4) return random.whole(0, 1e6) * 0.1
  if (kind === 5) return Number(`${random.whole(1, 1e8)}${random.whole(1e7, 1e8)}e-${random.whole(0, 16)}`)
  if (kind === 6) return Math.sqrt(random.whole(0, 1e9))
  return random.unit() * 10 ** random.whole(-5, 17)
}

/** Zero, dyadic, short, long, of either sign, and at the ends of what a set may hold. */
function ordinaryCoefficient(random: Random): Rational {
  const sign = random.whole(0, 9) === 0 ? -1n : 1n
  const digits = BigInt(random.whole(1, 2 ** 52))
  const kind = random.whole(0, 9)
  if (kind === 0) return ZERO
  if (kind === 1) return { n: sign * digits, d: 1n << BigInt(random.whole(0, 90)) }
  if (kind === 2) return { n: sign, d: 1n << BigInt(random.whole(0, 40)) }
  if (kind === 3) return { n: sign * digits * powerOfTen(184), d: 1n }
  if (kind === 4) return { n: sign * digits, d: powerOfTen(214) }
  if (kind === 5) return { n: sign * digits, d: BigInt(random.whole(1, 2 ** 52)) }
  return { n: sign * BigInt(random.whole(1, 1e7)), d: powerOfTen(random.whole(3, 8)) }
}

function setOf(pairs: number, hasSecond: boolean, coefficient: (pair: number) => Rational): CoefficientSet {
  const made = Array.from({ length: pairs }, (_, pair) => {
    const [co2, ch4, n2o, co2e] = GASES.map(() => coefficient(pair)) as [Rational, Rational, Rational, Rational]
    return {
      unit: 'l',
      second: null,
      parts: [],
      per1: { co2, ch4, n2o, co2e, biogenicCo2: null, montrealCo2e: null },
      notices: [],
    }
  })
  return { pairs: made, hasSecond, allowCredits: false, hasUnpublished: false }
}

function ordinaryRows(random: Random, { rows, columns, kind }: RowsWanted): KernelRows {
  const number = kind === 'long' ? longValue : ordinaryValue
  const hasSecond = columns === 'value and second'
  const set = setOf(PAIRS, hasSecond, () => ordinaryCoefficient(random))
  const value = Float64Array.from({ length: rows }, () => number(random))
  const second = Float64Array.from({ length: hasSecond ? rows : 0 }, () => number(random))
  const pairOf = () => {
    return random.whole(0, 1999) === 0 ? random.one([PAIRS, 2 ** 31, 2 ** 32 - 1]) : random.whole(0, PAIRS - 1)
  }
  return { set, value, second, coefficient: Uint32Array.from({ length: rows }, pairOf) }
}

/** An odd number of 54 bits times a power of two: halfway between two doubles. */
function middle(random: Random): Rational {
  const odd = (1n << 53n) + 2n * BigInt(random.whole(0, 2 ** 52 - 1)) + 1n
  return { n: odd, d: 1n << BigInt(random.whole(0, 60)) }
}

function nearTies(random: Random, { rows, columns, kind }: RowsWanted): KernelRows {
  const hasSecond = columns === 'value and second'
  const short = () => random.whole(1, 10 ** random.whole(1, random.one([12, 15]))) / 1e6
  const number = kind === 'near ties' ? short : () => random.unit() * 10 ** random.whole(-5, 17) + 2 ** -19
  const value = Float64Array.from({ length: rows }, number)
  const second = Float64Array.from({ length: hasSecond ? rows : 0 }, number)
  let bits = 0n
  const set = setOf(rows, hasSecond, (pair) => {
    if (random.whole(0, 3) === 0 || bits === 0n) bits = BigInt(random.whole(56, 110))
    const tie = middle(random)
    const off = random.one([-1n, 1n, -1n, 1n, -1n, 1n, 0n])
    const [v, s] = [rationalOf(value[pair] as number), rationalOf(hasSecond ? (second[pair] as number) : 1)]
    return { n: tie.n * ((1n << bits) + off) * v.d * s.d, d: (tie.d << bits) * v.n * s.n }
  })
  return { set, value, second, coefficient: Uint32Array.from({ length: rows }, (_, row) => row) }
}

/** Rows for a kernel. */
export function hardRows(random: Random, wanted: RowsWanted): KernelRows {
  return wanted.kind.endsWith('near ties') ? nearTies(random, wanted) : ordinaryRows(random, wanted)
}

/** Whether numbers so near to an exact one are rounded to different doubles. */
export function isNearTie({ n, d }: Rational, bits: bigint): boolean {
  const scale = 1n << bits
  return nearestDouble({ n: n * (scale - 1n), d: d * scale }) !== nearestDouble({ n: n * (scale + 1n), d: d * scale })
}
