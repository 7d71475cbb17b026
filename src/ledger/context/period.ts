import { collect, fail } from '../../core/errors/index.ts'
import { canonicalTimestamp } from '../../resources/index.ts'

/** The end of time, as timestamps have it. */
export const END_OF_TIME = '9999-12-31T23:59:59.999Z'

/** From a moment up to, not including, another, as timestamps. */
export interface Moments {
  readonly from: string
  readonly to: string
}

/** The timestamp so many years earlier; February 29 becomes March 1. */
export function subtractYears(timestamp: string, years: number): string {
  const date = new Date(timestamp)
  date.setUTCFullYear(date.getUTCFullYear() - years)
  return date.toISOString()
}

/** True if the period overlaps the record's. A record without length counts in the period that contains its moment. */
export function overlapsPeriod(record: Moments, { from, to }: Moments): boolean {
  if (record.from >= to) return false
  return record.from === record.to ? record.from >= from : record.to > from
}

/** Applies changed ends to a period. Throws `period_reversed`. */
export function mergedPeriod<Period extends { readonly startDate: string; readonly endDate: string }>(
  existing: Period,
  {
    startDate = existing.startDate,
    endDate = existing.endDate,
  }: { startDate?: string | undefined; endDate?: string | undefined },
  fields: { readonly end: string } = { end: 'endDate' },
): { readonly startDate: string; readonly endDate: string } {
  if (startDate <= endDate) return { startDate, endDate }
  return fail(fields.end, 'period_reversed', {
    message: `ends before the period starts (${startDate}); change both ends`,
    expected: `${startDate} or later`,
    received: endDate,
  })
}

function timestampOf(span: Partial<Moments> | null | undefined, path: 'from' | 'to'): string {
  const text = span?.[path]
  if (text === undefined) return fail(path, 'required', 'is missing; give a date, or a date and time')
  return canonicalTimestamp(text, path)
}

/** The span in canonical timestamps. Throws `required`, `invalid_date` and `period_reversed` for both ends at once. */
export function spanOf(span: Moments): Moments {
  const { from, to } = collect({ from: () => timestampOf(span, 'from'), to: () => timestampOf(span, 'to') })
  if (from <= to) return { from, to }
  const message = `is before the period starts (${from}); swap the two`
  return fail('to', 'period_reversed', { message, expected: `${from} or later`, received: to })
}
