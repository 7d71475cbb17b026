import type { ActivityShape } from './activity-shape.ts'
import type { ActivityCollection, ServiceRecords } from './records.ts'

/** The locks of a company, read once for many records. */
export interface KnownLocks {
  /** Throws `period_locked` if a record overlaps a locked period. */
  check(of: { readonly activity: ActivityShape; readonly records: readonly ServiceRecords[ActivityCollection][] }): void
}
