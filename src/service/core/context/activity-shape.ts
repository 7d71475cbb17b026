import type { Exact } from '../../../exact/index.ts'
import type { BuiltInKindKey, EmissionKindResource } from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import type { InstrumentDraw } from './instrument-inputs.ts'
import type { Moments } from './period.ts'
import type { ActivityCollection, ServiceRecords } from './records.ts'

/** A stored record of an activity. */
export type ActivityRow<Name extends ActivityCollection = ActivityCollection> = Row<ServiceRecords[Name]>

/** An amount of electricity. */
export interface Electricity {
  readonly value: Exact
  readonly unitId: number
  /** The draws on instruments among it; absent: none. */
  readonly draws?: readonly InstrumentDraw[]
}

/** A record of an activity, as far as an inventory counts it. */
export interface CountedAs {
  /** The site or the vehicle that it belongs to; both null: the company alone. */
  readonly siteId: string | null
  readonly vehicleId: string | null
  /** The kind that it names, and what stands for it where that was deleted; null: that of the vehicle. */
  readonly kind: { readonly id: string; readonly existing: EmissionKindResource | null }
  /** The fuel, by the name of its factor, which is the same in every edition; absent: the record is of none. */
  readonly fuel?: string | undefined
  /** The mass moved in tonnes, as entered; absent: the record moves none. */
  readonly movedTonnes?: Exact | undefined
  /** The electricity that a site used, as entered; null for every other activity. */
  readonly electricity: Electricity | null
}

/** The records of one kind of activity, as far as they are read without computing them: what is part of each, and when. */
export interface ActivityShape<Name extends ActivityCollection = ActivityCollection> {
  readonly collection: Name
  /** The field that clients send the start of the period in; a lock of that period is reported there. */
  readonly startField: string
  /** The built-in emission kinds of the activity; the first is the default. */
  readonly kinds: readonly [BuiltInKindKey, ...BuiltInKindKey[]]
  /** The field that names a factor, by which the store lists records; null: the service selects all factors. */
  readonly factorField: 'emissionFactorId' | 'customEmissionFactorId' | null
  /** The collection that links a record to the batches that carry it on; null: nothing does. */
  readonly links: 'movementBatches' | null
  /** True where a site that has records is expected to have one in every month; what leaks or moves does so when it does. */
  readonly isMonthly: boolean
  /** Fields that were added to the activity since records of it were stored, with what they hold in those. */
  readonly defaults: Partial<ServiceRecords[Name]>
  /** The period of a record: locks, restatements, inventories and audits read it. */
  periodOf(record: ServiceRecords[Name]): Moments
  emissionIdOf(record: ServiceRecords[Name]): string
  countedAs(record: ServiceRecords[Name]): CountedAs
}

/** The shapes of all activities by their collections, in the order in which everything goes through them. */
export type ActivityShapes = { readonly [Name in ActivityCollection]: ActivityShape<Name> }

/** The shapes in that order. */
export function shapesOf(shapes: ActivityShapes): readonly ActivityShape[] {
  return Object.values(shapes)
}
