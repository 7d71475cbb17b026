import { type Input, wireNumber } from '../../resources/index.ts'
import { MOVEMENT } from '../activities/movement.ts'
import type { Context, Reading, Writing } from '../context/context.ts'
import { gather } from '../context/gather.ts'
import { read } from '../context/write.ts'
import { insertActivity } from '../ledger/activity-ledger.ts'
import { emissionResource } from '../ledger/emission-resource.ts'
import { kindOfFreight } from '../naming/emission-kinds.ts'
import { checkVendor } from '../naming/vendors.ts'
import { type CarriedBatches, carriedBatches } from './carried-batches.ts'
import { inOrder, writeMovementBatches } from './movement-batches.ts'
import { type ComputedMovement, computeMovement, findWay } from './movement-calculation.ts'
import { contentOf, type MovementContent, recordFields } from './movement-content.ts'
import type { MovementRow } from './movement-row.ts'
import { requireNumbered } from './numbered-row.ts'

/** A movement with what it emitted, found out before it is kept. */
export interface PreparedMovement extends ComputedMovement {
  readonly content: MovementContent
  readonly carried: CarriedBatches
}

/** The vendor and the batches that a movement names; undefined: none are named. */
export interface Named {
  readonly vendorId: string | null | undefined
  readonly carried: CarriedBatches | undefined
}

/** The numbers of the batches, if any were named. Throws `unknown_vendor` and `unknown_batch`, at once. */
export async function checkNamed(tx: Reading, { vendorId, carried }: Named): Promise<ReadonlySet<number> | undefined> {
  const [batchIds] = await gather([
    () => (carried === undefined ? undefined : carriedBatches(tx, carried)),
    () => checkVendor(tx, vendorId, 'vendorId'),
  ])
  return batchIds
}

/** What a new movement is and emitted. Throws `not_found`, then everything that its places, ids and numbers cannot mean. */
export async function prepareMovement(
  context: Context,
  { batchId, input }: { readonly batchId: number | string; readonly input: Input<'createMovement'> },
): Promise<PreparedMovement> {
  const batch = await read(context, (tx) => requireNumbered(tx.batches, batchId, 'batchId'))
  const content = contentOf(input)
  const carried = { batchId: batch.record.id, sent: input.batches ?? [] }
  const [found] = await gather([
    () => findWay(context, content),
    () => read(context, (tx) => checkNamed(tx, { vendorId: content.vendorId, carried })),
  ])
  return { content, carried, ...computeMovement(context, { content, found }) }
}

/** Keeps a movement. Throws `not_found`, `unknown_vendor` and `unknown_batch` for what has gone meanwhile. */
export async function insertMovement(
  tx: Writing,
  context: Context,
  { content, carried, computed, km }: PreparedMovement,
): Promise<MovementRow> {
  await requireNumbered(tx.batches, carried.batchId, 'batchId')
  const batchIds = (await checkNamed(tx, { vendorId: content.vendorId, carried })) as ReadonlySet<number>
  const { companyId, now, newId } = context
  const at = now()
  const stamp = { companyId, createdAt: at, updatedAt: at }
  const emission = emissionResource(computed, { id: newId(), ...stamp })
  const record = {
    id: newId(),
    emissionKindId: kindOfFreight(content.transportType).id,
    ...recordFields(content, emission.id),
    distance: wireNumber(km),
    totalEmission: emission.co2e,
    ...stamp,
  }
  const activity = { activity: MOVEMENT, record, emission, computed, carried: inOrder(batchIds) } as const
  const row = await insertActivity(tx, context, activity)
  await writeMovementBatches(tx, record, batchIds)
  return row
}
