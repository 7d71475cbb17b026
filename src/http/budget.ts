import { refusal } from './problem.ts'

/** The limit of work in flight. */
export interface BudgetLimits {
  /** In the name of one API key. */
  readonly perKey: number
  readonly inAll: number
}

/** Counts what is under way, by API key and in all. */
export class Budget {
  readonly #limits: BudgetLimits
  readonly #what: string
  readonly #byKey = new Map<string, number>()
  #inAll = 0

  /** `what` is of which there is too much: 'long answers'. */
  constructor(what: string, limits: BudgetLimits) {
    this.#what = what
    this.#limits = limits
  }

  /**
   * Takes an amount, and gives back what returns it. What is larger than a limit is let through where nothing else is
   * under way. Throws `too_many_requests`, `service_overloaded`.
   */
  take(key: string, amount: number): () => void {
    const ofKey = this.#byKey.get(key) ?? 0
    if (ofKey > 0 && ofKey + amount > this.#limits.perKey)
      throw refusal(
        'too_many_requests',
        `too many ${this.#what} of this API key are under way; ask again when they are through`,
      )
    if (this.#inAll > 0 && this.#inAll + amount > this.#limits.inAll)
      throw refusal('service_overloaded', `too many ${this.#what} are under way; ask again later`)
    this.#byKey.set(key, ofKey + amount)
    this.#inAll += amount
    let isTaken = true
    return () => {
      if (isTaken) this.#giveBack(key, amount)
      isTaken = false
    }
  }

  #giveBack(key: string, amount: number): void {
    const left = (this.#byKey.get(key) ?? 0) - amount
    if (left > 0) this.#byKey.set(key, left)
    else this.#byKey.delete(key)
    this.#inAll -= amount
  }
}
