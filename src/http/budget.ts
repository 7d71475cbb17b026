import { rejection } from './problem.ts'

/** Counts concurrent work, per API key and in total. */
export interface Budget {
  /**
   * Takes an amount and returns its release. An amount above a limit is accepted if nothing else is in progress. Throws
   * `too_many_requests`, `service_overloaded`.
   */
  take(key: string, amount: number): () => void
}

/** Makes a budget with limits per API key and in total. `work` names the counted work in errors: 'long responses'. */
export function budgetOf(work: string, limits: { readonly perKey: number; readonly inAll: number }): Budget {
  const byKey = new Map<string, number>()
  let inAll = 0
  const add = (key: string, amount: number) => {
    const sum = (byKey.get(key) ?? 0) + amount
    if (sum > 0) byKey.set(key, sum)
    else byKey.delete(key)
    inAll += amount
  }
  return {
    take: (key, amount) => {
      const ofKey = byKey.get(key) ?? 0
      if (ofKey > 0 && ofKey + amount > limits.perKey) {
        const message = `too many ${work} of this API key are in progress; try again when they are finished`
        throw rejection('too_many_requests', message)
      }
      if (inAll > 0 && inAll + amount > limits.inAll)
        throw rejection('service_overloaded', `too many ${work} are in progress; try again later`)
      add(key, amount)
      let isTaken = true
      return () => {
        if (isTaken) add(key, -amount)
        isTaken = false
      }
    },
  }
}
