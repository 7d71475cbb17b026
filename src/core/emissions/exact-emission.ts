import {
  add,
  multiply,
  ONE,
  printExact,
  printSignificant,
  type Rational,
  rationalOf,
  resultDouble,
  ZERO,
} from '../exact/index.ts'
import { type ConversionPlace, chooseConversion, type UnitRef } from '../units/index.ts'
import type { Calculation, Contribution, Step } from './calculation.ts'
import { checkContributions } from './check-calculation.ts'
import { adjustedFactor } from './factor/adjusted-factor.ts'
import type { EmissionFactor, ExactColumns } from './factor/emission-factor.ts'
import { byColumn, COLUMNS, type Column, isColumnApart, mapColumns } from './gas.ts'

/**
 * Returns the exact conversion between units as a step with its chain; empty if both are the same unit. Frozen, since
 * calculations share it.
 */
export function convertSteps(from: UnitRef, to: UnitRef, place: ConversionPlace): readonly Step[] {
  const { from: source, to: target, factor, links } = chooseConversion(from, to, place)
  if (links.length === 0) return []
  const chain = links.map(({ from, to, times }) => Object.freeze({ from, to, times: printExact(times) }))
  const unit = `${target.short_name}/${source.short_name}`
  return [Object.freeze<Step>({ kind: 'convert', times: printExact(factor), unit, chain: Object.freeze(chain) })]
}

/** Returns the exact quantity of a contribution in the unit of its factor: activity × steps. */
export function exactQuantity({ activity, steps }: Contribution): Rational {
  return steps.reduce((quantity, step) => multiply(quantity, rationalOf(step.times)), rationalOf(activity.value))
}

/** Exact kilograms of each column of one contribution. */
export function exactContribution(contribution: Contribution): ExactColumns<Rational> {
  const quantity = exactQuantity(contribution)
  return mapColumns(adjustedFactor(contribution.factor), (per1) => multiply(quantity, per1))
}

/** Exact kilograms of each column per unit before the steps: Π steps × adjusted factor. */
export function exactPer1(steps: readonly Step[], factor: EmissionFactor): ExactColumns<Rational> {
  const constant = steps.reduce((all, step) => multiply(all, rationalOf(step.times)), ONE)
  return mapColumns(adjustedFactor(factor), (per1) => multiply(constant, per1))
}

/**
 * A gas that is unknown in one part is unknown in the sum; a separate column (biogenic CO2, Montreal gases) is the sum
 * of the published parts.
 */
function addColumn(name: Column, sum: Rational | null, part: Rational | null): Rational | null {
  if (isColumnApart(name)) return sum === null ? part : part === null ? sum : add(sum, part)
  return sum === null || part === null ? null : add(sum, part)
}

/** Returns the sum of each column over parts. */
export function sumColumns([first, ...others]: readonly ExactColumns<Rational>[]): ExactColumns<Rational> {
  if (first === undefined) return byColumn(() => null)
  const total: Record<Column, Rational | null> = { ...first }
  for (const part of others) for (const name of COLUMNS) total[name] = addColumn(name, total[name], part[name])
  return total
}

/** Exact total kilograms of each column over contributions. */
export function exactTotal(contributions: readonly Contribution[]): ExactColumns<Rational> {
  return sumColumns(contributions.map(exactContribution))
}

/**
 * Returns the CO2e of contributions as a decimal in kilograms: all digits if finite, otherwise 34 significant ones;
 * null: unknown.
 */
export function exactCo2e(contributions: readonly Contribution[]): string | null {
  let total: Rational | null = ZERO
  for (const contribution of contributions) {
    const { co2e } = adjustedFactor(contribution.factor)
    total = co2e === null || total === null ? null : add(total, multiply(exactQuantity(contribution), co2e))
  }
  if (total === null) return null
  const text = printExact(total)
  return text.includes('/') ? printSignificant(total) : text
}

/** Creates a calculation from its contributions, computing the emissions. */
export function calculationOf(parts: Pick<Calculation, 'method' | 'contributions' | 'notices'>): Calculation {
  const rounded = mapColumns(exactTotal(parts.contributions), (value) => resultDouble(value, 'emission'))
  const { method, contributions, notices } = parts
  const { biogenicCo2, montrealCo2e, ...emission } = rounded
  const calculation = { method, contributions, notices, emission, biogenicCo2 }
  return montrealCo2e === null ? calculation : { ...calculation, montrealCo2e }
}

/** A decimal class with a constructor from digits: `Decimal` of decimal.js, `Big`, `BigNumber`. */
export type DecimalClass<T> = new (digits: string) => T

/**
 * Returns the emission with all digits, up to 34 significant ones (half to even beyond): decimal strings, or instances
 * of the given decimal class, so that no decimal library is required. Kilograms; null: not published.
 *
 * @example
 * ```ts
 * import { Decimal } from 'decimal.js'
 * import { calculateFuel, toExact } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const factor = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
 * const gas = calculateFuel({ value: 1, unit: 'GJ', factor, heatingValue: 'gross' })
 * toExact(gas).co2e // => '50.82222222222222222222222222222222'
 * toExact(gas, Decimal).co2e?.toFixed(3) // => '50.822'
 * ```
 */
export function toExact(calculation: Calculation): ExactColumns<string>
export function toExact<T>(calculation: Calculation, decimals: DecimalClass<T>): ExactColumns<T>
export function toExact<T>(calculation: Calculation, decimals?: DecimalClass<T>): ExactColumns<T | string> {
  checkContributions(calculation)
  return mapColumns(exactTotal(calculation.contributions), (amount): T | string => {
    const digits = printSignificant(amount)
    return decimals === undefined ? digits : new decimals(digits)
  })
}
