import { getOrCompute } from '../../base/index.ts'
import type { CsvRecord } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { optionText } from '../advice.ts'
import { MONTH_WORDS } from '../words/month-words.ts'
import { foldWord } from '../words/word-list.ts'
import { METER_COLUMNS } from './end-date.ts'
import { firstOfTwoYears, MONTHS_OF_YEAR } from './financial-year.ts'
import { columnList, rejectHeader, type TableHeader } from './value-columns.ts'

/** The years of months without one: those from `firstMonth` on are of `year`, and earlier ones of the year after it. */
export interface MonthYears {
  readonly year: string
  /** 1 to 12; 1 if all months are of `year`. */
  readonly firstMonth: number
}

/** The years that a line above the header names. */
interface TitleYears {
  /** `months`: from a month to a month. `pair`: two years. `end`: 'FY25', whose year may be the first or the last. */
  readonly is: 'months' | 'pair' | 'end' | 'year'
  readonly year: string
  /** The first month of a range, and the number of its months. */
  readonly range?: { readonly firstMonth: number; readonly count: number }
  readonly place: string
}

/** The number of a month: 1 to 12, of 'Jan', 'January' or '1'. Undefined for other texts. */
export function monthNumber(text: string): number | undefined {
  const plain = /^0?(\d|1[0-2])$/.exec(text.trim())?.[1]
  const number = Number(MONTH_WORDS.find(text.trim().replace(/\.$/, '')) ?? plain ?? 0)
  return number === 0 ? undefined : number
}

/** The years after the named one of a month without a year. */
export function countFollowingYears(month: string, { firstMonth }: Pick<MonthYears, 'firstMonth'>): number {
  return (monthNumber(month) ?? MONTHS_OF_YEAR) < firstMonth ? 1 : 0
}

const YEAR = '((?:19|20)\\d\\d)'
const DAY = '(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+)?'
/** 'April 2024 to March 2025', '1 April 2024 – 31 March 2025'. */
const RANGE = new RegExp(
  `${DAY}(\\p{L}{3,}\\.?)\\s+${YEAR}\\s*(?:to|until|till|through|thru|-|–|—|bis|à|au|al?|hasta|tot|t/m)\\s*${DAY}(\\p{L}{3,}\\.?)\\s+${YEAR}`,
  'iu',
)
const FINANCIAL =
  'fy|f/y|financial year|fiscal year|year|geschäftsjahr|wirtschaftsjahr|gj|wj|exercice|ejercicio|esercizio'
