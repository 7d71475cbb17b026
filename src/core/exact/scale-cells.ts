import { lazy, readDouble, readItem } from '../../base/index.ts'
import { nearestDouble } from './nearest-double.ts'
import { INTEGER_MAX, type ParsedDouble } from './parsed-double.ts'
import { powerOfTen, type Rational } from './rational.ts'
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
export const BLOCK = 4
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
export class ScaleCells {
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
