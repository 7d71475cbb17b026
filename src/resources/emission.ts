import * as z from 'zod'
import type { OutputOf } from './fields/input-object.ts'
import { type ResourceSchema, resourceId, resourceNumber, stamps } from './fields/wire.ts'
import { embeddedUnitSchema } from './unit.ts'

/** Kilograms of each gas, null if not published separately, and of CO2e. */
const amounts = {
  co2: resourceNumber().nullable(),
  ch4: resourceNumber().nullable(),
  n2o: resourceNumber().nullable(),
  co2e: resourceNumber(),
}

const emissionShape = {
  id: z.string(),
  ...amounts,
  unitId: resourceId(),
  companyId: resourceId(),
  ...stamps(),
}

/** An emission in the contract's shape. */
export interface EmissionResource extends OutputOf<typeof emissionShape> {}

/** Schema of an emission: kilograms of each gas and of CO2e. */
export const emissionSchema: ResourceSchema<EmissionResource> = z.strictObject(emissionShape)

const emissionWithUnitShape = {
  id: z.string(),
  ...amounts,
  ...stamps(),
  unit: embeddedUnitSchema,
}

/** An emission with its unit spelled out, in the contract's shape. */
export interface EmissionWithUnitResource extends OutputOf<typeof emissionWithUnitShape> {}

/** Schema of an emission with its unit spelled out, as in a site's energy record within an emission kind. */
export const emissionWithUnitSchema: ResourceSchema<EmissionWithUnitResource> = z.strictObject(emissionWithUnitShape)
