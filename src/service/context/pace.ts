/** What every runtime has. */
interface Timers {
  readonly setTimeout: (work: () => void, ms: number) => unknown
}

/** Gives the rest of the process a turn: a store in memory waits for nothing that would. */
export function pause(): Promise<void> {
  const { setTimeout } = globalThis as unknown as Timers
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}

/** Steps of a long work that are taken without a pause. */
const STEPS = 2000

/** Pauses now and then, so that a long work of one company does not stop those of all others. */
export class Pace {
  #steps = 0

  /** Notes steps that were taken: rows that were read or written, parts that were counted. */
  async after(steps: number): Promise<void> {
    this.#steps += steps
    if (this.#steps < STEPS) return
    this.#steps = 0
    await pause()
  }
}
