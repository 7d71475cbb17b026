import * as z from 'zod'
import { parseNumber } from '../core/exact/index.ts'
import type { Unit } from '../core/units/index.ts'
import { BUILT_IN_AT, wireNumber } from './canonical.ts'
import { inputObject, type OutputOf } from './fields/input-object.ts'
import { numericId } from './fields/text.ts'
import { type ResourceSchema, resourceId, resourceNumber, stamps } from './fields/wire.ts'
import type { InputPolicy } from './policy.ts'

const unitShape = {
  id: resourceId(),
  name: z.string(),
  short_name: z.string(),
  /** Rounded to the nearest double if it has no finite decimal (MJ, GJ and Btu in kWh); calculations are exact. */
  multiplier: resourceNumber(),
  parent_id: resourceId().nullable(),
  typeUnit: z.string(),
  ...stamps(),
}

const relation = () => z.array(z.unknown()).optional()

/** A unit of measure in the contract's shape. */
export interface UnitResource extends OutputOf<typeof unitShape> {}

/** Schema of a unit of measure in lists. */
export const unitSchema: ResourceSchema<UnitResource> = z.strictObject(unitShape)

const embeddedUnitShape = {
  ...unitShape,
  emissionFactorsDenominators: relation(),
  emissionFactorsNumerators: relation(),
  sitesElectricitys: relation(),
  sitesFuels: relation(),
  emissions: relation(),
  vehiclesActivityUnits: relation(),
  vehiclesFuelConsumptionUnit: relation(),
}

/** A unit of measure within another record, in the contract's shape. */
export interface EmbeddedUnitResource extends OutputOf<typeof embeddedUnitShape> {}

/** Schema of a unit of measure within another record; the lists of records that use it are optional. */
export const embeddedUnitSchema: ResourceSchema<EmbeddedUnitResource> = z.strictObject(embeddedUnitShape)

/** Schema of a unit in a payload; only its id is used, its multiplier never is. */
export function unitInput(policy: InputPolicy) {
  return inputObject(policy, { shape: { id: numericId().optional() }, resource: embeddedUnitSchema })
}

/** Converts a unit of the `tonne` tables to the contract's shape; built-in units share one fixed timestamp. */
export function unitResource(unit: Unit, timestamp: string = BUILT_IN_AT): UnitResource {
  const { id, name, short_name, parent_id, typeUnit } = unit
  const multiplier = wireNumber(parseNumber(unit.multiplier))
  return Object.freeze({
    id,
    name,
    short_name,
    multiplier,
    parent_id,
    typeUnit,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
}

/** The highest id in the contract's list of units. */
export const LISTED_ID_MAX = 10
