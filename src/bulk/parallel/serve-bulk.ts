import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import type { BulkScope, BulkWorkerEvent } from './bulk-worker.ts'
import type { Answer, Ask, AskedRows } from './messages.ts'
import { type WorkerTask, workerTaskOf } from './worker-task.ts'

/** A worker: its cached sets and its current task. */
class Server {
  readonly #scope: BulkScope
  readonly #sets = new Map<number, CoefficientSet>()
  #task: WorkerTask | undefined

  constructor(scope: BulkScope) {
    this.#scope = scope
  }

  #post(answer: Answer, transfer: ArrayBuffer[] = []): void {
    const scope = this.#scope as { postMessage(answer: Answer, transfer: ArrayBuffer[]): unknown }
    scope.postMessage(answer, transfer)
  }

  hear({ data }: { readonly data?: unknown }): void {
    if (typeof data !== 'object' || data === null || !('bulk' in data)) return
    try {
      this.#perform(data as Ask)
    } catch (error) {
      this.#post({ bulk: 'failed', reason: error instanceof Error ? error.message : String(error) })
    }
  }

  #perform(ask: Ask): void {
    if (ask.bulk === 'keep') this.#sets.set(ask.set, ask.coefficients)
    else if (ask.bulk === 'forget') this.#sets.delete(ask.set)
    else if (ask.bulk === 'begin') this.#begin(ask)
    else if (ask.bulk === 'rows') this.#work(ask.rows)
    else if (ask.bulk === 'end') this.#end()
  }

  #begin({ set: number, job }: Extract<Ask, { bulk: 'begin' }>): void {
    const set = this.#sets.get(number)
    if (set === undefined) throw new RangeError(`no set ${number} was sent`)
    this.#task = workerTaskOf(set, job)
  }

  #work(asked: AskedRows): void {
    if (this.#task === undefined) throw new RangeError('rows came before their duty')
    const rows = this.#task.work(asked)
    this.#post({ bulk: 'done', rows }, rows.block === null ? [] : [rows.block])
  }

  #end(): void {
    const totals = this.#task?.totals() ?? null
    this.#task = undefined
    this.#post(
      { bulk: 'ended', totals },
      totals?.cells.map(({ words }) => words.buffer),
    )
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
  const server = new Server(scope)
  scope.addEventListener('message', (event: BulkWorkerEvent & { readonly data?: unknown }) => server.hear(event))
  scope.start?.()
}
