import {
  add,
  compare,
  divide,
  multiply,
  nearestDouble,
  negate,
  ONE,
  parseNumber,
  powerOfTen,
  printExact,
  type Rational,
  ratio,
  rationalOf,
  subtract,
  terminates,
  ZERO,
} from '../exact/index.ts'
import type { Calculation, Contribution, Step } from './calculation.ts'
import { checkContributions } from './check-calculation.ts'
import { exactTotal } from './exact-emission.ts'
import { adjustedFigures } from './factor/adjusted-factor.ts'
import type { EmissionFactor } from './factor/emission-factor.ts'

/** The CO2e that the published digits leave open. */
export interface RoundingBounds {
  /** Kilograms of CO2e, exact: all digits, or a fraction that does not end. */
  readonly low: string
  readonly high: string
  /** Half of high − low as a part of the CO2e (0.0003 is 0.03 %), the nearest double; null if the CO2e is zero. */
  readonly relativeHalfWidth: number | null
}

type Ends = readonly [low: Rational, high: Rational]

/** Half a unit in the last place of decimal digits; a fraction is exact, and a published zero says that it is one. */
function halfUnitOf(digits: string): Rational {
  const [, decimals = '', exponent = '0'] = /^\d*\.?(\d*)(?:e([+-]?\d+))?$/i.exec(digits) ?? []
  if (digits.includes('/') || parseNumber(digits).n === 0n) return ZERO
  const places = decimals.length - Number(exponent)
  const unit = places < 0 ? ratio(powerOfTen(-places)) : ratio(1n, powerOfTen(places))
  return multiply(unit, ratio(1n, 2n))
}

function low(digits: string): Rational {
  return subtract(parseNumber(digits), halfUnitOf(digits))
}

function high(digits: string): Rational {
  return add(parseNumber(digits), halfUnitOf(digits))
}

function lower(a: Rational, b: Rational): Rational {
  return compare(a, b) <= 0 ? a : b
}

function higher(a: Rational, b: Rational): Rational {
  return compare(a, b) >= 0 ? a : b
}

/**
 * Returns the bounds of a declared fuel property, from its digits. The step may contain its inverse; if both are finite
 * decimals, the wider bounds.
 */
function bridgeEnds({ times, name }: Extract<Step, { kind: 'bridge' }>): Ends | null {
  // the product of two published figures has digits of its own
  if (name.includes(' × ')) return null
  const value = rationalOf(times)
  const upright: Ends = terminates(value) ? [low(printExact(value)), high(printExact(value))] : [value, value]
  const inverse = divide(ONE, value)
  if (!terminates(inverse)) return upright
  const [a, b] = [divide(ONE, high(printExact(inverse))), divide(ONE, low(printExact(inverse)))]
  return [lower(a, upright[0]), higher(b, upright[1])]
}

/** Returns the bounds of the CO2e per unit; null: not known, as for a sum of published figures. */
function factorEnds(factor: EmissionFactor): Ends | null {
  // the key of wellToWheel, whose digits are a sum
  if (factor.key.includes('+wtt')) return null
  const [least, most] = [adjustedFigures(factor, low).co2e, adjustedFigures(factor, high).co2e]
  return least === null || most === null ? null : [least, most]
}

function contributionEnds({ activity, steps, factor }: Contribution): Ends | null {
  let ends = factorEnds(factor)
  const value = rationalOf(activity.value)
  const constant = steps.reduce(
    (all, step) => (step.kind === 'bridge' ? all : multiply(all, rationalOf(step.times))),
    value,
  )
  for (const step of steps) {
    const bridge: Ends | null = step.kind === 'bridge' ? bridgeEnds(step) : [ONE, ONE]
    ends = ends && bridge && [multiply(ends[0], bridge[0]), multiply(ends[1], bridge[1])]
  }
  if (ends === null) return null
  const [a, b] = [multiply(constant, ends[0]), multiply(constant, ends[1])]
  return [lower(a, b), higher(a, b)]
}

function relativeHalfWidth(co2e: Rational | null, [least, most]: Ends): number | null {
  if (co2e === null || co2e.n === 0n) return null
  const size = co2e.n < 0n ? negate(co2e) : co2e
  return nearestDouble(divide(subtract(most, least), multiply(size, ratio(2n))))
}

/**
 * Computes the range of CO2e that the rounding of the published digits leaves open: each figure ± half a unit in its
 * last place, propagated exactly through adjustments, steps and sums, all figures at the same end. It is not a standard
 * deviation, and says nothing about the activity, which is used as given. Declared densities and calorific values count
 * like factors; definitions of units, GWPs, fractions and a published zero are exact. A publisher's trailing zeros are
 * not stored, so that bounds may be wider than the digits were, never narrower. Null if a figure is computed from
 * several published ones (`wellToWheel`, a bridge of density × calorific value): calculate them separately.
 *
 * @example
 * ```ts
 * import { calculateFuel, roundingBounds } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const factor = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * factor.per1.co2e // => '2.57082'
 * const diesel = calculateFuel({ value: 1000, unit: 'l', factor })
 * roundingBounds(diesel) // => { low: '2570.815', high: '2570.825', relativeHalfWidth: 0.000001944904738565905 }
 * ```
 */
export function roundingBounds(calculation: Pick<Calculation, 'contributions'>): RoundingBounds | null {
  checkContributions(calculation)
  let total: Ends = [ZERO, ZERO]
  for (const contribution of calculation.contributions) {
    const ends = contributionEnds(contribution)
    if (ends === null) return null
    total = [add(total[0], ends[0]), add(total[1], ends[1])]
  }
  const [least, most] = total
  const relative = relativeHalfWidth(exactTotal(calculation.contributions).co2e, total)
  return { low: printExact(least), high: printExact(most), relativeHalfWidth: relative }
}
