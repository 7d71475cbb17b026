import type { Decimal } from 'decimal.js'
import {
  byColumn,
  type Calculation,
  type Column,
  EmissionSum,
  type EmissionSumState,
  type EmissionTotal,
  type ExactColumns,
  exactColumnsOf,
  exactTotal,
} from '../emissions/index.ts'
import { parseRational, type Rational } from '../exact/index.ts'
import { type DecimalOptions, roundedDecimal } from './to-decimal.ts'

/** Exact amounts of some columns as printed by `Totals.exact` of `tonne/bulk` and `toExact`. */
type PrintedColumns = Readonly<Partial<Record<Column, string | null>>>

/** Anything with exact kilograms by column: a calculation, a sum, its state or its total, printed columns. */
export type ExactSource = Calculation | EmissionSum | EmissionSumState | EmissionTotal | PrintedColumns

function printedAmounts(printed: PrintedColumns): ExactColumns<Rational> {
  return byColumn((name) => {
    const text = printed[name] ?? null
    return text === null ? null : parseRational(text, name)
  })
}

function sourceAmounts(source: ExactSource): ExactColumns<Rational> {
  if ('contributions' in source) return exactTotal(source.contributions)
  if (source instanceof EmissionSum) return printedAmounts(exactColumnsOf(source.state()))
  if ('known' in source) return printedAmounts(source.exact)
  return printedAmounts('missing' in source ? exactColumnsOf(source) : source)
}

/**
 * Returns the kilograms of a calculation or a total as Decimals, each the exact amount correctly rounded to `digits`
 * significant digits (34 by default, half to even). Takes a `Calculation`, an `EmissionSum`, its state or its
 * total (`sumEmissions(…)`), and printed exact columns (`Totals.exact(key)`). Throws `invalid_choice` for the digits, the number codes for printed columns.
 *
 * @example
 * ```ts
 * import { calculateFuel, EmissionSum, sumEmissions } from 'tonne'
 * import { toDecimals } from 'tonne/decimal'
 * import { findFactor } from 'tonne/factors'
 * const factor = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
 * const gas = calculateFuel({ value: 1, unit: 'GJ', factor, heatingValue: 'gross' })
 * toDecimals(gas).co2e?.toString() // => '50.82222222222222222222222222222222'
 * toDecimals(new EmissionSum().add(gas).add(gas), { digits: 5 }).co2e?.toString() // => '101.64'
 * toDecimals(sumEmissions([gas, gas])).co2e?.toString() // => '101.6444444444444444444444444444444'
 * ```
 */
export function toDecimals(source: ExactSource, options: DecimalOptions = {}): ExactColumns<Decimal> {
  const amounts = sourceAmounts(source)
  return byColumn((name) => {
    const exact = amounts[name]
    return exact === null ? null : roundedDecimal(exact, options)
  })
}
