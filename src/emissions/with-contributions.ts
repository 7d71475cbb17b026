import type { Notice } from '../errors/index.ts'
import type { Calculation, Contribution } from './calculation.ts'
import { calculationOf } from './exact-emission.ts'
import { radiativeForcingNotices } from './radiative-forcing-notices.ts'

/** True for the notices that state a value, which holds for the contributions they were made of only. */
function statesValue({ code }: Notice): boolean {
  return code === 'radiative_forcing_excluded' || code === 'radiative_forcing_included'
}

/** The calculation with its contributions changed one by one; what its notices say of their value is said anew. */
export function withContributions(
  { method, notices, contributions }: Calculation,
  change: (contribution: Contribution) => Contribution,
): Calculation {
  const changed = contributions.map(change)
  const stale = notices.find(statesValue)
  const fresh = stale === undefined ? [] : radiativeForcingNotices(changed, stale.path)
  const kept = notices.filter((one) => !statesValue(one))
  return calculationOf({ method, contributions: changed, notices: [...kept, ...fresh] })
}
