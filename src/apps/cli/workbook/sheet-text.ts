import { csvCell } from '../../../core/csv/index.ts'
import { show } from '../../../core/errors/index.ts'
import {
  columnRule,
  FORMULA_WITHOUT_VALUE,
  type FormOptions,
  findHeaderRow,
  foldWord,
  type HeaderRow,
  hasTotalWord,
  joinHeaderLines,
  namesPeriod,
  SOURCE_LINE,
  sheetFault,
  UNREADABLE_CELL,
} from '../../../rows/index.ts'
import { failAtLimit, WORKBOOK_LIMITS } from './limits.ts'

/** The content of a cell. A date is the moment that the cell shows, as UTC. */
export type SheetValue = string | number | boolean | Date | null | undefined

/** A sheet of a workbook. */
export interface Sheet {
  readonly name: string
  /** The values of its rows, from the first row of the sheet. The value of a formula is its last result. */
  readonly rows: readonly (readonly SheetValue[])[]
  /** More about cells with a formula or an error, by "row,column", both from 0. */
  readonly cells?: ReadonlyMap<string, { readonly type?: string; readonly formula?: string }>
  /** The areas of its merged cells, whose content is in the first cell. */
  readonly merges?: readonly MergedArea[]
  /** Properties of rows, by their index from 0. */
  readonly rowDefs?: ReadonlyMap<number, { readonly hidden?: boolean }>
  /** Properties of columns, by their index from 0. */
  readonly columns?: readonly ({ readonly hidden?: boolean } | undefined)[]
}

