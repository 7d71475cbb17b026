import { CELLS, FUSED_TABLE, HIGH_CELLS, PAIRS, SECOND, WIDE_TABLE } from '../../../src/bulk/kernel/job'
import { CARRIED, FINISHED, PART_PAIRS, PARTS } from '../../../src/bulk/kernel/totals-state'
import { emptyBuckets } from './cells'
import { Product } from './product'
import { Table } from './table'

const EXACT_MAX: i64 = (<i64>1) << 53
const LOW_BITS: i64 = 0xffffffff
const TWO_TO_32: f64 = 4294967296
const TWO_TO_64: f64 = 4294967296.0 * 4294967296.0
/** Error bounds: for the coefficients, and for each added part. */
const BOUND: f64 = 5.293955920339377e-23 // 2^-74
const BOUND_A_PART: f64 = 1.3234889800848443e-23 // 2^-76

/** The parts of a key's integers: doubles that hold them exactly, and the pair of each. */
class Parts {
  @inline static push(job: usize, count: i32, part: f64, pair: u32): i32 {
    store<f64>(<usize>load<u32>(job, PARTS) + ((<usize>count) << 3), part)
    store<u32>(<usize>load<u32>(job, PART_PAIRS) + ((<usize>count) << 2), pair)
    return count + 1
  }
}

/** Products that equal p + e exactly, and sums that are rounded once. */
class Exact {
  @inline static product(x: v128, high: v128, pair: usize): v128 {
    return f64x2.mul(ASC_FEATURE_RELAXED_SIMD ? x : high, Table.head(pair))
  }

  @inline static missed(x: v128, rest: v128, p: v128, pair: usize): v128 {
    if (ASC_FEATURE_RELAXED_SIMD) return f64x2.relaxed_madd(x, Table.head(pair), f64x2.neg(p))
    return f64x2.mul(rest, Table.head(pair))
  }

  /** sum + low if the bound leaves one candidate, otherwise NaN. */
  @inline static rounded(sum: v128, low: v128, bound: v128): v128 {
    const above = f64x2.add(sum, f64x2.add(low, bound))
    const below = f64x2.add(sum, f64x2.sub(low, bound))
    return v128.or(above, f64x2.ne(above, below)) // all ones is a NaN
  }
}

/** Adds an integer times a power of two as one or two parts. */
function pushInteger(job: usize, count: i32, integer: i64, scale: f64, pair: u32): i32 {
  if (integer > -EXACT_MAX && integer < EXACT_MAX) return Parts.push(job, count, <f64>integer * scale, pair)
  const high = Parts.push(job, count, <f64>(integer >> 32) * TWO_TO_32 * scale, pair)
  return Parts.push(job, high, <f64>(integer & LOW_BITS) * scale, pair)
}

/**
 * Collects the parts of a key's 64-bit cells and returns their number. Zero cells are unpredictable, and a mispredicted
 * branch costs more than a part that is overwritten.
 */
function gatherWhole(job: usize, key: u32): i32 {
  const pairs = load<u32>(job, PAIRS)
  const cells = <usize>load<u32>(job, CELLS) + ((<usize>key * <usize>pairs) << 3)
  let count = 0
  for (let pair: u32 = 0; pair < pairs; pair++) {
    const integer = load<i64>(cells + ((<usize>pair) << 3))
    if (<u64>(integer + EXACT_MAX) <= <u64>(EXACT_MAX + EXACT_MAX)) {
      Parts.push(job, count, <f64>integer, pair)
      count += i32(integer != 0)
    } else count = pushInteger(job, count, integer, 1, pair)
  }
  return count
}

/** Adds the parts of a key's high cells. */
function gatherHigh(job: usize, key: u32, gathered: i32): i32 {
  const pairs = load<u32>(job, PAIRS)
  const cells = <usize>load<u32>(job, HIGH_CELLS) + ((<usize>key * <usize>pairs) << 3)
  let count = gathered
  for (let pair: u32 = 0; pair < pairs; pair++) {
    const integer = load<i64>(cells + ((<usize>pair) << 3))
    if (integer != 0) count = pushInteger(job, count, integer, TWO_TO_32, pair)
  }
  return count
}

