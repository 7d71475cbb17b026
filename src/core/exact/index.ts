export { type BracketForm, bracketOf, WIDE } from './bracket.ts'
export * from './coefficient.ts'
export type { FixedColumn } from './fixed-column.ts'
export { type ScaledDouble, scaleLong } from './long-digits.ts'
export { binaryValue, nearestDouble } from './nearest-double.ts'
export * from './number-input.ts'
export { INTEGER_MAX, type ParsedDouble, readNumber } from './parsed-double.ts'
export {
  printExact,
  printInteger,
  printSignificant,
  roundToPlaces,
  SIGNIFICANT_DIGITS,
  terminates,
} from './print-exact.ts'
export * from './rational.ts'
export { highOf, productError, ROUND_TO_INTEGER, SPLIT, TEN } from './split-double.ts'
export { sumDoubles } from './sum-doubles.ts'
export { ExactSum, type Summands, sumExact } from './sum-exact.ts'
