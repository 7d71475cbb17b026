import { show } from '../../core/errors/index.ts'
import { DAY_MS } from '../../core/time/index.ts'
import { mapText } from '../advice.ts'
import { hasTotalWord } from '../words/total-words.ts'
import { type CalendarDays, calendarUnitOf } from './calendar-units.ts'
import { calendarPeriod } from './date-interpretations.ts'
import { daysOfFinancialPeriod, type FinancialYears, isFinancialPeriod, MONTHS_OF_YEAR } from './financial-year.ts'
import { monthNumber } from './month-years.ts'
import type { TotalColumn } from './total-columns.ts'
import { rejectHeader, type TableHeader, type ValueColumn, withUnit } from './value-columns.ts'

const DAYS_OF_MONTH = 31

/** Returns the days of a header that is a period; undefined for other texts, and for a financial year of an unknown month. */
export function daysOfHeader(text: string, years: FinancialYears | undefined): CalendarDays | undefined {
  const unit = calendarUnitOf(calendarPeriod(text) ?? '')
  const [start, last] = unit === undefined ? (daysOfFinancialPeriod(text, years) ?? []) : []
  if (start === undefined || last === undefined) return unit
  return { start, end: new Date(Date.parse(last) + DAY_MS).toISOString().slice(0, 10) }
}

function dayCount({ start, end }: CalendarDays): number {
  return (Date.parse(end) - Date.parse(start)) / DAY_MS
}

function contains(total: CalendarDays, part: CalendarDays): boolean {
  return part.start >= total.start && part.end <= total.end && dayCount(part) < dayCount(total)
}

/** Throws for a total if only some of its months are columns, because the others would be lost. */
function rejectPartial(header: TableHeader, { index, text }: ValueColumn): never {
  const name = header.record.cells[index] ?? ''
  return rejectHeader(
    header,
    `has the column ${show(text)} and only some of its months; leave it out: pass ${mapText(name, '')}`,
  )
}

/**
 * Finds quarters and years whose parts are columns too: they repeat them as totals. Throws if only some of the parts are
 * columns.
 */
function datedTotals(header: TableHeader, values: readonly ValueColumn[], years: FinancialYears | undefined) {
  const periods = values.map((column) => ({ column, days: daysOfHeader(column.text, years) }))
  return periods.flatMap(({ column, days: total }): readonly TotalColumn[] => {
    if (total === undefined) return []
    const inside = periods.flatMap(({ column: { index }, days }) =>
      days !== undefined && contains(total, days) ? [{ index, days: dayCount(days) }] : [],
    )
    if (inside.length === 0) return []
    const months = inside.filter(({ days }) => days <= DAYS_OF_MONTH)
    const sum = months.reduce((all, { days }) => all + days, 0)
    if (sum !== 0 && sum !== dayCount(total)) return rejectPartial(header, column)
    const parts = months.length === 0 ? inside : months
    return [{ index: column.index, parts: [parts.map(({ index }) => index)] }]
  })
}

const SUMMARY =
  /^(?:[qt][1-4]|[1-4]q|qtr\.? ?[1-4]|quarter ?[1-4]|[1-4]\.? ?quartal|[hs][12]|half ?[12]|[12]\.? ?halbjahr|fy|full year|annual|gesamtjahr|12 months)$/i
const TO_DATE =
  /(?<!\p{L})(?:ytd|y-t-d|year[- ]to[- ]date|cumulative|cum\.?|kumuliert|kum\.?|cumul[ée]?|cumulato|acumulad[oa])(?!\p{L})/iu
const MONTH_RANGE = /^(\p{L}{3,})\.? ?(?:-|–|to|bis|à|au?|hasta) ?(\p{L}{3,})\.?(?:[ -](?:\d{2}|\d{4}))?$/iu

/** A column by its position and its name. */
type NamedColumn = Pick<ValueColumn, 'index' | 'text'>

/** The number of the month of a column: 3 of 'Mar-25' and of 'Mar'. */
function monthOfColumn({ text }: NamedColumn): number | undefined {
  const month = /^\d{4}-(\d\d)$/.exec(calendarPeriod(text) ?? '')?.[1]
  return month === undefined ? monthNumber(text) : Number(month)
}

/** The columns of the months from one to another: 'Jan-Mar'; undefined for other texts. */
function monthsOfRange(name: string, values: readonly NamedColumn[]): readonly number[] | undefined {
  const [, from = '', to = ''] = MONTH_RANGE.exec(name) ?? []
  const [first, last] = [from, to].map(monthNumber)
  if (first === undefined || last === undefined) return undefined
  const count = ((last - first + MONTHS_OF_YEAR) % MONTHS_OF_YEAR) + 1
  return values.flatMap((one) => {
    const month = monthOfColumn(one)
    return month !== undefined && (month - first + MONTHS_OF_YEAR) % MONTHS_OF_YEAR < count ? [one.index] : []
  })
}

