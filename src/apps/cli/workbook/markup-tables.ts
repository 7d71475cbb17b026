import { fail } from '../../../core/errors/index.ts'
import { decodeEntities } from './entities.ts'
import { failAtLimit, WORKBOOK_LIMITS } from './limits.ts'
import type { Sheet, SheetValue } from './sheet-text.ts'

/** A tag of markup, in pieces: a slash before the name of a closing tag, the name, and the attributes. */
const TAG = /<(\/?)([a-z][\w:.-]*)((?:\s+(?:"[^"]*"|'[^']*'|[^<>"'])*)?)\/?>/gi
/** Markup without content for a table. */
const NO_CONTENT = /<!--[\s\S]*?-->|<(script|style|head)\b[\s\S]*?<\/\1\s*>/gi

/** The text of a cell between its tags. */
function plainText(markup: string): string {
  const lines = markup.replaceAll(/<(?:br|\/p|\/div)\b[^>]*>/gi, ' ')
  return decodeEntities(lines.replaceAll(/<[^>]*>/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function attributeOf(attributes: string, name: string): string | undefined {
  const [, quoted, single, bare] =
    new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes) ?? []
  return quoted ?? single ?? bare
}

/** A number from 1 in an attribute; `usual` without it, or beyond the limit of cells. */
function countOf(attributes: string, name: string, usual: number): number {
  const count = Number(attributeOf(attributes, name) ?? usual)
  if (count > WORKBOOK_LIMITS.cells) failAtLimit('cells')
  return Number.isInteger(count) && count >= 1 ? count : usual
}

/** A place in markup. */
interface Tag {
  readonly name: string
  readonly isEnd: boolean
  readonly attributes: string
  readonly from: number
  readonly to: number
}

function* tagsOf(markup: string): Generator<Tag> {
  for (const { 0: text, 1: slash, 2: name = '', 3: attributes = '', index } of markup.matchAll(TAG)) {
    // the prefix of a namespace
    const local = name.slice(name.indexOf(':') + 1).toLowerCase()
    yield { name: local, isEnd: slash === '/', attributes, from: index, to: index + text.length }
    if (text.endsWith('/>') && slash !== '/')
      yield { name: local, isEnd: true, attributes: '', from: index + text.length, to: index + text.length }
  }
}

/** The names of elements and attributes of a kind of markup. */
interface MarkupKind {
  readonly table: string
  readonly row: string
  readonly cells: readonly string[]
  /** The attribute with the number of columns that a cell covers in addition to its own, or including it. */
  readonly span: string
  readonly extraColumns: number
}

const HTML: MarkupKind = { table: 'table', row: 'tr', cells: ['td', 'th'], span: 'colspan', extraColumns: 0 }
const SPREADSHEET_XML: MarkupKind = {
  table: 'table',
  row: 'row',
  cells: ['cell'],
  span: 'MergeAcross',
  extraColumns: 1,
}

/** Converts the content of a cell. A date of a spreadsheet has no time at midnight. */
function cellValue(markup: string): SheetValue {
  const text = plainText(markup)
  const [, type] = /<(?:\w+:)?Data\b[^>]*?Type\s*=\s*["'](\w+)["']/i.exec(markup) ?? []
  if (type === 'Number' && text !== '' && Number.isFinite(Number(text))) return Number(text)
  return type === 'DateTime' ? text.replace(/T00:00:00(?:\.0+)?$/, '') : text
}

/** Collects the rows of one table. */
class TableRows {
  readonly rows: SheetValue[][] = []
  readonly #kind: MarkupKind
  #cells = 0

  constructor(kind: MarkupKind) {
    this.#kind = kind
  }

  addRow({ attributes }: Tag): void {
    const index = countOf(attributes, 'Index', this.rows.length + 1)
    if (index > WORKBOOK_LIMITS.rows) failAtLimit('rows')
    while (this.rows.length < index) this.rows.push([])
  }

  addCell({ attributes }: Tag, markup: string): void {
    const row = this.rows.at(-1)
    if (row === undefined) return
    const { span, extraColumns } = this.#kind
    const index = this.#kind === SPREADSHEET_XML ? countOf(attributes, 'Index', row.length + 1) : row.length + 1
    while (row.length < index - 1) row.push('')
    row.push(cellValue(markup))
    const columns = countOf(attributes, span, 1 - extraColumns) + extraColumns
    for (let extra = 1; extra < columns; extra++) row.push('')
    this.#cells += columns
    if (this.#cells > WORKBOOK_LIMITS.cells) failAtLimit('cells')
  }
}

/** Lists the tables of markup. A cell without an end ends at the next cell or row. */
function tablesOf(markup: string, kind: MarkupKind): readonly TableRows[] {
  const tables: TableRows[] = []
  let cell: Tag | undefined
  const closeCell = (to: number) => {
    if (cell !== undefined) tables.at(-1)?.addCell(cell, markup.slice(cell.to, to))
    cell = undefined
  }
  for (const tag of tagsOf(markup)) {
    const isCell = kind.cells.includes(tag.name)
    if (isCell || tag.name === kind.row || tag.name === kind.table) closeCell(tag.from)
    if (tag.isEnd) continue
    if (tag.name === kind.table) tables.push(new TableRows(kind))
    else if (tag.name === kind.row) tables.at(-1)?.addRow(tag)
    else if (isCell) cell = tag
  }
  closeCell(markup.length)
  return tables
}

/** True for the beginning of a spreadsheet in XML, as Excel 2003 writes it. */
export function isSpreadsheetXml(beginning: string): boolean {
  return /urn:schemas-microsoft-com:office:spreadsheet/.test(beginning)
}

/** A table of markup; those of a spreadsheet in XML can be hidden. */
interface MarkupSheet extends Sheet {
  readonly isHidden: boolean
}

/**
 * Reads the tables of a web page, or of a spreadsheet in XML, which many systems save with the ending .xls. Throws EmissionsError
 * `file_unreadable` for markup without a table of several rows.
 */
export function readMarkup(markup: string): readonly MarkupSheet[] {
  const isXml = isSpreadsheetXml(markup)
  const content = isXml ? markup : markup.replaceAll(NO_CONTENT, '')
  const parts = isXml ? content.split(/<(?:\w+:)?Worksheet\b(?!O)/).slice(1) : []
  const tables = tablesOf(content, isXml ? SPREADSHEET_XML : HTML)
  const sheets = tables.flatMap(({ rows }, index) => {
    const [part = ''] = parts.slice(index, index + 1)
    const ofSheet = attributeOf(part.slice(0, Math.max(0, part.indexOf('>'))), 'Name')
    const name = isXml ? decodeEntities(ofSheet ?? `${index + 1}`) : `table ${index + 1}`
    const isHidden = /<(?:\w+:)?Visible>\s*Sheet(?:Very)?Hidden\b/i.test(part)
    return rows.filter((row) => row.some((cell) => cell !== '')).length > 1 ? [{ name, rows, isHidden }] : []
  })
  if (sheets.length > 0) return sheets
  return fail(
    '',
    'file_unreadable',
    isXml
      ? 'is a spreadsheet in XML without a table; open it in a spreadsheet program and save it as .xlsx'
      : 'is a web page (HTML) without a table; if it is the page of a login or an error, download the export again',
  )
}
