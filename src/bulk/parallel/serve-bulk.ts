import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import type { BulkScope, BulkWorkerEvent } from './bulk-worker.ts'
import { type Answer, isBulkMessage, type PoolMessage } from './messages.ts'
import { type WorkerTask, workerTaskOf } from './worker-task.ts'

/** An answer, and the memory that it hands over. */
type AnswerAndTransfer = readonly [answer: Answer, transfer: readonly ArrayBuffer[]]

/**
 * Returns a worker with its cached sets and its current task: performs a message, and returns the answer if there is
 * one.
 */
function performer(): (message: PoolMessage) => AnswerAndTransfer | undefined {
  const sets = new Map<number, CoefficientSet>()
  let task: WorkerTask | undefined
  return (message) => {
    if (message.bulk === 'keep') sets.set(message.set, message.coefficients)
    else if (message.bulk === 'forget') sets.delete(message.set)
    else if (message.bulk === 'begin') {
      const set = sets.get(message.set)
      if (set === undefined) throw new RangeError(`no set ${message.set} was sent`)
      task = workerTaskOf(set, message)
    } else if (message.bulk === 'rows') {
      if (task === undefined) throw new RangeError('rows came before their task')
      const rows = task.work(message.rows)
      return [{ bulk: 'done', rows }, rows.block === null ? [] : [rows.block]]
    } else if (message.bulk === 'end') {
      const totals = task?.totals() ?? null
      task = undefined
      return [{ bulk: 'ended', totals }, totals?.blocks.map(({ words }) => words.buffer) ?? []]
    }
    return undefined
  }
}

/**
 * Makes a worker part of a pool: `serveBulk(self)` may be all that its file contains. It answers the messages of
 * `parallel` and ignores others.
 *
 * @example
 * ```ts
 * import { compile, parallel, serveBulk } from 'tonne/bulk'
 * import { findFactor } from 'tonne/factors'
 * // in a page: spawn: () => new Worker(new URL('./bulk-worker.js', import.meta.url), { type: 'module' })
 * function spawn() {
 *   const { port1, port2 } = new MessageChannel()
 *   serveBulk(port2)
 *   port1.start()
 *   return Object.assign(port1, { terminate: () => port1.close() })
 * }
 * const pool = parallel({ workers: 1, spawn })
 * const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const set = compile({ pairs: [{ unit: 'l', factor: diesel }] })
 * const columns = { value: Float64Array.of(1234.56), coefficient: Uint8Array.of(0) }
 * const { co2e } = await pool.calculateColumns(set, columns)
 * co2e[0] // => 3173.8315392
 * await pool.close()
 * ```
 */
export function serveBulk(scope: BulkScope): void {
  const perform = performer()
  const port: { postMessage(...message: AnswerAndTransfer): unknown } = scope
  scope.addEventListener('message', ({ data }: BulkWorkerEvent & { readonly data?: unknown }) => {
    if (!isBulkMessage(data)) return
    try {
      const answer = perform(data as PoolMessage)
      if (answer !== undefined) port.postMessage(...answer)
    } catch (error) {
      port.postMessage({ bulk: 'failed', reason: error instanceof Error ? error.message : String(error) }, [])
    }
  })
  scope.start?.()
}