/** An area of merged cells, from 0. */
export interface MergedArea {
  readonly startRow: number
  readonly startCol: number
  readonly endRow: number
  readonly endCol: number
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

/**
 * Fills the rows of merged cells with their text: a site that is merged with the cells below it is the site of each row.
 * A number is not repeated, because it would be added twice. Throws `file_too_large` for more areas than a sheet has cells.
 */
function fillMergedAreas(texts: (readonly string[])[], { rows, merges = [] }: Sheet): void {
  let filled = 0
  for (const { startRow, startCol, endRow } of merges) {
    const text = texts[startRow]?.[startCol] ?? ''
    if (text.trim() === '' || typeof rows[startRow]?.[startCol] === 'number') continue
    for (let row = startRow + 1; row <= Math.min(endRow, texts.length - 1); row++) {
      if (++filled > WORKBOOK_LIMITS.cells) failAtLimit('cells')
      const cells = [...(texts[row] ?? [])]
      // an empty row, and a title next to the table, stay as they are
      if (cells.length === 0 || (cells[startCol] ?? '').trim() !== '') continue
      while (cells.length <= startCol) cells.push('')
      texts[row] = cells.map((cell, index) => (index === startCol ? text : cell))
    }
  }
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
export type TableSearch = Pick<FormOptions, 'columnMap' | 'headerRow' | 'unpivot'>

/** The rows of a sheet as texts, and its header. */
interface SheetTable {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
  readonly header: HeaderRow | undefined
}

const csvLine = (cells: readonly string[]) => `${cells.map((cell) => csvCell(cell)).join(',')}\n`

/** Joins a header of two rows in its second one, whose line it returns. Undefined for other headers. */
function joinHeaderRows(texts: (readonly string[])[], beginning: string, header: HeaderRow): number | undefined {
  const joined = joinHeaderLines(beginning, ',', header)
  if (joined === undefined) return undefined
  texts[joined.line - 2] = []
  texts[joined.line - 1] = joined.names
  return joined.line
}

/** Converts the cells of a sheet to texts with decimal points and ISO dates. Rows are as wide as the header. */
export function sheetTable(sheet: Sheet, { columnMap = {}, headerRow, unpivot }: TableSearch): SheetTable {
  const texts = sheet.rows.map((_, row) => rowTexts(sheet, row))
  fillMergedAreas(texts, sheet)
  const beginning = () => texts.slice(0, HEADER_ROWS_MAX).map(csvLine).join('')
  const find = (row = headerRow) => findHeaderRow(beginning(), ',', { columnMap, headerRow: row, unpivot })
  const found = find()
  const joined = found && joinHeaderRows(texts, beginning(), found)
  const header = joined === undefined ? found : find(joined)
  const numbers = numberColumns(header)
  const width = header?.record.cells.length ?? 0
  const rows = texts.map((cells, row) => {
    if (cells.length === 0) return []
    const isPlain = (index: number) => numbers.has(index) && typeof sheet.rows[row]?.[index] === 'number'
    const written = cells.map((text, index) => (isPlain(index) ? withPlainPoint(text) : text))
    return [...written, ...Array.from({ length: Math.max(0, width - cells.length) }, () => '')]
  })
  return { name: sheet.name, rows, header }
}

/** Converts a sheet to CSV with commas. Its rows are the lines. */
export function sheetText(sheet: Sheet, options: TableSearch): string {
  return sheetTable(sheet, options)
    .rows.map((cells) => (cells.length === 0 ? '\n' : csvLine(cells)))
    .join('')
}

/** Known columns of the header of a table. */
const KNOWN_MIN = 2

/** The sheets of a workbook with a table, and the names of the others. */
interface SeparatedSheets {
  readonly tables: readonly Sheet[]
  readonly others: readonly string[]
}

/** Separates the sheets with a table from those without a header, such as a read-me. */
function sheetsWithTables(sheets: readonly Sheet[], options: TableSearch): SeparatedSheets {
  const hasTable = (sheet: Sheet) => (sheetTable(sheet, options).header?.known ?? 0) >= KNOWN_MIN
  const tables = sheets.filter(hasTable)
  return { tables, others: sheets.filter((sheet) => !tables.includes(sheet)).map(({ name }) => name) }
}

/** True for the name of a sheet that may repeat others: 'Summary', 'Total', 'Leeds (2)'. */
function mayRepeat(name: string): boolean {
  return (
    hasTotalWord(name) ||
    /summary|overview|combined|consolidated|master|all sites|copy|backup|draft|template|\(\d+\)$/i.test(name)
  )
}

function headerNames({ header }: SheetTable): readonly string[] {
  const cells = (header?.record.cells ?? []).map((cell) => cell.trim())
  while (cells.at(-1) === '') cells.pop()
  return cells
}

/** Sheets with equal columns as one table. */
interface JoinedSheets {
  readonly text: string
  /** A sentence that lists the sheets. */
  readonly sentence: string
}

/**
 * Joins the rows of sheets with equal headers as CSV: each sheet is a site, unless a column names the site or the sheets
 * are named after periods. Undefined if their headers differ.
 */
export function joinSheets(sheets: readonly Sheet[], options: TableSearch): JoinedSheets | undefined {
  const tables = sheets.map((sheet) => sheetTable(sheet, options))
  const [first] = tables
  const names = first === undefined ? [] : headerNames(first)
  const sorted = (table: SheetTable) => headerNames(table).map(foldWord).sort().join('\n')
  if (first === undefined || names.length < 2 || tables.some((table) => sorted(table) !== sorted(first)))
    return undefined
  if (sheets.length > 1 && sheets.some(({ name }) => mayRepeat(name))) return undefined
  const has = (column: string) => first.header?.columns.some((one) => one.column === column) === true
  const isSite = !has('site') && tables.every(({ name }) => !namesPeriod(name))
  const extra = [SOURCE_LINE, ...(isSite ? ['site'] : []), ...(has('id') ? [] : ['id'])]
  const lines = tables.flatMap((table) => {
    const own = headerNames(table).map(foldWord)
    const order = names.map((name) => own.indexOf(foldWord(name)))
    return table.rows.flatMap((cells, row) => {
      if (row + 1 <= (table.header?.record.line ?? 0) || cells.every((cell) => cell.trim() === '')) return []
      const place = [
        String(row + 1),
        ...(isSite ? [table.name] : []),
        ...(has('id') ? [] : [`${table.name}, line ${row + 1}`]),
      ]
      return [csvLine([...place, ...order.map((index) => cells[index] ?? '')])]
    })
  })
  const listed = tables.map(({ name }) => show(name)).join(', ')
  const site = isSite ? ', each as a site' : ''
  return {
    text: `${csvLine([...extra, ...names])}${lines.join('')}`,
    sentence: `its ${tables.length} sheets with equal columns are read one after the other${site}: ${listed}`,
  }
}

const COLUMNS_SHOWN = 4

/** Says why sheets are not read as one table: the columns that not all of them have, or a sheet that may repeat others. */
function apartReason(sheets: readonly Sheet[], options: TableSearch): string {
  const tables = sheets.map((sheet) => {
    const names = headerNames(sheetTable(sheet, options)).filter((name) => name !== '')
    return { name: sheet.name, names, folded: new Set(names.map(foldWord)) }
  })
  const own = tables.flatMap(({ name, names }) => {
    const countTables = (column: string) => tables.filter(({ folded }) => folded.has(foldWord(column))).length
    const others = names
      .filter((column) => countTables(column) < tables.length)
      .sort((one, other) => countTables(one) - countTables(other))
    const more = others.length > COLUMNS_SHOWN ? ', …' : ''
    const shown = others.slice(0, COLUMNS_SHOWN).map((column) => show(column))
    return others.length === 0 ? [] : [`${show(name)} has ${shown.join(', ')}${more}`]
  })
  if (own.length > 0) return ` with different columns (${own.join('; ')}), which are read one by one`
  const repeating = sheets.filter(({ name }) => mayRepeat(name)).map(({ name }) => show(name))
  return repeating.length === 0 ? '' : `, and ${repeating.join(' and ')} may repeat the others`
}

/**
 * Chooses the sheets to read: those with a table, unless there is only one sheet or none has a table. Several sheets are
 * joined if their columns are equal; otherwise `reason` says why not. `passed` has the names of the sheets without a table.
 */
export function chooseSheets(all: readonly Sheet[], options: TableSearch) {
  const { tables, others } = sheetsWithTables(all, options)
  const isChosen = all.length > 1 && tables.length > 0
  const sheets = isChosen ? tables : all
  const joined = sheets.length > 1 ? joinSheets(sheets, options) : undefined
  const reason = sheets.length > 1 && joined === undefined ? apartReason(sheets, options) : ''
  return { sheets, joined, passed: isChosen ? others : [], reason }
}