/** Collects the parts of a key's 128-bit cells and returns their number. */
function gatherWide(job: usize, key: u32): i32 {
  const pairs = load<u32>(job, PAIRS)
  const cells = <usize>load<u32>(job, CELLS) + ((<usize>key * <usize>pairs) << 4)
  let count = 0
  for (let pair: u32 = 0; pair < pairs; pair++) {
    const low = load<i64>(cells + ((<usize>pair) << 4))
    const high = load<i64>(cells + ((<usize>pair) << 4), 8)
    if (high == low >> 63) {
      if (low != 0) count = pushInteger(job, count, low, 1, pair)
    } else {
      count = Parts.push(job, count, <f64>(low & LOW_BITS), pair)
      count = Parts.push(job, count, <f64>((low >> 32) & LOW_BITS) * TWO_TO_32, pair)
      count = pushInteger(job, count, high, TWO_TO_64, pair)
    }
  }
  return count
}

/**
 * Writes the nearest doubles of Σ part × coefficient for the four gases, NaN if the bound leaves two candidates.
 *
 * A part x times the head of its bracket is p + e exactly: x is split into two halves of 26 bits whose products with a head
 * of 27 bits are exact, or the multiply-add is fused. p is added to `sum` without loss (the rounding error of the addition
 * goes to `low`), e and the rest x·up to `low`. With u = 2^-53 and A = Σ|p|, the errors are:
 *   `up` is off by less than 2^-74.9 of the coefficient; with the rounding of x·up and of e + x·up  < (2^-74.9 + 2^-77)·A
 *   n parts, for each two roundings of `low`, which is below (2^-25 + n·u)·A                         < n·2^-77·(1 + n·2^-28)·A
 *   the last two roundings of `low` ± bound                                                          < 2^-77·A
 * all below (2^-74 + n·2^-76)·A together, for n up to 2^18: 65,536 pairs of four parts. So the exact total lies between
 * sum + (low - bound) and sum + (low + bound) before their last rounding; rounding is monotone, so if both give the same
 * double, that is the nearest.
 */
function finishParts(job: usize, count: i32, into: usize): void {
  const table = <usize>load<u32>(job, ASC_FEATURE_RELAXED_SIMD ? FUSED_TABLE : WIDE_TABLE)
  const parts = <usize>load<u32>(job, PARTS)
  const pairs = <usize>load<u32>(job, PART_PAIRS)
  let sum = f64x2.splat(0)
  let low = sum
  let size = sum
  let otherSum = sum
  let otherLow = sum
  let otherSize = sum
  for (let index = 0; index < count; index++) {
    const x = v128.load64_splat(parts + ((<usize>index) << 3))
    const high = Product.high(x)
    const rest = f64x2.sub(x, high)

    let pair = Table.pairOf(table, pairs + ((<usize>index) << 2))
    let p = Exact.product(x, high, pair)
    let next = f64x2.add(sum, p)
    let back = f64x2.sub(next, sum)
    let missed = f64x2.add(f64x2.sub(sum, f64x2.sub(next, back)), f64x2.sub(p, back))
    low = f64x2.add(low, f64x2.add(f64x2.add(Exact.missed(x, rest, p, pair), f64x2.mul(x, Table.up(pair))), missed))
    size = f64x2.add(size, f64x2.abs(p))
    sum = next

    pair += 16
    p = Exact.product(x, high, pair)
    next = f64x2.add(otherSum, p)
    back = f64x2.sub(next, otherSum)
    missed = f64x2.add(f64x2.sub(otherSum, f64x2.sub(next, back)), f64x2.sub(p, back))
    const rests = f64x2.add(Exact.missed(x, rest, p, pair), f64x2.mul(x, Table.up(pair)))
    otherLow = f64x2.add(otherLow, f64x2.add(rests, missed))
    otherSize = f64x2.add(otherSize, f64x2.abs(p))
    otherSum = next
  }
  const bound = f64x2.splat(BOUND + <f64>count * BOUND_A_PART)
  v128.store(into, Exact.rounded(sum, low, f64x2.mul(size, bound)))
  v128.store(into, Exact.rounded(otherSum, otherLow, f64x2.mul(otherSize, bound)), 16)
}

/** Finishes `keys` keys from `key` on: four doubles each. */
export function finish(job: usize, key: u32, keys: u32): void {
  emptyBuckets(job)
  const isWide = load<u32>(job, SECOND) != 0
  const isCarried = load<u32>(job, CARRIED) != 0
  let into = <usize>load<u32>(job, FINISHED)
  for (let at: u32 = 0; at < keys; at++) {
    let count = isWide ? gatherWide(job, key + at) : gatherWhole(job, key + at)
    if (isCarried) count = gatherHigh(job, key + at, count)
    finishParts(job, count, into)
    into += 32
  }
}
