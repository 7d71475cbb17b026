import { readItem } from '../../base/index.ts'
import { fail, type Violations } from '../errors/index.ts'
import { addCsvViolation, rejectCsv, type TextPosition, withoutByteOrderMark } from './position.ts'

/** A record of a CSV text. It has several lines if a quoted cell holds line breaks. */
export interface CsvRecord {
  /** The line on which it starts, from 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** Start of each cell. */
  readonly positions: readonly TextPosition[]
  /** End of the record, just after its last cell. */
  readonly end: TextPosition
}

/** The cursor in the text. One object that only moves forward, so that reading takes linear time. */
interface Cursor {
  readonly text: string
  at: number
  line: number
  /** Index of the first character of the line. */
  lineStart: number
  readonly delimiter: CsvDelimiter
}

/** The character between two cells. */
export type CsvDelimiter = ',' | ';' | '\t' | '|'

/** The characters that end or break a cell without quotes, by delimiter. */
const SPECIAL: Readonly<Record<CsvDelimiter, RegExp>> = {
  ',': /["\0\r\n,]/g,
  ';': /["\0\r\n;]/g,
  '\t': /["\0\r\n\t]/g,
  '|': /["\0\r\n|]/g,
}

function cursorPosition({ at: index, line, lineStart }: Cursor): TextPosition {
  return { line, column: index - lineStart + 1 }
}

/** A text that a spreadsheet shall not read as a number, as the formula that it writes for it: ="0001". */
const TEXT_FORMULA = /="([^"\0\r\n]*)"(?=[,;|\t\r\n]|$)/y
const QUOTED_TEXT_FORMULA = /^="([^"]*)"$/

/** Reads the cell ="0001" as its text; undefined for any other cell. */
function readTextFormula(cursor: Cursor): string | undefined {
  const { text, at: index, delimiter } = cursor
  if (text[index] !== '=' || text[index + 1] !== '"') return undefined
  TEXT_FORMULA.lastIndex = index
  const [formula = '', content] = TEXT_FORMULA.exec(text) ?? []
  const next = text[index + formula.length] ?? '\n'
  if (content === undefined || !`${delimiter}\r\n`.includes(next)) return undefined
  cursor.at = index + formula.length
  return content
}

function readPlainCell(cursor: Cursor): string {
  const formula = readTextFormula(cursor)
  if (formula !== undefined) return formula
  const { text, at: index } = cursor
  const special = SPECIAL[cursor.delimiter]
  special.lastIndex = index
  const end = special.exec(text)?.index ?? text.length
  cursor.at = end
  const stop = text[end]
  if (stop === '"')
    rejectCsv(
      cursorPosition(cursor),
      'has a quote inside a cell without quotes; quote the whole cell and double the quote',
    )
  if (stop === '\0') rejectCsv(cursorPosition(cursor), 'has a NUL byte; save the file as UTF-8 text')
  return text.slice(index, end)
}

/** Counts the line breaks inside a quoted part. */
function countBreaks(cursor: Cursor, from: number, to: number): void {
  for (
    let index = cursor.text.indexOf('\n', from);
    index >= 0 && index < to;
    index = cursor.text.indexOf('\n', index + 1)
  ) {
    cursor.line++
    cursor.lineStart = index + 1
  }
}

function readQuotedCell(cursor: Cursor): string {
  const value = readQuotes(cursor)
  return value.startsWith('=') ? (QUOTED_TEXT_FORMULA.exec(value)?.[1] ?? value) : value
}

function readQuotes(cursor: Cursor): string {
  const { text } = cursor
  const opening = cursorPosition(cursor)
  let value = ''
  for (let from = cursor.at + 1; ; ) {
    const quote = text.indexOf('"', from)
    if (quote < 0) rejectCsv(opening, 'opens a quote that is never closed')
    const part = text.slice(from, quote)
    const nul = part.indexOf('\0')
    countBreaks(cursor, from, nul < 0 ? quote : from + nul)
    if (nul >= 0) {
      cursor.at = from + nul
      rejectCsv(cursorPosition(cursor), 'has a NUL byte; save the file as UTF-8 text')
    }
    value += part
    cursor.at = quote + 1
    if (text[cursor.at] !== '"') break
    value += '"'
    from = cursor.at + 1
  }
  const next = text[cursor.at]
  if (next !== undefined && next !== cursor.delimiter && next !== '\r' && next !== '\n') {
    rejectCsv(cursorPosition(cursor), 'has text after a closing quote; double a quote that belongs to the cell')
  }
  return value
}

