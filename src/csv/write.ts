import { fail } from '../errors/index.ts'
import type { CsvDelimiter } from './csv-records.ts'

const NEEDS_QUOTES: Readonly<Record<CsvDelimiter, RegExp>> = {
  ',': /[",\r\n]|^\s|\s$|^\uFEFF/,
  ';': /[";\r\n]|^\s|\s$|^\uFEFF/,
  '\t': /["\t\r\n]|^\s|\s$|^\uFEFF/,
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
const FORMULA_BEHIND_SEPARATOR = /([;\t])(?=[=+\-@])/g

/** Prints a cell of text that no spreadsheet runs: an apostrophe goes before the sign that would begin a formula. */
export function inertCell(text: string): string {
  const inner = text.replace(FORMULA_BEHIND_SEPARATOR, "$1'")
  return csvCell(FORMULA.test(text) ? `'${inner}` : inner)
}

/** Prints values as lines of NDJSON, each ended by LF. Throws `invalid_type` for values that JSON cannot hold. */
export function* ndjsonLines(values: Iterable<unknown>): Generator<string> {
  for (const value of values) {
    const json: string | undefined = JSON.stringify(value)
    yield json === undefined
      ? fail('', 'invalid_type', { message: 'is not a value that JSON can hold', received: value })
      : `${json}\n`
  }
}