const OF_HALF = /^(?:[hs][12]|half|[12]\.? ?halbjahr)/i
const OF_QUARTER = /^(?:[qt][1-4]|[1-4]q|qtr|quarter|[1-4]\.? ?quartal)/i

/** The groups of columns that a total may add up: the months of a quarter or a half next to it, those before it, or all. */
function neighbouringGroups(
  { index, text }: NamedColumn,
  { values, totals }: NamedTotals,
): readonly (readonly number[])[] {
  const all = values.map((one) => one.index)
  const [before, after] = [all.filter((one) => one < index), all.filter((one) => one > index)]
  const [last, next] = [
    totals.filter((one) => one < index).at(-1) ?? -1,
    totals.find((one) => one > index) ?? Number.POSITIVE_INFINITY,
  ]
  const count = OF_QUARTER.test(text) ? 3 : OF_HALF.test(text) ? 6 : undefined
  const since = [before.filter((one) => one > last), after.filter((one) => one < next)]
  const groups = count === undefined ? [before, all, ...since] : [...since, before.slice(-count), after.slice(0, count)]
  const fits = (group: readonly number[]) => count === undefined || group.length <= count
  const usual = groups.filter((group) => group.length > 1 && fits(group))
  return usual.length === 0 ? [all] : usual
}

/** True for the header of a column that adds up months by its name: 'Q1', 'H1', 'YTD', 'Jan-Mar', or a financial year. */
export function addsUpMonths(name: string, values: readonly NamedColumn[]): boolean {
  const plain = name.trim()
  const find = (text: string) =>
    SUMMARY.test(text) || TO_DATE.test(text) || monthsOfRange(text, values) !== undefined ? text : undefined
  return withUnit(plain, find) !== undefined
}

/** True for a column of a month. */
export function isOfMonth(column: NamedColumn): boolean {
  return monthOfColumn(column) !== undefined
}

/** The columns that repeat months, quarters and years as totals, and the columns of values that are left. */
export interface PeriodTotals {
  readonly totals: readonly TotalColumn[]
  readonly values: readonly ValueColumn[]
}

/**
 * Separates the columns that repeat others as totals: quarters and years whose months are columns, also by names without a year
 * ('Q1', 'YTD', 'FY25'), which are compared with the months next to them.
 */
export function separatePeriodTotals(
  header: TableHeader,
  all: readonly ValueColumn[],
  years: FinancialYears | undefined,
): PeriodTotals {
  const { record, columns } = header
  const hasMonths = all.filter(isOfMonth).length > 1
  const isOpen = ({ text }: ValueColumn) => hasMonths && years === undefined && isFinancialPeriod(text)
  const dated = datedTotals(
    header,
    all.filter((one) => !isOpen(one)),
    years,
  )
  const isDated = (index: number) => dated.some((one) => one.index === index)
  const values = all.filter((one) => !isDated(one.index) && !isOpen(one))
  const months = values.filter(isOfMonth)
  const named = record.cells.flatMap((cell, index) => {
    const isOther = columns[index]?.by !== 'map' && !all.some((one) => one.index === index)
    return hasMonths && isOther && addsUpMonths(cell, months) ? [index] : []
  })
  const others = [...all.filter(isOpen).map(({ index }) => index), ...named]
  const totals = [...others, ...dated.map(({ index }) => index)].sort((a, b) => a - b)
  const textOf = (index: number) => (record.cells[index] ?? '').trim()
  const undated = others.map((index) => totalByName({ index, text: textOf(index) }, { values, totals }))
  return { totals: [...dated, ...undated], values }
}

/** The columns of values of a table, and all its columns that are totals by their names, in order. */
interface NamedTotals {
  readonly values: readonly NamedColumn[]
  readonly totals: readonly number[]
}

/** Finds the columns that a total adds up by its name: those of its range, all, or a group next to it if there are several totals. */
export function totalByName({ index, text }: NamedColumn, { values, totals }: NamedTotals): TotalColumn {
  const all = values.map((one) => one.index)
  const range = monthsOfRange(text, values)
  if (range !== undefined) return { index, parts: [range] }
  if (hasTotalWord(text) && totals.length < 2) return { index, parts: [all] }
  const groups = neighbouringGroups({ index, text: text.trim() }, { values, totals })
  return {
    index,
    parts: hasTotalWord(text) && !OF_QUARTER.test(text) && !OF_HALF.test(text) ? [all, ...groups] : groups,
  }
}
