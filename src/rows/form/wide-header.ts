import type { CsvDelimiter, CsvRecord } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { adviseOneColumn, mapText } from '../advice.ts'
import type { InputColumn } from '../columns.ts'
import type { ColumnMap } from '../words/column-words.ts'
import type { HeaderColumn } from '../words/header-cell.ts'
import { measuredHeaders, namesUnit } from '../words/header-words.ts'
import { MONTH_WORDS } from '../words/month-words.ts'
import { findRegisters, registerName } from '../words/register-words.ts'
import { hasTotalWord } from '../words/total-words.ts'
import { foldWord } from '../words/word-list.ts'
import { calendarPeriod, USUAL_SERIAL_EPOCH } from './date-interpretations.ts'
import type { DateOrder, UnpivotOption } from './file-form.ts'
import {
  countLaterYears,
  FINANCIAL_ADVICE,
  type FinancialYears,
  firstOfTwoYears,
  isFinancialPeriod,
} from './financial-year.ts'
import { monthInOrder, monthOfDay } from './month-of-day.ts'
import { countFollowingYears, findMonthYears, isYear, joinMonth, type MonthYears, monthNumber } from './month-years.ts'
import { addsUpMonths, separatePeriodTotals, totalByName } from './period-totals.ts'
import {
  addsUpProducts,
  areApart,
  askAboutProducts,
  findProductColumns,
  findRepeatedProduct,
  unknownColumns,
} from './product-columns.ts'
import { findFootnote, type ReadingMark, splitReadingMark } from './reading-marks.ts'
import type { TotalColumn } from './total-columns.ts'
import {
  columnList,
  rejectHeader,
  type TableHeader,
  type ValueColumn,
  valueColumns,
  withMark,
  withUnit,
} from './value-columns.ts'

/** The plan for rewriting a wide table: a row for each filled cell of its value columns. */
export interface WidePlan {
  readonly delimiter: CsvDelimiter
  readonly header: CsvRecord
  /** The column that the headers become; undefined if only year and month are joined. */
  readonly column: InputColumn | undefined
  readonly values: readonly ValueColumn[]
  /** The columns that stay. */
  readonly kept: readonly number[]
  /** The columns of year and month that are joined to a start; a year for all rows is a text. */
  readonly year: number | string | undefined
  readonly month: number | undefined
  /** The first month of a year for all rows: those before it are of the next one. */
  readonly firstMonth?: number | undefined
  /** The columns that repeat the values as totals. */
  readonly totals: readonly TotalColumn[]
  /** Sentences that describe the reading of the table. */
  readonly sentences: readonly string[]
}

/** Options for wide tables. */
export interface WideOptions {
  readonly columnMap?: ColumnMap | undefined
  readonly unpivot?: UnpivotOption | undefined
  /** The year of months without one. */
  readonly year?: string | undefined
  readonly financialYears?: FinancialYears | undefined
  /** The order of day and month (default: that of the first or last days of months). */
  readonly dateOrder?: DateOrder | undefined
  readonly serialEpoch?: number | undefined
}

/** Fewest columns of a wide table. */
export const MONTHS_MIN = 2

function periodOfHeader(header: string): string | undefined {
  return calendarPeriod(header) !== undefined || isFinancialPeriod(header) ? header : undefined
}

/**
 * Finds the columns that are headed by the first or last days of months. 01/01/2025, 01/02/2025, … are in the order of day and
 * month in which more of them are such days, unless the order is given.
 */
function monthsOfDays(header: TableHeader, { dateOrder, serialEpoch }: WideOptions): readonly ValueColumn[] {
  const epoch = serialEpoch ?? USUAL_SERIAL_EPOCH
  const columnsIn = (order: DateOrder) =>
    valueColumns(header, (name) => withUnit(name, (text) => monthInOrder(text, { order, epoch })))
  if (dateOrder !== undefined) return columnsIn(dateOrder)
  const [dayFirst, monthFirst] = [columnsIn('dmy'), columnsIn('mdy')]
  return monthFirst.length > dayFirst.length ? monthFirst : dayFirst
}

