import type { MessagePort } from 'node:worker_threads'
import { BlockCalculator } from './block-calculator.ts'
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts'

/** Serves a port: calculates its blocks in sequence, and answers each. */
export function serveBlocks(port: MessagePort): void {
  const send = (answer: WorkerAnswer, moved: readonly ArrayBuffer[]) => port.postMessage(answer, [...moved])
  let calculator: BlockCalculator | undefined
  let last: Promise<void> = Promise.resolve()
  const answer = async (request: WorkerRequest): Promise<void> => {
    if (request.kind === 'start') calculator = new BlockCalculator(request.spec)
    else if (calculator === undefined) throw new Error('a thread is started before it calculates')
    else if (request.kind === 'totals') send({ kind: 'totals', totals: calculator.totals().state() }, [])
    else {
      const result = await calculator.calculate(request.block)
      const output = result.output.slice()
      const traces = result.traces?.slice() ?? null
      const moved = traces === null ? [output.buffer] : [output.buffer, traces.buffer]
      send({ kind: 'result', result: { ...result, output, traces } }, moved)
    }
  }
  port.on('message', (request: WorkerRequest) => {
    // not caught: an error ends the thread, which notifies its owner
    last = last.then(() => answer(request))
  })
}
