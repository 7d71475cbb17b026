import type { CalculateOptions } from '../calculate-rows.ts'
import type { TableFormat } from '../input-options.ts'
import type { OutputFormat } from '../result-table.ts'

/** Settings of a block calculator: plain data, so that a thread can create its own. */
export interface CalculatorSpec {
  readonly format: TableFormat
  /** Column names of CSV. */
  readonly names: readonly string[]
  readonly ignoreUnknownColumns: boolean
  readonly outFormat: OutputFormat
  /** Output the trace of every result. */
  readonly withTraces: boolean
  readonly options: CalculateOptions
}
