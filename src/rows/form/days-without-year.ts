import type { InputColumn } from '../columns.ts'

/** A day and a month, as accounting programs write them: '3103' and '512' are 31 March and 5 December. */
const DAY_AND_MONTH = /^(0?[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/
const PLAIN_YEAR = /^(?:19|20)\d\d$/
/** The header of such days in the exports of DATEV. */
const OF_VOUCHERS = /^belegdatum$/i

/** Columns of dates whose cells are days and months, and the year that an option names for them. */
export interface DaysWithoutYear {
  readonly columns: readonly InputColumn[]
  readonly year: string | undefined
}

/** Finds out if each cell of a column is a day and a month without a year. '2012' alone is a year, unless its header says otherwise. */
export class DayAndMonthEvidence {
  #isPossible = true
  #hasNoYear: boolean

  constructor(header: string) {
    this.#hasNoYear = OF_VOUCHERS.test(header.trim())
  }

  add(cell: string): void {
    if (!DAY_AND_MONTH.test(cell)) this.#isPossible = false
    else if (!PLAIN_YEAR.test(cell)) this.#hasNoYear = true
  }

  get isDecided(): boolean {
    return this.#isPossible && this.#hasNoYear
  }
}

/** Returns the date of a day and a month in a year; undefined for any other text. */
export function dateInYear(cell: string, year: string): string | undefined {
  const [, day = '', month] = DAY_AND_MONTH.exec(cell) ?? []
  return month === undefined ? undefined : `${year}-${month}-${day.padStart(2, '0')}`
}
