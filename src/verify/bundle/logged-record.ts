import { isFields } from '../../base/index.ts'
import type { Plain } from '../plain-data.ts'
import type { Fields } from './bundle-text.ts'
import { calculationKey } from './calculation-key.ts'
import { COLLECTIONS } from './collections.ts'
import { type Dates, readDates } from './logged-dates.ts'

/** The state of an existing record according to the log. */
export interface LoggedRecord {
  readonly collection: string
  /** The exact emission; null: the record has no emission. */
  readonly after: string | null
  /**
   * Keys (`calculationKey`) of the current calculation and of its location-based counterpart; null if there is none.
   */
  readonly market: string | null
  readonly location: string | null
  /** The revision of the current calculation and the number of its line; 0: no calculation. */
  readonly revision: number
  readonly computedIn: number
  /** Digests of the record and of its links; null: an earlier version wrote the line without them. */
  readonly recordDigest: string | null
  readonly carriedDigest: string | null
  /** The period of the activity or of the lock; null: not in the line. */
  readonly dates: Dates | null
  /** The numbers of the first and of the last line of the record. */
  readonly first: number
  readonly last: number
  /** The author and the comment of the line, which a lock repeats. */
  readonly actor: Plain
  readonly comment: Plain
}

/** Actions that create a record. */
export const BEGINS: readonly unknown[] = ['create', 'issue', 'lock']
/** Actions that delete a record or mark it as deleted. */
const ENDS: readonly unknown[] = ['delete', 'revoke', 'unlock']
/** True if the record no longer exists after the line. */
export function endsRecord({ action, collection }: Fields): boolean {
  return ENDS.includes(action) && COLLECTIONS.get(collection)?.keepsDeleted !== true
}

/** Returns the fields of the record's state that a line must have unless an earlier version wrote it. */
export function stateFieldsOf(line: Fields): readonly string[] {
  const isThere = !endsRecord(line)
  const { exact, hasLinks = false } = COLLECTIONS.get(line.collection) ?? {}
  return [
    ...(isThere ? ['recordDigest'] : []),
    ...(isThere && hasLinks ? ['carriedDigest'] : []),
    ...(exact === 'emission' ? ['dates'] : []),
  ]
}

function loggedKey(computed: Fields, name: 'calculation' | 'location'): string | null {
  const calculation = computed[name]
  return isFields(calculation) ? calculationKey(calculation, ({ factorSnapshotId }) => factorSnapshotId) : null
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** The state of a record after a line, from the state before it. */
export function applyLine(line: Fields, before: LoggedRecord | undefined): LoggedRecord {
  const { computed, collection, after, recordDigest, carriedDigest, dates, period, sequence } = line
  const { market = null, location = null, revision = 0, computedIn = 0 } = before ?? {}
  const calculated = isFields(computed)
    ? {
        market: loggedKey(computed, 'calculation'),
        location: loggedKey(computed, 'location'),
        revision: Number(computed.revision),
        computedIn: Number(sequence),
      }
    : { market, location, revision, computedIn }
  return {
    collection: String(collection),
    after: textOrNull(after),
    ...calculated,
    recordDigest: textOrNull(recordDigest),
    carriedDigest: textOrNull(carriedDigest),
    dates: readDates(dates ?? period) ?? null,
    first: before?.first ?? Number(sequence),
    last: Number(sequence),
    actor: line.actor ?? null,
    comment: isFields(period) ? (period.comment ?? null) : null,
  }
}
