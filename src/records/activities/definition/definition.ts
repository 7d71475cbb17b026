import type { Awaitable } from '../../../base/index.ts'
import type { Notice } from '../../../core/errors/index.ts'
import type { ActivityRow, ActivityShape } from '../../../ledger/context/activity-shape.ts'
import type { Context, ReadTx, WriteTx } from '../../../ledger/context/context.ts'
import type { ActivityCollection, ServiceRecords } from '../../../ledger/context/records.ts'
import type { Written } from '../../../ledger/context/write.ts'
import type { ChangedActivity } from '../../../ledger/ledger/activity-ledger.ts'
import type { Computed } from '../../../ledger/ledger/computed.ts'
import type { FactorAssigner } from '../../../ledger/references/factor-assigner.ts'
import type { RuledActivity } from '../../../reference/factors/index.ts'
import type { FactorAssignment, Input, InputName } from '../../../resources/index.ts'

/** The result of computing a stored record again. */
export interface Recomputed<Name extends ActivityCollection = ActivityCollection> {
  readonly set: Partial<ServiceRecords[Name]>
  readonly computed: Computed
}

/** The factor that records of an activity name. */
interface NamingFactors<Name extends ActivityCollection = ActivityCollection> {
  /** The request field of its id. */
  readonly field: string
  /** Null: the record names no factor. */
  factorIdOf(record: ServiceRecords[Name]): string | null
  /** Computes a record with another factor. Everything else that it names stays. Throws what naming the factor throws. */
  recalculate(
    tx: WriteTx,
    context: Context,
    of: { readonly row: ActivityRow<Name>; readonly factorId: string },
  ): Promise<Recomputed<Name>>
}

/** The choice of factors by the rules of a company. */
interface RuledFactors<Name extends ActivityCollection = ActivityCollection> {
  /** The part of the record that rules read. */
  activityOf(record: ServiceRecords[Name]): RuledActivity
  /** The rule that chose its factor. Null: the client named the factor. */
  assignmentOf(record: ServiceRecords[Name]): FactorAssignment | null
  /**
   * Computes a record with the factor that the rules choose. The stored factor stays if they choose the same one. Everything
   * else that it names stays. Throws `required` if no rule fits, and what naming the factor throws.
   */
  recalculate(
    tx: ReadTx,
    context: Context,
    of: { readonly row: ActivityRow<Name>; readonly assign: FactorAssigner },
  ): Promise<Recomputed<Name>>
}

/** Everything that the service knows about one kind of activity. */
export interface ActivityDefinition<Name extends ActivityCollection = ActivityCollection, Prepared = unknown>
  extends ActivityShape<Name> {
  /** Finds what computing again needs from others, such as distances, before the transaction. Null: nothing. */
  readonly preparation: { find(context: Context, record: ServiceRecords[Name]): Promise<Prepared> } | null
  /** Computes a record again with the current factors and policy. Throws what a new record throws. */
  recalculate(
    tx: WriteTx,
    context: Context,
    of: { readonly row: ActivityRow<Name>; readonly prepared: Prepared },
  ): Promise<Recomputed<Name>>
  /** Null: the service selects all factors. */
  readonly naming: NamingFactors<Name> | null
  /** Null: rules choose no factors of this activity. */
  readonly ruled: RuledFactors<Name> | null
  /** Writes the change of one record that others are linked to. Null: the ledger writes many changes at once. */
  readonly writer: {
    change(tx: WriteTx, context: Context, change: ChangedActivity<Name>): Promise<ActivityRow<Name>>
  } | null
}

/** An activity with its use cases, and with the creation of its records for imports. */
export interface ActivityModule<Name extends ActivityCollection, UseCases> extends ActivityDefinition<Name> {
  useCases(context: Context): UseCases
  readonly creation: RecordCreation<Name, InputName, unknown>
  /** Deletes a record, with its links and draws. Throws `period_locked`. */
  remove(tx: WriteTx, context: Context, row: ActivityRow<Name>): Awaitable<void>
}

/** The fields of most records, by their usual names. Does not compile for an activity whose fields have other names. */
export const USUAL_FIELDS = {
  periodOf: ({ startDate: from, endDate: to }: Readonly<Record<'startDate' | 'endDate', string>>) => ({ from, to }),
  emissionIdOf: ({ emissionId }: Readonly<Record<'emissionId', string>>) => emissionId,
} as const

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

/** The notices of the row that a record is imported from. */
export interface FromRow {
  readonly rowNotices?: readonly Notice[] | undefined
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
  prepare(context: Context, sent: SentRecord<Create>): Awaitable<Prepared>
  create(tx: WriteTx, context: Context, prepared: Prepared & FromRow): Awaitable<Written<ServiceRecords[Name]>>
  /** The notices of a written record. Default: the notices of its creation. */
  noticesOf?(tx: ReadTx, row: ActivityRow<Name>, notices: readonly Notice[]): Promise<readonly Notice[]>
}
