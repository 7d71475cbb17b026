import type { Notice } from '../../../core/errors/index.ts'
import type { ActivityRow } from '../../../ledger/context/activity-shape.ts'
import type { Context, ReadTx, WriteTx } from '../../../ledger/context/context.ts'
import type { ActivityCollection, ServiceRecords } from '../../../ledger/context/records.ts'
import type { Written } from '../../../ledger/context/write.ts'
import type { Input, InputName } from '../../../resources/index.ts'

/** The site of a new record and the end of its period, to find overlapping periods. */
export interface SitePeriod {
  readonly siteId: string
  readonly endDate: string
}

/** The field with the id of the record above. */
export type ParentField = 'siteId' | 'vehicleId' | 'batchId'

/** A validated payload of a new record. */
export interface SentRecord<Create extends InputName = InputName> {
  /** The id of the record above. Empty if the record has no parent. */
  readonly parentId: string
  readonly input: Input<Create>
}

/**
 * Creates records of an activity in two steps, for one record or many. The steps together throw everything that creating a
 * record throws. A missing parent is `not_found` at its field.
 */
export interface RecordCreation<
  Name extends ActivityCollection = ActivityCollection,
  Create extends InputName = InputName,
  Prepared = SentRecord<Create>,
> {
  readonly input: Create
  /** Null: the records have no parent. */
  readonly parentField: ParentField | null
  /** False if other records are linked to a new one at once, so that it cannot wait for a write of many. */
  readonly isBuffered: boolean
  /** Default: the periods are not checked for overlaps. */
  sitePeriodOf?(sent: SentRecord<Create>): SitePeriod
  /** The id that a client proposes for the emission. Default: none. */
  proposedIdOf?(sent: SentRecord<Create>): string | undefined
  /** Finds what needs others, such as distances, before the transaction. */
  prepare(context: Context, sent: SentRecord<Create>): Promise<Prepared>
  create(tx: WriteTx, context: Context, prepared: Prepared): Promise<Written<ServiceRecords[Name]>>
  /** The notices of a written record. Default: the notices of its creation. */
  noticesOf?(tx: ReadTx, row: ActivityRow<Name>, notices: readonly Notice[]): Promise<readonly Notice[]>
}
