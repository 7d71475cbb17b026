import { fail } from '../errors/index.ts'

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$|^\uFEFF/

/** A cell as it stands in a line of several, quoted where it must be. Throws `csv_malformed` for a NUL byte. */
export function csvCell(cell: string): string {
  if (cell.includes('\0')) fail('', 'csv_malformed', 'a cell with a NUL byte cannot be written as CSV')
  if (NEEDS_QUOTES.test(cell)) return `"${cell.replaceAll('"', '""')}"`
  return cell
}

function lineText(cells: readonly string[], width: number): string {
  if (cells.length !== width) {
    fail('', 'csv_malformed', `a row of ${cells.length} cells does not fit a header of ${width}`)
  }
  // an empty cell alone on its line would be read as a blank line
  return width === 1 && cells[0] === '' ? '""\n' : `${cells.map(csvCell).join(',')}\n`
}

/**
 * The lines of a CSV text, header first, each ended by LF; `parseCsv` gives back the same cells. Cells are kept as they
 * are: a spreadsheet that runs cells as formulas must be told not to.
 * Throws `csv_malformed` for rows of another width than the header and for NUL bytes.
 */
export function* csvLines(header: readonly string[], rows: Iterable<readonly string[]>): Generator<string> {
  yield lineText(header, header.length)
  for (const row of rows) yield lineText(row, header.length)
}

/** A CSV text of a header and rows; see `csvLines`. */
export function writeCsv(header: readonly string[], rows: Iterable<readonly string[]>): string {
  return [...csvLines(header, rows)].join('')
}

/** The lines of NDJSON, each a JSON value ended by LF. Throws `invalid_type` for what JSON cannot hold. */
export function* ndjsonLines(values: Iterable<unknown>): Generator<string> {
  for (const value of values) {
    const json = JSON.stringify(value) as string | undefined
    yield json === undefined
      ? fail('', 'invalid_type', { message: 'is not a value that JSON can hold', received: value })
      : `${json}\n`
  }
}

/** NDJSON text of values; see `ndjsonLines`. */
export function writeNdjson(values: Iterable<unknown>): string {
  return [...ndjsonLines(values)].join('')
}