/** A month without a year: 'Jan', 'January'. */
function monthOfHeader(header: string): string | undefined {
  return MONTH_WORDS.find(header) === undefined ? undefined : header
}

/**
 * Finds the columns that are headed by periods. Of marks by a letter only E and A say how a column was read: next to others, such as
 * G, they may be kinds of energy.
 */
function periodColumns(header: TableHeader, find: (name: string) => string | undefined): readonly ValueColumn[] {
  const letters = header.record.cells.flatMap((cell) => {
    const [, text = '', letter = ''] = /^(.+?)\s*[([ ]\s*(\p{L})\s*[)\]]?$/u.exec(cell.trim()) ?? []
    return withUnit(text, find) === undefined ? [] : [letter.toUpperCase()]
  })
  const isOfReading = letters.every((letter) => letter === 'E' || letter === 'A')
  return valueColumns(header, (name) =>
    isOfReading || splitReadingMark(name)?.isLetter !== true ? withMark(name, find) : withUnit(name, find),
  )
}

/** Says which columns are estimated or actual, and which have a star that no line explains. */
function markSentences({ record }: TableHeader, values: readonly ValueColumn[]): readonly string[] {
  const namesOf = (mark: ReadingMark) =>
    values.flatMap((one) => (one.mark === mark ? [record.cells[one.index]?.trim() ?? ''] : []))
  const [estimated, actual, star] = (['estimated', 'actual', 'star'] as const).map(namesOf)
  const say = (names: readonly string[] | undefined, what: string) =>
    names === undefined || names.length === 0
      ? []
      : [`${columnList(names)} ${names.length === 1 ? 'is' : 'are'} ${what}`]
  return [
    ...say(estimated, 'estimated (reading), as the header or a footnote says'),
    ...say(actual, 'actual (reading), as the header or a footnote says'),
    ...say(star, 'read like the other columns: no line says what the star means'),
  ]
}

/** Replaces a star by the reading that a footnote gives for it. */
function withFootnote({ above, rows }: TableHeader, values: readonly ValueColumn[]): readonly ValueColumn[] {
  if (values.every(({ mark }) => mark !== 'star')) return values
  const footnote = findFootnote([...(above ?? []), ...(rows?.() ?? [])])
  return footnote === undefined ? values : values.map((one) => (one.mark === 'star' ? { ...one, mark: footnote } : one))
}

/** True for the header of a month, whose cells become rows. */
export function headsMonth(header: string): boolean {
  const finds = [periodOfHeader, monthOfHeader, monthOfDay]
  return finds.some((find) => withMark(header, find) !== undefined)
}

/** Reads the unit of a header: 'Main meter (MWh)'. Letters without brackets are part of its name: 'Hall T'. */
function nameAndUnit(header: string): Omit<ValueColumn, 'index'> {
  const isUnit = (unit: string) => namesUnit(unit) && (!/^\p{L}{1,2}$/u.test(unit) || /[)\]]$/.test(header))
  const found = measuredHeaders(header).find(({ name, unit }) => name !== '' && isUnit(unit))
  return { text: found?.name ?? header, unit: found?.unit }
}

interface Unpivoted {
  readonly column: InputColumn
  readonly values: readonly ValueColumn[]
}

function ofOption(header: TableHeader, { headers, column }: UnpivotOption): Unpivoted {
  const { record, columns } = header
  const names = record.cells.map((cell) => cell.trim())
  const missing = headers.find((name) => !names.includes(name))
  if (missing !== undefined)
    rejectHeader(header, `has no column ${show(missing)}, which --unpivot names; its columns are ${columnList(names)}`)
  const isChosen = (name: string, index: number) =>
    headers.length > 0 ? headers.includes(name) : name !== '' && columns[index]?.by === 'unknown' && !hasTotalWord(name)
  const values = names.flatMap((name, index) => (isChosen(name, index) ? [{ index, ...nameAndUnit(name) }] : []))
  // two columns of one name keep their units, which tell them apart
  const isShared = ({ text }: ValueColumn) => values.filter((one) => foldWord(one.text) === foldWord(text)).length > 1
  return { column, values: values.map((one) => (isShared(one) ? { ...one, text: names[one.index] ?? '' } : one)) }
}

