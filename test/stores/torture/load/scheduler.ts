import type { Random } from '../../../oracle/random.ts'

/** Lets everything that can go on without a decision go on. */
function settled(): Promise<void> {
  return new Promise((go) => void setImmediate(go))
}

/**
 * Decides who goes on: every work waits at each of its points until it is chosen, one at a time. In memory a seed repeats
 * its order; work that waits for an engine comes back when the engine lets it.
 */
export class Scheduler {
  readonly #random: Random
  readonly #waiting: (() => void)[] = []
  #wake: (() => void) | null = null
  #order = 17
  #decisions = 0

  constructor(random: Random) {
    this.#random = random
  }

  /** What was decided, as a number: two orders hardly ever share it. */
  get order(): number {
    return this.#order
  }

  /** How often there was more than one to choose from. */
  get decisions(): number {
    return this.#decisions
  }

  /** Waits until it is the turn of the caller. */
  point(): Promise<void> {
    return new Promise((go) => {
      this.#waiting.push(go)
      this.#wake?.()
    })
  }

  /** Runs all work, at every point of it one that the seed chooses. */
  async run(works: readonly (() => Promise<unknown>)[]): Promise<void> {
    const held: { left: number; failure: { error: unknown } | null } = { left: works.length, failure: null }
    for (const work of works) {
      this.point()
        .then(work)
        .catch((error: unknown) => {
          held.failure ??= { error }
        })
        .finally(() => {
          held.left -= 1
          this.#wake?.()
        })
    }
    while (held.left > 0) {
      await settled()
      if (this.#waiting.length > 0) this.#next()
      else if (held.left > 0) await this.#somebody()
    }
    if (held.failure !== null) throw held.failure.error
  }

  #next(): void {
    const { length } = this.#waiting
    const chosen = this.#random.whole(0, length - 1)
    if (length > 1) this.#decisions += 1
    this.#order = (Math.imul(this.#order, 31) + length * 64 + chosen) | 0
    for (const go of this.#waiting.splice(chosen, 1)) go()
  }

  async #somebody(): Promise<void> {
    await new Promise<void>((wake) => {
      this.#wake = wake
    })
    this.#wake = null
  }
}
