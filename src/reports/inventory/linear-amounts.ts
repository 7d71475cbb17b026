import { readDouble, readItem } from '../../base/index.ts'
import { adjustedFactor, type Column, type Contribution, tiersOf } from '../../core/emissions/index.ts'
import {
  add,
  multiply,
  ONE,
  printExact,
  type Rational,
  rationalOf,
  reduce,
  subtract,
  terminates,
  ZERO,
} from '../../core/exact/index.ts'
import { GASES_APART, type RecordAmounts } from './amount-sum.ts'
import type { Co2eByTier } from './data-quality.ts'
import { PARTS, PENDING_MAX } from './decimal.ts'

const MICRO_PARTS = 1_000_000n
/** The largest modulus whose remainders are exact in doubles, also when RECORDS_MAX of them are added. */
const MODULUS_MAX = 2n ** 26n
/** The most records in one sum. */
export const RECORDS_MAX = 2 ** 26

/**
 * Computes `value % modulus` (0 or more) without the library call that engines emit for it. For integers below 2^53 the
 * quotient is farther from the next integer than half of its last digit, so it never rounds up to it.
 */
export function remainder(value: number, modulus: number): number {
  return value - Math.floor(value / modulus) * modulus
}

/**
 * A column of a contribution as a multiple of its millionths, in units of 10^-40: over / under, in lowest terms. The
 * amount of each record is cut off, so over · Σ millionths exceeds the sum by the remainders of the records. `index` is
 * the index of these remainders.
 */
interface LinearColumn {
  readonly over: bigint
  readonly under: bigint
  readonly rest: number
  readonly modulus: number
  readonly index: number
}

type LinearColumns = Partial<Record<Column, LinearColumn>>

/** A contribution whose amounts are multiples of its quantity. */
interface LinearContribution {
  readonly contribution: Contribution
  readonly columns: LinearColumns
  /** The columns that are cut off, in the order of their remainders. */
  readonly cut: readonly LinearColumn[]
  /** Kilograms of CO2e per unit of the activity; null if not published. */
  readonly co2ePer1: Rational | null
  readonly isWithoutGases: boolean
}

/** The contributions of a figure, with amounts that are multiples of their quantities. */
export interface LinearFigure {
  readonly contributions: readonly LinearContribution[]
  readonly fields: Pick<RecordAmounts, 'unknown' | 'apart'>
}

/** Null if remainders may be too large for a double. */
function linearColumn(perMicro: Rational, index: number): LinearColumn | null {
  const { n: over, d: under } = reduce(perMicro)
  if (under > MODULUS_MAX) return null
  return { over, under, rest: Number(over % under), modulus: Number(under), index }
}

function linearContribution(contribution: Contribution): LinearContribution | null {
  const per1 = adjustedFactor(contribution.factor)
  const times = contribution.steps.reduce((all, step) => multiply(all, rationalOf(step.times)), ONE)
  const isWithoutGases = GASES_APART.some((gas) => per1[gas] === null)
  const columns: LinearColumns = {}
  const cut: LinearColumn[] = []
  for (const name of [
    ...GASES_APART,
    'biogenicCo2',
    'montrealCo2e',
    ...(isWithoutGases ? ['co2e' as const] : []),
  ] as const) {
    const figure = per1[name]
    if (figure === null) continue
    const { n, d } = multiply(times, figure)
    const column = linearColumn({ n: n * PARTS, d: d * MICRO_PARTS }, cut.length)
    if (column === null) return null
    columns[name] = column
    if (column.modulus > 1) cut.push(column)
  }
  const co2ePer1 = per1.co2e === null ? null : multiply(times, per1.co2e)
  return { contribution, columns, cut, co2ePer1, isWithoutGases }
}

/**
 * Expresses the contributions of a figure as multiples of their quantities; null if that is impossible for one of them.
 */
export function linearFigure(
  contributions: readonly Contribution[],
  { unknown, apart }: LinearFigure['fields'],
): LinearFigure | null {
  const linear: LinearContribution[] = []
  for (const contribution of contributions) {
    const one = linearContribution(contribution)
    if (one === null) return null
    linear.push(one)
  }
  return { contributions: linear, fields: { unknown, apart } }
}

/**
 * True if the CO2e of every contribution is a decimal that terminates for any quantity, so that no record was rounded.
 */
export function hasExactCo2e({ contributions }: LinearFigure): boolean {
  return contributions.every(({ co2ePer1 }) => co2ePer1 !== null && terminates(co2ePer1))
}

