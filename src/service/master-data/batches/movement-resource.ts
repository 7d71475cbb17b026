import {
  type MovementResource,
  type UpdatedMovementResource,
  type VendorResource,
  wireNumber,
} from '../../../resources/index.ts'
import { withDefaults } from '../../core/activity-records/stored.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { toResource } from '../../core/context/to-resource.ts'
import { emissionResource } from '../../core/ledger/emission-resource.ts'
import { latestCalculation } from '../../core/ledger/latest-calculation.ts'
import { calculationOfStored } from '../../core/ledger/stored-calculation.ts'
import { batchIdsOf } from './movement-batches.ts'
import type { MovementRow } from './movement-row.ts'

/** Shows vendors with their totals as they are now, each read once. */
function vendorReader(tx: ReadTx): (id: string) => Promise<VendorResource> {
  const known = new Map<string, VendorResource>()
  return async (id) => {
    const row = known.has(id) ? null : await tx.vendors.get(id)
    const shown = row === null ? known.get(id) : { ...row.record, totalEmission: wireNumber(row.exact ?? '0') }
    if (shown === undefined) throw new TypeError(`the vendor ${id} of a movement is missing`)
    known.set(id, shown)
    return shown
  }
}

/** Shows movements as they are listed: with their batches, by their numbers, and their vendor. */
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
  const { isReturnMoving: _, ...shown } = toResource(record)
  return { ...shown, emission: emissionResource({ calculation, location: null, exactKg: exact }, stamp) }
}
