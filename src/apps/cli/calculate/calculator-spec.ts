import type { CalculateOptions, FileForm } from '../../../rows/index.ts'
import type { OutputFormat } from '../result-table.ts'
import type { TableFormat } from '../table-format.ts'

/** Settings of a block calculator. They are plain data, so that a thread can create its own. */
export interface CalculatorSpec {
  readonly format: TableFormat
  /** Column names of CSV. */
  readonly names: readonly string[]
  readonly ignoreUnknownColumns: boolean
  readonly outFormat: OutputFormat
  readonly form: FileForm
  /** Output the trace of every result. */
  readonly withTraces: boolean
  /** Return the text of rows that fail. */
  readonly withBadRows: boolean
  /** Maximum number of rows that are compared with each other; 0: none. */
  readonly comparedRowsMax: number
  readonly options: CalculateOptions
}