/** Throws if two columns have the same period, product or other name: their cells would be added. */
function checkDistinct(header: TableHeader, { column, values }: Unpivoted): void {
  // an actual and an estimated reading of one month are two rows
  const texts = values.map(({ text, mark = '' }) => `${calendarPeriod(text) ?? foldWord(text)} ${mark}`)
  const second = values.findIndex((_, index) => texts.indexOf(texts[index] ?? '') < index)
  const same = [values[texts.indexOf(texts[second] ?? '')], values[second]].filter((one) => one !== undefined)
  const both = second < 0 && column === 'product' ? findRepeatedProduct(values) : same
  const [first] = both
  if (first === undefined || (column === 'product' && areApart(header, both))) return
  const names = both.map(({ index }) => header.record.cells[index] ?? '')
  rejectHeader(header, `has two columns for ${show(first.text)}; ${adviseOneColumn(names)}`)
}

/** Throws for financial years as columns whose first month is not known. */
function askFirstMonth(header: TableHeader, values: readonly ValueColumn[], { financialYears }: WideOptions): void {
  const names = values.flatMap(({ text }) => (isFinancialPeriod(text) ? [text] : []))
  if (names.length === 0 || financialYears !== undefined) return
  rejectHeader(
    header,
    `has financial years as columns (${columnList(names)}), and companies begin them in different months; ${FINANCIAL_ADVICE}`,
  )
}

/** The time of a reading of a meter: '00:30', '0030', 'HH02', 'SP2'. */
const TIME =
  /^(?:(?:[01]?\d|2[0-4])[:.h][0-5]\d(?:[:.]00)?|(?:[01]\d|2[0-4])(?:00|15|30|45)|(?:hh|hhr|sp)[ _]?\d{1,2})$/i
const TIMES_MIN = 4

/** Finds the columns of a table of readings by the time of day, whose unit a total may name. */
function readingsByTime(header: TableHeader): readonly ValueColumn[] {
  const times = valueColumns(header, (name) => withUnit(name, (text) => (TIME.test(text) ? text : undefined)))
  const total = header.record.cells.findIndex((cell) => hasTotalWord(cell))
  const unit = measuredHeaders(header.record.cells[total]?.trim() ?? '').find((one) => namesUnit(one.unit))?.unit
  return times.map((one) => ({ ...one, unit: one.unit ?? unit }))
}

/** Finds the columns of the registers of a meter: 'Day', 'Night (kWh)'. */
function registersOf({ record, columns }: TableHeader): readonly ValueColumn[] {
  return findRegisters(record.cells, columns).map((index) => {
    const name = record.cells[index]?.trim() ?? ''
    const unit = measuredHeaders(name).find((one) => namesUnit(one.unit))?.unit
    return { index, text: registerName(name), unit }
  })
}

/** Finds the columns that a header names as periods, times of day or products. */
function recogniseTable(header: TableHeader, options: WideOptions): Unpivoted | undefined {
  // the year of columns of months is no start of its own, and a year to date is none
  const isOwn = ({ column }: HeaderColumn, index: number) => {
    const name = header.record.cells[index] ?? ''
    return column !== 'start' || !(isYear(name) || addsUpMonths(name, []))
  }
  const has = (column: InputColumn) =>
    header.columns.some((one, index) => one.column === column && one.by !== 'money' && isOwn(one, index))
  const times = readingsByTime(header)
  if (times.length >= TIMES_MIN) return { column: 'note', values: times }
  const periods = periodColumns(header, periodOfHeader)
  if (periods.length >= MONTHS_MIN && !has('start')) return { column: 'start', values: periods }
  const days = monthsOfDays(header, options)
  if (days.length >= MONTHS_MIN && !has('start')) return { column: 'start', values: days }
  const months = periodColumns(header, monthOfHeader)
  if (months.length > MONTHS_MIN && !has('start')) return { column: 'start', values: months }
  const registers = registersOf(header)
  const products = findProductColumns(header)
  const isProduct = ({ index }: ValueColumn) => products.some((one) => one.index === index)
  // registers of electricity next to fuels are products like them
  if (products.length > registers.length && registers.every(isProduct)) return { column: 'product', values: products }
  if (registers.length > 0 && !has('value') && !has('closing')) return { column: 'register', values: registers }
  return products.length > 0 ? { column: 'product', values: products } : undefined
}

