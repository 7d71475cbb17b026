import type { Activity } from '../../ledger/context/activity-stream.ts'
import type { Moments } from '../../ledger/context/period.ts'
import type { Revision } from '../../ledger/context/records.ts'
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

/**
 * Receives records that differ only in quantity as one record with their total quantity, after the first of them was
 * received individually.
 */
export interface SumsWatch {
  /** False if every record like this one must be received individually. */
  isSummable(first: WatchedRecord): boolean
  add(sum: WatchedRecord): void
}

/** The period of an inventory, and the watchers of its records. */
export interface InventoryRead {
  readonly period: Moments
  /** Counts upstream emissions of electricity. */
  readonly upstream?: boolean
  /** Default: sites count fully. */
  readonly boundary?: BoundaryRule | undefined
  /** Receives each record; with `sums` only the records that are not in a sum. */
  readonly watch?: ((record: WatchedRecord) => Promise<void> | void) | undefined
  readonly sums?: SumsWatch | undefined
  /** Receives the upstream emissions of a record, as a record of Scope 3, after the record itself. */
  readonly watchUpstream?: (record: WatchedRecord) => Promise<void> | void
  /** Receives the records before the period. */
  readonly watchEarlier?: (activity: Activity) => Promise<void>
}
