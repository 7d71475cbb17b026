import type { createFactorAssigner } from '../../../factors/index.ts'
import type { RuledCollection } from '../../../resources/index.ts'
import type { ActivityShape } from './activity-shape.ts'
import type { ActivityCollection, ServiceRecords } from './records.ts'

/** What an import reads once for all records of a chunk. */
export interface ChunkReads {
  /** The locks of the company. `check` throws `period_locked`. */
  readonly locks: {
    check(of: {
      readonly activity: ActivityShape
      readonly records: readonly ServiceRecords[ActivityCollection][]
    }): void
  }
  /** The assigner of the rules of an activity. Throws `factor_rule_tie`. */
  assigner(activity: RuledCollection): Promise<ReturnType<typeof createFactorAssigner>>
}
