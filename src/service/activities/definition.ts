import type { Exact } from '../../exact/index.ts'
import type { BuiltInKindKey, EmissionKindResource } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'
import type { Context, WriteTx } from '../context/context.ts'
import type { ActivityCollection, ServiceRecords } from '../context/records.ts'
import type { Moments } from '../inventory/month-parts.ts'
import type { Computed } from '../ledger/computed.ts'

/** A stored record of an activity. */
export type ActivityRow<Name extends ActivityCollection = ActivityCollection> = Row<ServiceRecords[Name]>

/** The result of a record by its factors and the policy as they are now. */
export interface Recomputed<Name extends ActivityCollection = ActivityCollection> {
  readonly set: Partial<ServiceRecords[Name]>
  readonly computed: Computed
}

/** A change of a record; with `computed` of what it emitted as well. */
export interface ChangedActivity<Name extends ActivityCollection> {
  readonly activity: ActivityDefinition<Name>
  readonly row: Row<ServiceRecords[Name]>
  readonly set: Partial<ServiceRecords[Name]>
  readonly computed?: Computed | undefined
  readonly reason: 'updated' | 'recalculated'
  /** The batches that a movement carries after it, upwards. */
  readonly carried?: readonly number[]
}

/** An amount of electricity. */
export interface Electricity {
  readonly value: Exact
  readonly unitId: number
}

/** A record of an activity, as far as an inventory counts it. */
export interface CountedAs {
  /** The site or the vehicle that it belongs to; both null: the company alone. */
  readonly siteId: string | null
  readonly vehicleId: string | null
  /** The kind that it names, and what stands for it where that was deleted; null: that of the vehicle. */
  readonly kind: { readonly id: string; readonly held: EmissionKindResource | null }
  /** The electricity that a site used, as entered; null for every other activity. */
  readonly electricity: Electricity | null
}

/** All that the service knows about one kind of activity. */
export interface ActivityDefinition<Name extends ActivityCollection = ActivityCollection, Prepared = unknown> {
  readonly collection: Name
  /** The field that clients send the start of the period in; a lock of that period is reported there. */
  readonly startField: string
  /** The built-in emission kinds of the activity; the first is the default. */
  readonly kinds: readonly [BuiltInKindKey, ...BuiltInKindKey[]]
  /** The field that names a factor, by which the store lists records; null: the service selects all factors. */
  readonly factorField: 'emissionFactorId' | 'customEmissionFactorId' | null
  /** The collection that links a record to the batches that carry it on; null: nothing does. */
  readonly links: 'movementBatches' | null
  /** Fields that were added to the activity since records of it were stored, with what they hold in those. */
  readonly defaults: Partial<ServiceRecords[Name]>
  /** The period of a record: locks, restatements, inventories and audits read it. */
  periodOf(record: ServiceRecords[Name]): Moments
  emissionIdOf(record: ServiceRecords[Name]): string
  countedAs(record: ServiceRecords[Name]): CountedAs
  /** Finds what computing a record again needs from others, such as distances, before the transaction; null: nothing. */
  readonly preparation: { find(context: Context, record: ServiceRecords[Name]): Promise<Prepared> } | null
  /** Computes a record again. Throws all that a new record throws. */
  recalculate(
    tx: WriteTx,
    context: Context,
    of: { readonly row: ActivityRow<Name>; readonly prepared: Prepared },
  ): Promise<Recomputed<Name>>
  /** Writes a change of one record, with what it carries on; null: the ledger writes it, many at once. */
  readonly writer: {
    change(tx: WriteTx, context: Context, change: ChangedActivity<Name>): Promise<ActivityRow<Name>>
  } | null
}
