import { readItem } from '../../../base/index.ts'
import { EmissionsError } from '../../../core/errors/index.ts'
import { BlockCalculator, type BlockResult, type CalculatorExtras, type RecordBlock } from './block-calculator.ts'
import type { CalculatorSpec } from './calculator-spec.ts'
import { RunTotals } from './run-totals.ts'
import type { WorkerAnswer, WorkerPort, WorkerRequest } from './worker-messages.ts'

/** Blocks per thread: the current one, and the next. */
const BLOCKS_EACH = 2

/** Returns the maximum pending blocks of a number of threads. One worker means the thread of the program. */
export function threadsDepth(workers: number): number {
  return workers === 1 ? 1 : BLOCKS_EACH * workers
}

/** Calculates the blocks of a file, in this thread or in others. */
export interface BlockPipeline {
  /** Maximum pending blocks. */
  readonly depth: number
  /** Calculates a block; call in file order. */
  calculate(block: RecordBlock): Promise<BlockResult>
  /** Totals of all blocks, after they are done. */
  totals(): Promise<RunTotals>
  /** Stops all threads. */
  stop(): Promise<void>
}

/** Calculates blocks in this thread, one at a time. */
export function pipelineHere(spec: CalculatorSpec, extras: CalculatorExtras = {}): BlockPipeline {
  const calculator = new BlockCalculator(spec, extras)
  return {
    depth: 1,
    calculate: (block) => calculator.calculate(block),
    totals: async () => calculator.totals(),
    stop: async () => undefined,
  }
}

interface PendingAnswer {
  readonly resolve: (answer: WorkerAnswer) => void
  readonly reject: (error: unknown) => void
}

function deathError(reason: string): EmissionsError {
  const message = `a thread of the program died: ${reason}; run it again, with --workers 1 if it dies again`
  return new EmissionsError([{ path: '', code: 'internal_error', message }])
}

/** Starts a thread and sends its requests. Each request resolves with its answer, or rejects when the thread dies. */
function connectThread(port: WorkerPort, spec: CalculatorSpec): (request: WorkerRequest) => Promise<WorkerAnswer> {
  const pending: PendingAnswer[] = []
  let death: EmissionsError | undefined
  port.onAnswer((answer) => pending.shift()?.resolve(answer))
  port.onDeath((reason) => {
    death ??= deathError(reason)
    for (const { reject } of pending.splice(0)) reject(death)
  })
  port.send({ kind: 'start', spec })
  return (request) =>
    new Promise((resolve, reject) => {
      if (death !== undefined) return reject(death)
      pending.push({ resolve, reject })
      return port.send(request)
    })
}

/** Calculates blocks in worker threads, round-robin. */
export function pipelineOnThreads(ports: readonly WorkerPort[], spec: CalculatorSpec): BlockPipeline {
  const threads = ports.map((port) => connectThread(port, spec))
  let next = 0
  return {
    depth: threadsDepth(ports.length),
    calculate: async (block) => {
      const send = readItem(threads, next++ % threads.length)
      const answer = await send({ kind: 'block', block })
      if (answer.kind !== 'result') throw new Error('a block is answered by its result')
      return answer.result
    },
    totals: async () => {
      const totals = new RunTotals()
      for (const send of threads) {
        const answer = await send({ kind: 'totals' })
        if (answer.kind !== 'totals') throw new Error('totals are answered by totals')
        totals.merge(answer.totals)
      }
      return totals
    },
    stop: async () => void (await Promise.all(ports.map((port) => port.stop()))),
  }
}
