import { definedFields, type VehicleEmissionResource } from '../../../resources/index.ts'
import { requireStored, withDefaults } from '../../core/activity-records/stored.ts'
import { changeRow } from '../../core/context/change-row.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { listRows, rowsIn } from '../../core/context/list-rows.ts'
import type { Outcome, Page, PageRequest } from '../../core/context/outcome.ts'
import { readInput } from '../../core/context/read-input.ts'
import { notFound } from '../../core/context/require.ts'
import { toResource } from '../../core/context/to-resource.ts'
import type { NestedUseCases, Recalculated } from '../../core/context/use-cases.ts'
import { read, write } from '../../core/context/write.ts'
import { deleteActivity } from '../../core/ledger/activity-ledger.ts'
import { noticesOf } from '../../core/ledger/latest-calculation.ts'
import { requireVehicle } from '../../master-data/vehicles/vehicle-row.ts'
import { recalculateActivity } from '../definition/recalculate.ts'
import { createVehicleEmission, updateVehicleEmission, VEHICLE_EMISSION } from './vehicle-emission.ts'
import { type VehicleEmissionPath, type VehicleEmissionRow, vehicleEmissionOutcome } from './vehicle-emission-row.ts'

export type { VehicleEmissionPath } from './vehicle-emission-row.ts'

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
): Promise<VehicleEmissionRow> {
  await requireVehicle(tx, vehicleId)
  const row = await requireStored(tx.vehicleEmissions, VEHICLE_EMISSION, { id: emissionId, path: 'emissionsId' })
  return row.record.vehicleId === vehicleId ? row : notFound('emissionsId', emissionId)
}

async function outcome(tx: ReadTx, row: VehicleEmissionRow): Promise<Outcome<VehicleEmissionResource>> {
  return vehicleEmissionOutcome(row, await noticesOf(tx, row.record.id))
}

async function listEmissions(
  tx: ReadTx,
  vehicleId: string,
  part: PageRequest | undefined,
): Promise<Page<VehicleEmissionResource>> {
  await requireVehicle(tx, vehicleId)
  const { records, ...rest } = await listRows(rowsIn(tx.vehicleEmissions, { vehicleId, by: 'createdAt' }), part)
  return { records: records.map(({ record }) => toResource(withDefaults(VEHICLE_EMISSION, record))), ...rest }
}

/** The use cases of vehicles' emissions. */
export function vehicleEmissions(context: Context): VehicleEmissions {
  return {
    async create(vehicleId, value) {
      const input = readInput(context, 'createVehicleEmission', { value })
      return write(context, {
        work: async (tx) => {
          const vehicle = await requireVehicle(tx, vehicleId)
          return outcome(tx, await createVehicleEmission(tx, context, { vehicle, input }))
        },
      })
    },
    get: (path) => read(context, async (tx) => outcome(tx, await requireVehicleEmission(tx, path))),
    list: (vehicleId, part) => read(context, (tx) => listEmissions(tx, vehicleId, part)),
    async update(path, value, options = {}) {
      const sent = definedFields(readInput(context, 'updateVehicleEmission', { value, required: options.required }))
      return changeRow(context, { find: (tx) => requireVehicleEmission(tx, path), options }, async (tx, row) => {
        return outcome(tx, await updateVehicleEmission(tx, context, { row, sent }))
      })
    },
    delete: (path, options = {}) =>
      changeRow(context, { find: (tx) => requireVehicleEmission(tx, path), options }, async (tx, row) => {
        await deleteActivity(tx, context, { activity: VEHICLE_EMISSION, row })
        return vehicleEmissionOutcome(row, [])
      }),
    recalculate: (path) =>
      write(context, {
        work: async (tx) => {
          const row = await requireVehicleEmission(tx, path)
          return outcome(
            tx,
            await recalculateActivity(tx, context, { activity: VEHICLE_EMISSION, row, prepared: null }),
          )
        },
      }),
  }
}
