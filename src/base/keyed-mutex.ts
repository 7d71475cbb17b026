/** A task in progress. */
interface Waiter {
  /** Starts the next waiting task; null: none is waiting. */
  next: (() => void) | null
}

/** Runs tasks of the same key one after the other; tasks of different keys run independently. */
export class KeyedMutex<Key> {
  readonly #last = new Map<Key, Waiter>()

  /** Runs `work` when all earlier work of the key has ended, immediately if there is none. */
  async take<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key)
    const turn: Waiter = { next: null }
    this.#last.set(key, turn)
    if (before !== undefined) await endOf(before)
    try {
      return await work()
    } finally {
      if (turn.next === null) this.#last.delete(key)
      else turn.next()
    }
  }
}

function endOf(turn: Waiter): Promise<void> {
  return new Promise((resolve) => {
    turn.next = resolve
  })
}
