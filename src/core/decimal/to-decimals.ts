import type { Decimal } from 'decimal.js'
import {
  byColumn,
  type Calculation,
  type Column,
  EmissionSum,
  type EmissionSumState,
  type ExactColumns,
  exactTotal,
} from '../emissions/index.ts'
import { parseRational, type Rational } from '../exact/index.ts'
import { type DecimalOptions, roundedDecimal } from './to-decimal.ts'

/** Exact amounts of some columns as printed by `Totals.exact` of `tonne/bulk` and `toExact`. */
type PrintedColumns = Readonly<Partial<Record<Column, string | null>>>

/** Anything with exact kilograms by column: a calculation, a sum or its state, printed columns. */
export type ExactSource = Calculation | EmissionSum | EmissionSumState | PrintedColumns

function printedAmounts(printed: PrintedColumns): ExactColumns<Rational> {
  return byColumn((name) => {
    const text = printed[name] ?? null
    return text === null ? null : parseRational(text, name)
  })
}

/**
 * Returns the amounts of a sum. A column is unknown if a part has no figure; biogenic CO2 is the sum of the published
 * figures, if there are any.
 */
function stateAmounts({ count, exact, missing }: EmissionSumState): ExactColumns<Rational> {
  const isUnknown = (name: Column) => missing[name] > 0 && (name !== 'biogenicCo2' || missing[name] === count)
  return printedAmounts(byColumn((name) => (isUnknown(name) ? null : exact[name])))
}

function sourceAmounts(source: ExactSource): ExactColumns<Rational> {
  if ('contributions' in source) return exactTotal(source.contributions)
  if (source instanceof EmissionSum) return stateAmounts(source.state())
  return 'missing' in source ? stateAmounts(source) : printedAmounts(source)
}

/**
 * Returns the kilograms of a calculation or a total as Decimals, each the exact amount correctly rounded to `digits`
 * significant digits (34 by default, half to even). Takes a `Calculation`, an `EmissionSum` or its state, and printed
 * exact columns (`Totals.exact(key)`). Throws `invalid_choice` for the digits, the number codes for printed columns.
 *
 * @example
 * ```ts
 * import { calculateFuel, EmissionSum } from 'tonne'
 * import { toDecimals } from 'tonne/decimal'
 * import { findFactor } from 'tonne/factors'
 * const factor = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
 * const gas = calculateFuel({ value: 1, unit: 'GJ', factor, heatingValue: 'gross' })
 * toDecimals(gas).co2e?.toString() // => '50.82222222222222222222222222222222'
 * toDecimals(new EmissionSum().add(gas).add(gas), { digits: 5 }).co2e?.toString() // => '101.64'
 * ```
 */
export function toDecimals(source: ExactSource, options: DecimalOptions = {}): ExactColumns<Decimal> {
  const amounts = sourceAmounts(source)
  return byColumn((name) => {
    const exact = amounts[name]
    return exact === null ? null : roundedDecimal(exact, options)
  })
}
