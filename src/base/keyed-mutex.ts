import type { Awaitable } from './awaitable.ts'

/** A task in progress. */
interface Waiter {
  /** Starts the next waiting task; null: none is waiting. */
  next: (() => void) | null
}

/** Runs tasks of the same key one after the other; tasks of different keys run independently. */
export class KeyedMutex<Key> {
  readonly #last = new Map<Key, Waiter>()

  /** Runs `work` when all earlier work of the key has ended, immediately if there is none. */
  async take<T>(key: Key, work: () => Awaitable<T>): Promise<T> {
    return await this.takeAtOnce(key, work)
  }

  /** As `take`, without a promise if there is no earlier work and the work returns none. */
  takeAtOnce<T>(key: Key, work: () => Awaitable<T>): Awaitable<T> {
    const before = this.#last.get(key)
    const turn: Waiter = { next: null }
    this.#last.set(key, turn)
    return before === undefined ? this.#run(key, turn, work) : endOf(before).then(() => this.#run(key, turn, work))
  }

  #run<T>(key: Key, turn: Waiter, work: () => Awaitable<T>): Awaitable<T> {
    let result: Awaitable<T>
    try {
      result = work()
    } catch (error) {
      this.#end(key, turn)
      throw error
    }
    if (result instanceof Promise) return result.finally(() => this.#end(key, turn))
    this.#end(key, turn)
    return result
  }

  #end(key: Key, { next }: Waiter): void {
    if (next === null) this.#last.delete(key)
    else next()
  }
}

function endOf(turn: Waiter): Promise<void> {
  return new Promise((resolve) => {
    turn.next = resolve
  })
}
