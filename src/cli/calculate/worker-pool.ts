import { fail } from '../../errors/index.ts'
import type { Block, BlockResult } from './block-calculator.ts'
import { RunTotals } from './run-totals.ts'
import type { CalculatorSpec, WorkerAnswer, WorkerPort, WorkerRequest } from './worker-messages.ts'

/** Blocks per thread: the current one, and the next. */
const BLOCKS_EACH = 2

/** Maximum pending blocks of a number of threads; a single one is the program's own. */
export function threadsDepth(workers: number): number {
  return workers === 1 ? 1 : BLOCKS_EACH * workers
}

/** Calculates the blocks of a file, in this thread or in others. */
export interface Calculating {
  /** Maximum pending blocks. */
  readonly depth: number
  /** Calculates a block; call in file order. */
  calculate(block: Block): Promise<BlockResult>
  /** Totals of all blocks, after they are done. */
  totals(): Promise<RunTotals>
  /** Stops all threads. */
  stop(): Promise<void>
}

interface Waiting {
  readonly resolve: (answer: WorkerAnswer) => void
  readonly reject: (error: unknown) => void
}

/** A thread and its pending requests. */
class Thread {
  readonly #port: WorkerPort
  readonly #waiting: Waiting[] = []
  #death: unknown

  constructor(port: WorkerPort, spec: CalculatorSpec) {
    this.#port = port
    port.onAnswer((answer) => this.#waiting.shift()?.resolve(answer))
    port.onDeath((reason) => this.#die(reason))
    port.send({ kind: 'start', spec })
  }

  ask(request: WorkerRequest): Promise<WorkerAnswer> {
    return new Promise((resolve, reject) => {
      if (this.#death !== undefined) return reject(this.#death)
      this.#waiting.push({ resolve, reject })
      return this.#port.send(request)
    })
  }

  stop(): Promise<void> {
    return this.#port.stop()
  }

  #die(reason: string): void {
    try {
      fail(
        '',
        'internal_error',
        `a thread of the program died: ${reason}; run it again, with --workers 1 if it dies again`,
      )
    } catch (error) {
      this.#death ??= error
    }
    for (const { reject } of this.#waiting.splice(0)) reject(this.#death)
  }
}

/** Calculates blocks in worker threads, round-robin. */
export class WorkerPool implements Calculating {
  readonly depth: number
  readonly #threads: readonly Thread[]
  #next = 0

  constructor(ports: readonly WorkerPort[], spec: CalculatorSpec) {
    this.#threads = ports.map((port) => new Thread(port, spec))
    this.depth = threadsDepth(ports.length)
  }

  async calculate(block: Block): Promise<BlockResult> {
    const thread = this.#threads[this.#next++ % this.#threads.length] as Thread
    const answer = await thread.ask({ kind: 'block', block })
    if (answer.kind !== 'result') throw new Error('a block is answered by its result')
    return answer.result
  }

  async totals(): Promise<RunTotals> {
    const totals = new RunTotals()
    for (const thread of this.#threads) {
      const answer = await thread.ask({ kind: 'totals' })
      if (answer.kind !== 'totals') throw new Error('totals are answered by totals')
      totals.merge(answer.totals)
    }
    return totals
  }

  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()))
  }
}