/** '2024/25', 'FY 2024-25'; '2011-12' may be a month without such a word. */
const PAIR = new RegExp(`(?:\\b(?:${FINANCIAL})\\s*)?(?<![\\d/-])${YEAR}\\s*[/–-]\\s*(\\d{4}|\\d\\d)(?![\\d/-])`, 'iu')
const FY = /\b(?:fy|f\/y|financial year|fiscal year|geschäftsjahr|gj|wj)\s*['’]?(\d{4}|\d\d)(?!\d)/iu

function rangeOfTitle(cell: string): Pick<TitleYears, 'is' | 'year' | 'range'> | undefined {
  const [, first = '', from = '', last = '', to = ''] = RANGE.exec(cell) ?? []
  const [firstMonth, lastMonth] = [monthNumber(first), monthNumber(last)]
  if (firstMonth === undefined || lastMonth === undefined) return undefined
  const count = (Number(to) - Number(from)) * MONTHS_OF_YEAR + lastMonth - firstMonth + 1
  return count < 1 || count > MONTHS_OF_YEAR ? undefined : { is: 'months', year: from, range: { firstMonth, count } }
}

function yearsOfCell(cell: string): Pick<TitleYears, 'is' | 'year' | 'range'> | undefined {
  const range = rangeOfTitle(cell)
  if (range !== undefined) return range
  const [pair = '', first = '', second = ''] = PAIR.exec(cell) ?? []
  const isMonth = pair.startsWith(first) && !pair.includes('/') && Number(second) <= MONTHS_OF_YEAR
  const year = first === '' || isMonth ? undefined : firstOfTwoYears(`${first}/${second}`)
  if (year !== undefined) return { is: 'pair', year }
  const [, end] = FY.exec(cell) ?? []
  if (end !== undefined) return { is: 'end', year: end.length === 2 ? `20${end}` : end }
  const years = new Set(cell.match(/(?<![\d./-])(?:19|20)\d\d(?![\d./-])/g))
  const [only, other] = years
  return only === undefined || other !== undefined ? undefined : { is: 'year', year: only }
}

/** Finds the years that the lines above a header name; undefined if there are none or several. */
function yearsOfTitle(above: readonly CsvRecord[]): TitleYears | undefined {
  const found = above.flatMap(({ cells, line }) =>
    cells.flatMap((cell) => {
      const years = yearsOfCell(cell)
      return years === undefined ? [] : [{ ...years, place: `line ${line} (${show(cell.trim())})` }]
    }),
  )
  const strong = found.filter(({ is }) => is !== 'year')
  const all = strong.length > 0 ? strong : found
  const [first] = all
  return first === undefined || all.some(({ is, year }) => is !== first.is || year !== first.year) ? undefined : first
}

const isRising = (numbers: readonly number[]) => numbers.every((one, at) => at === 0 || one >= (numbers[at - 1] ?? 0))
const isOrdered = (numbers: readonly number[]) => isRising(numbers) || isRising([...numbers].reverse())

/**
 * Finds the month that the year of a table begins in, by the order of its rows: 1 if each group goes on within one year, 4 if all
 * go on from April to March. Undefined if they have no such order, or if several months fit and divide the rows differently.
 */
function firstMonthOfRows(groups: readonly (readonly number[])[]): number | undefined {
  const fits = (first: number) =>
    groups.every((months) => isOrdered(months.map((month) => (month - first + MONTHS_OF_YEAR) % MONTHS_OF_YEAR)))
  if (fits(1)) return 1
  const firsts = Array.from({ length: MONTHS_OF_YEAR - 1 }, (_, index) => index + 2).filter(fits)
  const months = [...new Set(groups.flat())].sort((a, b) => a - b)
  const divisions = new Set(firsts.map((first) => months.filter((month) => month < first).length))
  return divisions.size === 1 ? months.find((month) => month >= (firsts[0] ?? 1)) : undefined
}

/** The months of a table, by groups of rows in their order, with the year that an option names and the lines above the header. */
export interface MonthsOfTable {
  readonly groups: readonly (readonly number[])[]
  readonly year: string | undefined
  readonly above: readonly CsvRecord[]
}

/** The years of the months of a table, or the question that they leave open. */
export type FoundYears =
  | (MonthYears & { /** The text that names the year; undefined for the option. */ readonly place?: string })
  | { readonly question: string }

const passYear = (value: string) => optionText({ name: 'year', value })
const pairOf = (year: string) => `${year}/${String((Number(year) + 1) % 100).padStart(2, '0')}`
const nextYear = (year: string, by = 1) => String(Number(year) + by)

/** The question about months of one year, or of two, whose year may be either. */
function eitherYear(
  firstMonth: number | undefined,
  [first, second]: readonly [string, string],
  why: string,
): FoundYears {
  const isOfTwo = firstMonth !== undefined && firstMonth > 1
  const [one, other] = isOfTwo ? [pairOf(first), pairOf(second)] : [first, second]
  const what = isOfTwo ? 'if the first months are' : 'if all of them are'
  const sorted = firstMonth === undefined ? '; if they are of both, sort the rows by month' : ''
  return {
    question: `${why}; ${what} of ${first}, pass ${passYear(one)}; if of ${second}, pass ${passYear(other)}${sorted}`,
  }
}

function fromTitle(title: TitleYears, firstMonth: number | undefined, months: readonly number[]): FoundYears {
  const { is, year, range, place } = title
  if (range !== undefined) {
    const isInside = (month: number) => (month - range.firstMonth + MONTHS_OF_YEAR) % MONTHS_OF_YEAR < range.count
    if (months.every(isInside)) return { year, firstMonth: range.firstMonth, place }
    return { question: `${place} does not name all of them; pass ${passYear('YEAR')} with the year of the first one` }
  }
  const isOfTwo = firstMonth !== undefined && firstMonth > 1
  if (is === 'pair')
    return isOfTwo
      ? { year, firstMonth, place }
      : eitherYear(firstMonth, [year, nextYear(year)], `${place} names two years`)
  if (is === 'end')
    return isOfTwo
      ? eitherYear(firstMonth, [nextYear(year, -1), year], `${place} may name the year that it begins in, or ends in`)
      : eitherYear(firstMonth, [nextYear(year, -1), year], `${place} names a financial year`)
  return isOfTwo
    ? eitherYear(firstMonth, [nextYear(year, -1), year], `${place} names one year, and they go on after December`)
    : { question: `if they are of ${year}, as ${place} says, pass ${passYear(year)}` }
}

/** Finds the years of months without one: by the option, or by the lines above the header if they leave no choice. */
export function findMonthYears({ groups, year, above }: MonthsOfTable): FoundYears {
  const months = [...new Set(groups.flat())]
  const firstMonth = firstMonthOfRows(groups)
  const title = year === undefined ? yearsOfTitle(above) : undefined
  if (title !== undefined) return fromTitle(title, firstMonth, months)
  const isOfTwo = firstMonth !== undefined && firstMonth > 1
  if (year === undefined) {
    const value = isOfTwo ? 'YEAR/YEAR' : 'YEAR'
    const example = isOfTwo ? 'both years, like 2024/25' : 'the year of all of them'
    return { question: `pass ${passYear(value)} with ${example}` }
  }
  const first = firstOfTwoYears(year)
  if (first !== undefined && !isOfTwo)
    return eitherYear(
      firstMonth,
      [first, nextYear(first)],
      `${passYear(year)} names two years, and their order does not tell which`,
    )
  return { year: first ?? year, firstMonth: isOfTwo ? firstMonth : 1 }
}

/** True for the header of a column of years. */
export function isYear(header: string): boolean {
  return ['year', 'jahr', 'annee', 'ano', 'anno', 'calendaryear'].includes(foldWord(header))
}

function isMonth(header: string): boolean {
  return ['month', 'monat', 'mois', 'mes', 'mese'].includes(foldWord(header))
}

/** The year that an option names. */
export interface YearOption {
  readonly year?: string | undefined
}

/** The columns of year and month that are joined to a start; a year for all rows is a text. */
export interface JoinedMonth {
  readonly year: number | string
  readonly month: number
  readonly firstMonth?: number
  readonly sentence: string
}

/** The filled cells of a column in groups of rows that only differ in their months and values, in their order. */
function groupsOfColumn({ columns, rows }: TableHeader, index: number): readonly (readonly string[])[] {
  const keys = columns.flatMap(({ column }, at) => (METER_COLUMNS.some((one) => one === column) ? [at] : []))
  const groups = new Map<string, string[]>()
  for (const { cells } of rows?.() ?? []) {
    const cell = cells[index]?.trim() ?? ''
    if (cell === '') continue
    const key = JSON.stringify(keys.map((at) => cells[at]?.trim() ?? ''))
    getOrCompute(groups, key, (): string[] => []).push(cell)
  }
  return [...groups.values()]
}

/**
 * Joins a column of months without a year with the year that an option or a line above the header names. Undefined if the column
 * has anything else. Throws `csv_malformed` with a question if the year is open.
 */
function yearsOfRows(header: TableHeader, month: number, { year }: YearOption): JoinedMonth | undefined {
  const names = groupsOfColumn(header, month)
  const groups = names.map((group) => group.flatMap((cell) => monthNumber(cell) ?? []))
  if (names.length === 0 || names.some(({ length }, index) => length !== groups[index]?.length)) return undefined
  const found = findMonthYears({ groups, year, above: header.above ?? [] })
  const name = show(header.record.cells[month]?.trim() ?? '')
  const [first, ...others] = [...new Set(names.flat())]
  if ('question' in found)
    rejectHeader(
      header,
      `has months without a year in the column ${name} (${columnList([first ?? '', ...others])}); ${found.question}`,
    )
  const { firstMonth, place } = found
  const next = [...new Set(names.flat())].filter((cell) => countFollowingYears(cell, found) > 0)
  const later =
    next.length === 0
      ? ''
      : `; ${columnList(next)} ${next.length === 1 ? 'is' : 'are'} of ${Number(found.year) + 1}, because the rows go on after December`
  const sentence = `the column ${name} with ${found.year} (${place ?? '--year'}) is start: a month from its first to its last day${later}`
  return { year: found.year, month, firstMonth, sentence }
}

/** Finds a column for the month and one for its year, or the year of the option, in a table without another start. */
export function joinMonth(header: TableHeader, options: YearOption): JoinedMonth | undefined {
  const { record, columns } = header
  const names = record.cells.map((cell) => cell.trim())
  const isFree = (index: number) => columns[index]?.by !== 'map'
  const month = names.findIndex((name, index) => isMonth(name) && isFree(index))
  const yearIndex = names.findIndex((name, index) => isYear(name) && isFree(index))
  const hasStart = columns.some(({ column }, index) => column === 'start' && index !== month && index !== yearIndex)
  if (month < 0 || hasStart) return undefined
  const found = yearIndex < 0 ? yearsOfRows(header, month, options) : undefined
  if (found !== undefined) return found
  const year = yearIndex < 0 ? options.year : yearIndex
  if (year === undefined) return undefined
  const from = typeof year === 'number' ? `the column ${show(names[year] ?? '')}` : `${year} (--year)`
  const sentence = `the column ${show(names[month] ?? '')} with ${from} is start: a month from its first to its last day`
  return { year, month, sentence }
}
