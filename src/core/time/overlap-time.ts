import { DAY_MS } from './calendar-date.ts'

/** The time shared by at least two periods, which are added in the order of their starts. */
export class OverlapTime {
  #latestEnd = Number.NEGATIVE_INFINITY
  #countedUpTo = Number.NEGATIVE_INFINITY
  #ms = 0

  /** Adds a period from one instant, inclusive, to another, exclusive, in milliseconds. */
  add(from: number, to: number): void {
    const sharedFrom = Math.max(from, this.#countedUpTo)
    const sharedTo = Math.min(to, this.#latestEnd)
    if (sharedTo > sharedFrom) {
      this.#ms += sharedTo - sharedFrom
      this.#countedUpTo = sharedTo
    }
    this.#latestEnd = Math.max(this.#latestEnd, to)
  }

  /** Days of 24 hours; part of a day is a fraction. */
  get days(): number {
    return this.#ms / DAY_MS
  }
}
