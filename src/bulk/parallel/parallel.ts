import { fail } from '../../core/errors/index.ts'
import { requireOptions } from '../coefficients/coefficient-set.ts'
import { type BulkPool, poolOf } from './bulk-pool.ts'
import type { BulkWorker } from './bulk-worker.ts'
import { WorkerPool } from './worker-pool.ts'

/** Maximum workers of a pool. */
export const WORKERS_MAX = 256

/** Number of workers, and how to start one. */
export interface ParallelOptions {
  /** Number of workers, 1 to 256; more than the number of cores does not help. */
  readonly workers: number
  /** Starts a worker whose file calls `serveBulk`. */
  readonly spawn: () => BulkWorker
}

/** Throws `required`, `invalid_type`, `must_be_positive`, `quantity_too_large` for an invalid number of workers. */
function checkWorkers(workers: unknown): asserts workers is number {
  const about = { expected: `1 to ${WORKERS_MAX}`, received: workers }
  if (workers === undefined) fail('workers', 'required', { message: 'must be the number of workers', ...about })
  if (typeof workers !== 'number' || !Number.isInteger(workers)) {
    fail('workers', 'invalid_type', { message: 'must be a whole number', ...about })
  }
  if (workers < 1) fail('workers', 'must_be_positive', { message: 'must be at least 1', ...about })
  if (workers > WORKERS_MAX) {
    fail('workers', 'quantity_too_large', {
      message: `is above the maximum number of workers, ${WORKERS_MAX}`,
      ...about,
    })
  }
}

/**
 * Returns a pool of workers that calculate columns together: the same results as on one thread, bit for bit, for any
 * number of workers. For worker threads of Node.js see `parallel` of `tonne/bulk/node`. A worker that dies closes the
 * pool: pending and later calls reject with `worker_failed`. Throws `required`, `invalid_type`, `must_be_positive`,
 * `quantity_too_large`, and `worker_failed` if `spawn` throws.
 *
 * @example
 * ```ts
 * import { compile, parallel, serveBulk } from 'tonne/bulk'
 * import { findFactor } from 'tonne/factors'
 * // workers on this very thread; elsewhere `spawn` starts a worker whose file calls serveBulk(self)
 * function spawn() {
 *   const { port1, port2 } = new MessageChannel()
 *   serveBulk(port2)
 *   port1.start()
 *   return Object.assign(port1, { terminate: () => port1.close() })
 * }
 * const gas = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
 * const set = compile({ pairs: [{ unit: 'kWh', factor: gas }] })
 * const pool = parallel({ workers: 2, spawn })
 * const columns = pool.createColumns(set, { rows: 1000 })
 * columns.value.fill(10)
 * const { failed } = await pool.calculateColumns(set, columns)
 * failed // => 0
 * columns.co2e[999] // => 1.8296
 * await pool.close()
 * await pool.calculateColumns(set, columns) // throws worker_failed
 * ```
 */
export function parallel(options: ParallelOptions): BulkPool {
  requireOptions(options, { workers: true, spawn: true }, '{ workers, spawn }')
  const { workers, spawn } = options
  checkWorkers(workers)
  if (typeof spawn !== 'function') {
    fail('spawn', 'required', { message: 'must start a worker', expected: '() => worker', received: spawn })
  }
  return poolOf(new WorkerPool(workers, spawn))
}
