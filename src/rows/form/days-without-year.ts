import type { InputColumn } from '../columns.ts'
import { MONTH_WORDS } from '../words/month-words.ts'

/** A day and a month, as accounting programs write them: '3103' and '512' are 31 March and 5 December. */
const DAY_AND_MONTH = /^(0?[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/
/** A day and a month that nothing else looks like: '3-Feb', '13. Februar', '13.02.'. */
const NAMED_DAY = /^(\d{1,2})(?:st|nd|rd|th|er|º|\.)?[\s-]*(?:de )?(\p{L}{3,})\.?$/u
const POINTED_DAY = /^(\d{1,2})\.(0?[1-9]|1[0-2])\.$/
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
    if (!DAY_AND_MONTH.test(cell) && !isDayOfMonth(cell)) this.#isPossible = false
    else if (!PLAIN_YEAR.test(cell)) this.#hasNoYear = true
  }

  get isDecided(): boolean {
    return this.#isPossible && this.#hasNoYear
  }
}

/** The day and the month that are written in full or with points. */
function writtenDay(cell: string): { readonly day: string; readonly month: string } | undefined {
  const [, pointedDay, pointedMonth = ''] = POINTED_DAY.exec(cell) ?? []
  if (pointedDay !== undefined) return { day: pointedDay, month: pointedMonth }
  const [, day, word = ''] = NAMED_DAY.exec(cell) ?? []
  const month = day === undefined ? undefined : MONTH_WORDS.find(word)
  return day === undefined || month === undefined ? undefined : { day, month }
}

/** True for a day and a month in any column: '3-Feb', '13.02.'. */
export function isDayOfMonth(cell: string): boolean {
  return writtenDay(cell) !== undefined
}

/** Returns the date of a day and a month in a year; undefined for any other text. */
export function dateInYear(cell: string, year: string): string | undefined {
  const [, digits, monthDigits = ''] = DAY_AND_MONTH.exec(cell) ?? []
  const { day, month } = digits === undefined ? (writtenDay(cell) ?? {}) : { day: digits, month: monthDigits }
  return day === undefined || month === undefined ? undefined : [year, month, day].map(twoDigits).join('-')
}

const twoDigits = (part: string) => part.padStart(2, '0')
