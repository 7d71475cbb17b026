export { decimalText, rationalOf, significantText } from './decimal-text.ts'
export { distanceText } from './distance-text.ts'
export { allDigitsText, type MassDigits, type MassUnit, massDigits, massText } from './mass-text.ts'
export { type ReadableContribution, type SumLine, sumLine } from './sum-lines.ts'
