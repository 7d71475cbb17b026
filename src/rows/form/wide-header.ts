import { type CsvDelimiter, type CsvRecord, rejectCsv } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { DAY_MS } from '../../core/time/index.ts'
import { adviseOneColumn, mapText } from '../advice.ts'
import type { InputColumn } from '../columns.ts'
import { COLUMN_WORDS, type ColumnMap } from '../words/column-words.ts'
import type { HeaderColumn } from '../words/header-cell.ts'
import { measuredHeaders, namesUnit } from '../words/header-words.ts'
import { MONTH_WORDS } from '../words/month-words.ts'
import { findProduct } from '../words/product-words.ts'
import { findRegisters, registerName } from '../words/register-words.ts'
import { hasTotalWord } from '../words/total-words.ts'
import { dimensionOfWord } from '../words/unit-words.ts'
import { foldWord } from '../words/word-list.ts'
import { type CalendarDays, calendarUnitOf } from './calendar-units.ts'
import { calendarPeriod, USUAL_SERIAL_EPOCH } from './date-interpretations.ts'
import type { DateOrder, UnpivotOption } from './file-form.ts'
import { countLaterYears, firstOfTwoYears } from './financial-year.ts'
import { monthInOrder, monthOfDay } from './month-of-day.ts'

/** A column whose cells become values of rows. */
export interface ValueColumn {
  readonly index: number
  /** The text for the column that the headers become: 'Jan-25', 'Leeds'. */
  readonly text: string
  readonly unit: string | undefined
  /** Years after the named one, for a month after December. */
  readonly laterYears?: number
}

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
  /** The columns that repeat the values as totals. */
  readonly totals: readonly number[]
  /** Sentences that describe the reading of the table. */
  readonly sentences: readonly string[]
}

/** The header of a table that may be wide. */
export interface TableHeader {
  readonly delimiter: CsvDelimiter
  readonly record: CsvRecord
  readonly columns: readonly HeaderColumn[]
}

/** Options for wide tables. */
export interface WideOptions {
  readonly columnMap?: ColumnMap | undefined
  readonly unpivot?: UnpivotOption | undefined
  /** The year of months without one. */
  readonly year?: string | undefined
  /** The order of day and month (default: that of the first or last days of months). */
  readonly dateOrder?: DateOrder | undefined
  readonly serialEpoch?: number | undefined
}

/** Fewest columns of a wide table. */
export const MONTHS_MIN = 2
const DAYS_OF_MONTH = 31
const LISTED_MAX = 4

/** Words for the quantity of a month: 'Jan 2024 mileage', 'Januar Verbrauch'. */
const QUANTITY =
  /^(.+\S)\s+(?:mileage|distance|usage|consumption|verbrauch|kilometer|consommation|kilom[ée]trage|consumo|chilometri)$/i

/** The meaning of a header with an optional unit. */
function withUnit(header: string, find: (name: string) => string | undefined): Omit<ValueColumn, 'index'> | undefined {
  const own = find(header) ?? find(QUANTITY.exec(header)?.[1] ?? header)
  if (own !== undefined) return { text: own, unit: undefined }
  for (const { name, unit } of measuredHeaders(header)) {
    const text = namesUnit(unit) ? find(name) : undefined
    if (text !== undefined) return { text, unit }
  }
  return undefined
}

