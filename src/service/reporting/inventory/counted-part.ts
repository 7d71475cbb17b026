import { add, multiply, ONE, type Rational, ratio as ratioOf, ZERO } from '../../../exact/index.ts'
import { partOf } from './decimal.ts'
import type { MonthPart } from './month-parts.ts'

/** A part of a record's time in one month, with the ratio at which it counts; without a ratio it counts fully. */
export interface CountedPart extends MonthPart {
  readonly ratio?: Rational
}

/** Takes the counted part of an amount; null if all of it counts. */
export type PartOfAmount = ((amount: Rational) => Rational) | null

/** True if all parts count fully. */
export function isUnweighed(parts: readonly CountedPart[]): boolean {
  return parts.every(({ ratio }) => ratio === undefined)
}

/**
 * Builds the function that takes the counted part of an amount: the time of each part, multiplied by its ratio. Parts
 * that count fully are adjacent, so they are taken as one.
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

/** The counted share of a record, between 0 and 1; null if all of it counts. */
export function countedShare(parts: readonly CountedPart[]): Rational | null {
  if (parts.every(({ span, ratio }) => span === null && ratio === undefined)) return null
  return parts.reduce((sum, { span, ratio }) => {
    const time = span === null ? ONE : ratioOf(span.to - span.from, span.whole)
    return add(sum, ratio === undefined ? time : multiply(time, ratio))
  }, ZERO)
}
