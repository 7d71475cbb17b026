import { lazy, readDouble, readItem } from '../../base/index.ts'
import { Violations } from '../errors/index.ts'
import { resultDouble } from './coefficient.ts'
import { nearestDouble } from './nearest-double.ts'
import { type NumberInput, parseNumber } from './number-input.ts'
import { INTEGER_MAX, type ParsedDouble, readNumber } from './parsed-double.ts'
import { powerOfTen, type Rational, RationalSum, reduce } from './rational.ts'
import { ROUND_TO_INTEGER } from './split-double.ts'

/**
 * A scale 10^-k at which integers of up to 2^(53-h) are parsed without a division: `head` is 10^-k in h bits, `rest`
 * the remainder, and m·head + m·rest is exactly the double nearest to m·10^-k.
 *
 * m·head is exact. `rest` and m·rest are rounded by at most 2^-(53+h) of m·10^-k each. A number halfway between doubles
 * is an odd multiple M of half a unit, so m·10^-k misses it by at least one part in M·5^k, more than 2^-54·5^-k of
 * itself. With 2^h > 4·5^k no such number lies between the sum before its last rounding and m·10^-k: both round alike.
 */
interface RunScale {
  readonly k: number
  readonly scale: number
  readonly head: number
  readonly rest: number
  /** ROUND_TO_INTEGER, stored with the others: engines rebuild a literal on every iteration, but keep loaded fields. */
  readonly round: number
  /** The square of the largest m. */
  readonly squareMax: number
  /** The number of blocks whose sum stays below 2^53. */
  readonly blocks: number
}

function runScale(k: number): RunScale {
  const headBits = Math.floor(Math.log2(4 * 5 ** k)) + 1
  const scale = 10 ** k
  const unit = 2 ** (Math.floor(Math.log2(1 / scale)) + 1 - headBits)
  const head = Math.round(1 / scale / unit) * unit
  const tenToK = powerOfTen(k)
  const parts = 1n << 60n // head is an integer multiple of 2^-60
  const rest = nearestDouble({ n: parts - BigInt(head * 2 ** 60) * tenToK, d: parts * tenToK })
  return Object.freeze({
    k,
    scale,
    head,
    rest,
    round: ROUND_TO_INTEGER,
    squareMax: 4 ** (53 - headBits),
    blocks: 2 ** (headBits - 2),
  })
}

/** The scales tried for runs of numbers, the likeliest first; for values up to 1.1·10^8, 6.8·10^4 and 3.5·10^11. */
const runScales = lazy((): readonly RunScale[] => [4, 6, 2].map(runScale))

/** The number of values parsed at once. */
const BLOCK = 4
const MICRO = 6
const SCALES = 23
/** Adding and subtracting 1.5·2^84 rounds |x| < 2^83 to a multiple of 2^32. */
const ROUND_TO_HIGH = 1.5 * 2 ** 84
/** A low part grows by at most 2^31 + 8 per addition; 2^21 of them stay below 2^53. */
const PENDING_MAX = 2 ** 21
const RUN_BLOCKS_MAX = 2 ** 12

/** A run of values: its start, and its sum so far. */
interface Run extends ParsedDouble {
  from: number
}

/**
 * Exact sums of integers, one cell per decimal scale 10^-0 to 10^-22: the form of `RationalSum` for lists of doubles. A
 * cell is two doubles, multiples of 2^32 and the remainder, which are carried to a BigInt before either could lose a bit.
 */
class ScaleCells {
  readonly #scales = runScales()
  readonly #high = new Float64Array(SCALES)
  readonly #low = new Float64Array(SCALES)
  readonly #carried: bigint[] = Array.from({ length: SCALES }, () => 0n)
  readonly #run: Run = { m: 0, e: 0, k: 0, from: 0 }
  #pending = 0
  /** The method that parsed the last run: an index of the scales, or the division after them. */
  #method = 0

