import { fail } from '../../../core/errors/index.ts'
import { divide, printExact, rationalOf } from '../../../core/exact/index.ts'
import { chooseConversion, type UnitTable } from '../../../core/units/index.ts'
import type { ServiceRecords, VehicleSpecification } from '../../../ledger/context/records.ts'
import { digitsOf, wireFigure } from '../../../ledger/context/stored-record.ts'
import type { DefinedFields, Input } from '../../../resources/index.ts'

type VehicleRecord = ServiceRecords['vehicles']

const FIELDS = [
  'emissionFactorId',
  'activityUnitId',
  'fuelConsumption',
  'fuelConsumptionUnitId',
  'consumptionPer',
] as const satisfies readonly (keyof VehicleSpecification)[]

/** The present specification of a vehicle, with all digits. */
export function specificationOf({ given, ...resource }: VehicleRecord): VehicleSpecification {
  const { emissionFactorId, activityUnitId, fuelConsumptionUnitId } = resource
  const fuelConsumption = given?.fuelConsumption ?? resource.fuelConsumption
  const consumptionPer = given?.consumptionPer ?? 1
  return { emissionFactorId, activityUnitId, fuelConsumption, fuelConsumptionUnitId, consumptionPer }
}

/** Applies a change to a specification. */
export function changeSpecification(
  existing: VehicleSpecification,
  payload: DefinedFields<Input<'updateVehicle'>>,
): VehicleSpecification {
  const changed = FIELDS.filter((field) => payload[field] !== undefined).map((field) => [field, payload[field]])
  return { ...existing, ...Object.fromEntries(changed) }
}

/** True if both give the same emission for every activity. */
export function isSameSpecification(a: VehicleSpecification, b: VehicleSpecification): boolean {
  return FIELDS.every((field) => a[field] === b[field])
}

const UNIT_PATH = 'vehicle.activityUnitId'

/**
 * Converts a specification to another activity unit of the same dimension: 15 l per 100 miles are 15 l per 160.9344 km.
 * Throws `unit_dimension_mismatch`.
 */
export function convertSpecification(
  specification: VehicleSpecification,
  activityUnitId: number,
  table: UnitTable,
): VehicleSpecification {
  if (activityUnitId === specification.activityUnitId) return specification
  const [existing, wanted] = [
    table.find(specification.activityUnitId, UNIT_PATH),
    table.find(activityUnitId, UNIT_PATH),
  ]
  if (existing.typeUnit !== wanted.typeUnit) {
    const message = `is ${existing.short_name} (${existing.typeUnit}) and the amount was recorded in ${wanted.short_name} (${wanted.typeUnit}); delete the record and create it again in ${existing.short_name}, or give the vehicle a unit of ${wanted.typeUnit}`
    const about = { message, expected: wanted.typeUnit, received: existing.typeUnit }
    return fail(UNIT_PATH, 'unit_dimension_mismatch', about)
  }
  const { factor } = chooseConversion(wanted, existing, { table, path: UNIT_PATH })
  const consumptionPer = printExact(divide(rationalOf(specification.consumptionPer), factor))
  return { ...specification, activityUnitId, consumptionPer }
}

/** Returns the fields that store a specification. */
export function fieldsOfSpecification(
  specification: VehicleSpecification,
): Pick<VehicleRecord, Exclude<(typeof FIELDS)[number], 'consumptionPer'> | 'given'> {
  const { consumptionPer, fuelConsumption, ...ids } = specification
  const digits = digitsOf({ fuelConsumption })
  return {
    ...ids,
    fuelConsumption: fuelConsumption === null ? null : wireFigure(fuelConsumption),
    given: consumptionPer === 1 ? digits : { ...digits, consumptionPer },
  }
}
