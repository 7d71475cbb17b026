import type { FactorChoice } from '../../../emissions/index.ts'
import type { Context } from '../../core/context/context.ts'
import type { EditionPair, EditionSwitch, FactorHolder } from '../../core/context/records.ts'
import { counterpartOf } from '../../core/references/edition-counterpart.ts'

/** The most holders listed; all are counted. */
const HOLDERS_MAX = 100

/** Adds holders of factors of a source edition to the switch. */
export function withHolders(before: EditionSwitch, holders: readonly FactorHolder[]): EditionSwitch {
  if (holders.length === 0) return before
  return {
    ...before,
    holders: before.holders + holders.length,
    switchedHolders: before.switchedHolders + holders.filter(({ isSwitched }) => isSwitched).length,
    firstHolders: [...before.firstHolders, ...holders].slice(0, HOLDERS_MAX),
  }
}

function idOf(choice: FactorChoice | null): string | null {
  if (choice === null) return null
  return 'factor' in choice ? choice.factor.id : choice.id
}

/** Finds the policy fields that name a factor of a source edition. Only the host can change them. */
export function policyHolders(
  { policy, catalogue }: Context,
  editions: readonly EditionPair[],
): readonly FactorHolder[] {
  const { defaultGridFactor, cleanEnergyFactor, fuelBridges } = policy
  const named = [
    ['policy.defaultGridFactor', idOf(defaultGridFactor)],
    ['policy.cleanEnergyFactor', idOf(cleanEnergyFactor)],
    ...Object.keys(fuelBridges).map((id) => ['policy.fuelBridges', id] as const),
  ] as const
  return named.flatMap(([id, factorId]) => {
    const counterpart = factorId === null ? null : counterpartOf(catalogue, editions, factorId)
    if (counterpart === null) return []
    return [{ of: 'policy', id, factor: counterpart.factor.key, isSwitched: false, violations: [] } as const]
  })
}
