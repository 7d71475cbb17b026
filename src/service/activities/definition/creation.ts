import type { Notice } from '../../../errors/index.ts'
import type { Input, InputName, RecordNoun } from '../../../resources/index.ts'
import type { ActivityRow, ActivityShape } from '../../core/context/activity-shape.ts'
import type { Context, ReadTx, WriteTx } from '../../core/context/context.ts'
import type { ActivityCollection, ServiceRecords } from '../../core/context/records.ts'
import type { Written } from '../../core/context/write.ts'
import type { NestedActivity } from './use-cases.ts'

/** The place of a new record on the time axis of its site, for the notices of overlapping periods. */
export interface SitePeriod {
  readonly siteId: string
  readonly endDate: string
}

/** The field that names the record above another. */
export type ParentField = 'siteId' | 'vehicleId' | 'batchId'

/** A new record as it was sent, validated. */
export interface SentRecord<Create extends InputName = InputName> {
  /** The id of the record above; '' where there is none. */
  readonly parentId: string
  readonly input: Input<Create>
}

/**
 * The creation of a record of an activity in its two steps, as an import carries them out for many. What both throw is all
 * that creating one record throws; a record above that is not there is `not_found` at its field.
 */
export interface RecordCreation<
  Name extends ActivityCollection = ActivityCollection,
  Create extends InputName = InputName,
  Prepared = SentRecord<Create>,
> {
  readonly activity: ActivityShape<Name>
  readonly input: Create
  /** The field that names the record above it; null: it stands on its own. */
  readonly parentField: ParentField | null
  /** False where others are linked to the record at once, so that it cannot be written with others. */
  readonly isBuffered: boolean
  /** Absent: whether periods overlap is not looked at. */
  sitePeriodOf?(sent: SentRecord<Create>): SitePeriod
  /** The id that a client proposes for the emission; absent: it cannot. */
  proposedIdOf?(sent: SentRecord<Create>): string | undefined
  /** Finds before the transaction what waits for others, such as distances. */
  prepare(context: Context, sent: SentRecord<Create>): Promise<Prepared>
  create(tx: WriteTx, context: Context, prepared: Prepared): Promise<Written<ServiceRecords[Name]>>
  /** The notices of a record that was written; absent: those of its creation. */
  noticesOf?(tx: ReadTx, row: ActivityRow<Name>, notices: readonly Notice[]): Promise<readonly Notice[]>
}

/** A creation in a table with those of other activities. */
export type AnyCreation = RecordCreation<ActivityCollection, InputName, unknown>

/** The creation of records of an activity below another record. */
export function nestedCreation<Name extends ActivityCollection, Noun extends RecordNoun, Path, Parent>(
  { activity, noun, parent, create, outcome }: NestedActivity<Name, Noun, Path, Parent>,
  differences: Pick<RecordCreation<Name, `create${Noun}`>, 'parentField' | 'sitePeriodOf' | 'proposedIdOf'>,
): RecordCreation<Name, `create${Noun}`> {
  return {
    ...differences,
    activity,
    input: `create${noun}`,
    isBuffered: true,
    prepare: async (_, sent) => sent,
    create: async (tx, context, { parentId, input }) => {
      return create(tx, context, { parent: await parent(tx, parentId), input })
    },
    ...(outcome && { noticesOf: async (tx, row, notices) => (await outcome(tx, row, notices)).notices }),
  }
}
