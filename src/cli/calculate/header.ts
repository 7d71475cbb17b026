import { CARRIAGE_RETURN, CellScanner, checkHeader, csvRecords, failAt, LINE_FEED } from '../../csv/index.ts'
import { Violations } from '../../errors/index.ts'
import {
  csvColumns,
  type Failure,
  type FileForm,
  failuresThatCount,
  type ReadingOptions,
  SEPARATOR_LINE,
} from '../../rows/index.ts'
import { FileFailures, readingFile } from '../failure.ts'
import { failBroken } from './csv-row-scanner.ts'
import { decodeUtf8 } from './decode-utf8.ts'

/** Maximum columns of a file. */
export const COLUMNS_MAX = 16_384

/** The header of a CSV file. */
export interface Header {
  readonly names: readonly string[]
  /** Its cells as they stand. */
  readonly cells: readonly string[]
  /** Size in bytes and lines, including preceding blank lines. */
  readonly length: number
  readonly lines: number
}

const SEPARATOR_LINE_MAX = 7

/** Start of the first line that is neither blank nor names the separator. */
function passBlankLines(bytes: Uint8Array): { at: number; line: number } {
  const [separatorLine = ''] = SEPARATOR_LINE.exec(decodeUtf8(bytes.subarray(0, SEPARATOR_LINE_MAX))) ?? []
  let index = separatorLine.length
  for (let line = index === 0 ? 1 : 2; ; line++) {
    const end = bytes[index] === CARRIAGE_RETURN ? index + 1 : index
    if (bytes[end] !== LINE_FEED) return { at: index, line }
    index = end + 1
  }
}

function readHeader(bytes: Uint8Array, form: FileForm, failures: Failure[]): Header {
  const { delimiter } = form
  const { at: index, line } = passBlankLines(bytes)
  const scanner = new CellScanner(0, delimiter.charCodeAt(0))
  scanner.open(bytes)
  if (index >= bytes.length) failAt({ line: 1, column: 1 }, 'is empty; the first line must name the columns')
  if (!scanner.scan(index)) failBroken(decodeUtf8(bytes.subarray(index)), line, delimiter)
  const { value: record } = csvRecords(decodeUtf8(bytes.subarray(index, scanner.end)), { line, delimiter }).next()
  if (record === undefined) throw new Error('a record that was scanned is a record')
  if (record.cells.length > COLUMNS_MAX) {
    const position = record.positions[COLUMNS_MAX] ?? { line, column: 1 }
    failAt(position, `has ${record.cells.length} columns, more than the ${COLUMNS_MAX} that are read`)
  }
  const violations = new Violations()
  checkHeader(record, violations)
  violations.throwIfAny()
  const { cells } = record
  return { names: csvColumns(record, failures, form), cells, length: scanner.next, lines: line - 1 + scanner.lines }
}

/** Reads the header at the start of a CSV file. Throws `FileFailures` with everything that is wrong with it. */
export function headerOf(file: string, bytes: Uint8Array, options: ReadingOptions): Header {
  const failures: Failure[] = []
  const header = readingFile(file, () => readHeader(bytes, options.form, failures))
  const counted = failuresThatCount(failures, options)
  if (counted.length > 0) throw new FileFailures(file, counted)
  return header
}
