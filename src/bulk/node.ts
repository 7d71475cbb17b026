/**
 * tonne/bulk/node: the pool of `tonne/bulk` on worker threads of Node.js, also in Deno and Bun.
 *
 * @module
 */
import { availableParallelism } from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'
import { fail } from '../core/errors/index.ts'
import { requireOptions } from './coefficients/coefficient-set.ts'
import type { BulkPool } from './parallel/bulk-pool.ts'
import type { BulkWorker, BulkWorkerEvent } from './parallel/bulk-worker.ts'
import { parallel as parallelOf, WORKERS_MAX } from './parallel/parallel.ts'
import { serveBulk as serve } from './parallel/serve-bulk.ts'

export type { BulkPool } from './parallel/bulk-pool.ts'

/** V8 resource limits of a thread, as Node.js names them. */
export interface ThreadLimits {
  readonly maxOldGenerationSizeMb?: number | undefined
  readonly maxYoungGenerationSizeMb?: number | undefined
  readonly codeRangeSizeMb?: number | undefined
  readonly stackSizeMb?: number | undefined
}

/** The part of a URL object that is the same on every platform. */
export interface FileUrl {
  readonly href: string
}

/** Size and resources of a pool of worker threads. */
export interface ThreadOptions {
  /** Number of threads, 1 to 256; defaults to the available parallelism of the process. */
  readonly workers?: number | undefined
  /**
   * The file that the threads run, if a bundler has merged ours into an application bundle; its whole text is
   * `import { serveBulk } from 'tonne/bulk/node'` and `serveBulk()`.
   */
  readonly file?: string | FileUrl | undefined
  /** V8 limits of a thread, which ends when it exceeds them. Columns lie outside the V8 heap. */
  readonly resourceLimits?: ThreadLimits | undefined
}

/**
 * Our worker file, relative to this one: in dist this code may lie in a chunk shared by several entries, at the same
 * depth.
 */
function ownFile(): URL {
  const here = import.meta.url
  return new URL(`../bulk/node-worker${here.slice(here.lastIndexOf('.'))}`, here)
}

/** An event of a thread, by its type. */
type ThreadEvent = BulkWorkerEvent & { readonly data?: unknown; readonly message?: string; readonly error?: unknown }

/** Adapts a thread to the interface of a web worker. */
function bulkWorkerOf(thread: Worker): BulkWorker {
  const on = (type: string, listener: (event: ThreadEvent) => void) => {
    if (type === 'message') thread.on(type, (data) => listener({ type, data }))
    else if (type === 'close') thread.on('exit', (code) => listener({ type, message: `exit code ${code}` }))
    else thread.on(type, (error) => listener({ type, error }))
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
 * Returns a pool of worker threads: the same results as on one thread, bit for bit. An idle pool does not keep the
 * process alive. A thread that dies (an exit, an exception, no more memory) closes the pool: pending and later calls
 * reject with `worker_failed`. Throws `invalid_type`, `must_be_positive`, `quantity_too_large`.
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
  requireOptions(options, { workers: true, file: true, resourceLimits: true }, '{ workers? }')
  const { workers = Math.min(availableParallelism(), WORKERS_MAX), file = ownFile(), resourceLimits } = options
  const threadOptions = resourceLimits === undefined ? {} : { resourceLimits }
  return parallelOf({ workers, spawn: () => bulkWorkerOf(new Worker(file as string | URL, threadOptions)) })
}

/**
 * Makes this thread a worker of a pool; for bundled worker files. Throws `invalid_choice` on the main thread.
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
  serve(parentPort)
}
