import { type CsvDelimiter, csvCell, csvRecords } from '../../../core/csv/index.ts'
import { FailureGroups, PROBLEM_COLUMN } from '../../../rows/index.ts'
import { sortByPosition } from '../failure.ts'
import type { ByteOutput } from '../io.ts'
import type { TableFormat } from '../table-format.ts'
import { encodeUtf8 } from './decode-utf8.ts'
import type { RowFailures } from './row-failures.ts'

const BYTE_ORDER_MARK = '\uFEFF'

/** The form of a file of rejected rows, which is the form of the input. */
interface SkippedForm {
  readonly format: TableFormat
  readonly delimiter: CsvDelimiter
  /** True if the input was not plain UTF-8, so that programs need a mark to see the encoding. */
  readonly isMarked: boolean
}

/** Describes the failures of a row, for a cell. */
function problemText({ failures }: RowFailures): string {
  const texts = sortByPosition(failures).map(({ message }) => message.replaceAll(/[\0\r\n]/g, ' '))
  return `line ${failures[0]?.position?.line ?? '?'}: ${texts.join('; ')}`
}

/**
 * Writes the rejected rows of a file to a file that the user can fix. Rows are unchanged, with an additional column
 * for the reason, which is not read.
 */
export class SkipReport {
  /** Number of skipped rows. */
  rows = 0
  readonly groups = new FailureGroups()
  readonly #output: ByteOutput
  readonly #form: SkippedForm
  #header: readonly string[] = []

  constructor(output: ByteOutput, form: SkippedForm) {
    this.#output = output
    this.#form = form
  }

  /** Writes the header of the file: its cells, unchanged. NDJSON has none. */
  async begin(header: readonly string[]): Promise<void> {
    this.#header = header
    const mark = this.#form.isMarked ? BYTE_ORDER_MARK : ''
    const line = header.length === 0 ? '' : this.#line(header, PROBLEM_COLUMN)
    await this.#output.write(encodeUtf8(`${mark}${line}`))
  }

  /** Writes rows that failed. */
  async add(rows: readonly RowFailures[]): Promise<void> {
    if (rows.length === 0) return
    this.rows += rows.length
    for (const { failures } of rows) this.groups.add(sortByPosition(failures))
    await this.#output.write(encodeUtf8(rows.map((row) => this.#rowText(row)).join('')))
  }

  #rowText(row: RowFailures): string {
    const { text = '' } = row
    if (this.#form.format === 'ndjson') return ndjsonText(text, problemText(row))
    const [record] = csvRecords(text, { line: 1, delimiter: this.#form.delimiter })
    return this.#line(record?.cells ?? [], problemText(row))
  }

  /** Builds a line of cells: without the problem of an earlier run, with the new problem. */
  #line(cells: readonly string[], problem: string): string {
    const { delimiter } = this.#form
    const kept = cells.filter((_, index) => this.#header[index] !== PROBLEM_COLUMN)
    const width = this.#header.filter((name) => name !== PROBLEM_COLUMN).length
    const missing = Array.from({ length: Math.max(0, width - kept.length) }, () => '')
    return `${[...kept, ...missing, problem].map((cell) => csvCell(cell, delimiter)).join(delimiter)}\n`
  }
}

/** Adds the problem to a line of NDJSON as its first field. A line that is not an object stays unchanged. */
function ndjsonText(line: string, problem: string): string {
  const field = JSON.stringify(PROBLEM_COLUMN)
  const rest = line.replace(new RegExp(`^(\\s*\\{)${field}:"(?:[^"\\\\]|\\\\.)*",?`), '$1')
  const inner = rest.trimStart().startsWith('{') ? rest.trimStart().slice(1) : undefined
  if (inner === undefined) return `${line}\n`
  return `{${field}:${JSON.stringify(problem)}${inner.trim() === '}' ? '' : ','}${inner}\n`
}
