import type { ActivityShape } from './activity-shape.ts'
import type { ActivityCollection, ServiceRecords } from './records.ts'

/** The locks of a company, read once for many records. */
export interface KnownLocks {
  /** Throws `period_locked` where one of the records lies, even in part, in a period that is locked. */
  check(of: { readonly activity: ActivityShape; readonly records: readonly ServiceRecords[ActivityCollection][] }): void
}
