import type { Exact } from '../../core/exact/index.ts'
import type { BuiltInKindKey, EmissionKindResource } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'
import type { Moments } from './period.ts'
import type { ActivityCollection, InstrumentDraw, ServiceRecords } from './records.ts'

/** A stored record of an activity. */
export type ActivityRow<Name extends ActivityCollection = ActivityCollection> = Row<ServiceRecords[Name]>

/** An amount of electricity. */
export interface Electricity {
  readonly value: Exact
  readonly unitId: number
  /** The part drawn from instruments; absent: nothing was drawn. */
  readonly draws?: readonly InstrumentDraw[]
}

/** The fields of an activity's record that an inventory uses. */
export interface InventoryView {
  /** The site or vehicle that it belongs to; both null if it belongs only to the company. */
  readonly siteId: string | null
  readonly vehicleId: string | null
  /** The kind that the record names; `existing` is null if the kind was deleted and the vehicle's kind counts. */
  readonly kind: { readonly id: string; readonly existing: EmissionKindResource | null }
  /** The name of the fuel's factor, which is the same in every edition; absent if no fuel is burnt. */
  readonly fuel?: string | undefined
  /** The meter that measured the quantity; null or absent if the record names no meter. */
  readonly meter?: string | null | undefined
  /** The mass moved in tonnes, as entered; absent if the record moves no freight. */
  readonly movedTonnes?: Exact | undefined
  /** The electricity that a site used, as entered; null for every other activity. */
  readonly electricity: Electricity | null
}

/** The parts of an activity's records that are read without calculating them: period, owner, kind and links. */
export interface ActivityShape<Name extends ActivityCollection = ActivityCollection> {
  readonly collection: Name
  /** The request field with the start of the period; violations of a lock are reported there. */
  readonly startField: string
  /** The built-in emission kinds of the activity; the first is the default. */
  readonly kinds: readonly [BuiltInKindKey, ...BuiltInKindKey[]]
  /** The field that names a factor and has a list in the store; null if the service selects every factor. */
  readonly factorField: 'emissionFactorId' | 'customEmissionFactorId' | null
  /** The collection that links a record to batches; null if records have no batches. */
  readonly links: 'movementBatches' | null
  /** True if a site with records is expected to have one in every month. Leaks and transports have no rhythm. */
  readonly isMonthly: boolean
  /** The values of later fields in records that were stored before the fields existed. */
  readonly defaults: Partial<ServiceRecords[Name]>
  /** The period of a record: locks, restatements, inventories and audits read it. */
  periodOf(record: ServiceRecords[Name]): Moments
  emissionIdOf(record: ServiceRecords[Name]): string
  countedAs(record: ServiceRecords[Name]): InventoryView
}

/** The shapes of all activities by collection; reports process them in this order. */
export type ActivityShapes = { readonly [Name in ActivityCollection]: ActivityShape<Name> }

/** The shapes in that order. */
export function shapesOf(shapes: ActivityShapes): readonly ActivityShape[] {
  return Object.values(shapes)
}
