import { fail } from '../errors/index.ts'
import type { CsvDelimiter } from './csv-records.ts'

const NEEDS_QUOTES: Readonly<Record<CsvDelimiter, RegExp>> = {
  ',': /[",\r\n]|^\s|\s$|^\uFEFF/,
  ';': /[";\r\n]|^\s|\s$|^\uFEFF/,
  '\t': /["\t\r\n]|^\s|\s$|^\uFEFF/,
}

/** A cell as it stands in a line of several, quoted where it must be. Throws `csv_malformed` for a NUL byte. */
export function csvCell(cell: string, delimiter: CsvDelimiter = ','): string {
  if (cell.includes('\0')) fail('', 'csv_malformed', 'a cell with a NUL byte cannot be written as CSV')
  if (NEEDS_QUOTES[delimiter].test(cell)) return `"${cell.replaceAll('"', '""')}"`
  return cell
}

/** The beginnings of a formula, half and full width; a sign before nothing but digits is a number or a dash. */
const FORMULA = /^(?:[=@\t\r\n\uFF1D\uFF20]|[+\-\uFF0B\uFF0D](?![\d.,]*$))/
/** The same behind a separator of other locales, at which a spreadsheet may cut the cell. */
const FORMULA_BEHIND_SEPARATOR = /([;\t])(?=[=+\-@])/g

/** A cell of text that no spreadsheet runs: an apostrophe stands before the sign that would begin a formula. */
export function inertCell(text: string): string {
  const inner = text.replace(FORMULA_BEHIND_SEPARATOR, "$1'")
  return csvCell(FORMULA.test(text) ? `'${inner}` : inner)
}

/** The lines of NDJSON, each a JSON value ended by LF. Throws `invalid_type` for what JSON cannot hold. */
export function* ndjsonLines(values: Iterable<unknown>): Generator<string> {
  for (const value of values) {
    const json: string | undefined = JSON.stringify(value)
    yield json === undefined
      ? fail('', 'invalid_type', { message: 'is not a value that JSON can hold', received: value })
      : `${json}\n`
  }
}
