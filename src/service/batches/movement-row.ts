import type { Row } from '../../store/index.ts'
import type { Reading } from '../context/context.ts'
import type { ServiceRecords } from '../context/records.ts'
import { notFound, requireRow } from '../context/require.ts'
import { requireNumbered } from './numbered-row.ts'

/** A movement by the batch of its path. */
export interface MovementPath {
  readonly batchId: number | string
  readonly movementId: string
}

/** A movement as it is kept. */
export type MovementRow = Row<ServiceRecords['movements']>

/** The row of a movement that carries the batch. Throws `not_found` for either. */
export async function requireMovement(tx: Reading, { batchId, movementId }: MovementPath): Promise<MovementRow> {
  const batch = await requireNumbered(tx.batches, batchId, 'batchId')
  const row = await requireRow(tx.movements, movementId, 'movementId')
  const carried = await tx.movementBatches.get({ movementId, batchId: batch.record.id })
  return carried === null ? notFound('movementId', movementId) : row
}
