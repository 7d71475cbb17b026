/** Work that shares something takes turns; work on different things does not wait for each other. */
export class Turns<Key> {
  readonly #last = new Map<Key, Promise<void>>()

  /** Runs `work` when all earlier work of the key has ended, at once if none is under way. */
  async take<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key)
    let end: () => void = () => undefined
    const turn = new Promise<void>((resolve) => {
      end = resolve
    })
    this.#last.set(key, turn)
    if (before !== undefined) await before
    try {
      return await work()
    } finally {
      if (this.#last.get(key) === turn) this.#last.delete(key)
      end()
    }
  }
}