  /** Adds (m + e)·10^-k; e is at most 2^31 for each of `additions`. */
  add({ m, e, k }: ParsedDouble, additions = 1): void {
    const high = m + ROUND_TO_HIGH - ROUND_TO_HIGH
    this.#high[k] = (this.#high[k] as number) + high
    this.#low[k] = (this.#low[k] as number) + (m - high + e)
    this.#pending += additions
    if (this.#pending >= PENDING_MAX) this.#carry()
  }

  /**
   * Adds values from an index on while one of the methods for runs fits them, starting with the last successful one;
   * returns the index after the last added value.
   */
  addRuns(values: ArrayLike<unknown>, from: number): number {
    let index = from
    for (let failures = 0; failures <= this.#scales.length; ) {
      const end = this.#addRun(values as ArrayLike<number>, index)
      if (end === index) {
        failures++
        this.#method = (this.#method + 1) % (this.#scales.length + 1)
      } else {
        failures = 0
        index = end
      }
    }
    return index
  }

  #addRun(values: ArrayLike<number>, from: number): number {
    const scale = this.#scales[this.#method]
    const run = this.#run
    run.from = from
    run.k = scale === undefined ? MICRO : scale.k
    const end = scale === undefined ? sumMicroRun(values, run) : sumRun(values, scale, run)
    if (end > from) this.add(run, scale === undefined ? RUN_BLOCKS_MAX : 1)
    return end
  }

  merge(other: ScaleCells): void {
    other.#carry()
    for (let k = 0; k < SCALES; k++) this.#carried[k] = readItem(this.#carried, k) + readItem(other.#carried, k)
  }

  /** The sum of each non-zero cell. */
  *sums(): Generator<Rational> {
    this.#carry()
    for (const [k, n] of this.#carried.entries()) if (n !== 0n) yield { n, d: powerOfTen(k) }
  }

  #carry(): void {
    for (let k = 0; k < SCALES; k++) {
      this.#carried[k] =
        readItem(this.#carried, k) + BigInt(readDouble(this.#high, k)) + BigInt(readDouble(this.#low, k))
    }
    this.#high.fill(0)
    this.#low.fill(0)
    this.#pending = 0
  }
}

/**
 * Sums values from `sum.from` on, four at a time, into `sum.m`, while all four are integers m·10^-k small enough for
 * the scale and the sum stays below 2^53; returns the index after the last added value. Values that are not numbers
 * never match.
 */
function sumRun(values: ArrayLike<number>, method: RunScale, sum: Run): number {
  const { from } = sum
  const { scale, head, rest, round, squareMax, blocks } = method
  const end = Math.min(values.length - BLOCK, from + BLOCK * (blocks - 1))
  let m = 0
  let index = from
  for (; index <= end; index += BLOCK) {
    const v0 = values[index] as number
    const v1 = values[index + 1] as number
    const v2 = values[index + 2] as number
    const v3 = values[index + 3] as number
    const m0 = v0 * scale + round - round
    const m1 = v1 * scale + round - round
    const m2 = v2 * scale + round - round
    const m3 = v3 * scale + round - round
    if (m0 * head + m0 * rest !== v0 || m1 * head + m1 * rest !== v1) break
    if (m2 * head + m2 * rest !== v2 || m3 * head + m3 * rest !== v3) break
    if (m0 * m0 + m1 * m1 + (m2 * m2 + m3 * m3) > squareMax) break
    m += m0 + m1 + (m2 + m3)
  }
  sum.m = m
  sum.e = 0
  return index
}

/** As `sumRun` for integers m·10^-6, by division, magnitudes up to 10^15 per block; multiples of 2^32 in `sum.m`. */
function sumMicroRun(values: ArrayLike<number>, sum: Run): number {
  const { from } = sum
  const end = Math.min(values.length - BLOCK, from + BLOCK * (RUN_BLOCKS_MAX - 1))
  let high = 0
  let low = 0
  let index = from
  for (; index <= end; index += BLOCK) {
    const v0 = values[index] as number
    const v1 = values[index + 1] as number
    const v2 = values[index + 2] as number
    const v3 = values[index + 3] as number
    const m0 = v0 * 1e6 + ROUND_TO_INTEGER - ROUND_TO_INTEGER
    const m1 = v1 * 1e6 + ROUND_TO_INTEGER - ROUND_TO_INTEGER
    const m2 = v2 * 1e6 + ROUND_TO_INTEGER - ROUND_TO_INTEGER
    const m3 = v3 * 1e6 + ROUND_TO_INTEGER - ROUND_TO_INTEGER
    if (m0 / 1e6 !== v0 || m1 / 1e6 !== v1 || m2 / 1e6 !== v2 || m3 / 1e6 !== v3) break
    if (Math.abs(m0) + Math.abs(m1) + (Math.abs(m2) + Math.abs(m3)) > INTEGER_MAX) break
    const m = m0 + m1 + (m2 + m3)
    const part = m + ROUND_TO_HIGH - ROUND_TO_HIGH
    high += part
    low += m - part
  }
  sum.m = high
  sum.e = low
  return index
}

/** Values to sum: numbers, strings and Decimals; fastest as a Float64Array or an array of numbers. */
export type Summands = ArrayLike<NumberInput> | Iterable<NumberInput>

const VIOLATIONS_MAX = 100
const scratch: ParsedDouble = { m: 0, e: 0, k: 0 }

/** Parses a number at scale 10^-6 if it fits, otherwise as `readNumber` does. */
function readAny(value: number, into: ParsedDouble): boolean {
  const m = value * 1e6 + ROUND_TO_INTEGER - ROUND_TO_INTEGER
  if (m / 1e6 !== value || Math.abs(m) > INTEGER_MAX) return readNumber(value, into)
  into.m = m
  into.e = 0
  into.k = 6
  return true
}

/**
 * An exact sum of numbers, each meaning the decimal that it prints as: 0.1 and 0.2 make 0.3. Independent of the order
 * of addition and of the distribution over sums that are merged later. Between processes, send
 * `printExact(sum.exact())` and `add` it.
 *
 * @example
 * ```ts
 * import { ExactSum } from 'tonne'
 * const january = new ExactSum().addAll([0.1, 0.2])
 * const february = new ExactSum().add('1/3').add(1e16)
 * january.total() // => 0.3
 * february.merge(january).add(-1e16).exact() // => { n: 19n, d: 30n }
 * ```
 */
export class ExactSum {
  readonly #cells = new ScaleCells()
  /** Values that fit no cell: very large and small numbers, long strings, fractions. */
  readonly #others = new RationalSum()

