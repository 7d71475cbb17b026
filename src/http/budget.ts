import { rejection } from './problem.ts'

/** The limits of concurrent work. */
export interface BudgetLimits {
  /** Per API key. */
  readonly perKey: number
  readonly inAll: number
}

/** Counts concurrent work, per API key and in total. */
export class Budget {
  readonly #limits: BudgetLimits
  readonly #what: string
  readonly #byKey = new Map<string, number>()
  #inAll = 0

  /** `what` names the counted work in errors: 'long answers'. */
  constructor(what: string, limits: BudgetLimits) {
    this.#what = what
    this.#limits = limits
  }

  /**
   * Takes an amount and returns its release. An amount above a limit is accepted if nothing else is in progress. Throws
   * `too_many_requests`, `service_overloaded`.
   */
  take(key: string, amount: number): () => void {
    const ofKey = this.#byKey.get(key) ?? 0
    if (ofKey > 0 && ofKey + amount > this.#limits.perKey)
      throw rejection(
        'too_many_requests',
        `too many ${this.#what} of this API key are in progress; try again when they are finished`,
      )
    if (this.#inAll > 0 && this.#inAll + amount > this.#limits.inAll)
      throw rejection('service_overloaded', `too many ${this.#what} are in progress; try again later`)
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
