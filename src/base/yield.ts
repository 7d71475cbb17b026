import { HOST_TIMING } from './timing.ts'

/** Node and Bun have it, and it does not wait a millisecond. Taken here, because tests replace it with one that waits for them. */
const { setImmediate } = globalThis as { readonly setImmediate?: (work: () => void) => unknown }

/** Lets all other pending work of the process run first. */
export function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => {
    if (setImmediate === undefined) HOST_TIMING.after(0, resolve)
    else setImmediate(resolve)
  })
}

/** The next turn, for which someone waits; null: nobody does. */
let awaitedTurn: Promise<void> | null = null

/**
 * Waits for the next turn of the event loop, together with all others that ask in this one. Work that arrived at once is
 * then done one after the other, while its code and data are in the caches of the processor. Undefined on a host that
 * could only wait for a timer.
 */
export function nextTurn(): Promise<void> | undefined {
  if (setImmediate === undefined) return undefined
  awaitedTurn ??= yieldToOthers().then(() => {
    awaitedTurn = null
  })
  return awaitedTurn
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
