import { answerAtOnce, EmissionsError } from '../../core/errors/index.ts'
import type { BulkWorker, BulkWorkerEvent } from './bulk-worker.ts'
import { type Answer, isBulkMessage, type PoolMessage } from './messages.ts'

/** Receives answers and failures of the workers while a job runs. */
export interface WorkerPoolListener {
  answered(worker: number, answer: Answer): void
  ended(reason: EmissionsError): void
}

/** Returns the reason of a failure, from the value that the worker threw or ended with. */
function failureReason(failure: unknown): string {
  if (typeof failure !== 'object' || failure === null) return String(failure)
  const { error, message, type }: { error?: unknown; message?: unknown; type?: unknown } = failure
  if (typeof message === 'string' && message !== '') return message
  if (error !== undefined && error !== null) return failureReason(error)
  return typeof type === 'string' ? `the runtime said '${type}'` : 'no reason was given'
}

/** Returns the error of a pool with a failed worker. */
export function workerError(message: string): EmissionsError {
  return new EmissionsError([{ path: '', code: 'worker_failed', message }])
}

async function terminate(worker: BulkWorker): Promise<void> {
  try {
    await worker.terminate()
  } catch {
    // it has already ended or its runtime cannot terminate it; no caller waits for its answers
  }
}

/** The workers of a pool, all alive or all ended. */
export class WorkerPool {
  readonly #workers: BulkWorker[] = []
  #listener: WorkerPoolListener | undefined
  #ending: { readonly reason: EmissionsError; readonly done: Promise<void> } | undefined

  constructor(workers: number, spawn: () => BulkWorker) {
    try {
      for (let worker = 0; worker < workers; worker++)
        this.#workers.push(this.#started(answerAtOnce('spawn', spawn()), worker))
    } catch (failure) {
      const reason = workerError(
        `worker ${this.#workers.length} of ${workers} could not be started: ${failureReason(failure)}`,
      )
      void this.end(reason)
      throw reason
    }
  }

  #started(worker: BulkWorker, number: number): BulkWorker {
    const fails = (event: BulkWorkerEvent) => {
      const what = event.type === 'close' ? 'ended' : 'failed'
      this.#fail(number, `${what}: ${failureReason(event)}`)
    }
    worker.addEventListener('message', ({ data }: BulkWorkerEvent & { readonly data?: unknown }) =>
      this.#hear(number, data),
    )
    for (const type of ['messageerror', 'error', 'close'] as const) worker.addEventListener(type, fails)
    worker.unref?.()
    return worker
  }

  #fail(number: number, what: string): void {
    void this.end(workerError(`worker ${number} ${what}; the pool is closed and its other workers are ended`))
  }

  #hear(number: number, data: unknown): void {
    if (this.#ending !== undefined || !isBulkMessage(data)) return
    const answer = data as Answer
    if (answer.bulk === 'failed') this.#fail(number, `failed: ${answer.reason}`)
    else this.#listener?.answered(number, answer)
  }

  get size(): number {
    return this.#workers.length
  }

  /** The error that ended the workers; undefined while they are alive. */
  get ended(): EmissionsError | undefined {
    return this.#ending?.reason
  }

  /** Sends a message to a worker; a failure to send ends all workers. */
  send(number: number, message: PoolMessage, transfer: ArrayBuffer[] = []): void {
    if (this.#ending !== undefined) return
    try {
      this.#workers[number]?.postMessage(message, transfer)
    } catch (failure) {
      this.#fail(number, `could not be sent its work: ${failureReason(failure)}`)
    }
  }

  /** Keeps the process alive, and reports answers and the end of the workers to the listener. */
  engage(listener: WorkerPoolListener): void {
    this.#listener = listener
    if (this.#ending === undefined) for (const worker of this.#workers) worker.ref?.()
    else listener.ended(this.#ending.reason)
  }

  /** Releases the process after a job. */
  dismiss(): void {
    this.#listener = undefined
    if (this.#ending === undefined) for (const worker of this.#workers) worker.unref?.()
  }

  /** Terminates all workers; the first reason counts. */
  end(reason: EmissionsError): Promise<void> {
    if (this.#ending === undefined) {
      const done = Promise.all(this.#workers.map(terminate)).then(() => undefined)
      this.#ending = { reason, done }
      this.#listener?.ended(reason)
    }
    return this.#ending.done
  }
}
