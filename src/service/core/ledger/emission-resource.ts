import type { EmissionResource } from '../../../resources/index.ts'
import { units } from '../../../units/index.ts'
import type { Computed } from './computed.ts'

/** Identity, owner and times of an emission. */
export interface EmissionStamp {
  readonly id: string
  readonly companyId: number
  readonly createdAt: string
  readonly updatedAt: string
}

/** The emission in the contract's shape: kilograms, nearest doubles. */
export function emissionResource(
  { calculation }: Computed,
  { id, companyId, createdAt, updatedAt }: EmissionStamp,
): EmissionResource {
  const { co2, ch4, n2o, co2e } = calculation.emission
  return { id, co2, ch4, n2o, co2e: co2e as number, unitId: units.kilogram.id, companyId, createdAt, updatedAt }
}
