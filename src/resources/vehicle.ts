import * as z from 'zod'
import { emissionFactorSchema } from './emission-factor.ts'
import { emissionKindSchema } from './emission-kind.ts'
import { type OutputOf, orNull } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { positiveQuantity } from './fields/quantity.ts'
import { factorId, label, name, numericId, textId, webUrl } from './fields/text.ts'
import { type ResourceSchema, resourceId, resourceNumber, stamps } from './fields/wire.ts'
import type { InputPolicy } from './policy.ts'
import { embeddedUnitSchema } from './unit.ts'

/** The `tableName` of every vehicle. */
export const VEHICLE_TABLE_NAME = 'vehicle'

const vehicleShape = {
  tableName: z.literal(VEHICLE_TABLE_NAME),
  id: z.string(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  activityType: z.string(),
  fuelSource: z.string(),
  fuelConsumption: resourceNumber().nullable(),
  fuelConsumptionUnitId: resourceId().nullable(),
  emissionKindId: z.string(),
  emissionFactorId: z.string(),
  activityUnitId: resourceId(),
  companyId: resourceId(),
  totalEmission: resourceNumber(),
  ...stamps(),
  emissionKind: emissionKindSchema,
  emissionFactor: emissionFactorSchema,
  activityUnit: embeddedUnitSchema,
  fuelConsumptionUnit: embeddedUnitSchema.nullable(),
}

/** A vehicle in the contract's shape. */
export interface VehicleResource extends OutputOf<typeof vehicleShape> {}

/** Schema of a vehicle of the company, with the specification behind its emissions. */
export const vehicleSchema: ResourceSchema<VehicleResource> = z.strictObject(vehicleShape)

/**
 * Schemas of the inputs that create and change a vehicle. `consumptionPer: 100` means consumption per 100 activity units.
 * Earlier records keep the specification that they were made with.
 */
export function vehicleInputs(policy: InputPolicy) {
  const shape = {
    name: name(),
    imageUrl: orNull(webUrl()),
    activityType: label().default('FUEL'),
    fuelSource: label(),
    fuelConsumption: orNull(positiveQuantity()),
    fuelConsumptionUnitId: orNull(numericId()),
    consumptionPer: positiveQuantity().default(1),
    emissionKindId: textId().optional(),
    emissionFactorId: factorId(),
    activityUnitId: numericId(),
  }
  return inputPair(policy, { shape, update: partialShape(shape), resource: vehicleSchema })
}
