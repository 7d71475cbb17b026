import { cacheByObject } from '../../../base/index.ts'
import { add, multiply, parseNumber, type Rational, ZERO } from '../../exact/index.ts'
import { byColumn, type Column, type Gas } from '../gas.ts'
import type { Adjustment, EmissionFactor, ExactColumns } from './emission-factor.ts'

type Amounts = Record<Column, Rational | null>

/** Returns a multiple of a column; an unpublished one counts as zero only in a sum that allows it. */
function term([times, gas]: readonly [string, Gas], amounts: Amounts): Rational | null {
  const amount = amounts[gas]
  return amount === null ? null : multiply(parseNumber(times), amount)
}

function addAmounts(parts: readonly (Rational | null)[]): Rational | null {
  return parts.reduce<Rational | null>((sum, part) => (sum === null || part === null ? null : add(sum, part)), ZERO)
}

function applyOne(amounts: Amounts, adjustment: Adjustment): void {
  const { gas } = adjustment
  const before = amounts[gas]
  if ('times' in adjustment) amounts[gas] = before === null ? null : multiply(before, parseNumber(adjustment.times))
  else if ('plus' in adjustment) amounts[gas] = addAmounts([before, term(adjustment.plus, amounts)])
  else amounts[gas] = addAmounts(adjustment.becomes.map((one) => term(one, amounts)))
}

/** Returns the published digits of a column; null: not published. Gases of the Montreal Protocol are a part of co2e. */
export function publishedFigure({ per1, biogenicCo2 }: EmissionFactor, name: Column): string | null {
  if (name === 'montrealCo2e') return null
  return name === 'biogenicCo2' ? biogenicCo2 : per1[name]
}

/**
 * Returns the published digits as `read` reads them, with all adjustments in order; kilograms per unit of the factor.
 */
export function adjustedFigures(factor: EmissionFactor, read: (digits: string) => Rational): ExactColumns<Rational> {
  const amounts: Amounts = byColumn((name) => {
    const digits = publishedFigure(factor, name)
    return digits === null ? null : read(digits)
  })
  for (const adjustment of factor.adjustments) applyOne(amounts, adjustment)
  return amounts
}

/** Exact kilograms of each column per unit of the factor: the published digits with all adjustments in order. */
export const adjustedFactor: (factor: EmissionFactor) => ExactColumns<Rational> = cacheByObject((factor) =>
  adjustedFigures(factor, parseNumber),
)
