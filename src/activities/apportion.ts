import type { Calculation } from '../emissions/index.ts'
import { checkChoice, collect } from '../errors/index.ts'
import { divide, multiply, type NumberInput, parseNumber, printExact } from '../exact/index.ts'
import { type PeriodInput, periodOf } from '../time/index.ts'
import { CALENDAR_UNITS, type CalendarUnit, type PeriodPart, partsOf } from './period-parts.ts'
import { sharedCalculation } from './share.ts'

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

function readParts(period: PeriodInput, by: CalendarUnit): readonly PeriodPart[] {
  const { checked } = collect({
    by: () => checkChoice({ path: 'by', value: by }, CALENDAR_UNITS),
    checked: () => periodOf(period, 'period'),
  })
  return partsOf(checked, by)
}

function describe({ start, end, days, daysInAll }: PeriodPart): ApportionedPart {
  return { start, end, days: daysPrinted(start, end, days), share: printExact(divide(days, daysInAll)) }
}

/** A period without length has zero days, and the entire share. */
function daysPrinted(start: string, end: string, days: PeriodPart['days']): string {
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
    parts: () => readParts(period, by),
    amount: () => parseNumber(total, 'total'),
  })
  return parts.map((part) => {
    const { days, daysInAll } = part
    const value = multiply(amount, divide(days, daysInAll))
    return { ...describe(part), value: printExact(value) }
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
  return readParts(period, by).map((part) => {
    const share = { of: 'period', part: part.days, whole: part.daysInAll } as const
    return { ...describe(part), calculation: sharedCalculation(calculation, share) }
  })
}
