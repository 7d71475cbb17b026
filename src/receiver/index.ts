export { type DueNumber, dueDecimal, fractionOf, isSameNumber, over, plus, times } from './stated-decimal.ts'
