import type { Block, BlockCalculator, BlockResult } from './block-calculator.ts'
import type { RunTotals } from './run-totals.ts'
import type { Calculating } from './worker-pool.ts'

/** Calculates blocks in this thread, one at a time. */
export class BlocksHere implements Calculating {
  readonly depth = 1
  readonly #calculator: BlockCalculator

  constructor(calculator: BlockCalculator) {
    this.#calculator = calculator
  }

  calculate(block: Block): Promise<BlockResult> {
    return this.#calculator.calculate(block)
  }

  async totals(): Promise<RunTotals> {
    return this.#calculator.totals()
  }

  async stop(): Promise<void> {
    // no thread to stop
  }
}
