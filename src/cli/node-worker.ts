import { Worker } from 'node:worker_threads'
import type { WorkerPort } from './calculate/worker-messages.ts'

/** Starts a thread of the program, which runs `serveBlocks`. */
export function startNodeWorker(program: URL): WorkerPort {
  const worker = new Worker(program)
  return {
    send: (request) => worker.postMessage(request),
    onAnswer: (listener) => void worker.on('message', listener),
    onDeath: (listener) => {
      worker.on('error', (error) => listener(String(error instanceof Error ? error.message : error)))
      worker.on('exit', (code) => listener(`it ended with code ${code}`))
    },
    stop: async () => void (await worker.terminate()),
  }
}
