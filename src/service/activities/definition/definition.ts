import type { RuledActivity } from '../../../factors/index.ts'
import type { FactorAssignment } from '../../../resources/index.ts'
import type { ActivityRow, ActivityShape } from '../../core/context/activity-shape.ts'
import type { Context, ReadTx, WriteTx } from '../../core/context/context.ts'
import type { ActivityCollection, ServiceRecords } from '../../core/context/records.ts'
import type { ChangedActivity } from '../../core/ledger/activity-ledger.ts'
import type { Computed } from '../../core/ledger/computed.ts'
import type { FactorAssigner } from '../../core/references/factor-assigner.ts'

/** Inputs of a record to resolve. What a stored record names stays what it was then, its factor unless `isNow`. */
export interface ToResolve<Inputs, Stored> {
  readonly inputs: Inputs
  readonly stored?: Stored | undefined
  readonly isNow?: boolean | undefined
  /** Not given: the rules as they are stored. */
  readonly assign?: FactorAssigner | undefined
}

/** The result of a record by its factors and the policy as they are now. */
export interface Recomputed<Name extends ActivityCollection = ActivityCollection> {
  readonly set: Partial<ServiceRecords[Name]>
  readonly computed: Computed
}

/** The factor that records of an activity name, and computing one again by another. */
export interface NamingFactors<Name extends ActivityCollection = ActivityCollection> {
  /** The field that clients send its id in. */
  readonly field: string
  /** Null: the record names none. */
  factorIdOf(record: ServiceRecords[Name]): string | null
  /** Computes a record by another factor, and what else it names as it was. Throws all that naming the factor throws. */
  recalculate(
    tx: WriteTx,
    context: Context,
    of: { readonly row: ActivityRow<Name>; readonly factorId: string },
  ): Promise<Recomputed<Name>>
}

/** The choice of factors of an activity by the rules of a company, and computing a record by the rule that they choose. */
export interface RuledFactors<Name extends ActivityCollection = ActivityCollection> {
  /** The record as rules look at it. */
  activityOf(record: ServiceRecords[Name]): RuledActivity
  /** The rule that chose its factor; null: it was named. */
  assignmentOf(record: ServiceRecords[Name]): FactorAssignment | null
  /**
   * Computes a record by the factor that rules choose for it, and what it names as it was, its factor where they choose the
   * same. Throws `required` where no rule fits, and all that naming the factor throws.
   */
  recalculate(
    tx: ReadTx,
    context: Context,
    of: { readonly row: ActivityRow<Name>; readonly assign: FactorAssigner },
  ): Promise<Recomputed<Name>>
}

/** All that the service knows about one kind of activity. */
export interface ActivityDefinition<Name extends ActivityCollection = ActivityCollection, Prepared = unknown>
  extends ActivityShape<Name> {
  /** Finds what computing a record again needs from others, such as distances, before the transaction; null: nothing. */
  readonly preparation: { find(context: Context, record: ServiceRecords[Name]): Promise<Prepared> } | null
  /** Computes a record again. Throws all that a new record throws. */
  recalculate(
    tx: WriteTx,
    context: Context,
    of: { readonly row: ActivityRow<Name>; readonly prepared: Prepared },
  ): Promise<Recomputed<Name>>
  /** Null: the service selects all factors. */
  readonly naming: NamingFactors<Name> | null
  /** Null: rules choose none of its factors. */
  readonly ruled: RuledFactors<Name> | null
  /** Writes a change of one record, with what it carries on; null: the ledger writes it, many at once. */
  readonly writer: {
    change(tx: WriteTx, context: Context, change: ChangedActivity<Name>): Promise<ActivityRow<Name>>
  } | null
}

/** Fields of most records, by their usual names; of an activity whose fields have others this does not compile. */
export const USUAL_FIELDS = {
  periodOf: ({ startDate: from, endDate: to }: Readonly<Record<'startDate' | 'endDate', string>>) => ({ from, to }),
  emissionIdOf: ({ emissionId }: Readonly<Record<'emissionId', string>>) => emissionId,
} as const
