import { getOrCompute } from '../../base/index.ts'
import { show } from '../../core/errors/index.ts'
import { foldWord } from '../words/word-list.ts'
import { METER_COLUMNS } from './end-date.ts'
import { countYearsAfter, findMonthYears, monthNumber } from './month-years.ts'
import { columnList, rejectHeader, type TableHeader } from './value-columns.ts'

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
  const next = [...new Set(names.flat())].filter((cell) => countYearsAfter(cell, found) > 0)
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
