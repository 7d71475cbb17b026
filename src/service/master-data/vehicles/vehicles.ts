import type { VehicleResource } from '../../../resources/index.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { listRows, rowsIn } from '../../core/context/list-rows.ts'
import type { Page, PageRequest } from '../../core/context/outcome.ts'
import type { UseCases } from '../../core/context/use-cases.ts'
import { read } from '../../core/context/write.ts'
import { deleteRecord } from '../../core/log/record-ledger.ts'
import { recordUseCases } from '../record-use-cases.ts'
import { requireVehicle, toVehicleResource } from './vehicle-row.ts'
import { createVehicle, updateVehicle } from './write-vehicle.ts'

/**
 * The vehicles of a company, each with the specification that its emissions are calculated from: a factor per unit of
 * activity, or a consumption and a factor per fuel. `create` and `update` throw, beside what all use cases throw:
 * `unknown_unit`, `unknown_emission_factor`, `unknown_emission_kind`, `unit_dimension_mismatch`,
 * `consumption_implausible`, `factor_incomplete`. Records keep the specification they were made with.
 */
export type Vehicles = UseCases<VehicleResource, 'createVehicle', 'updateVehicle'>

async function listVehicles(tx: ReadTx, part: PageRequest | undefined): Promise<Page<VehicleResource>> {
  const { records, ...rest } = await listRows(rowsIn(tx.vehicles, { by: 'createdAt' }), part)
  return { records: await Promise.all(records.map((row) => toVehicleResource(tx, row))), ...rest }
}

/** The use cases of vehicles. */
export function vehicles(context: Context): Vehicles {
  return {
    ...recordUseCases(context, {
      inputs: { create: 'createVehicle', update: 'updateVehicle' },
      find: requireVehicle,
      toResource: toVehicleResource,
      create: (tx, input) => createVehicle(tx, context, input),
      update: (tx, row, input) => updateVehicle(tx, context, { row, sent: input }),
      delete: (tx, row) => deleteRecord(tx, context, { collection: 'vehicles', row }),
    }),
    list: (part) => read(context, (tx) => listVehicles(tx, part)),
  }
}
