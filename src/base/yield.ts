import { HOST_TIMING } from './timing.ts'

/** Lets all other pending work of the process run first. */
export function yieldToOthers(): Promise<void> {
  // Node and Bun have it, and it does not wait a millisecond
  const { setImmediate } = globalThis as { readonly setImmediate?: (work: () => void) => unknown }
  return new Promise((resolve) => {
    if (setImmediate === undefined) HOST_TIMING.after(0, resolve)
    else setImmediate(resolve)
  })
}

/** Rows processed per turn of the event loop: a fraction of a millisecond of work. */
const ROWS_AT_ONCE = 25

/** Rows that one statement of a long read reads. */
export const ROWS_OF_STATEMENT = 50

/** Yields after every `ROWS_AT_ONCE` rows, so that long work of one company does not block others. */
export class EventLoopYield {
  #rows = 0

  /** Counts processed rows, and yields when due. */
  async after(rows: number): Promise<void> {
    if (this.isDue(rows)) await yieldToOthers()
  }

  /** The same for loops without awaits: true if the loop should call `yieldToOthers` now. */
  isDue(rows: number): boolean {
    this.#rows += rows
    if (this.#rows < ROWS_AT_ONCE) return false
    this.#rows = 0
    return true
  }
}
