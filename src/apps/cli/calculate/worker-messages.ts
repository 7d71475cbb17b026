import type { BlockResult, RecordBlock } from './block-calculator.ts'
import type { CalculatorSpec } from './calculator-spec.ts'
import type { RunTotalsState } from './run-totals.ts'

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
