import { daysInMonth } from '../../core/time/index.ts'
import { dateInterpretations, serialDate } from './date-interpretations.ts'
import type { DateOrder } from './file-form.ts'

/** The month whose first or last day a day is: 2025-01-01 and 2025-01-31 are of 2025-01. Undefined for other texts. */
function monthOfEnd(text: string): string | undefined {
  const [, month = '', day = ''] = /^(\d{4}-\d{2})-(\d{2})$/.exec(text) ?? []
  if (month === '') return undefined
  const [year = 0, number = 0] = month.split('-').map(Number)
  return Number(day) === 1 || Number(day) === daysInMonth(year, number) ? month : undefined
}

/** Finds the month whose first or last day a header is. Undefined for other texts, and for those with two orders of day and month. */
export function monthOfDay(header: string): string | undefined {
  const [{ text }, other] = dateInterpretations(header.trim())
  return other === undefined ? monthOfEnd(text) : undefined
}

/** The reading of days: the order of their day and month, and the day number 0 of a spreadsheet. */
interface DayReading {
  readonly order: DateOrder
  readonly epoch: number
}

/** Finds the month whose first or last day a header is, in one order of day and month. Reads day numbers of spreadsheets too. */
export function monthInOrder(header: string, { order, epoch }: DayReading): string | undefined {
  const serial = serialDate(header, epoch)
  if (serial !== undefined) return monthOfEnd(serial)
  const [first, other] = dateInterpretations(header)
  const day = other === undefined ? first : [first, other].find(({ convention }) => convention === order)
  return day === undefined ? undefined : monthOfEnd(day.text)
}
