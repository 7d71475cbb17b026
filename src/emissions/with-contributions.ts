import type { Notice } from '../errors/index.ts'
import type { Calculation, Contribution } from './calculation.ts'
import { calculationOf } from './exact-emission.ts'
import { radiativeForcingNotices } from './radiative-forcing-notices.ts'

/** True for notices that state a value, which is valid only for their original contributions. */
function statesValue({ code }: Notice): boolean {
  return code === 'radiative_forcing_excluded' || code === 'radiative_forcing_included'
}

/** Maps the contributions of a calculation, recomputing the notices that state a value. */
export function withContributions(
  { method, notices, contributions }: Calculation,
  change: (contribution: Contribution) => Contribution,
): Calculation {
  const changed = contributions.map(change)
  const stale = notices.find(statesValue)
  const fresh = stale === undefined ? [] : radiativeForcingNotices(changed, stale.path)
  const remaining = notices.filter((one) => !statesValue(one))
  return calculationOf({ method, contributions: changed, notices: [...remaining, ...fresh] })
}
