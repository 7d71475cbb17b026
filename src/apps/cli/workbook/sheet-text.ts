import { csvCell } from '../../../core/csv/index.ts'
import {
  columnRule,
  FORMULA_WITHOUT_VALUE,
  type FormOptions,
  findHeaderRow,
  type HeaderRow,
  sheetFault,
  UNREADABLE_CELL,
} from '../../../rows/index.ts'

/** The content of a cell. A date is the moment that the cell shows, as UTC. */
export type SheetValue = string | number | boolean | Date | null | undefined

/** A sheet of a workbook. */
export interface Sheet {
  readonly name: string
  /** The values of its rows, from the first row of the sheet. The value of a formula is its last result. */
  readonly rows: readonly (readonly SheetValue[])[]
  /** More about cells with a formula or an error, by "row,column", both from 0. */
  readonly cells?: ReadonlyMap<string, { readonly type?: string; readonly formula?: string }>
}

/** The sheets of a workbook that were read. */
export interface Workbook {
  readonly sheets: readonly Sheet[]
  /** The system of its day numbers. */
  readonly dateSystem?: '1900' | '1904'
}

const DATE_LENGTH = 10
const SECONDS_LENGTH = 19

/** Formats a date, with its time unless that is midnight. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return UNREADABLE_CELL
  const text = date.toISOString()
  return text.slice(0, text.endsWith('T00:00:00.000Z') ? DATE_LENGTH : SECONDS_LENGTH)
}

/** Formats a cell on one line, so that rows are lines. A number is the shortest decimal of its double. */
function valueText(value: SheetValue): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? dateText(value) : String(value).replaceAll(/\r\n?|\n/g, ' ')
}

function sheetCellText({ cells, rows }: Sheet, row: number, column: number): string {
  const text = valueText(rows[row]?.[column])
  if (text !== '' && !text.startsWith('#')) return text
  const details = cells?.get(`${row},${column}`)
  if (details?.type === 'error') return sheetFault(text) === undefined ? UNREADABLE_CELL : text
  const isEmpty = (rows[row]?.[column] ?? null) === null
  return isEmpty && details?.formula !== undefined ? FORMULA_WITHOUT_VALUE : text
}

/** Formats the cells of a row, without empty cells at its end. */
function rowTexts(sheet: Sheet, row: number): readonly string[] {
  const texts = sheet.rows[row]?.map((_, column) => sheetCellText(sheet, row, column)) ?? []
  while (texts.at(-1)?.trim() === '') texts.pop()
  return texts
}

/** Writes a number so that its decimal point cannot be a separator of thousands. */
function withPlainPoint(number: string): string {
  return /\.\d{3}$/.test(number) ? `${number}0` : number
}

/** Rows at the beginning of a sheet that may be its header. */
const HEADER_ROWS_MAX = 60

/** Finds the indexes of the columns for numbers: those of its header that hold numbers, and unknown ones. */
function numberColumns(header: HeaderRow | undefined): ReadonlySet<number> {
  const indexes = (header?.columns ?? []).flatMap(({ column }, index) =>
    column === undefined || (column !== '' && columnRule(column).kind === 'number') ? [index] : [],
  )
  return new Set(indexes)
}

/** Options for finding the header of a sheet. */
type SheetOptions = Pick<FormOptions, 'columnMap' | 'headerRow'>

/** Converts a sheet to CSV with commas, decimal points and ISO dates. Its rows are the lines. */
export function sheetText(sheet: Sheet, { columnMap = {}, headerRow }: SheetOptions): string {
  const texts = sheet.rows.map((_, row) => rowTexts(sheet, row))
  const lineOf = (cells: readonly string[]) => `${cells.map((cell) => csvCell(cell)).join(',')}\n`
  const header = findHeaderRow(texts.slice(0, HEADER_ROWS_MAX).map(lineOf).join(''), ',', { columnMap, headerRow })
  const numbers = numberColumns(header)
  const width = header?.record.cells.length ?? 0
  const lines = texts.map((cells, row) => {
    if (cells.length === 0) return '\n'
    const isPlain = (index: number) => numbers.has(index) && typeof sheet.rows[row]?.[index] === 'number'
    const written = cells.map((text, index) => (isPlain(index) ? withPlainPoint(text) : text))
    const missing = Array.from({ length: Math.max(0, width - cells.length) }, () => '')
    return lineOf([...written, ...missing])
  })
  return lines.join('')
}
