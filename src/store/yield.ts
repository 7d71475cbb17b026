/** All runtimes have `setTimeout`; Node and Bun have `setImmediate`, which does not wait a millisecond. */
interface Timers {
  readonly setImmediate?: (work: () => void) => unknown
  readonly setTimeout: (work: () => void, ms: number) => unknown
}

/** Lets all other pending work of the process run first. */
export function yieldToOthers(): Promise<void> {
  const timers = globalThis as unknown as Timers
  return new Promise((resolve) => {
    if (timers.setImmediate === undefined) timers.setTimeout(resolve, 0)
    else timers.setImmediate(resolve)
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

  /** The same for loops without awaits: true when `yieldToOthers` is due. */
  isDue(rows: number): boolean {
    this.#rows += rows
    if (this.#rows < ROWS_AT_ONCE) return false
    this.#rows = 0
    return true
  }
}
