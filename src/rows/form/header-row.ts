import { nearestWords } from '../../base/index.ts'
import { type CsvDelimiter, type CsvRecord, csvRecords, positionPath, rejectCsv } from '../../core/csv/index.ts'
import { EmissionsError, fail, show } from '../../core/errors/index.ts'
import type { InputColumn } from '../columns.ts'
import { COLUMN_WORDS, type ColumnMap } from '../words/column-words.ts'
import { possibleCurrencies } from '../words/currency-words.ts'
import type { HeaderColumn } from '../words/header-cell.ts'
import { namesUnit, readHeaderCells } from '../words/header-words.ts'
import { calendarPeriod, dateInterpretations } from './date-interpretations.ts'
import type { UnpivotOption } from './file-form.ts'
import { monthOfDay } from './month-of-day.ts'
import { numberInterpretations, readAdornedNumber } from './number-interpretations.ts'
import { productOfHeader } from './product-columns.ts'
import { headsMonth } from './wide-header.ts'

/** Maximum columns of a file. */
export const COLUMNS_MAX = 16_384

/** Lines at the beginning of a file that are searched for the header. */
const LINES_MAX = 50
const KNOWN_MIN = 2
/** A unit may also be a cell of a row. */
const UNIT_WEIGHT = 0.5

/** A line that may be the header. */
export interface HeaderRow {
  readonly record: CsvRecord
  readonly columns: readonly HeaderColumn[]
  /** The meanings that the cells below it decide, for everything that reads its names again. */
  readonly byCells: ColumnMap
  /** The number of known columns. */
  readonly known: number
  /** The filled lines above it, which are not read. */
  readonly above: readonly CsvRecord[]
}

/** Options for finding a header. */
export interface HeaderSearch {
  readonly columnMap: ColumnMap
  /** The activity of all rows, if an option names it. */
  readonly activity?: string | undefined
  /** The line of the header, if an option names it. */
  readonly headerRow?: number | undefined
  readonly unpivot?: UnpivotOption | undefined
}

/** True for a cell that no header has: a number or a day, but not a month or a year. */
export function isDataCell(cell: string): boolean {
  const text = cell.trim()
  if (!/\d/.test(text) || calendarPeriod(text) !== undefined) return false
  if (/^\d{4}-\d{2}-\d{2}/.test(dateInterpretations(text)[0].text)) return true
  const { adornment = '' } = readAdornedNumber(text) ?? { adornment: 'text' }
  const isMeasured = adornment === '' || possibleCurrencies(adornment).length > 0 || namesUnit(adornment)
  return isMeasured && /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(numberInterpretations(text)[0].text)
}

/** Reads the record that starts at each of the first lines. A malformed line is passed over. */
export function firstRecords(text: string, delimiter: CsvDelimiter): readonly CsvRecord[] {
  const records: CsvRecord[] = []
  let index = 0
  for (let line = 1; line <= LINES_MAX && index < text.length; ) {
    const record = nthRecord(text.slice(index), line, delimiter)
    const lines = record === undefined ? 1 : record.end.line - line + 1
    if (record !== undefined && record.line === line) records.push(record)
    for (let passed = 0; passed < lines; passed++) index = text.indexOf('\n', index) + 1 || text.length
    line += lines
  }
  return records
}

function nthRecord(text: string, line: number, delimiter: CsvDelimiter): CsvRecord | undefined {
  try {
    const [first] = /^\r?\n/.test(text) ? [] : csvRecords(text, { line, delimiter })
    return first
  } catch (error) {
    if (EmissionsError.is(error)) return undefined
    throw error
  }
}

export function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}

function columnWeight({ by }: HeaderColumn): number {
  if (by === 'unknown') return 0
  return by === 'unit' || by === 'money' || by === 'ignored' ? UNIT_WEIGHT : 1
}

/** The weight of an unknown cell that may become rows: a period, or a column that an option names. */
function weightOfPeriod(cell: string, { unpivot }: HeaderSearch): number {
  const name = cell.trim()
  if (unpivot?.headers.includes(name) === true) return 1
  return headsMonth(name) || productOfHeader(name) !== undefined ? UNIT_WEIGHT : 0
}

/** True for a day: '01-Jan-2025'. */
export function isDated(cell: string | undefined): boolean {
  return cell !== undefined && /^\d{4}-\d{2}-\d{2}/.test(dateInterpretations(cell.trim())[0].text)
}

