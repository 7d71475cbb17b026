import type { MovementResource, UpdatedMovementResource, VendorResource } from '../../../resources/index.ts'
import { withDefaults } from '../../core/activity-records/stored.ts'
import { cached } from '../../core/context/cached.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { toResource } from '../../core/context/to-resource.ts'
import { emissionResource } from '../../core/ledger/emission-resource.ts'
import { latestCalculation } from '../../core/ledger/latest-calculation.ts'
import { calculationOfStored } from '../../core/ledger/stored-calculation.ts'
import { toVendorResource } from '../vendors.ts'
import { batchIdsOf } from './movement-batches.ts'
import type { MovementRow } from './movement-row.ts'

/** Reads vendors with their totals as they are now, each once. */
function vendorReader(tx: ReadTx): (id: string) => Promise<VendorResource> {
  return cached(async (id) => {
    const row = await tx.vendors.get(id)
    if (row === null) throw new TypeError(`the vendor ${id} of a movement is missing`)
    return toVendorResource(row)
  })
}

/** Makes resources of movements, as they are listed: with their batches, by their numbers, and their vendor. */
export function movementReader(tx: ReadTx, { activities }: Context): (row: MovementRow) => Promise<MovementResource> {
  const vendorOf = vendorReader(tx)
  return async ({ record }) => {
    const batches = (await batchIdsOf(tx, record.id)).map((id) => ({ id }))
    const vendor = record.vendorId === null ? null : await vendorOf(record.vendorId)
    return { ...toResource(withDefaults(activities.movements, record)), batches, vendor }
  }
}

/** The movement as its update answers: flat, with what it emitted; the emission is as old as its calculation. */
export async function flatMovement(tx: ReadTx, { record, exact }: MovementRow): Promise<UpdatedMovementResource> {
  const { id, companyId, createdAt, given } = record
  if (!given || exact === null) throw new TypeError(`the emission of the movement ${id} is missing`)
  const inForce = await latestCalculation(tx, id)
  const calculation = await calculationOfStored(tx, inForce.calculation)
  const stamp = { id: given.emissionId, companyId, createdAt, updatedAt: inForce.createdAt }
  const { isReturnMoving: _, ...resource } = toResource(record)
  return { ...resource, emission: emissionResource({ calculation, location: null, exactKg: exact }, stamp) }
}
