export { type BracketForm, bracketOf, WIDE } from './bracket.ts'
export {
  type Coefficient,
  prepareCoefficient,
  product,
  productExact,
  productOfReading,
  resultDouble,
} from './coefficient.ts'
export { type ScaledDouble, scaleLong } from './long-digits.ts'
export { binaryValue, nearestDouble } from './nearest-double.ts'
export * from './number-input.ts'
export { INTEGER_MAX, type ParsedDouble, readNumber } from './parsed-double.ts'
export { printExact, printRounded, printScaled, roundScaled, terminates } from './print-exact.ts'
export * from './rational.ts'
export { highOf, missedBy, ROUND_TO_INTEGER, SPLIT, TEN } from './split-double.ts'
export { sumDoubles } from './sum-doubles.ts'
export { ExactSum, type Summands, sumExact } from './sum-exact.ts'
