import { placeInSorted } from '../../errors/index.ts'
import type { Dates } from './logged-dates.ts'

interface Lock extends Dates {
  readonly id: string
}

/** The periods locked at one point of the log; they never overlap. */
export class LocksOfLog {
  readonly #locks: Lock[] = []
  readonly #byId = new Map<string, Dates>()

  /** Locks a period; false if it overlaps a lock or its id is in use. */
  lock(id: string, { from, to }: Dates): boolean {
    const index = this.#firstBehind(from)
    const next = this.#locks[index]
    if (this.#byId.has(id) || !(from < to) || (next !== undefined && next.from < to)) return false
    this.#locks.splice(index, 0, { id, from, to })
    this.#byId.set(id, { from, to })
    return true
  }

  /** Removes a lock; false if no lock has this id and period. */
  unlock(id: string, { from, to }: Dates): boolean {
    const dates = this.#byId.get(id)
    if (dates === undefined || dates.from !== from || dates.to !== to) return false
    this.#byId.delete(id)
    this.#locks.splice(this.#firstBehind(dates.from), 1)
    return true
  }

  /** The lock that contains a timestamp or overlaps a period. */
  find({ from, to }: Dates): Lock | undefined {
    const lock = this.#locks[this.#firstBehind(from)]
    if (lock === undefined) return undefined
    const reachesIn = from === to ? from >= lock.from : to > lock.from
    return reachesIn && from < lock.to ? lock : undefined
  }

  /** The index of the first lock that ends after a timestamp. */
  #firstBehind(moment: string): number {
    return placeInSorted(this.#locks, ({ to }) => to <= moment)
  }
}
