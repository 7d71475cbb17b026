import type { KernelName } from '../kernel/workspace.ts'
import type { DoneRows } from './messages.ts'

/** The combined outcomes of all workers for a table. */
export class Tally {
  readonly #failures: DoneRows[] = []
  exactRows = 0
  /** The kernel of the workers; undefined until some rows are done. */
  kernel: KernelName | undefined

  add(done: DoneRows): void {
    this.exactRows += done.exactRows
    this.kernel = done.kernel
    if (done.failedRows.length > 0) this.#failures.push(done)
  }

  /** Numbers of the failed rows, in order, whichever worker answered first. */
  failedRows(): Uint32Array {
    const parts = this.#failures.sort((a, b) => a.from - b.from).map(({ failedRows }) => failedRows)
    const rows = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const part of parts) {
      rows.set(part, at)
      at += part.length
    }
    return rows
  }
}
