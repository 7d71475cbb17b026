import { type Notice, notice } from '../errors/index.ts'
import { adjustedFactor } from './factor/adjusted-factor.ts'
import type { EmissionFactor } from './factor/emission-factor.ts'

/** The mark of a factor whose publisher names no GWP set. */
const NOT_STATED = 'not stated'

/** The GWP sets behind the co2e of factors, each once; a co2e of zero is the same under every set. */
export function gwpSetsOf(factors: Iterable<EmissionFactor>): string[] {
  const counted = [...factors].filter((factor) => adjustedFactor(factor).co2e?.n !== 0n)
  return [...new Set(counted.map(({ gwp }) => gwp ?? NOT_STATED))].sort()
}

/** A notice if a total has more than one GWP set. */
export function mixedSetNotices(sets: readonly string[], path = ''): readonly Notice[] {
  if (sets.length < 2) return []
  const names = sets.map((set) => (set === NOT_STATED ? 'factors that state none' : set))
  const message = `totals mix GWP sets: ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  return [notice('mixed_gwp_sets', path, message)]
}
