import type { MethodUse } from '../../../disclosure/index.ts'
import type { FactorChoice } from '../../../emissions/index.ts'
import type { ServicePolicy } from '../../core/context/policy.ts'
import { inOrder } from '../inventory/in-order.ts'
import type { WatchedRecord } from '../inventory/watched-record.ts'

/** Counts the records by the methods that computed them. */
export class MethodTally {
  readonly #uses = new Map<string, { id: string; version: number; records: number }>()

  /** Adds a record, or several that were summed. */
  add({ revision: { calculation, location }, record: { records } }: Pick<WatchedRecord, 'revision' | 'record'>): void {
    for (const { method } of location === null ? [calculation] : [calculation, location]) {
      const { id, version } = method
      const key = `${id}/${version}`
      const use = this.#uses.get(key) ?? { id, version, records: 0 }
      use.records += records
      this.#uses.set(key, use)
    }
  }

  /** In the order of their ids. */
  resource(): readonly MethodUse[] {
    return [...this.#uses].sort(([a], [b]) => inOrder([a], [b])).map(([, use]) => use)
  }
}

function factorName(choice: FactorChoice | null, none: string): string {
  if (choice === null) return none
  return 'factor' in choice ? choice.factor.key : choice.key
}

/** The policies of a service that move numbers, as sentences; what was computed before keeps those of its time. */
export function policyTexts(policy: ServicePolicy): readonly string[] {
  const { edition, lifecycleGrid, aviationRF, gwpSet, returnMovement, fuelBridges, allowCredits } = policy
  return [
    `edition of factors: ${edition}`,
    `lifecycle factors of grids: ${lifecycleGrid}`,
    `factor of a grid that is not found: ${factorName(policy.defaultGridFactor, 'none, an error')}`,
    `factor of clean electricity: ${factorName(policy.cleanEnergyFactor, 'zero')}`,
    `effects of flights beside CO2: ${aviationRF}`,
    `GWP set: ${gwpSet ?? 'of each factor as published'}`,
    `way back of freight: ${returnMovement}`,
    `densities and calorific values given by the service: ${Object.keys(fuelBridges).length} factors`,
    `negative quantities: ${allowCredits ? 'allowed' : 'refused'}`,
  ]
}
