/**
 * tonne/bulk/node: the pool of `tonne/bulk` on worker threads of Node, which Deno and Bun have too.
 *
 * @module
 */
import { availableParallelism } from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'
import { fail } from '../errors/index.ts'
import type { BulkPool } from './parallel/bulk-pool.ts'
import type { BulkScope, BulkWorker, BulkWorkerEvent } from './parallel/bulk-worker.ts'
import { parallel as parallelOf, WORKERS_MAX } from './parallel/parallel.ts'
import { serveBulk as serve } from './parallel/serve-bulk.ts'

export type { BulkPool } from './parallel/bulk-pool.ts'

/** What a thread may use of V8, as Node names it. */
export interface ThreadLimits {
  readonly maxOldGenerationSizeMb?: number
  readonly maxYoungGenerationSizeMb?: number
  readonly codeRangeSizeMb?: number
  readonly stackSizeMb?: number
}

/** A URL, in the shape that every platform's has. */
export interface FileUrl {
  readonly href: string
}

/** Who works in a pool of worker threads. */
export interface ThreadOptions {
  /** How many threads, 1 to 256; not given: as many as the process may run at once. */
  readonly workers?: number
  /**
   * The file that the threads run, where a bundler has put ours into a file of the application; a file whose whole text is
   * `import { serveBulk } from 'tonne/bulk/node'` and `serveBulk()`.
   */
  readonly file?: string | FileUrl
  /** What a thread may use of V8; beyond, it ends. Columns lie outside of it. */
  readonly resourceLimits?: ThreadLimits
}

/**
 * The file of a thread of ours, which lies as this one does: in dist a chunk that several entries share may hold this code,
 * and lies as deep.
 */
function ownFile(): URL {
  const here = import.meta.url
  return new URL(`../bulk/node-worker${here.slice(here.lastIndexOf('.'))}`, here)
}

/** A thread in the shape of a web worker. */
function bulkWorkerOf(thread: Worker): BulkWorker {
  const on = (type: string, listener: (event: BulkWorkerEvent) => void) => {
    if (type === 'message') thread.on(type, (data) => listener({ type, data } as BulkWorkerEvent))
    else if (type === 'close')
      thread.on('exit', (code) => listener({ type, message: `exit code ${code}` } as BulkWorkerEvent))
    else thread.on(type, (error) => listener({ type, error } as BulkWorkerEvent))
  }
  return {
    postMessage: (message, transfer) => thread.postMessage(message, transfer),
    addEventListener: on,
    terminate: () => thread.terminate(),
    ref: () => thread.ref(),
    unref: () => thread.unref(),
  }
}

/**
 * A pool of worker threads: the same results as on one thread, bit for bit. An idle pool does not keep the process alive.
 * A thread that dies (an exit, an exception, no more memory) closes the pool: what is under way and whatever is asked later
 * rejects with `worker_failed`. Throws `invalid_type`, `must_be_positive`, `quantity_too_large`.
 *
 * @example
 * ```ts
 * import { compile } from 'tonne/bulk'
 * import { parallel } from 'tonne/bulk/node'
 * import { findFactor } from 'tonne/factors'
 * const gas = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
 * const set = compile({ pairs: [{ unit: 'kWh', factor: gas }] })
 * const pool = parallel({ workers: 2 })
 * const columns = pool.createColumns(set, { rows: 100_000 })
 * columns.value.fill(10)
 * const { failed } = await pool.calculateColumns(set, columns)
 * failed // => 0
 * columns.co2e[99_999] // => 1.8296
 * await pool.close()
 * ```
 */
export function parallel(options: ThreadOptions = {}): BulkPool {
  if (typeof options !== 'object' || options === null) {
    fail('', 'required', { message: 'options must be an object', expected: '{ workers? }', received: options })
  }
  const { workers = Math.min(availableParallelism(), WORKERS_MAX), file = ownFile(), resourceLimits } = options
  const threadOptions = resourceLimits === undefined ? {} : { resourceLimits }
  return parallelOf({ workers, spawn: () => bulkWorkerOf(new Worker(file as string | URL, threadOptions)) })
}

/**
 * Makes this thread one of a pool; for a file of threads that a bundler makes. Throws `invalid_choice` on the main thread.
 *
 * @example
 * ```ts
 * import { serveBulk } from 'tonne/bulk/node'
 * serveBulk() // throws invalid_choice
 * ```
 */
export function serveBulk(): void {
  if (parentPort === null) {
    fail('', 'invalid_choice', 'runs in a worker thread that `parallel` starts, not on the main thread')
  }
  serve(parentPort as unknown as BulkScope)
}
