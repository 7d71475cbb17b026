import { add, multiply, ONE, type Rational, ratio as ratioOf, ZERO } from '../../core/exact/index.ts'
import { DAY_MS, dayNumber } from '../../core/time/index.ts'
import type { Moments } from '../../ledger/context/period.ts'
import { type Span, takeSpan } from './decimal.ts'

/** The part of a record in one calendar month, in UTC. */
export interface MonthPart {
  /** '2025-01' */
  readonly month: string
  /** The part of the record's period; null if all of it. */
  readonly span: Span | null
}

/** A calendar month, in UTC. */
interface Month {
  readonly name: string
  readonly start: number
  /** Start of the next month, in milliseconds. */
  readonly end: number
}

function findMonth(ms: number): Month {
  const date = new Date(ms)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1]
  const [start, end] = [dayNumber(year, month, 1) * DAY_MS, dayNumber(year, month + 1, 1) * DAY_MS]
  return { name: date.toISOString().slice(0, 7), start, end }
}

function toTimestamp(ms: number): string {
  return new Date(ms).toISOString()
}

/**
 * Returns the function that finds the month of an instant. It caches starts of months: a long record is cut at each of
 * them.
 */
function monthFinder(): (ms: number) => Month {
  const known = new Map<number, Month>()
  return (ms) => {
    const month = known.get(ms) ?? findMonth(ms)
    // the next record asks for the starts of months again
    if (ms % DAY_MS === 0) known.set(ms, month)
    return month
  }
}

/** The part of a month within the period, as timestamps, and the parts of a record that lies in it. */
interface MonthInPeriod extends Moments {
  readonly parts: readonly MonthPart[]
}

const NO_MONTH: MonthInPeriod = { from: '', to: '', parts: [] }

/** True if a record lies within the month. Timestamps of equal length sort as texts. */
function isInMonth({ from, to }: Moments, month: MonthInPeriod): boolean {
  const { length } = month.from
  return from.length === length && to.length === length && from >= month.from && from < month.to && to <= month.to
}

/**
 * Returns the function that cuts records into their parts by month within a period. The end of a record is exclusive; a
 * record without length lies in the month of its moment.
 */
export function monthCutter(period: Moments): (record: Moments) => readonly MonthPart[] {
  const [opens, closes] = [Date.parse(period.from), Date.parse(period.to)]
  const monthOf = monthFinder()
  let known = NO_MONTH
  const cut = (record: Moments): readonly MonthPart[] => {
    const [first, last] = [Date.parse(record.from), Date.parse(record.to)]
    const [start, end] = [Math.max(first, opens), Math.min(last, closes)]
    const month = monthOf(start)
    if (start === first && end === last && last <= month.end) {
      const parts = [{ month: month.name, span: null }]
      known = { from: toTimestamp(Math.max(month.start, opens)), to: toTimestamp(Math.min(month.end, closes)), parts }
      return parts
    }
    const parts: MonthPart[] = []
    const integer = BigInt(last - first)
    let point = BigInt(start - first)
    for (let index = start; index < end; ) {
      const { name, end: next } = monthOf(index)
      index = Math.min(end, next)
      const from = point
      point = BigInt(index - first)
      parts.push({ month: name, span: { from, to: point, whole: integer } })
    }
    return parts
  }
  let [from, to, parts]: [string, string, readonly MonthPart[]] = ['', '', []]
  return (record) => {
    // records come in the order of their starts: most lie in the month of the record before or have its period
    if (isInMonth(record, known)) return known.parts
    if (record.from !== from || record.to !== to) {
      parts = cut(record)
      from = record.from
      to = record.to
    }
    return parts
  }
}

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
    return (amount) => takeSpan(amount, span)
  }
  return (amount) =>
    parts.reduce((sum, { span, ratio }) => {
      const part = span === null ? amount : takeSpan(amount, span)
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
