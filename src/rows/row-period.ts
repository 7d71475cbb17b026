import { type EndDate, type WrittenPeriod, writtenPeriodOf } from '../time/index.ts'

/** The dates of a row as texts; without an end, the row is of its start. */
export interface RowDates {
  readonly start: string
  readonly end: string | undefined
}

/** Validates the period of a row, by the reading of its ends. Throws `invalid_date` or `period_reversed`. */
export function rowPeriodOf({ start, end }: RowDates, endDate: EndDate | undefined): WrittenPeriod {
  return end === undefined ? writtenPeriodOf({ start, end: start }) : writtenPeriodOf({ start, end }, endDate)
}