/** True if all contributions of a figure are of one tier. */
export function isOfOneTier({ contributions }: LinearFigure): boolean {
  return new Set(tiersOf({ contributions: contributions.map(({ contribution }) => contribution) })).size === 1
}

/** The exact sum of one contribution's quantities over many records, and the remainders cut off its columns. */
class QuantitySum {
  readonly linear: LinearContribution
  readonly #rests: Float64Array
  #carried = 0n
  #pending = 0

  constructor(linear: LinearContribution) {
    this.linear = linear
    this.#rests = new Float64Array(linear.cut.length)
  }

  /** Adds millionths: an integer of at most 15 digits, 0 or more. */
  add(micro: number): void {
    const { cut } = this.linear
    for (let index = 0; index < cut.length; index++) {
      const { rest, modulus } = readItem(cut, index)
      this.#rests[index] = readDouble(this.#rests, index) + remainder(remainder(micro, modulus) * rest, modulus)
    }
    this.#pending += micro
    if (this.#pending > PENDING_MAX) this.#carry()
  }

  /** The sum, in the unit of the activity. */
  quantity(): Rational {
    this.#carry()
    return { n: this.#carried, d: MICRO_PARTS }
  }

  co2e(): Rational {
    const { co2ePer1 } = this.linear
    return co2ePer1 === null ? ZERO : multiply(this.quantity(), co2ePer1)
  }

  /** The sum of a column, with the amount of each record cut off after 40 decimals. */
  amount(name: Column): Rational {
    const column = this.linear.columns[name]
    if (column === undefined) return ZERO
    const rests = column.modulus > 1 ? BigInt(readDouble(this.#rests, column.index)) : 0n
    return { n: (column.over * this.quantity().n - rests) / column.under, d: PARTS }
  }

  #carry(): void {
    this.#carried += BigInt(this.#pending)
    this.#pending = 0
  }
}

/** Exact sums of a figure over records whose contributions differ only in quantity. */
export class FigureSums {
  readonly #figure: LinearFigure
  readonly #quantities: readonly QuantitySum[]

  constructor(figure: LinearFigure) {
    this.#figure = figure
    this.#quantities = figure.contributions.map((one) => new QuantitySum(one))
  }

  /** Adds the millionths of a record's contributions, which begin at an index. */
  add(micros: Float64Array, from = 0): void {
    const { length } = this.#quantities
    for (let index = 0; index < length; index++) this.#quantities[index]?.add(readDouble(micros, from + index))
  }

  /** The CO2e of all records; only valid if `hasExactCo2e`. */
  co2e(): Rational {
    return this.#quantities.reduce((sum, one) => add(sum, one.co2e()), ZERO)
  }

  /** The amounts of all records; the caller passes their CO2e. */
  amounts(co2e: Rational): RecordAmounts {
    const sumOf = (name: Column, quantities = this.#quantities) =>
      quantities.reduce((sum, one) => add(sum, one.amount(name)), ZERO)
    const without = this.#quantities.filter(({ linear }) => linear.isWithoutGases)
    return {
      ...this.#figure.fields,
      amounts: {
        co2e,
        co2: sumOf('co2'),
        ch4: sumOf('ch4'),
        n2o: sumOf('n2o'),
        co2eWithoutGases: without.length === this.#quantities.length ? co2e : sumOf('co2e', without),
        biogenicCo2: sumOf('biogenicCo2'),
        montrealCo2e: sumOf('montrealCo2e'),
      },
    }
  }

  /** The CO2e of all records by tier; the first tier gets what the others leave. */
  tiers(co2e: Rational): Co2eByTier {
    const tiers = tiersOf({ contributions: this.contributions() })
    const [first = null, ...others] = new Set(tiers)
    const parts = others.map((tier) => {
      const ofTier = this.#quantities.filter((_, index) => tiers[index] === tier)
      return [tier, ofTier.reduce((sum, one) => add(sum, one.co2e()), ZERO)] as const
    })
    return [[first, parts.reduce((rest, [, part]) => subtract(rest, part), co2e)], ...parts]
  }

  /** The contributions, each with the total quantity of all records. */
  contributions(): readonly Contribution[] {
    return this.#quantities.map((one) => {
      const { contribution } = one.linear
      const { unit } = contribution.activity
      return { ...contribution, activity: { value: printExact(one.quantity()), unit } }
    })
  }
}