function periodOfHeader(header: string): string | undefined {
  return calendarPeriod(header) === undefined ? undefined : header
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

/** A product with the unit of its column: 'Electricity (kWh)'. */
function productOfHeader(header: string): Omit<ValueColumn, 'index'> | undefined {
  const named = withUnit(header, (name) => (findProduct(name) === undefined ? undefined : name))
  return named?.unit === undefined ? undefined : named
}

/** A product without a unit: 'Electricity', in a table with a column of units. */
function bareProduct(header: string): Omit<ValueColumn, 'index'> | undefined {
  return findProduct(header) === undefined ? undefined : { text: header, unit: undefined }
}

/** True for a header whose cells become rows: a month, a product with its unit. */
export function headsValues(header: string): boolean {
  const finds = [periodOfHeader, monthOfHeader, monthOfDay]
  return finds.some((find) => withUnit(header, find) !== undefined) || productOfHeader(header) !== undefined
}

/** True for a unit in which fuels are billed, and no area, distance or mass of something else. */
function measuresFuel(unit: string): boolean {
  const dimension = dimensionOfWord(unit)
  return dimension === 'VOLUME' || dimension === 'ELECTRICITY'
}

/** Adds quantities of products that are not known, such as 'Oil (l)' next to two known ones: their rows ask what they are. */
function withUnknownProducts(header: TableHeader, known: readonly ValueColumn[]): readonly ValueColumn[] {
  const isUnknown = (name: string) => !hasTotalWord(name) && COLUMN_WORDS.find(name) === undefined
  const others = valueColumns(header, (cell) => {
    const named = measuredHeaders(cell).find(({ name, unit }) => measuresFuel(unit) && isUnknown(name))
    return named === undefined ? undefined : { text: named.name, unit: named.unit }
  })
  const isOther = ({ index }: ValueColumn) =>
    header.columns[index]?.by === 'unknown' && !known.some((one) => one.index === index)
  return [...known, ...others.filter(isOther)].sort((a, b) => a.index - b.index)
}

function valueColumns(
  { record, columns }: TableHeader,
  read: (header: string) => Omit<ValueColumn, 'index'> | undefined,
): readonly ValueColumn[] {
  return record.cells.flatMap((cell, index) => {
    const { by = 'unknown', column } = columns[index] ?? {}
    if (by === 'map' && column !== undefined) return []
    const found = cell.trim() === '' ? undefined : read(cell.trim())
    return found === undefined ? [] : [{ index, ...found }]
  })
}

function isYear(header: string): boolean {
  return ['year', 'jahr', 'annee', 'ano', 'anno', 'calendaryear'].includes(foldWord(header))
}

function isMonth(header: string): boolean {
  return ['month', 'monat', 'mois', 'mes', 'mese'].includes(foldWord(header))
}

function columnList(texts: readonly string[]): string {
  const shown = texts
    .slice(0, LISTED_MAX)
    .map((text) => show(text))
    .join(', ')
  return texts.length > LISTED_MAX ? `${shown}, …` : shown
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

/** Throws `csv_malformed` at the header. */
function rejectHeader({ record }: TableHeader, message: string): never {
  return rejectCsv({ line: record.line, column: 1 }, message)
}

/** Throws if two columns have the same period, product or other name: their cells would be added. */
function checkDistinct(header: TableHeader, values: readonly ValueColumn[]): void {
  const texts = values.map(({ text }) => calendarPeriod(text) ?? foldWord(text))
  const second = values.findIndex((_, index) => texts.indexOf(texts[index] ?? '') < index)
  const both = [values[texts.indexOf(texts[second] ?? '')], values[second]].filter((one) => one !== undefined)
  const [first] = both
  if (second < 0 || first === undefined) return
  const names = both.map(({ index }) => header.record.cells[index] ?? '')
  rejectHeader(header, `has two columns for ${show(first.text)}; ${adviseOneColumn(names)}`)
}

function daysOf({ start, end }: CalendarDays): number {
  return (Date.parse(end) - Date.parse(start)) / DAY_MS
}

/**
 * Finds quarters and years whose parts are columns too: they repeat them as totals. Throws if only some of the parts are
 * columns.
 */
function periodTotals(header: TableHeader, values: readonly ValueColumn[]): readonly number[] {
  const units = values.map(({ text }) => calendarUnitOf(calendarPeriod(text) ?? ''))
  return values.flatMap(({ index, text }, position) => {
    const unit = units[position]
    if (unit === undefined) return []
    const inside = units.filter(
      (one) =>
        one !== undefined &&
        one !== unit &&
        one.start >= unit.start &&
        one.end <= unit.end &&
        daysOf(one) < daysOf(unit),
    )
    const months = inside.filter((one) => one !== undefined).filter((one) => daysOf(one) <= DAYS_OF_MONTH)
    if (inside.length === 0) return []
    const days = months.reduce((sum, one) => sum + daysOf(one), 0)
    if (days === daysOf(unit) || days === 0) return [index]
    return rejectHeader(
      header,
      `has the column ${show(text)} and only some of its months; leave it out: pass ${mapText(header.record.cells[index] ?? '', '')}`,
    )
  })
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
  // the year of columns of months is no start of its own
  const isOwn = ({ column }: HeaderColumn, index: number) =>
    column !== 'start' || !isYear(header.record.cells[index] ?? '')
  const has = (column: InputColumn) =>
    header.columns.some((one, index) => one.column === column && one.by !== 'money' && isOwn(one, index))
  const times = readingsByTime(header)
  if (times.length >= TIMES_MIN) return { column: 'note', values: times }
  const periods = valueColumns(header, (name) => withUnit(name, periodOfHeader))
  if (periods.length >= MONTHS_MIN && !has('start')) return { column: 'start', values: periods }
  const days = monthsOfDays(header, options)
  if (days.length >= MONTHS_MIN && !has('start')) return { column: 'start', values: days }
  const months = valueColumns(header, (name) => withUnit(name, monthOfHeader))
  if (months.length > MONTHS_MIN && !has('start')) return { column: 'start', values: months }
  const registers = registersOf(header)
  if (registers.length > 0 && !has('value') && !has('closing')) return { column: 'note', values: registers }
  // a column has the unit of each row
  const known = valueColumns(
    header,
    has('unit') ? (name) => productOfHeader(name) ?? bareProduct(name) : productOfHeader,
  )
  const products = known.length > 1 ? withUnknownProducts(header, known) : known
  const isProductTable = !has('activity') && !has('product') && !has('value') && products.length > 0
  return isProductTable ? { column: 'product', values: products } : undefined
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

/** Finds the year of months without one: a column, or the option. Throws `csv_malformed` if there is none. */
function yearOf(
  header: TableHeader,
  values: readonly ValueColumn[],
  { year }: WideOptions,
): number | string | undefined {
  if (values.every(({ text }) => monthOfHeader(text) === undefined)) return undefined
  const index = header.record.cells.findIndex(isYear)
  if (index >= 0) return index
  if (year === undefined)
    rejectHeader(
      header,
      `has months without a year as columns (${columnList(values.map(({ text }) => text))}); pass --year YEAR with the year of the first one`,
    )
  const first = firstOfTwoYears(year)
  if (first !== undefined && values.every(({ laterYears = 0 }) => laterYears === 0))
    rejectHeader(
      header,
      `has months of one year as columns, and --year ${year} names two; pass --year ${first}, or their own year`,
    )
  return first ?? year
}

/** Adds to months without a year those that are of the next one: January after December. */
function assignYears(values: readonly ValueColumn[]): readonly ValueColumn[] {
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

/** The columns of year and month that are joined to a start; a year for all rows is a text. */
interface JoinedMonth {
  readonly year: number | string
  readonly month: number
  readonly sentence: string
}

/** Finds a column for the month and one for its year, or the year of the option, in a table without another start. */
function joinedMonth({ record, columns }: TableHeader, options: WideOptions): JoinedMonth | undefined {
  const names = record.cells.map((cell) => cell.trim())
  const isFree = (index: number) => columns[index]?.by !== 'map'
  const month = names.findIndex((name, index) => isMonth(name) && isFree(index))
  const yearIndex = names.findIndex((name, index) => isYear(name) && isFree(index))
  const year = yearIndex < 0 ? options.year : yearIndex
  const hasStart = columns.some(({ column }, index) => column === 'start' && index !== month && index !== yearIndex)
  if (month < 0 || year === undefined || hasStart) return undefined
  const from = typeof year === 'number' ? `the column ${show(names[year] ?? '')}` : `${year} (--year)`
  const sentence = `the column ${show(names[month] ?? '')} with ${from} is start: a month from its first to its last day`
  return { year, month, sentence }
}

/** Plans how a table is read whose header names periods, products or the columns of an option; undefined for others. */
export function planWideTable(header: TableHeader, options: WideOptions): WidePlan | undefined {
  const found = options.unpivot === undefined ? recogniseTable(header, options) : ofOption(header, options.unpivot)
  const all = assignYears(found?.values ?? [])
  const joined = found?.column === 'start' ? undefined : joinedMonth(header, options)
  if (found === undefined && joined === undefined) return undefined
  const year = found?.column === 'start' ? yearOf(header, all, options) : joined?.year
  const repeated = found?.column === 'start' ? periodTotals(header, all) : []
  const values = all.filter(({ index }) => !repeated.includes(index))
  if (found !== undefined) checkDistinct(header, values)
  const totals = found === undefined ? [] : [...totalColumns(header, all), ...repeated]
  const dropped = [year, joined?.month, ...totals, ...values.map(({ index }) => index)]
  const { record, delimiter } = header
  const kept = record.cells.flatMap((_, index) => (dropped.includes(index) ? [] : [index]))
  const sentences = [
    ...(found === undefined ? [] : [sentenceOf(header, { ...found, values })]),
    ...(joined === undefined ? [] : [joined.sentence]),
    ...nextYearSentences(values, year),
  ]
  const parts = { column: found?.column, values, kept, totals, year, month: joined?.month, sentences }
  return { delimiter, header: record, ...parts }
}
