import {
  CH4,
  CO2,
  CO2E,
  COEFFICIENT,
  FUSED_TABLE,
  LEAST,
  LIST,
  LISTED,
  LONGS,
  N2O,
  PAIRS,
  SECOND,
  VALUE,
  WIDE_TABLE,
  WIDES,
} from '../../../src/bulk/kernel/job'
import { INTEGER_MAX, NARROW_MAX, PER_UNIT } from './constants'
import { List } from './list'
import { Long } from './long'
import { Product } from './product'
import { Reading } from './reading'
import { Table } from './table'

/** Two values, of any two rows. */
class Two {
  @inline static load(column: usize, left: usize, right: usize): v128 {
    return v128.load64_lane(column + (right << 3), v128.load64_zero(column + (left << 3)), 1)
  }

  /**
   * The part of the decimals of v, in units of 10^-6, that p = fl(v·10^6) lacks, given the integers m that they may
   * be; NaN for those that are below the least, or that only exact arithmetic reads.
   */
  @inline static rest(v: v128, p: v128, m: v128, least: v128): v128 {
    const refused = Reading.refused(m, v)
    const rest = f64x2.sub(m, p)
    const read = v128.any_true(refused) ? v128.bitselect(Long.rest(v, p), rest, refused) : rest
    return v128.or(read, f64x2.lt(v, least))
  }

  /** The number of values with more than 15 digits, and, from bit 2 on, of larger ones than the narrow form takes. */
  @inline static counts(v: v128, m: v128): i32 {
    const refused = Reading.refused(m, v)
    const isWide = v128.andnot(f64x2.gt(f64x2.abs(m), v128.load(NARROW_MAX)), refused)
    return popcnt(i64x2.bitmask(refused)) | (popcnt(i64x2.bitmask(isWide)) << 2)
  }
}

/** The results of one row, by the wide or the fused bracket. */
export class Gases {
  /** One side of the brackets of two gases. */
  @inline static side(p: v128, high: v128, low: v128, head: v128, rest: v128): v128 {
    const inner = f64x2.mul(low, head)
    if (ASC_FEATURE_RELAXED_SIMD) return f64x2.relaxed_madd(p, head, f64x2.relaxed_madd(p, rest, inner))
    return f64x2.add(f64x2.mul(high, head), f64x2.add(inner, f64x2.mul(p, rest)))
  }

  /** Stores the gases of a row with a known pair; true if undecided. */
  @inline static store(job: usize, row: usize, p: v128, high: v128, low: v128): bool {
    const coefficient = <usize>load<u32>(job, COEFFICIENT) + (row << 2)
    if (load<u32>(coefficient) >= load<u32>(job, PAIRS)) return true
    const pair = Table.pairOf(<usize>load<u32>(job, ASC_FEATURE_RELAXED_SIMD ? FUSED_TABLE : WIDE_TABLE), coefficient)
    const left = Gases.side(p, high, low, Table.head(pair), Table.up(pair))
    const right = Gases.side(p, high, low, Table.head(pair + 16), Table.up(pair + 16))
    const leftBelow = Gases.side(p, high, low, Table.head(pair), Table.down(pair))
    const rightBelow = Gases.side(p, high, low, Table.head(pair + 16), Table.down(pair + 16))
    const index = row << 3
    v128.store64_lane(<usize>load<u32>(job, CO2) + index, left, 0)
    v128.store64_lane(<usize>load<u32>(job, CH4) + index, left, 1)
    v128.store64_lane(<usize>load<u32>(job, N2O) + index, right, 0)
    v128.store64_lane(<usize>load<u32>(job, CO2E) + index, right, 1)
    return v128.any_true(v128.or(f64x2.ne(left, leftBelow), f64x2.ne(right, rightBelow)))
  }
}

/**
 * Calculates two rows, together because two values fit a vector. v stands for p + e of 10^-6, and the product of two
 * columns for p + e of 10^-12; `high` is p to 26 bits and `low` the remainder of p + e, or they are p and e if the
 * multiply-add is fused: test/numerics/bounds has the proofs. Returns a bit for each row that is undecided, cannot be
 * read or has no pair, and whose results are meaningless; from bit 2 on, the counts of the values.
 */
function settleTwo(job: usize, left: usize, right: usize): i32 {
  const perUnit = v128.load(PER_UNIT)
  const most = v128.load(INTEGER_MAX)
  const least = v128.load(job, LEAST)
  const v = Two.load(<usize>load<u32>(job, VALUE), left, right)
  const m = Reading.integers(v, f64x2.pmax(least, f64x2.neg(most)), most)
  let p = f64x2.mul(v, perUnit)
  let low = Two.rest(v, p, m, least)
  let high = p
  const seconds = <usize>load<u32>(job, SECOND)
  if (seconds != 0) {
    const zero = f64x2.splat(0)
    const v2 = Two.load(seconds, left, right)
    const p2 = f64x2.mul(v2, perUnit)
    const rest2 = Two.rest(v2, p2, Reading.integers(v2, zero, most), zero)
    const rests = f64x2.add(f64x2.mul(p, rest2), f64x2.mul(p2, low))
    const product = f64x2.mul(p, p2)
    if (!ASC_FEATURE_RELAXED_SIMD) high = Product.high(product)
    low = f64x2.add(ASC_FEATURE_RELAXED_SIMD ? Product.missed(p, p2, product) : Product.low(p, p2, high), rests)
    p = product
  } else if (!ASC_FEATURE_RELAXED_SIMD) {
    high = Product.high(p)
    low = f64x2.add(f64x2.sub(p, high), low)
  }
  const l = v128.shuffle<f64>(low, low, 0, 0)
  const isLeft = Gases.store(job, left, v128.shuffle<f64>(p, p, 0, 0), v128.shuffle<f64>(high, high, 0, 0), l)
  const r = v128.shuffle<f64>(low, low, 1, 1)
  const isRight = Gases.store(job, right, v128.shuffle<f64>(p, p, 1, 1), v128.shuffle<f64>(high, high, 1, 1), r)
  return i32(isLeft) | (i32(isRight) << 1) | (Two.counts(v, m) << 2)
}

/**
 * Calculates the rows listed from `listed` on, two by two, and keeps the undecided ones in the list. Records how many
 * had more than 15 digits, and how many were larger than the narrow form takes.
 */
export function settleListed(job: usize, listed: i32): void {
  const list = <usize>load<u32>(job, LIST)
  const count = load<i32>(job, LISTED)
  let kept = listed
  let longs = 0
  let wides = 0
  for (let at = listed; at < count; at += 2) {
    const entry = list + ((<usize>at) << 2)
    const left = load<i32>(entry)
    const right = at + 1 < count ? load<i32>(entry, 4) : left
    const bits = settleTwo(job, <usize>left, <usize>right)
    longs += (bits >> 2) & 3
    wides += bits >> 4
    if (bits & 1) kept = List.push(list, kept, left)
    if (bits & 2 && right != left) kept = List.push(list, kept, right)
  }
  store<i32>(job, kept, LISTED)
  store<i32>(job, load<i32>(job, LONGS) + longs, LONGS)
  store<i32>(job, wides, WIDES)
}
