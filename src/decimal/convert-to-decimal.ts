import type { Decimal } from 'decimal.js'
import { multiply, type NumberInput, parseNumber } from '../exact/index.ts'
import { builtInUnits, type Convertible, conversionBetween, type UnitRef, type UnitTable } from '../units/index.ts'
import { type DecimalOptions, roundedDecimal } from './to-decimal.ts'

/** The units of a conversion to a Decimal, and its digits. */
export interface DecimalConversion<From extends UnitRef, To extends UnitRef> extends DecimalOptions {
  readonly from: From
  readonly to: To & Convertible<From, To>
  /** The table of the units, unless built in. */
  readonly table?: UnitTable
}

/**
 * Converts a value to another unit, as `convert` does, and returns the exact result as a Decimal, correctly rounded to
 * `digits` significant digits (34 by default). Throws `unknown_unit`, `unit_dimension_mismatch`, the number codes, and
 * `invalid_choice` for the digits.
 *
 * @example
 * ```ts
 * import { convertToDecimal } from 'tonne/decimal'
 * convertToDecimal(1, { from: 'mmbtu', to: 'kWh' }).toString() // => '293.0710701722222222222222222222222'
 * convertToDecimal(1, { from: 'mmbtu', to: 'kWh', digits: 5 }).toString() // => '293.07'
 * convertToDecimal(1, { from: 'l', to: 'kWh' }) // throws unit_dimension_mismatch
 * ```
 */
export function convertToDecimal<From extends UnitRef, To extends UnitRef>(
  value: NumberInput,
  { from, to, table = builtInUnits, ...options }: DecimalConversion<From, To>,
): Decimal {
  const { factor } = conversionBetween(from, to, { table, path: 'from' })
  return roundedDecimal(multiply(parseNumber(value, 'value'), factor), options)
}
