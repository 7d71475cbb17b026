import type { EmissionFactor } from '../../../core/emissions/index.ts'
import { collect, collectEach, fail } from '../../../core/errors/index.ts'
import {
  add,
  divide,
  multiply,
  type NumberInput,
  nearestDouble,
  negate,
  parseNumber,
  type Rational,
  ZERO,
} from '../../../core/exact/index.ts'
import { publishedUncertainty } from './mfe-edition.ts'

/** A part of a sum: its kilograms of CO2e, and its uncertainty in percent, 0 or more; null: none is published. */
export interface UncertainPart {
  readonly co2eKg: NumberInput
  readonly percent: NumberInput | null
}

/** The uncertainty of a sum, over the parts that have one. */
export interface CombinedUncertainty {
  /**
   * Half of the 95 % confidence interval, in percent of the covered parts; null if no part has one, or if they add up to
   * zero.
   */
  readonly percent: number | null
  /** The share of the sum that the covered parts are; null if the sum is zero. From 0 to 1, unless a part is negative. */
  readonly coveredShare: number | null
  readonly rule: string
}

const RULE = 'IPCC 2006 Guidelines, Volume 1, Chapter 3, Approach 1 (equation 3.2)'

/**
 * Returns the symmetric uncertainty of a factor's CO2e in percent, as its publisher prints it; null if it prints none, an
 * interval with different sides, or only words.
 *
 * @example
 * ```ts
 * import { uncertaintyPercent } from 'tonne/factors/national'
 * uncertaintyPercent({ key: 'mfe-2026-2/stationary-combustion-of-fuels/commercial-use/natural-gas/kwh' }) // => 2
 * uncertaintyPercent({ key: 'eea-2024/de/kwh' }) // => null
 * ```
 */
export function uncertaintyPercent(factor: Pick<EmissionFactor, 'key'>): number | null {
  const [, percent] = /^(?:CO2e ±)?([\d.]+)%(?:,|$)/.exec(publishedUncertainty(factor) ?? '') ?? []
  return percent === undefined ? null : Number(percent)
}

function readUncertainPart(
  { co2eKg, percent }: UncertainPart,
  index: number,
): { kg: Rational; percent: Rational | null } {
  const path = `parts[${index}]`
  return collect({
    kg: () => parseNumber(co2eKg, `${path}.co2eKg`),
    percent: () => {
      if (percent === null) return null
      const exact = parseNumber(percent, `${path}.percent`)
      if (exact.n >= 0n) return exact
      const message = 'must be 0 or more: an uncertainty is half of an interval'
      return fail(`${path}.percent`, 'must_be_non_negative', { message, received: percent })
    },
  })
}

/** Binary digits of a root below its last one, far more than a double has. */
const ROOT_BITS = 128n

/** Returns the largest integer whose square is at most n, which is above zero (Newton's method from above). */
function integerRoot(n: bigint): bigint {
  let root = 1n << BigInt(Math.ceil(n.toString(16).length / 2) * 4)
  for (;;) {
    const next = (root + n / root) / 2n
    if (next >= root) return root
    root = next
  }
}

/** Returns the double nearest to the square root of an exact number, 0 or more. */
function nearestRoot({ n, d }: Rational): number {
  if (n === 0n) return 0
  const bits = BigInt(d.toString(2).length) + ROOT_BITS
  const scaled = (n << (2n * bits)) / d
  const root = integerRoot(scaled)
  // an odd last digit represents everything below it, so that nothing is rounded twice
  const isExact = root * root * d === n << (2n * bits)
  return nearestDouble({ n: 2n * root + (isExact ? 0n : 1n), d: 1n << (bits + 1n) })
}

/** Divides; null if the divisor is zero. */
function quotientOrNull(value: Rational, divisor: Rational): Rational | null {
  if (divisor.n === 0n) return null
  return divisor.n < 0n ? divide(negate(value), negate(divisor)) : divide(value, divisor)
}

/**
 * Combines the uncertainties of the parts of a sum by the propagation rule of the IPCC: the root of the summed squares of
 * percent × kilograms, divided by the kilograms, exactly, rounded once to the nearest double. The parts count as
 * independent: first add up those of one factor. Only parts that have an uncertainty are combined, and `coveredShare`
 * tells which share of the sum they are. Throws the number codes and `must_be_non_negative`, all at once.
 *
 * @example
 * ```ts
 * import { combineUncertainties } from 'tonne/factors/national'
 * const { percent, coveredShare } = combineUncertainties([
 *   { co2eKg: 300, percent: 10 },
 *   { co2eKg: 400, percent: 10 },
 *   { co2eKg: 300, percent: null },
 * ])
 * percent?.toFixed(4) // => '7.1429'
 * coveredShare // => 0.7
 * ```
 */
export function combineUncertainties(parts: readonly UncertainPart[]): CombinedUncertainty {
  const read = collectEach(parts, readUncertainPart)
  const [total, sum, squares] = read.reduce(
    ([all, covered, squared], { kg, percent }) => {
      if (percent === null) return [add(all, kg), covered, squared]
      const product = multiply(kg, percent)
      return [add(all, kg), add(covered, kg), add(squared, multiply(product, product))]
    },
    [ZERO, ZERO, ZERO],
  )
  const isKnown = read.some(({ percent }) => percent !== null)
  const relative = isKnown ? quotientOrNull(squares, multiply(sum, sum)) : null
  const share = quotientOrNull(sum, total)
  return {
    percent: relative && nearestRoot(relative),
    coveredShare: share && nearestDouble(share),
    rule: RULE,
  }
}
