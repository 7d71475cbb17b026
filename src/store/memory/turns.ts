/** The turn of one work. */
interface Turn {
  /** Begins the turn that waits for the end of this one; null: none does. */
  next: (() => void) | null
}

/** Work that shares something takes turns; work on different things does not wait for each other. */
export class Turns<Key> {
  readonly #last = new Map<Key, Turn>()

  /** Runs `work` when all earlier work of the key has ended, at once if none is under way. */
  async take<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key)
    const turn: Turn = { next: null }
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

function endOf(turn: Turn): Promise<void> {
  return new Promise((resolve) => {
    turn.next = resolve
  })
}
