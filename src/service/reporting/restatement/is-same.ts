import { isSameData } from '../../../store/index.ts'
import type { CalculationRecord, StoredCalculation } from '../../core/context/records.ts'
import type { RevisedActivity } from '../../core/ledger/activity-ledger.ts'

type Fields = Readonly<Record<string, unknown>>

/** A field without the time at which it was written. */
function timeless(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('updatedAt' in value)) return value ?? null
  const { updatedAt: _, ...content } = value
  return content
}

/** True where all fields that are set are what they were, but for when. */
function areFieldsSame(record: Fields, set: Fields): boolean {
  return Object.keys(set).every(
    (field) => field === 'updatedAt' || isSameData(timeless(record[field]), timeless(set[field])),
  )
}

/** True where both say the same of how a number comes about; what is said besides may differ. */
function isSameCalculation(a: StoredCalculation | null, b: StoredCalculation | null): boolean {
  if (a === null || b === null) return a === b
  return isSameData(a.contributions, b.contributions) && isSameData(a.method, b.method)
}

/**
 * True where computing a record again changes nothing of it but times: its calculation has the parts, steps and factors of
 * that in force. Notices alone are not a difference: some, as of a total that a client sent, are those of the making.
 */
export function isSame({ change, revision }: RevisedActivity, inForce: CalculationRecord): boolean {
  const { row, set, computed } = change
  return (
    row.exact === computed.exactKg &&
    isSameCalculation(revision.calculation, inForce.calculation) &&
    isSameCalculation(revision.location, inForce.location) &&
    areFieldsSame(row.record as Fields, set)
  )
}