/** Skips the end of a line; returns true if more text follows. */
function skipLineEnd(cursor: Cursor): boolean {
  const { text } = cursor
  if (text[cursor.at] === '\r') {
    if (text[cursor.at + 1] !== '\n') rejectCsv(cursorPosition(cursor), 'has a carriage return without a line feed')
    cursor.at++
  }
  if (cursor.at >= text.length) return false
  cursor.at++
  cursor.line++
  cursor.lineStart = cursor.at
  return cursor.at < text.length
}

function readCsvRecord(cursor: Cursor): CsvRecord {
  const { line } = cursor
  const cells: string[] = []
  const positions: TextPosition[] = []
  for (;;) {
    positions.push(cursorPosition(cursor))
    cells.push(cursor.text[cursor.at] === '"' ? readQuotedCell(cursor) : readPlainCell(cursor))
    if (cursor.text[cursor.at] !== cursor.delimiter) return { line, cells, positions, end: cursorPosition(cursor) }
    cursor.at++
  }
}

/** True if the cursor is on an empty line. */
function isBlankLine({ text, at: index }: Cursor): boolean {
  return text[index] === '\n' || (text[index] === '\r' && text[index + 1] === '\n')
}

/**
 * Reads the records of a CSV text one by one, by RFC 4180: cells separated by commas or another `delimiter`, quotes
 * doubled inside quoted cells, lines ended by LF or CRLF. It skips a byte order mark and empty lines, and does not trim
 * cells. The formula ="0001", by which spreadsheets keep leading zeros, is its text. For a part of a larger text, pass the line on which it begins; a part has no byte order mark.
 * Throws `csv_malformed` with a path like 'line 3, column 14'.
 */
export function* csvRecords(
  text: string,
  { line, delimiter = ',' }: { readonly line?: number; readonly delimiter?: CsvDelimiter } = {},
): Generator<CsvRecord> {
  const content = line === undefined ? withoutByteOrderMark(text) : text
  const cursor: Cursor = { text: content, at: 0, line: line ?? 1, lineStart: 0, delimiter }
  for (let more = cursor.text.length > 0; more; more = skipLineEnd(cursor)) {
    if (!isBlankLine(cursor)) yield readCsvRecord(cursor)
  }
}

/** Collects `csv_malformed` if a row has filled cells after the last column. Empty cells at its end may be left out. */
export function checkWidth({ cells, positions }: CsvRecord, width: number, violations: Violations): void {
  const extra = cells.findIndex((cell, index) => index >= width && cell.trim() !== '')
  if (extra < 0) return
  const advice = 'quote cells that hold the separator, and name every column'
  const message = `the row has ${cells.length} cells and the header ${width}; ${advice}`
  addCsvViolation(violations, readItem(positions, extra), message)
}

const NEEDS_QUOTES: Readonly<Record<CsvDelimiter, RegExp>> = {
  ',': /[",\r\n]|^\s|\s$|^\uFEFF/,
  ';': /[";\r\n]|^\s|\s$|^\uFEFF/,
  '\t': /["\t\r\n]|^\s|\s$|^\uFEFF/,
  '|': /["|\r\n]|^\s|\s$|^\uFEFF/,
}

/** Prints a cell, quoted if necessary. Throws `csv_malformed` for a NUL byte. */
export function csvCell(cell: string, delimiter: CsvDelimiter = ','): string {
  if (cell.includes('\0')) fail('', 'csv_malformed', 'a cell with a NUL byte cannot be written as CSV')
  if (NEEDS_QUOTES[delimiter].test(cell)) return `"${cell.replaceAll('"', '""')}"`
  return cell
}

/** Beginnings of a formula, half and full width. A sign before only digits is a number or a dash. */
const FORMULA = /^(?:[=@\t\r\n\uFF1D\uFF20]|[+\-\uFF0B\uFF0D](?![\d.,]*$))/
/** The same after a separator of other locales, where a spreadsheet may split the cell. */
const FORMULA_AFTER_SEPARATOR = /([;\t])(?=[=+\-@])/g

/** Prints a cell of text that no spreadsheet runs: an apostrophe goes before the sign that would begin a formula. */
export function inertCell(text: string): string {
  const inner = text.replace(FORMULA_AFTER_SEPARATOR, "$1'")
  return csvCell(FORMULA.test(text) ? `'${inner}` : inner)
}
