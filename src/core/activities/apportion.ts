import { readItem } from '../../base/index.ts'
import type { Calculation } from '../emissions/index.ts'
import { checkChoice, collect } from '../errors/index.ts'
import { divide, multiply, type NumberInput, parseNumber, printExact, type Rational, ratio } from '../exact/index.ts'
import { DAY_MS, dayNumber, type Period, type PeriodInput, periodOf } from '../time/index.ts'
import { sharedCalculation } from './share.ts'

/** The calendar unit that splits a period, in UTC. */
export type CalendarUnit = 'year' | 'month'

/** The calendar units. */
export const CALENDAR_UNITS: readonly CalendarUnit[] = Object.freeze(['year', 'month'])

/** The part of a period in one calendar year or month. */
export interface PeriodPart {
  /** First instant, and the first one after it: a date, or a date and time unless it is midnight UTC. */
  readonly start: string
  readonly end: string
  /** Exact lengths of the part and of the entire period in days; 1 and 1 for a period without length. */
  readonly days: Rational
  readonly daysInAll: Rational
}

/** Returns the start of the calendar year or month after that of an instant. */
function nextBoundary(ms: number, by: CalendarUnit): number {
  const date = new Date(ms)
  const year = date.getUTCFullYear()
  return (by === 'year' ? dayNumber(year + 1, 1, 1) : dayNumber(year, date.getUTCMonth() + 2, 1)) * DAY_MS
}

function printInstant(ms: number): string {
  const text = new Date(ms).toISOString()
  return ms % DAY_MS === 0 ? text.slice(0, 10) : text
}

function countDays(from: number, to: number): Rational {
  return ratio(BigInt(to - from), BigInt(DAY_MS))
}

/** Splits a period into its parts, in order: at least one, without empty parts unless the whole period is empty. */
export function splitPeriod({ start, end }: Period, by: CalendarUnit): readonly PeriodPart[] {
  if (start.ms === end.ms) {
    const instant = printInstant(start.ms)
    return [{ start: instant, end: instant, days: ratio(1n), daysInAll: ratio(1n) }]
  }
  const daysInAll = countDays(start.ms, end.ms)
  const parts: PeriodPart[] = []
  for (let from = start.ms; from < end.ms; ) {
    const to = Math.min(end.ms, nextBoundary(from, by))
    parts.push({ start: printInstant(from), end: printInstant(to), days: countDays(from, to), daysInAll })
    from = to
  }
  return parts
}

/** The part within one calendar year or month. */
export interface ApportionedPart {
  /** The first day, and the day after the last: dates, or dates and times if the period starts or ends within a day. */
  readonly start: string
  readonly end: string
  /** Exact length in days: '31', or a decimal or fraction for partial days. */
  readonly days: string
  /** Exact share of the period's days: '0.5', '31/365'. The shares add up to one. */
  readonly share: string
}

/** The exact part of a number within one calendar year or month. */
export interface ApportionedValue extends ApportionedPart {
  readonly value: string
}

/** The part of a calculation within one calendar year or month. */
export interface ApportionedCalculation extends ApportionedPart {
  readonly calculation: Calculation
}

function readPeriodParts(period: PeriodInput, by: CalendarUnit): readonly PeriodPart[] {
  const { checked } = collect({
    by: () => checkChoice({ path: 'by', value: by }, CALENDAR_UNITS),
    checked: () => periodOf(period, 'period'),
  })
  return splitPeriod(checked, by)
}

function describePart({ start, end, days, daysInAll }: PeriodPart): ApportionedPart {
  return { start, end, days: printDays(start, end, days), share: printExact(divide(days, daysInAll)) }
}

/** A period without length has zero days, and the entire share. */
function printDays(start: string, end: string, days: PeriodPart['days']): string {
  return start === end ? '0' : printExact(days)
}

/**
 * Apportions a number exactly to the calendar years or months of a period by days (UTC): the values add up to the
 * total, the shares to one. The start is inclusive, the end exclusive, so that a year is '2025-01-01' to '2026-01-01'.
 * A date and time counts from its instant. A period without length lies entirely in one year or month. Throws
 * `invalid_date`, `period_reversed`, `invalid_choice` or the number codes; all at once.
 *
 * @example
 * ```ts
 * import { apportion } from 'tonne'
 * const parts = apportion({ start: '2024-12-17', end: '2025-01-16' }, 100, 'year')
 * parts // => [{ start: '2024-12-17', end: '2025-01-01', days: '15', share: '0.5', value: '50' }, { start: '2025-01-01', end: '2025-01-16', days: '15', share: '0.5', value: '50' }]
 * apportion({ start: '2025-02-30', end: '2025-03-31' }, 100, 'month') // throws invalid_date
 * ```
 */
export function apportion(period: PeriodInput, total: NumberInput, by: CalendarUnit): readonly ApportionedValue[] {
  const { parts, amount } = collect({
    parts: () => readPeriodParts(period, by),
    amount: () => parseNumber(total, 'total'),
  })
  return parts.map((part) => {
    const { days, daysInAll } = part
    const value = multiply(amount, divide(days, daysInAll))
    return { ...describePart(part), value: printExact(value) }
  })
}

/**
 * Apportions a calculation to the calendar years or months of its period as `apportion` does: every part is a
 * calculation with its share as a step, and their exact emissions add up to the total. Throws `invalid_date`,
 * `period_reversed` or `invalid_choice`; all at once.
 *
 * @example
 * ```ts
 * import { apportionCalculation, calculateFuel } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const factor = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const winter = calculateFuel({ value: 1000, unit: 'l', factor })
 * const parts = apportionCalculation(winter, { start: '2024-12-17', end: '2025-01-16' }, 'year')
 * parts.map(({ start, calculation }) => [start, calculation.emission.co2e]) // => [['2024-12-17', 1285.41], ['2025-01-01', 1285.41]]
 * ```
 */
export function apportionCalculation(
  calculation: Calculation,
  period: PeriodInput,
  by: CalendarUnit,
): readonly ApportionedCalculation[] {
  const parts = readPeriodParts(period, by)
  const dates = { start: readItem(parts, 0).start, end: readItem(parts, parts.length - 1).end }
  return parts.map((part) => {
    const { start, end, days, daysInAll } = part
    const periods = { period: dates, within: { start, end } }
    const figures = { part: printExact(days), whole: printExact(daysInAll) }
    const share = { kind: 'share', of: 'period', ...figures, ...periods } as const
    return { ...describePart(part), calculation: sharedCalculation(calculation, share) }
  })
}
