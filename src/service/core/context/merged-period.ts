import { fail } from '../../../errors/index.ts'

/** A period of which one end may have been changed. Throws `period_reversed`. */
export function mergedPeriod<Period extends { readonly startDate: string; readonly endDate: string }>(
  held: Period,
  {
    startDate = held.startDate,
    endDate = held.endDate,
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
