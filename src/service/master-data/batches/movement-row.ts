import type { Row } from '../../../store/index.ts'
import type { ServiceRecords } from '../../core/context/records.ts'

/** A movement by the batch of its path. */
export interface MovementPath {
  readonly batchId: number | string
  readonly movementId: string
}

/** A movement as it is kept. */
export type MovementRow = Row<ServiceRecords['movements']>