  /** Adds a value and returns this. Throws the number codes, with `path` naming the value. */
  add(value: NumberInput, path = 'value'): this {
    if (typeof value === 'number' && readAny(value, scratch)) this.#cells.add(scratch)
    else this.#others.add(parseNumber(value, path))
    return this
  }

  /**
   * Adds all values, or no value if one of them is not a finite number, and returns this. Throws the number codes
   * (`not_finite`, `not_a_number`, …) with paths like `values[3]`, the first 100 at once.
   */
  addAll(values: Summands): this {
    const list = 'length' in values ? values : Array.from(values)
    const sum = new ExactSum()
    const violations = new Violations()
    for (let index = 0; index < list.length && violations.list.length < VIOLATIONS_MAX; ) {
      index = sum.#cells.addRuns(list, index)
      const end = Math.min(index + BLOCK, list.length)
      for (; index < end; index++) sum.#addOrCollect(list, index, violations)
    }
    violations.throwIfAny()
    return this.merge(sum)
  }

  /** Adds another sum and returns this. */
  merge(other: ExactSum): this {
    this.#cells.merge(other.#cells)
    this.#others.merge(other.#others)
    return this
  }

  /** The exact sum, in lowest terms. */
  exact(): Rational {
    const sum = new RationalSum().merge(this.#others)
    for (const part of this.#cells.sums()) sum.add(part)
    return reduce(sum.exact())
  }

  /** The nearest double of the exact sum; throws `number_out_of_range` on overflow or underflow to zero. */
  total(): number {
    return resultDouble(this.exact(), 'values')
  }

  #addOrCollect(list: ArrayLike<NumberInput>, index: number, violations: Violations): void {
    const value = list[index] as NumberInput
    if (typeof value === 'number' && readAny(value, scratch)) this.#cells.add(scratch)
    else violations.attempt(() => this.#others.add(parseNumber(value, `values[${index}]`)))
  }
}

/**
 * Returns the nearest double of the exact sum of numbers, independent of their order. Each number means the decimal
 * that it prints as. For figures that people read and write: activity data, emissions, money. `sumDoubles` sums binary
 * values. Throws the number codes with paths like `values[3]`.
 *
 * @example
 * ```ts
 * import { sumExact } from 'tonne'
 * sumExact([0.1, 0.2]) // => 0.3
 * sumExact([1e16, 1, -1e16]) // => 1
 * sumExact(['1/3', '2/3']) // => 1
 * sumExact([1, Number.NaN]) // throws not_finite
 * ```
 */
export function sumExact(values: Summands): number {
  return new ExactSum().addAll(values).total()
}