/** Columns that repeat the values as a total. */
function totalColumns({ record, columns }: TableHeader, values: readonly ValueColumn[]): readonly number[] {
  const isValue = (index: number) => values.some((one) => one.index === index)
  const isMapped = (index: number) => columns[index]?.by === 'map'
  return record.cells.flatMap((cell, index) =>
    !isValue(index) && !isMapped(index) && hasTotalWord(cell) ? [index] : [],
  )
}

function sentenceOf(header: TableHeader, { column, values }: Unpivoted): string {
  const names = values.map(({ index }) => header.record.cells[index]?.trim() ?? '')
  const [columns, are] = values.length === 1 ? ['column', 'is'] : [`${values.length} columns`, 'are']
  // a day of two orders, or the number of one, says no month
  const [name = '', month] = [names.at(-1), values.at(-1)?.text]
  const isDay = column === 'start' && /^[\d/-]+$/.test(name) && month !== name
  const example = isDay ? `, ${show(name)} as ${month}` : ''
  return `the ${columns} ${columnList(names)} ${are} rows: a row for each filled cell, with the name of the column as ${column}${example} and the cell as value`
}

/** The question about the year of months as columns that a line above the header leaves open; '' if no line names one. */
function askYear({ above = [] }: TableHeader, months: readonly number[]): string {
  const found = findMonthYears({ groups: [months], year: undefined, above })
  return 'question' in found && /\bline \d/.test(found.question) ? found.question : ''
}

/** Finds the year of months without one: a column, or the option. Throws `csv_malformed` if there is none. */
function yearOf(
  header: TableHeader,
  values: readonly ValueColumn[],
  { year }: WideOptions,
): number | string | undefined {
  if (values.every(({ text }) => monthOfHeader(text) === undefined)) return undefined
  const index = header.record.cells.findIndex(isYear)
  if (index >= 0) return index
  if (year === undefined) {
    const months = values.flatMap(({ text }) => monthNumber(text) ?? [])
    const question = (header.above ?? []).length > 0 && askYear(header, months)
    rejectHeader(
      header,
      `has months without a year as columns (${columnList(values.map(({ text }) => text))}); ${question || 'pass --year YEAR with the year of the first one'}`,
    )
  }
  const first = firstOfTwoYears(year)
  if (first !== undefined && values.every(({ laterYears = 0 }) => laterYears === 0))
    rejectHeader(
      header,
      `has months of one year as columns, and --year ${year} names two; pass --year ${first}, or their own year`,
    )
  return first ?? year
}

/** Finds the years of months as columns by the lines above the header; undefined if an option or a column has them, or no line. */
function yearsOfColumns(header: TableHeader, values: readonly ValueColumn[], { year }: WideOptions) {
  const months = values.flatMap(({ text }) => (monthOfHeader(text) === undefined ? [] : (monthNumber(text) ?? [])))
  const isDated = year !== undefined || header.record.cells.some(isYear)
  if (isDated || months.length < values.length) return undefined
  const found = findMonthYears({ groups: [months], year, above: header.above ?? [] })
  return 'question' in found ? undefined : found
}

/** Adds to months without a year those that are of the next one: January after December. */
function assignYears(values: readonly ValueColumn[], titled: MonthYears | undefined): readonly ValueColumn[] {
  if (titled !== undefined) return values.map((one) => ({ ...one, laterYears: countFollowingYears(one.text, titled) }))
  if (values.some(({ text }) => monthOfHeader(text) === undefined)) return values
  const years = countLaterYears(values.map(({ text }) => text))
  return values.map((one, index) => ({ ...one, laterYears: years[index] ?? 0 }))
}

