import { Violations } from '../errors/index.ts'
import { resultDouble } from './coefficient.ts'
import { type NumberInput, parseNumber } from './number-input.ts'
import { INTEGER_MAX, type ParsedDouble, readNumber } from './parsed-double.ts'
import { type Rational, RationalSum, reduce } from './rational.ts'
import { BLOCK, ScaleCells } from './scale-cells.ts'
import { ROUND_TO_INTEGER } from './split-double.ts'

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
