import type { VehicleEmissionResource } from '../../../resources/index.ts'
import type { Context } from '../../core/context/context.ts'
import { rowsIn } from '../../core/context/list-rows.ts'
import type { NestedUseCases, Recalculated } from '../../core/context/use-cases.ts'
import { requireVehicle, type VehicleRow } from '../../master-data/vehicles/vehicles.ts'
import { nestedCreation } from '../definition/creation.ts'
import { type NestedActivity, nestedUseCases } from '../definition/use-cases.ts'
import { createVehicleEmission, updateVehicleEmission, VEHICLE_EMISSION } from './vehicle-emission.ts'

/** A record by its path. */
export interface VehicleEmissionPath {
  readonly vehicleId: string
  readonly emissionId: string
}

/**
 * Emissions of vehicles: an amount in the vehicle's activity unit, computed by its specification. A record keeps the
 * specification and the factor it was made with until it is recalculated. Throws, beside what all use cases throw:
 * `vehicle_specification_incomplete`, and whatever else the vehicle's specification cannot mean, below `vehicle.`.
 */
export type VehicleEmissions = NestedUseCases<
  VehicleEmissionResource,
  'createVehicleEmission',
  'updateVehicleEmission',
  VehicleEmissionPath
> &
  Recalculated<VehicleEmissionPath, VehicleEmissionResource>

const EMISSION: NestedActivity<'vehicleEmissions', 'VehicleEmission', VehicleEmissionPath, VehicleRow> = {
  activity: VEHICLE_EMISSION,
  noun: 'VehicleEmission',
  idsOf: ({ vehicleId: parentId, emissionId: id }) => ({ parentId, id, path: 'emissionsId' }),
  parent: requireVehicle,
  isBelow: ({ vehicleId }, id) => vehicleId === id,
  rows: (tx, vehicleId) => rowsIn(tx.vehicleEmissions, { vehicleId, by: 'createdAt' }),
  create: createVehicleEmission,
  update: updateVehicleEmission,
}

/** The use cases of vehicles' emissions. */
export function vehicleEmissions(context: Context): VehicleEmissions {
  return nestedUseCases(context, EMISSION)
}

/** The creation of vehicles' emissions, for imports. */
export const VEHICLE_EMISSION_CREATION = nestedCreation(EMISSION, { parentField: 'vehicleId' })
