import type { CalculateOptions } from '../calculate-rows.ts'
import type { TableFormat } from '../input-options.ts'
import type { OutputFormat } from '../result-table.ts'
import type { Block, BlockResult } from './block-calculator.ts'
import type { RunTotalsState } from './run-totals.ts'

/** What a calculator of blocks is made of: plain data, so that a thread can make its own. */
export interface CalculatorSpec {
  readonly format: TableFormat
  /** The columns of CSV. */
  readonly names: readonly string[]
  readonly ignoreUnknownColumns: boolean
  readonly outFormat: OutputFormat
  /** Give the proof of every result. */
  readonly withTraces: boolean
  readonly options: CalculateOptions
}

/** What a thread is asked. */
export type WorkerRequest =
  | { readonly kind: 'start'; readonly spec: CalculatorSpec }
  | { readonly kind: 'block'; readonly block: Block }
  | { readonly kind: 'totals' }

/** What a thread answers: one answer for each block and for the totals, in the order of the requests. */
export type WorkerAnswer =
  | { readonly kind: 'result'; readonly result: BlockResult }
  | { readonly kind: 'totals'; readonly totals: RunTotalsState }

/** A thread as its owner sees it. */
export interface WorkerPort {
  send(request: WorkerRequest): void
  /** Calls back with every answer. */
  onAnswer(listener: (answer: WorkerAnswer) => void): void
  /** Calls back when the thread has died, for whatever reason. */
  onDeath(listener: (reason: string) => void): void
  stop(): Promise<void>
}
