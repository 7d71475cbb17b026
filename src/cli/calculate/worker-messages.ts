import type { CalculateOptions } from '../calculate-rows.ts'
import type { TableFormat } from '../input-options.ts'
import type { OutputFormat } from '../result-table.ts'
import type { BlockResult, RecordBlock } from './block-calculator.ts'
import type { RunTotalsState } from './run-totals.ts'

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

/** A request to a thread. */
export type WorkerRequest =
  | { readonly kind: 'start'; readonly spec: CalculatorSpec }
  | { readonly kind: 'block'; readonly block: RecordBlock }
  | { readonly kind: 'totals' }

/** A thread's answer: one for each block and for the totals, in the order of the requests. */
export type WorkerAnswer =
  | { readonly kind: 'result'; readonly result: BlockResult }
  | { readonly kind: 'totals'; readonly totals: RunTotalsState }

/** A thread as seen by its owner. */
export interface WorkerPort {
  send(request: WorkerRequest): void
  /** Registers a listener for answers. */
  onAnswer(listener: (answer: WorkerAnswer) => void): void
  /** Registers a listener for the end of the thread, for any reason. */
  onDeath(listener: (reason: string) => void): void
  stop(): Promise<void>
}
