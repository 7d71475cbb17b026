/** Timers that a runtime may have: all have `setTimeout`, Node and Bun `setImmediate`, which waits for no millisecond. */
interface Timers {
  readonly setImmediate?: (work: () => void) => unknown
  readonly setTimeout: (work: () => void, ms: number) => unknown
}

/** Lets everything else that is due in the process run first. */
export function yieldToOthers(): Promise<void> {
  const timers = globalThis as unknown as Timers
  return new Promise((resolve) => {
    if (timers.setImmediate === undefined) timers.setTimeout(resolve, 0)
    else timers.setImmediate(resolve)
  })
}

/** Rows that are read between two turns of the event loop: a fraction of a millisecond of work. */
export const ROWS_AT_ONCE = 25

/** Yields after every `ROWS_AT_ONCE` rows, so that the long work of one company holds up no other. */
export class EventLoopYield {
  #rows = 0

  /** Notes rows that were handled. */
  async after(rows: number): Promise<void> {
    if (this.isDue(rows)) await yieldToOthers()
  }

  /** The same for a loop that awaits nothing else: true when it is time for `yieldToOthers`. */
  isDue(rows: number): boolean {
    this.#rows += rows
    if (this.#rows < ROWS_AT_ONCE) return false
    this.#rows = 0
    return true
  }
}
