import { isSameData } from '../../../store/index.ts'
import type { CalculationRecord, StoredCalculation } from '../../core/context/records.ts'
import type { RevisedActivity } from '../../core/ledger/activity-ledger.ts'

type Fields = Readonly<Record<string, unknown>>

/** A field without its `updatedAt`. */
function timeless(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('updatedAt' in value)) return value ?? null
  const { updatedAt: _, ...content } = value
  return content
}

/** True if no field changes except timestamps. */
function areFieldsSame(record: Fields, set: Fields): boolean {
  return Object.keys(set).every(
    (field) => field === 'updatedAt' || isSameData(timeless(record[field]), timeless(set[field])),
  )
}

/** True if both calculations have the same method and contributions; notices may differ. */
function isSameCalculation(a: StoredCalculation | null, b: StoredCalculation | null): boolean {
  if (a === null || b === null) return a === b
  return isSameData(a.contributions, b.contributions) && isSameData(a.method, b.method)
}

/**
 * True if recomputing changes nothing but timestamps: the calculation has the same parts, steps and factors as the
 * current one. Notices are ignored, because some belong to the request, such as one about the total that a client sent.
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