/** The columns whose names mean a place above names, and a day above days. */
const ENDS = ['from', 'to'] as const

/** The meanings that the cells below a header decide, by header: days are no places, and places are no days. */
function meaningsByCells(cells: readonly string[], columns: readonly HeaderColumn[], below: CsvRecord): ColumnMap {
  const names = cells.map((cell) => cell.trim())
  const find = (column: string, accepts: (index: number) => boolean) =>
    columns.flatMap((one, index) => (one.column === column && one.by !== 'map' && accepts(index) ? [index] : []))
  const meanings = (indexes: readonly number[], column: InputColumn | '') =>
    Object.fromEntries(indexes.map((index) => [names[index] ?? '', column]))
  const [from, to] = ENDS.map((end) => find(end, (index) => isDated(below.cells[index])))
  if (from?.length === 1 && to?.length === 1) {
    const others = (['start', 'end'] as const).map((end) =>
      meanings(
        find(end, () => true),
        '',
      ),
    )
    return Object.assign({}, ...others, meanings(from, 'start'), meanings(to, 'end'))
  }
  const isPlace = (index: number) => /^\P{N}+$/u.test(below.cells[index]?.trim() ?? '')
  const places = (['start', 'end'] as const).map((day, end) =>
    find(day, (index) => COLUMN_WORDS.find(names[index] ?? '') === ENDS[end] && isPlace(index)),
  )
  const hasStart = columns.some(({ column }) => column === 'start')
  return Object.assign(
    meanings(from ?? [], hasStart || from?.length !== 1 ? '' : 'start'),
    ...places.map((indexes, end) => meanings(indexes, ENDS[end] ?? '')),
  )
}

/** Reads the names of a header, and what the cells below it say about them: 'From' and 'To' above days are a period. */
function readColumns(
  cells: readonly string[],
  below: CsvRecord | undefined,
  { columnMap: map, activity }: HeaderSearch,
): Pick<HeaderRow, 'columns' | 'byCells'> {
  const columns = readHeaderCells(cells, map, activity)
  const byCells = below === undefined ? {} : meaningsByCells(cells, columns, below)
  if (Object.keys(byCells).length === 0) return { columns, byCells }
  const read = readHeaderCells(cells, { ...map, ...byCells }, activity).map((one, index): HeaderColumn => {
    if (byCells[cells[index]?.trim() ?? ''] === undefined) return one
    return { ...one, by: one.column === '' ? 'ignored' : 'name' }
  })
  return { columns: read, byCells }
}

function toHeaderRow(record: CsvRecord, filled: readonly CsvRecord[], search: HeaderSearch): HeaderRow {
  const at = filled.indexOf(record)
  // a file of more columns is rejected, and their names would take seconds
  const isTooWide = record.cells.length > COLUMNS_MAX
  const { columns, byCells } = isTooWide
    ? { columns: [], byCells: {} }
    : readColumns(record.cells, filled[at + 1], search)
  const known = columns.reduce((sum, one, index) => {
    return sum + (one.by === 'unknown' ? weightOfPeriod(record.cells[index] ?? '', search) : columnWeight(one))
  }, 0)
  return { record, columns, byCells, known, above: filled.slice(0, at) }
}

function failHeaderRow(headerRow: number): never {
  return rejectCsv(
    { line: headerRow, column: 1 },
    `is no line with names of columns, as --header-row ${headerRow} says`,
  )
}

/** True if the next filled line is a row of as many cells, with a number or a day. */
function isFollowedByRow(record: CsvRecord, filled: readonly CsvRecord[]): boolean {
  const next = filled[filled.indexOf(record) + 1]
  return next !== undefined && next.cells.filter(isFilled).length >= KNOWN_MIN && next.cells.some(isDataCell)
}

