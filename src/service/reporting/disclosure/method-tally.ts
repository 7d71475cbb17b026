import type { MethodUse } from '../../../disclosure/index.ts'
import type { FactorChoice } from '../../../emissions/index.ts'
import type { ServicePolicy } from '../../core/context/policy.ts'
import { inOrder } from '../inventory/in-order.ts'
import type { WatchedRecord } from '../inventory/watched-record.ts'

/** Counts records by the methods that calculated them. */
export class MethodTally {
  readonly #uses = new Map<string, { id: string; version: number; records: number }>()

  /** Adds a record, or a sum of several. */
  add({ revision: { calculation, location }, record: { records } }: Pick<WatchedRecord, 'revision' | 'record'>): void {
    for (const { method } of location === null ? [calculation] : [calculation, location]) {
      const { id, version } = method
      const key = `${id}/${version}`
      const use = this.#uses.get(key) ?? { id, version, records: 0 }
      use.records += records
      this.#uses.set(key, use)
    }
  }

  /** The uses in the order of method ids. */
  resource(): readonly MethodUse[] {
    return [...this.#uses].sort(([a], [b]) => inOrder([a], [b])).map(([, use]) => use)
  }
}

function factorName(choice: FactorChoice | null, none: string): string {
  if (choice === null) return none
  return 'factor' in choice ? choice.factor.key : choice.key
}

/** Describes the policies of a service that affect numbers. Existing results follow the policies of their time. */
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
