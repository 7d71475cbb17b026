import * as z from 'zod'
import type { RecordTimes } from './fields/wire.ts'
import { type ResourceSchema, resourceId, resourceNumber, stamps } from './fields/wire.ts'
import { type EmbeddedUnitResource, embeddedUnitSchema } from './unit.ts'

/** Kilograms of each gas, null if not published separately, and of CO2e. */
const amounts = {
  co2: resourceNumber().nullable(),
  ch4: resourceNumber().nullable(),
  n2o: resourceNumber().nullable(),
  co2e: resourceNumber(),
}

/** Schema of an emission: kilograms of each gas and of CO2e. */
export const emissionSchema: ResourceSchema<EmissionResource> = z.strictObject({
  id: z.string(),
  ...amounts,
  unitId: resourceId(),
  companyId: resourceId(),
  ...stamps(),
})

/** Schema of an emission with its unit spelled out, as in a site's energy record within an emission kind. */
export const emissionWithUnitSchema: ResourceSchema<EmissionWithUnitResource> = z.strictObject({
  id: z.string(),
  ...amounts,
  ...stamps(),
  unit: embeddedUnitSchema,
})

/** An emission with its unit spelled out, in the contract's shape. */
export interface EmissionWithUnitResource extends Omit<EmissionResource, 'unitId' | 'companyId'> {
  unit: EmbeddedUnitResource
}

/** An emission in the contract's shape. */
export interface EmissionResource extends RecordTimes {
  id: string
  co2: number | null
  ch4: number | null
  n2o: number | null
  co2e: number
  unitId: number
  companyId: number
}
