import { Decimal } from 'decimal.js'
import { checkOptionNames, collect, fail } from '../errors/index.ts'
import {
  multiply,
  type NumberInput,
  parseNumber,
  parseRational,
  printSignificant,
  type Rational,
  SIGNIFICANT_DIGITS,
} from '../exact/index.ts'
import {
  builtInUnits,
  type Convertible,
  chooseConversion,
  type SymbolIn,
  type UnitRef,
  type UnitTable,
} from '../units/index.ts'

/** The units of a conversion to a Decimal, and its digits. */
export interface DecimalConversion<From, To, Own = UnitTable | undefined> extends DecimalOptions {
  readonly from: SymbolIn<Own, From>
  readonly to: Convertible<From, To, SymbolIn<Own, To>>
  /** The table of the units, unless built in. */
  readonly table?: Own | undefined
}

/**
 * Converts a value to another unit, as `convert` does, and returns the exact result as a Decimal, correctly rounded to
 * `digits` significant digits (34 by default). Throws `unknown_unit`, `unit_dimension_mismatch` and the number codes, all at
 * once, and `invalid_choice` for the digits.
 *
 * @example
 * ```ts
 * import { convertToDecimal } from 'tonne/decimal'
 * convertToDecimal(1, { from: 'mmbtu', to: 'kWh' }).toString() // => '293.0710701722222222222222222222222'
 * convertToDecimal(1, { from: 'mmbtu', to: 'kWh', digits: 5 }).toString() // => '293.07'
 * convertToDecimal(1, { from: 'l' as string, to: 'kWh' }) // throws unit_dimension_mismatch
 * ```
 */
export function convertToDecimal<
  From extends UnitRef,
  To extends UnitRef,
  Own extends UnitTable | undefined = undefined,
>(value: NumberInput, conversion: DecimalConversion<From, To, Own>): Decimal
export function convertToDecimal(
  value: NumberInput,
  { from, to, table = builtInUnits, ...options }: DecimalConversion<UnitRef, UnitRef>,
): Decimal {
  const { exact, conversion } = collect({
    exact: () => parseNumber(value, 'value'),
    conversion: () => chooseConversion(from, to, { table, path: 'from' }),
  })
  return roundedDecimal(multiply(exact, conversion.factor), options)
}

/** Options for the digits of a Decimal. */
export interface DecimalOptions {
  /**
   * Significant digits, 1 to 1,000; default 34. A number with more is rounded half to even; a shorter one is unchanged.
   */
  readonly digits?: number | undefined
}

const DIGITS_MAX = 1000

function checkDigits(digits: number): number {
  if (Number.isInteger(digits) && digits >= 1 && digits <= DIGITS_MAX) return digits
  const expected = `an integer from 1 to ${DIGITS_MAX.toLocaleString('en')}`
  return fail('digits', 'invalid_choice', { message: `must be ${expected}`, expected, received: digits })
}

const isRational = (value: NumberInput | Rational): value is Rational =>
  typeof value === 'object' && 'n' in value && 'd' in value && typeof value.n === 'bigint'

/** Returns a Decimal of an exact number; the one rounding is here. */
export function roundedDecimal(exact: Rational, options: DecimalOptions): Decimal {
  checkOptionNames(options, { digits: true })
  const { digits = SIGNIFICANT_DIGITS } = options
  return new Decimal(printSignificant(exact, checkDigits(digits)))
}

/**
 * Converts an exact number to a Decimal, correctly rounded to `digits` significant digits. Accepts text with all digits
 * or a fraction ('5/18', as printed by `exactTotal`, `Totals.exact` and traces), the `Rational` of an `ExactSum`, a
 * number (as the decimal that it prints as), or another Decimal. Later computations with the Decimal are rounded by
 * `Decimal.precision` (default: 20). Throws `not_a_number`, `empty`, `not_finite`, `number_out_of_range`, and
 * `invalid_choice` for the digits.
 *
 * @example
 * ```ts
 * import { toDecimal } from 'tonne/decimal'
 * toDecimal('5/18').toString() // => '0.2777777777777777777777777777777778'
 * toDecimal('5/18', { digits: 50 }).toString() // => '0.27777777777777777777777777777777777777777777777778'
 * toDecimal(0.1).plus('0.2').toString() // => '0.3'
 * toDecimal('five') // throws not_a_number
 * ```
 */
export function toDecimal(value: NumberInput | Rational, options: DecimalOptions = {}): Decimal {
  return roundedDecimal(isRational(value) ? value : parseRational(value, 'value'), options)
}
