import { DAY_MS } from '../../core/time/index.ts'
import { MONTH_WORDS } from '../words/month-words.ts'
import type { DateOrder } from './file-form.ts'
import { type FinancialYears, financialAssumption } from './financial-year.ts'
import { type Interpretation, type Interpretations, soleInterpretation } from './interpretations.ts'

const MIDNIGHT = /[ T]0?0:00(?::00(?:\.0+)?)?$/
const YEAR_FIRST = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/
const COMPACT = /^((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/
/** Dates with points always have the day first. */
const POINTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/
const MONTHS = 12

const DAY_OF_MONTH = '(\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?'
const WORD = '(\\p{L}{3,})\\.?'
const YEAR = "(\\d{4}|'?\\d{2})"
const BETWEEN = '[\\s./,-]*(?:de |del )?'
const DAY_WORD_YEAR = new RegExp(`^${DAY_OF_MONTH}${BETWEEN}${WORD}${BETWEEN}${YEAR}$`, 'u')
const WORD_DAY_YEAR = new RegExp(`^${WORD}[\\s.-]+${DAY_OF_MONTH}[\\s,-]+(\\d{4})$`, 'u')
const YEAR_WORD_DAY = new RegExp(`^(\\d{4})[\\s./-]*${WORD}[\\s./-]*(\\d{1,2})$`, 'u')
const WORD_YEAR = new RegExp(`^${WORD}${BETWEEN}${YEAR}$`, 'u')
const YEAR_WORD = new RegExp(`^(\\d{4})[\\s./-]*${WORD}$`, 'u')
const YEAR_MONTH = /^((?:19|20)\d\d)(?:[-/.]|M)?(0[1-9]|1[0-2]|(?<=[-/.M])[1-9])$/
const MONTH_YEAR = /^(0?[1-9]|1[0-2])[-/.]((?:19|20)\d\d)$/
const QUARTER_YEAR = /^[QT] ?([1-4])[\s/.,'-]*(\d{4}|\d{2})$/i
const NUMBER_QUARTER_YEAR = /^([1-4]) ?Q[\s/.,'-]*(\d{4}|\d{2})$/i
const YEAR_QUARTER = /^(\d{4})[\s/.,-]*[QT] ?([1-4])$/i
const ONLY_YEAR = /^(?:19|20)\d\d$/
/** A time of day after a date. */
const TIMED = /^(.*\S)(?:[ T,]+)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?: ?([AP])\.?M\.?)?$/i
const ISO_TIMED = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:/
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /i

function fullYear(year: string): string {
  const digits = year.replace("'", '')
  return digits.length === 2 ? `20${digits}` : digits
}

function isoDate(year: string, month: string | number, day: string): string {
  return `${fullYear(year)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Reads a date with the name of its month; undefined if it has none. */
function namedDate(text: string): string | undefined {
  const forms: readonly (readonly [RegExp, readonly [day: number, month: number, year: number]])[] = [
    [DAY_WORD_YEAR, [1, 2, 3]],
    [WORD_DAY_YEAR, [2, 1, 3]],
    [YEAR_WORD_DAY, [3, 2, 1]],
  ]
  for (const [form, [day, month, year]] of forms) {
    const parts = form.exec(text)
    const number = parts === null ? undefined : MONTH_WORDS.find(parts[month] ?? '')
    if (parts !== null && number !== undefined) return isoDate(parts[year] ?? '', number, parts[day] ?? '')
  }
  return undefined
}

/**
 * Reads a month, a quarter or a year: 'Feb 2025' as 2025-02, 'Q1 2025' as 2025-Q1, '2025'. Undefined for any other text.
 */
export function calendarPeriod(text: string): string | undefined {
  if (ONLY_YEAR.test(text)) return text
  const [, month, monthYear] = MONTH_YEAR.exec(text) ?? []
  if (month !== undefined && monthYear !== undefined) return `${monthYear}-${month.padStart(2, '0')}`
  const [, year, monthOfYear] = YEAR_MONTH.exec(text) ?? []
  if (year !== undefined && monthOfYear !== undefined) return `${year}-${monthOfYear.padStart(2, '0')}`
  const [, quarter, quarterYear] = QUARTER_YEAR.exec(text) ?? NUMBER_QUARTER_YEAR.exec(text) ?? []
  if (quarter !== undefined && quarterYear !== undefined) return `${fullYear(quarterYear)}-Q${quarter}`
  const [, yearFirst, quarterAfter] = YEAR_QUARTER.exec(text) ?? []
  if (yearFirst !== undefined) return `${yearFirst}-Q${quarterAfter}`
  const [, word, wordYear] = WORD_YEAR.exec(text) ?? []
  const [, yearBefore, wordAfter] = YEAR_WORD.exec(text) ?? []
  const number = MONTH_WORDS.find(word ?? wordAfter ?? '')
  return number === undefined ? undefined : `${fullYear(wordYear ?? yearBefore ?? '')}-${number.padStart(2, '0')}`
}

/** Interprets a date without a time of day; undefined for a text of no known form. */
function dayInterpretations(text: string): Interpretations<DateOrder> | undefined {
  const [, year, month = '', day = ''] = YEAR_FIRST.exec(text) ?? COMPACT.exec(text) ?? []
  if (year !== undefined) return soleInterpretation(isoDate(year, month, day))
  const [, first = '', second = '', ofPoints] = POINTED.exec(text) ?? []
  if (ofPoints !== undefined) return soleInterpretation(isoDate(ofPoints, second, first))
  const [, one = '', other = '', ofSlashes] = SLASHED.exec(text) ?? []
  if (ofSlashes === undefined) {
    const named = namedDate(text) ?? calendarPeriod(text)
    return named === undefined ? undefined : soleInterpretation(named)
  }
  const dayFirst = { convention: 'dmy', text: isoDate(ofSlashes, other, one) } as const
  const monthFirst = { convention: 'mdy', text: isoDate(ofSlashes, one, other) } as const
  if (Number(one) === Number(other)) return soleInterpretation(dayFirst.text)
  if (Number(other) > MONTHS) return [monthFirst]
  return Number(one) > MONTHS ? [dayFirst] : [dayFirst, monthFirst]
}

/** The hour of a clock of 12 or 24 hours. */
function hourOf(hour: string, half: string | undefined): string {
  const number = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)
  return String(number).padStart(2, '0')
}

function withTime([first, second]: Interpretations<DateOrder>, time: string): Interpretations<DateOrder> {
  const timed = (one: Interpretation<DateOrder>) => ({ ...one, text: `${one.text}${time}` })
  return second === undefined ? [timed(first)] : [timed(first), timed(second)]
}

/**
 * Interprets the cell of a date as ISO 8601. `01/02/2025` has two interpretations, the day first before the month first.
 * A month, a quarter and a year become 2025-02, 2025-Q1 and 2025. A year of two digits is of this century. A time of
 * midnight is dropped. A cell of no known form stays as it is.
 */
export function dateInterpretations(cell: string): Interpretations<DateOrder> {
  const text = cell.replace(WEEKDAY, '').replace(MIDNIGHT, '')
  const day = dayInterpretations(text)
  if (day !== undefined) return day
  const [, date = '', hour = '', minute = '', second = '00', half] = ISO_TIMED.test(text)
    ? []
    : (TIMED.exec(text) ?? [])
  const dated = date === '' ? undefined : dayInterpretations(date)
  if (dated === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(dated[0].text)) return soleInterpretation(cell)
  const time = `T${hourOf(hour, half)}:${minute}:${second}`
  return withTime(dated, time === 'T00:00:00' ? '' : time)
}

/** Day numbers of spreadsheets from 1954 to 2119. Others are not dates of activities. */
const SERIAL = /^(?:[2-7]\d{4}|80000)(?:[.,]\d+)?$/
/** The day number 0 of most spreadsheets, in days since 1970. */
export const USUAL_SERIAL_EPOCH = -25_569
const MINUTE_MS = 60_000

/** Reads the day number of a spreadsheet, with a time of day if it has decimals; undefined for any other text. */
export function serialDate(cell: string, epoch: number): string | undefined {
  if (!SERIAL.test(cell)) return undefined
  const days = epoch + Number(cell.replace(',', '.'))
  const ms = Math.round((days * DAY_MS) / MINUTE_MS) * MINUTE_MS
  return new Date(ms).toISOString().slice(0, 19).replace('T00:00:00', '')
}

/** Explains an assumption about the date of a cell, as a clause; undefined if there is none. */
export function dateAssumption(cell: string, years: FinancialYears | undefined): string | undefined {
  const text = cell.trim()
  const ofYears = financialAssumption(text, years)
  if (ofYears !== undefined) return ofYears
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return undefined
  if (SERIAL.test(text)) return 'has day numbers of a spreadsheet, which count from 1900 (45658 is 2025-01-01)'
  const [{ text: read }] = dateInterpretations(text)
  if (/^\d{4}(?:-\d{2}|-Q\d)?$/.test(read)) return 'has months, quarters or years, which are read as all of their days'
  const date = TIMED.exec(text)?.[1] ?? text
  return /\D\d{2}$/.test(date) && !/^\d{4}/.test(date) ? 'has years of two digits, which are read as 20xx' : undefined
}

/** Joins a month, by name or number, and its year: '2025-02'; unreadable ones stay as they are. */
export function calendarPeriodOfMonth(month: string, year: string): string {
  const number = MONTH_WORDS.find(month) ?? (/^(?:0?[1-9]|1[0-2])$/.test(month.trim()) ? month.trim() : undefined)
  if (number === undefined || !/^\d{4}$/.test(year.trim()))
    return /^\d{4}$/.test(year.trim()) ? month : `${month} ${year}`
  return `${year.trim()}-${number.padStart(2, '0')}`
}

/** True for the name of a month, a quarter or a year: 'Jan', 'Jan 2025', 'Q1 2025'. */
export function namesPeriod(text: string): boolean {
  return (
    MONTH_WORDS.find(text) !== undefined || calendarPeriod(text.trim()) !== undefined || /^Q[1-4]$/i.test(text.trim())
  )
}
