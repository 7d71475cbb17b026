import { definedFields, type VehicleEmissionResource } from '../../../resources/index.ts'
import type { ActivityRow } from '../../core/context/activity-shape.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { rowsIn } from '../../core/context/list-rows.ts'
import { readInput } from '../../core/context/read-input.ts'
import { notFound } from '../../core/context/require.ts'
import { requireStored } from '../../core/context/stored-record.ts'
import type { NestedUseCases, Recalculated } from '../../core/context/use-cases.ts'
import { changeRow, read, write } from '../../core/context/write.ts'
import { requireVehicle } from '../../master-data/vehicles/vehicles.ts'
import { deleteRecord, getRecord, listRecords, recalculateRecord, recordOutcome } from '../definition/use-cases.ts'
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

/** The row of a record below a vehicle. Throws `not_found` for either. */
async function requireVehicleEmission(
  tx: ReadTx,
  { vehicleId, emissionId }: VehicleEmissionPath,
): Promise<ActivityRow<'vehicleEmissions'>> {
  await requireVehicle(tx, vehicleId)
  const row = await requireStored(tx.vehicleEmissions, VEHICLE_EMISSION, { id: emissionId, path: 'emissionsId' })
  return row.record.vehicleId === vehicleId ? row : notFound('emissionsId', emissionId)
}

const outcome = recordOutcome<VehicleEmissionResource, unknown>
const ACCESS = { activity: VEHICLE_EMISSION, find: requireVehicleEmission, outcome }

/** The use cases of vehicles' emissions. */
export function vehicleEmissions(context: Context): VehicleEmissions {
  return {
    get: (path) => getRecord(context, ACCESS, path),
    delete: (path, options) => deleteRecord(context, ACCESS, { path, options }),
    recalculate: (path) => recalculateRecord(context, ACCESS, path),
    async create(vehicleId, value) {
      const input = readInput(context, 'createVehicleEmission', { value })
      return write(context, {
        work: async (tx) => {
          const vehicle = await requireVehicle(tx, vehicleId)
          return outcome(tx, await createVehicleEmission(tx, context, { vehicle, input }))
        },
      })
    },
    list: (vehicleId, part) =>
      read(context, async (tx) => {
        await requireVehicle(tx, vehicleId)
        return listRecords(VEHICLE_EMISSION, rowsIn(tx.vehicleEmissions, { vehicleId, by: 'createdAt' }), part)
      }),
    async update(path, value, options = {}) {
      const sent = definedFields(readInput(context, 'updateVehicleEmission', { value, required: options.required }))
      return changeRow(context, { find: (tx) => requireVehicleEmission(tx, path), options }, async (tx, row) => {
        return outcome(tx, await updateVehicleEmission(tx, context, { row, sent }))
      })
    },
  }
}