/** Finds the header: the line that an option names, otherwise the first one with the most known columns. */
export function findHeaderRow(text: string, delimiter: CsvDelimiter, search: HeaderSearch): HeaderRow | undefined {
  const { headerRow } = search
  const records = firstRecords(text, delimiter)
  const filled = records.filter(({ cells }) => cells.some(isFilled))
  const rowOf = (record: CsvRecord) => toHeaderRow(record, filled, search)
  const named = filled.find(({ line }) => line === headerRow)
  if (headerRow !== undefined) return named === undefined ? failHeaderRow(headerRow) : rowOf(named)
  const [first] = filled
  if (first === undefined) return undefined
  const usual = rowOf(first)
  // most files begin with their header
  if (usual.known === first.cells.filter(isFilled).length && usual.known >= KNOWN_MIN) return usual
  // the days that begin months may be columns
  const isData = (cell: string) => isDataCell(cell) && monthOfDay(cell) === undefined
  const candidates = filled.filter(({ cells }) => !cells.some(isData)).map(rowOf)
  const most = candidates.reduce((found, one) => (one.known > found.known ? one : found), usual)
  // the rows of a table above another one are not passed over
  const headed = candidates.find(({ record, known }) => known >= KNOWN_MIN && isFollowedByRow(record, filled))
  const best = headed !== undefined && headed.record.line < most.record.line ? headed : most
  // a title has one cell, a header has several
  const isTitled = first.cells.filter(isFilled).length === 1 && best.known > 0
  return best.known < KNOWN_MIN && !isTitled ? usual : best
}

/** A format of dates below a column of days: 'dd/mm/yyyy', 'TT.MM.JJJJ'. */
export const DATE_FORMAT = /^(?:[dtj]{1,4}|m{1,4}|[yja]{2,4})(?:[./-](?:[dtj]{1,4}|m{1,4}|[yja]{2,4})){1,2}$/i

/** True for a cell below a header that names the unit, the currency or the format of its column. */
export function isUnitCell(cell: string): boolean {
  const text = cell.trim().replace(/^[([](.*)[)\]]$/, '$1')
  return text !== '' && (namesUnit(text) || possibleCurrencies(text).length > 0 || DATE_FORMAT.test(text))
}

/** The filled line directly below a header; undefined without one. */
export function findNextLine(text: string, delimiter: CsvDelimiter, { record }: HeaderRow): CsvRecord | undefined {
  const below = firstRecords(text, delimiter).find(({ line, cells }) => line > record.line && cells.some(isFilled))
  return below === undefined || below.line > record.end.line + 1 ? undefined : below
}

/** Throws `csv_malformed` if the line below the header names columns too. */
export function rejectSecondHeader(text: string, delimiter: CsvDelimiter, header: HeaderRow): void {
  const below = findNextLine(text, delimiter, header)
  if (below === undefined) return
  const cells = below.cells.filter(isFilled)
  const units = cells.filter(isUnitCell).length
  const known = readHeaderCells(below.cells, {}).filter(
    (one, index) => columnWeight(one) > 0 || isUnitCell(below.cells[index] ?? ''),
  ).length
  const isOfUnits = units === cells.length
  if (cells.some((cell) => isDataCell(cell) && !isUnitCell(cell)) || (known < 2 && !isOfUnits)) return
  if (hasActivityWord(below)) return
  const advice = isOfUnits ? '' : `, or pass --header-row ${below.line} if it has all names`
  const message = `names columns or units a second time, below the header on line ${header.record.line}: ${show(cells.slice(0, 3).join(', '))}; write one line of names, with units like "Usage (kWh)"${advice}`
  rejectCsv({ line: below.line, column: 1 }, message)
}

/** True for a row of activities without a number, which is a row with an error. */
function hasActivityWord({ cells }: CsvRecord): boolean {
  return ['fuel', 'electricity', 'vehicle', 'movement', 'trip', 'refrigerant', 'quantity', 'spend'].includes(
    cells.find(isFilled)?.trim().toLowerCase() ?? '',
  )
}

/** Throws `column_missing` if the header lacks a column that the map names, and no other one takes its place. */
export function rejectLostColumns({ record, columns }: HeaderRow, columnMap: ColumnMap): void {
  const names = record.cells.map((cell) => cell.trim())
  // a map may serve several exports, but a guessed column must not take the place of a named one
  const isNamed = (wanted: string) =>
    columns.some(({ column, by }, index) => column === wanted && (by === 'map' || names[index] === wanted))
  const lost = Object.entries(columnMap).filter(
    ([name, column]) => name !== '' && column !== '' && !names.includes(name) && !isNamed(column),
  )
  const [[name, column] = ['', '']] = lost
  if (name === '') return
  const [near] = nearestWords(name, names, 1)
  const advice =
    near === undefined
      ? `its columns are ${names
          .filter(isFilled)
          .map((one) => show(one))
          .join(', ')}`
      : `did you mean ${show(near)}?`
  const message = `--map names the column ${show(name)} as ${column}, and the header has no such column; ${advice}`
  fail(positionPath({ line: record.line, column: 1 }), 'column_missing', message)
}
