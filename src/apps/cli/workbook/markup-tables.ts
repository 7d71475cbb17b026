import { fail } from '../../../core/errors/index.ts'
import { numberInterpretations } from '../../../rows/index.ts'
import { decodeEntities } from './entities.ts'
import { failAtLimit, WORKBOOK_LIMITS } from './limits.ts'
import type { MergedArea, Sheet, SheetValue } from './sheet-text.ts'

/** A place in markup. */
interface Tag {
  /** In small letters, without the prefix of its namespace. */
  readonly name: string
  readonly isEnd: boolean
  readonly attributes: string
  readonly from: number
  readonly to: number
}

const TAG_START = /<(\/?)([a-z][\w:.-]*)/gi
const MARKS_IN_TAG = /["'<>]/g

/** Finds the end of a tag, the next `>` that is not in quotation marks; undefined if another tag begins before it. */
function endOfTag(markup: string, from: number): number | undefined {
  for (let at = from; ; ) {
    MARKS_IN_TAG.lastIndex = at
    const found = MARKS_IN_TAG.exec(markup)
    if (found === null || found[0] === '<') return undefined
    if (found[0] === '>') return found.index + 1
    const close = markup.indexOf(found[0], found.index + 1)
    if (close < 0) return undefined
    at = close + 1
  }
}

/** Yields the tags of markup. Looks at each character once. A tag that closes itself has an end too. */
function* tagsOf(markup: string): Generator<Tag> {
  const starts = new RegExp(TAG_START)
  for (let found = starts.exec(markup); found !== null; found = starts.exec(markup)) {
    const { 0: start, 1: slash, 2: name = '', index } = found
    const to = endOfTag(markup, index + start.length)
    if (to === undefined) continue
    starts.lastIndex = to
    const isClosed = markup[to - 2] === '/'
    const attributes = markup.slice(index + start.length, isClosed ? to - 2 : to - 1)
    const tag = { name: name.slice(name.indexOf(':') + 1).toLowerCase(), attributes, from: index, to }
    yield { ...tag, isEnd: slash === '/' }
    if (isClosed && slash !== '/') yield { ...tag, isEnd: true, attributes: '', from: to }
  }
}

const OPENS_HIDDEN = /<(?:!(--)|(script|style)\b)/gi

/** Leaves out comments, scripts and styles, whose content looks like tags. One without an end hides the rest, as in a browser. */
function shownMarkup(markup: string): string {
  const pieces: string[] = []
  const opens = new RegExp(OPENS_HIDDEN)
  let shown = 0
  for (let found = opens.exec(markup); found !== null; found = opens.exec(markup)) {
    pieces.push(markup.slice(shown, found.index))
    const ends = found[1] === undefined ? new RegExp(`</${found[2]}\\s*>`, 'gi') : /-->/g
    ends.lastIndex = found.index
    shown = ends.exec(markup) === null ? markup.length : ends.lastIndex
    opens.lastIndex = shown
  }
  return [...pieces, markup.slice(shown)].join('')
}

/** Tags that separate words. */
const BREAKS: readonly string[] = ['br', 'p', 'div', 'li']

/** The text of a cell without its tags. */
function textBetweenTags(markup: string): string {
  const pieces: string[] = []
  let at = 0
  for (const { name, from, to } of tagsOf(markup)) {
    pieces.push(markup.slice(at, from), BREAKS.includes(name) ? ' ' : '')
    at = to
  }
  return decodeEntities([...pieces, markup.slice(at)].join(''))
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

/** The names of elements and attributes of a kind of markup. */
interface MarkupKind {
  readonly row: string
  readonly cells: readonly string[]
  /** The attributes with the numbers of columns and rows that a cell covers, without the own ones or with them. */
  readonly columns: string
  readonly rows: string
  readonly own: 0 | 1
}

const HTML: MarkupKind = { row: 'tr', cells: ['td', 'th'], columns: 'colspan', rows: 'rowspan', own: 0 }
const SPREADSHEET_XML: MarkupKind = { row: 'row', cells: ['cell'], columns: 'MergeAcross', rows: 'MergeDown', own: 1 }

/** Converts the content of a cell. A date of a spreadsheet has no time at midnight. */
function cellValue(markup: string, kind: MarkupKind): SheetValue {
  const text = textBetweenTags(markup)
  if (kind === HTML) return text
  const [data] = [...tagsOf(markup)].filter(({ name }) => name === 'data')
  const type = attributeOf(data?.attributes ?? '', 'Type')
  if (type === 'Number' && text !== '' && Number.isFinite(Number(text))) return Number(text)
  return type === 'DateTime' ? text.replace(/T00:00:00(?:\.0+)?$/, '') : text
}

/** A name may have a number: 'Depot 3'. */
const AMOUNT_FIRST = /^(?:\p{Sc}|[A-Z]{3}\b|[-−–+(.,\s])*\d/u

/** True for the text of an amount or a quantity. */
function beginsWithAmount(text: string): boolean {
  return AMOUNT_FIRST.test(text) && Number.isFinite(Number(numberInterpretations(text)[0].text))
}

/** Collects the rows of one table. */
class TableRows {
  readonly name: string | undefined
  readonly rows: SheetValue[][] = []
  readonly merges: MergedArea[] = []
  isHidden = false
  /** The index of the first row that a cell above does not cover, by column. */
  readonly #covered: number[] = []
  readonly #kind: MarkupKind
  #cells = 0

  constructor(kind: MarkupKind, name: string | undefined) {
    this.#kind = kind
    this.name = name
  }

  addRow({ attributes }: Tag): void {
    const index = countOf(attributes, 'Index', this.rows.length + 1)
    if (index > WORKBOOK_LIMITS.rows) failAtLimit('rows')
    while (this.rows.length < index) this.rows.push([])
  }

  addCell({ attributes }: Tag, markup: string): void {
    const row = this.rows.at(-1)
    if (row === undefined) return
    const start = this.#startOfCell(row, attributes)
    const { columns, rows, own } = this.#kind
    const width = countOf(attributes, columns, 1 - own) + own
    const height = countOf(attributes, rows, 1 - own) + own
    this.#cells += Math.max(0, start - row.length) + width
    if (this.#cells > WORKBOOK_LIMITS.cells) failAtLimit('cells')
    while (row.length < start) row.push('')
    const value = cellValue(markup, this.#kind)
    row.push(value)
    for (let extra = 1; extra < width; extra++) row.push('')
    if (height > 1) this.#merge(value, { start, width, height })
  }

  /** The index of the column of a cell: after those that cells of rows above cover, or as an attribute says. */
  #startOfCell(row: readonly SheetValue[], attributes: string): number {
    if (this.#kind === SPREADSHEET_XML) return countOf(attributes, 'Index', row.length + 1) - 1
    let start = row.length
    while ((this.#covered[start] ?? 0) >= this.rows.length) start++
    return start
  }

  #merge(value: SheetValue, { start, width, height }: { start: number; width: number; height: number }): void {
    const startRow = this.rows.length - 1
    for (let column = start; column < start + width; column++) this.#covered[column] = startRow + height
    // a quantity of several rows must not be added several times
    if (beginsWithAmount(String(value))) return
    this.merges.push({ startRow, startCol: start, endRow: startRow + height - 1, endCol: start + width - 1 })
  }
}

/** Lists the tables of markup. A cell without an end ends at the next cell, row or table. */
function tablesOf(markup: string, kind: MarkupKind): readonly TableRows[] {
  const tables: TableRows[] = []
  let cell: Tag | undefined
  let sheet: string | undefined
  const closeCell = (to: number) => {
    if (cell !== undefined) tables.at(-1)?.addCell(cell, markup.slice(cell.to, to))
    cell = undefined
  }
  for (const tag of tagsOf(markup)) {
    const isCell = kind.cells.includes(tag.name)
    if (isCell || tag.name === kind.row || tag.name === 'table') closeCell(tag.from)
    if (tag.isEnd) continue
    const last = tables.at(-1)
    if (tag.name === 'table') tables.push(new TableRows(kind, sheet))
    else if (tag.name === kind.row) last?.addRow(tag)
    else if (tag.name === 'worksheet') sheet = decodeEntities(attributeOf(tag.attributes, 'Name') ?? '')
    else if (tag.name === 'visible' && last?.name === sheet && last !== undefined)
      last.isHidden = /^\s*Sheet(?:Very)?Hidden\b/.test(markup.slice(tag.to, tag.to + 40))
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
 * `file_unreadable` for markup without a table of several rows, and `file_too_large` beyond the limits of a workbook.
 */
export function readMarkup(markup: string): readonly MarkupSheet[] {
  const isXml = isSpreadsheetXml(markup)
  const tables = tablesOf(shownMarkup(markup), isXml ? SPREADSHEET_XML : HTML)
  const sheets = tables.flatMap(({ name = '', rows, merges, isHidden }, index) => {
    const isTable = rows.filter((row) => row.some((cell) => cell !== '')).length > 1
    return isTable ? [{ name: name === '' ? `table ${index + 1}` : name, rows, merges, isHidden }] : []
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