/** Says which months are of the year after the named one. */
function nextYearSentences(values: readonly ValueColumn[], year: number | string | undefined): readonly string[] {
  const next = values.filter(({ laterYears = 0 }) => laterYears > 0).map(({ text }) => text)
  if (next.length === 0) return []
  const own =
    typeof year === 'string'
      ? `${Number(year) + 1}; if they are of ${year}, pass --year ${Number(year) - 1}`
      : 'the year after that of their row'
  return [`the months ${columnList(next)} follow December and are of ${own}`]
}

/** Throws for a month without a year next to months with one: its cells would be lost. */
function askYearOfMonth(header: TableHeader, values: readonly ValueColumn[]): void {
  const month = unknownColumns(header, values).find(
    (index) => MONTH_WORDS.find(header.record.cells[index]?.trim() ?? '') !== undefined,
  )
  if (month === undefined) return
  const name = header.record.cells[month]?.trim() ?? ''
  rejectHeader(
    header,
    `has the month ${show(name)} without a year, and other months with one; write its year too, or leave it out: pass ${mapText(name, '')}`,
  )
}

/** Plans how a table is read whose header names periods, products or the columns of an option; undefined for others. */
export function planWideTable(header: TableHeader, options: WideOptions): WidePlan | undefined {
  const found = options.unpivot === undefined ? recogniseTable(header, options) : ofOption(header, options.unpivot)
  const titled = found?.column === 'start' ? yearsOfColumns(header, found.values, options) : undefined
  const all = withFootnote(header, assignYears(found?.values ?? [], titled))
  const joined = found?.column === 'start' ? undefined : joinMonth(header, options)
  if (found === undefined && joined === undefined) return undefined
  const year = found?.column === 'start' ? (titled?.year ?? yearOf(header, all, options)) : joined?.year
  const separated =
    found?.column === 'start' ? separatePeriodTotals(header, all, options.financialYears) : { totals: [], values: all }
  const { values } = separated
  const repeated = separated.totals.map(({ index }) => index)
  if (found?.column === 'start') askFirstMonth(header, values, options)
  if (found !== undefined) checkDistinct(header, { ...found, values })
  if (options.unpivot === undefined && found?.column === 'start') askYearOfMonth(header, all)
  if (options.unpivot === undefined && found?.column === 'product') askAboutProducts(header, all)
  const named = found === undefined ? [] : totalColumns(header, all).filter((index) => !repeated.includes(index))
  const hasUnits = found?.column === 'product' || found?.column === 'register'
  const others = hasUnits ? named.filter((index) => !addsUpProducts(header, index, values)) : []
  const breaks = [...named, ...repeated].sort((a, b) => a - b)
  const ofName = named
    .filter((index) => !others.includes(index))
    .map((index) => totalByName({ index, text: header.record.cells[index] ?? '' }, { values, totals: breaks }))
  const totals = [...ofName, ...separated.totals]
  const dropped = [year, joined?.month, ...named, ...repeated, ...values.map(({ index }) => index)]
  const { record, delimiter } = header
  const kept = record.cells.flatMap((_, index) => (dropped.includes(index) ? [] : [index]))
  const sentences = [
    ...(found === undefined ? [] : [sentenceOf(header, { ...found, values })]),
    ...(joined === undefined ? [] : [joined.sentence]),
    ...(titled === undefined
      ? []
      : [`the months have no year, and ${titled.place} names it: the first one is of ${titled.year}`]),
    ...nextYearSentences(values, year),
    ...markSentences(header, values),
    ...others.map(
      (index) =>
        `the column ${show(record.cells[index] ?? '')} is not read, because it is no total of these quantities`,
    ),
  ]
  const parts = {
    column: found?.column,
    values,
    kept,
    totals,
    year,
    month: joined?.month,
    firstMonth: joined?.firstMonth,
    sentences,
  }
  return { delimiter, header: record, ...parts }
}
