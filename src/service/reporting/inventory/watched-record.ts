import type { Activity } from '../../core/context/activity-stream.ts'
import type { Moments } from '../../core/context/period.ts'
import type { Revision } from '../../core/context/records.ts'
import type { BoundaryRule } from './boundary.ts'
import type { CountedRecord } from './counted-record.ts'
import type { RecordGroups } from './groups-reader.ts'

/** A record as it is counted. */
export interface WatchedRecord {
  readonly activity: Activity
  readonly revision: Revision
  readonly groups: RecordGroups
  readonly record: CountedRecord
}

/** Sees records that differ in their quantities alone as one, with the quantities of all; the first of them went by alone. */
export interface SumsWatch {
  /** False: every record like this one goes by alone. */
  isSummable(first: WatchedRecord): boolean
  add(sum: WatchedRecord): void
}

/** A period, and who sees its records as they go by. */
export interface InventoryRead {
  readonly period: Moments
  /** Counts what is upstream of electricity. */
  readonly upstream?: boolean
  /** Not given: all sites count whole. */
  readonly boundary?: BoundaryRule | undefined
  /** Sees each record, or with `sums` each of which there are no others like it. */
  readonly watch?: ((record: WatchedRecord) => Promise<void> | void) | undefined
  readonly sums?: SumsWatch | undefined
  /** Sees what is upstream of a record, as a record of Scope 3, after the record itself. */
  readonly watchUpstream?: (record: WatchedRecord) => Promise<void> | void
  /** Sees the records that lie before the period. */
  readonly watchEarlier?: (activity: Activity) => Promise<void>
}
