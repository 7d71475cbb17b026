import { fail, Violations } from '../errors/index.ts'
import { resultDouble } from './coefficient.ts'
import { binaryValue } from './nearest-double.ts'
import { parseNumber } from './number-input.ts'
import { type Rational, RationalSum } from './rational.ts'

const LANES = 4
/** The number of additions to a lane before it is emptied. */
const LANE_ADDITIONS = 1024
const BLOCK = LANES * LANE_ADDITIONS
const SIZE_MIN = 2 ** -800
const SIZE_MAX = 2 ** 1000
const VIOLATIONS_MAX = 100

/** A sum as high + low, with an error bound that grows with `size`. */
interface Running {
  high: number
  low: number
  /** A power of two not exceeded by any value of the block. */
  limit: number
  /** The number of added blocks. */
  blocks: number
  /** An upper bound of the sum of magnitudes over all blocks. */
  size: number
}

/** Adds x to high and the rounding error to low (Knuth's two-sum, exact for any two doubles). */
function addTwo(running: Running, x: number): void {
  const { high } = running
  const sum = high + x
  const back = sum - high
  running.high = sum
  running.low += high - (sum - back) + (x - back)
}

/**
 * Adds up to a block of values of at most `running.limit`; returns the index after the last one. Each lane starts at
 * 1.5·2^12·limit, so large that no sum of 1,024 values leaves its binade: the amount that a value adds to it (`r - s`)
 * is exact, and so is the remainder of the value.
 */
function addBlock(values: ArrayLike<number>, from: number, running: Running): number {
  const { limit } = running
  const start = 1.5 * 2 ** 12 * limit
  const end = Math.min(values.length - LANES, from + BLOCK - LANES)
  let [s0, s1, s2, s3] = [start, start, start, start]
  let [t0, t1, t2, t3] = [0, 0, 0, 0]
  let index = from
  for (; index <= end; index += LANES) {
    const v0 = values[index] as number
    const v1 = values[index + 1] as number
    const v2 = values[index + 2] as number
    const v3 = values[index + 3] as number
    if (Math.abs(v0) > limit || Math.abs(v1) > limit || Math.abs(v2) > limit || Math.abs(v3) > limit) break
    const r0 = s0 + v0
    const r1 = s1 + v1
    const r2 = s2 + v2
    const r3 = s3 + v3
    t0 += v0 - (r0 - s0)
    t1 += v1 - (r1 - s1)
    t2 += v2 - (r2 - s2)
    t3 += v3 - (r3 - s3)
    s0 = r0
    s1 = r1
    s2 = r2
    s3 = r3
  }
  for (const lane of [s0, s1, s2, s3]) addTwo(running, lane - start)
  running.low += t0 + t1 + (t2 + t3)
  running.blocks++
  running.size += BLOCK * limit
  return index
}

/** Returns a power of two not exceeded by the next four values, never less than `limit`; NaN if one of them is NaN. */
function raisedLimit(values: ArrayLike<number>, from: number, limit: number): number {
  let size = limit
  for (let index = from; index < Math.min(from + LANES, values.length); index++) {
    size = Math.max(size, Math.abs(values[index] as number))
  }
  return size <= limit ? limit : 2 ** (Math.ceil(Math.log2(size)) + 1)
}

/**
 * Returns the sum by lanes, or NaN if their errors leave two candidates.
 *
 * With u = 2^-53, B blocks and A = Σ 4096·limit: the remainder of a value is at most 2^-41·limit, so summing 1,024 of
 * them is off by at most u·2^19·2^-41·limit per lane, together 2^-85·A; `low` never exceeds (4B·u + 2^-41)·A, and its
 * roundings, eight per block, amount to at most 8B·u times that. Twice their sum also covers the rounding of the bound.
 * As in `bracket.ts` the exact sum lies between the two sides before their last rounding, and rounding is monotone.
 */
function sumByLanes(values: ArrayLike<number>): number {
  const running: Running = { high: 0, low: 0, limit: SIZE_MIN, blocks: 0, size: 0 }
  const even = values.length - (values.length % LANES)
  for (let index = 0; index < even; ) {
    running.limit = raisedLimit(values, index, running.limit)
    if (!(running.limit < SIZE_MAX)) return Number.NaN
    index = addBlock(values, index, running)
  }
  for (let index = even; index < values.length; index++) {
    running.limit = raisedLimit(values, index, running.limit)
    addTwo(running, values[index] as number)
    running.blocks++
    running.size += running.limit
  }
  const { high, low, blocks, size } = running
  const bound = 2 * size * (2 ** -85 + 8 * blocks * 2 ** -53 * (4 * blocks * 2 ** -53 + 2 ** -41))
  const above = high + (low + bound)
  return above === high + (low - bound) ? above : Number.NaN
}

/** Returns the exact sum of the binary values of doubles. */
function sumBinary(values: ArrayLike<number>): Rational {
  const sum = new RationalSum()
  const violations = new Violations()
  for (let index = 0; index < values.length && violations.list.length < VIOLATIONS_MAX; index++) {
    const value = values[index]
    if (typeof value !== 'number') {
      violations.add(`values[${index}]`, 'not_a_number', {
        message: 'is not a number; sumExact also takes strings',
        received: value,
      })
    } else if (!Number.isFinite(value)) {
      violations.attempt(() => parseNumber(value, `values[${index}]`))
    } else sum.add(binaryValue(value))
  }
  violations.throwIfAny()
  return sum.exact()
}

function everyIsNumber(list: ArrayLike<unknown>): boolean {
  for (let index = 0; index < list.length; index++) if (typeof list[index] !== 'number') return false
  return true
}

function listOf(values: ArrayLike<number> | Iterable<number>): ArrayLike<number> {
  if (typeof values !== 'object' || values === null) {
    fail('values', 'invalid_type', { message: 'must be a list of numbers', expected: 'an array', received: values })
  }
  return 'length' in values ? values : Array.from(values)
}

/**
 * Returns the nearest double of the exact sum of the binary values of doubles (the semantics of `Math.sumPrecise`),
 * independent of their order; a zero is +0. For measured or computed doubles whose printed digits mean nothing: 0.1 +
 * 0.2 is 0.30000000000000004 here. For figures that people read and write use `sumExact`. Throws `not_finite` or
 * `not_a_number` with paths like `values[3]`, or `number_out_of_range`.
 *
 * @example
 * ```ts
 * import { sumDoubles } from 'tonne'
 * sumDoubles([0.1, 0.2]) // => 0.30000000000000004
 * sumDoubles([1e100, 1, -1e100]) // => 1
 * sumDoubles([1, Number.POSITIVE_INFINITY]) // throws not_finite
 * ```
 */
export function sumDoubles(values: ArrayLike<number> | Iterable<number>): number {
  const list = listOf(values)
  // the lanes would treat null as 0 and '2' as 2
  const isChecked = list instanceof Float64Array || list instanceof Float32Array || everyIsNumber(list)
  const sum = isChecked ? sumByLanes(list) : Number.NaN
  return Number.isNaN(sum) ? resultDouble(sumBinary(list), 'values') : sum
}
