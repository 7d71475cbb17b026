import { add, multiply, ONE, type Rational, ratio as ratioOf, ZERO } from '../../../exact/index.ts'
import { partOf } from './decimal.ts'
import type { MonthPart } from './month-parts.ts'

/** A part of a record's time in one month, and the ratio at which it counts; absent: whole. */
export interface CountedPart extends MonthPart {
  readonly ratio?: Rational
}

/** Takes the part of an amount of a record that counts; null: all of it does. */
export type PartOfAmount = ((amount: Rational) => Rational) | null

/** True for parts that all count whole. */
export function isUnweighed(parts: readonly CountedPart[]): boolean {
  return parts.every(({ ratio }) => ratio === undefined)
}

/**
 * The part of an amount that falls into parts of its time, each by its ratio. Parts that count whole lie side by side, so
 * that they are one.
 */
export function partOfAmount(parts: readonly CountedPart[]): PartOfAmount {
  if (isUnweighed(parts)) {
    const [first, last] = [parts[0]?.span, parts.at(-1)?.span]
    if (!first || !last) return null
    const span = { from: first.from, to: last.to, whole: first.whole }
    return (amount) => partOf(amount, span)
  }
  return (amount) =>
    parts.reduce((sum, { span, ratio }) => {
      const part = span === null ? amount : partOf(amount, span)
      return add(sum, ratio === undefined ? part : multiply(part, ratio))
    }, ZERO)
}

/** The share of a record that counts, of 1; null: all of it. */
export function countedShare(parts: readonly CountedPart[]): Rational | null {
  if (parts.every(({ span, ratio }) => span === null && ratio === undefined)) return null
  return parts.reduce((sum, { span, ratio }) => {
    const time = span === null ? ONE : ratioOf(span.to - span.from, span.whole)
    return add(sum, ratio === undefined ? time : multiply(time, ratio))
  }, ZERO)
}
