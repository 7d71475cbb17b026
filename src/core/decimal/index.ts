/**
 * tonne/decimal: exact results as Decimals of decimal.js, with as many digits as asked for.
 *
 * @module
 */
export { convertToDecimal, type DecimalConversion, type DecimalOptions, toDecimal } from './to-decimal.ts'
export { type ExactSource, toDecimals } from './to-decimals.ts'
