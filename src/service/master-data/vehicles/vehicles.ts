import type { VehicleResource } from '../../../resources/index.ts'
import { definedFields } from '../../../resources/index.ts'
import { changeRow } from '../../core/context/change-row.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { listRows, rowsIn } from '../../core/context/list-rows.ts'
import type { Outcome, Page, PageRequest } from '../../core/context/outcome.ts'
import { readInput } from '../../core/context/read-input.ts'
import type { UseCases } from '../../core/context/use-cases.ts'
import { read, write } from '../../core/context/write.ts'
import { deleteRecord } from '../../core/log/record-ledger.ts'
import { requireVehicle, toVehicleResource, type VehicleRow } from './vehicle-row.ts'
import { createVehicle, updateVehicle, type WrittenVehicle } from './write-vehicle.ts'

/**
 * The vehicles of a company, each with the specification that its emissions are calculated from: a factor per unit of
 * activity, or a consumption and a factor per fuel. `create` and `update` throw, beside what all use cases throw:
 * `unknown_unit`, `unknown_emission_factor`, `unknown_emission_kind`, `unit_dimension_mismatch`,
 * `consumption_implausible`, `factor_incomplete`. Records keep the specification they were made with.
 */
export type Vehicles = UseCases<VehicleResource, 'createVehicle', 'updateVehicle'>

async function outcome(
  tx: ReadTx,
  { row, notices }: { readonly row: VehicleRow; readonly notices?: WrittenVehicle['notices'] },
): Promise<Outcome<VehicleResource>> {
  return { record: await toVehicleResource(tx, row), version: row.version, notices: notices ?? [] }
}

async function listVehicles(tx: ReadTx, part: PageRequest | undefined): Promise<Page<VehicleResource>> {
  const { records, ...rest } = await listRows(rowsIn(tx.vehicles, { by: 'createdAt' }), part)
  return { records: await Promise.all(records.map((row) => toVehicleResource(tx, row))), ...rest }
}

/** The use cases of vehicles. */
export function vehicles(context: Context): Vehicles {
  return {
    async create(value) {
      const input = readInput(context, 'createVehicle', { value })
      return write(context, { work: async (tx) => outcome(tx, await createVehicle(tx, context, input)) })
    },
    get: (id) => read(context, async (tx) => outcome(tx, { row: await requireVehicle(tx, id) })),
    list: (part) => read(context, (tx) => listVehicles(tx, part)),
    async update(id, value, options = {}) {
      const sent = definedFields(readInput(context, 'updateVehicle', { value, required: options.required }))
      return changeRow(context, { find: (tx) => requireVehicle(tx, id), options }, async (tx, row) => {
        return outcome(tx, await updateVehicle(tx, context, { row, sent }))
      })
    },
    delete: (id, options = {}) =>
      changeRow(context, { find: (tx) => requireVehicle(tx, id), options }, async (tx, row) => {
        const was = await outcome(tx, { row })
        await deleteRecord(tx, context, { collection: 'vehicles', row })
        return was
      }),
  }
}
