import { sha256Hex } from '../base/index.ts'
import { canonicalJson } from '../core/emissions/index.ts'
import { checkedText, copyAndChange, storedRecord } from './checked-write.ts'
import type { RecordFields } from './row-fields.ts'

/** The collection of log lines, which every store has. */
export const LOG_COLLECTION = {
  key: ['sequence'],
  numbers: ['sequence'],
  exact: 'none',
  kind: 'log',
  isGrowing: true,
  lists: [{ by: 'sequence' }, { where: 'recordId', by: 'sequence' }],
} as const

/** One line of the calculation log: who changed which record, and the effect on its emission. */
export interface LogEntry {
  /** 1, 2, 3, … per company, without gaps; assigned by the store. */
  readonly sequence: number
  readonly at: string
  readonly actor: string
  readonly action: string
  readonly collection: string
  /** The id of the record; ids that are unique only within their collection follow its name: 'batches/12'. */
  readonly recordId: string
  /** The exact emission of the record before and after, kg CO2e; null if it has none. */
  readonly before: string | null
  readonly after: string | null
  /** SHA-256 in hex of the previous line's digest and the rest of this line; assigned by the store. */
  readonly digest: string
}

/** A line before the store assigns its number and digest. */
export type NewLine = Omit<LogEntry, 'sequence' | 'digest'>

/** The head of a log: the number and digest of its last line; the digest covers all lines up to it. */
export interface LogHead {
  readonly sequence: number
  readonly digest: string
}

/** A head stored elsewhere, which the log must still pass through. */
export interface StoredHead extends LogHead {
  /** True if no line may follow it. */
  readonly isLast?: boolean
}

/** The head of an empty log; it differs per company, so that no log passes for another's. */
export function emptyLog(companyId: number): LogHead {
  return Object.freeze({ sequence: 0, digest: sha256Hex(`company ${companyId}`) })
}

/** The digest of a line after the one with digest `previous`: SHA-256, in hex, of `previous` and the whole line. */
export function digestOfLine({ digest: _, ...content }: LogEntry, previous: string): string {
  return digestOfContent(content, previous)
}

function digestOfContent(content: Omit<LogEntry, 'digest'>, previous: string): string {
  return sha256Hex(`${previous}\n${canonicalJson(content)}`)
}

/** The stored form of the line after the head. Throws `not_storable`, `company_mismatch`. */
export function chainLine(head: LogHead, entry: NewLine, companyId: number): LogEntry & RecordFields {
  const sequence = head.sequence + 1
  const line = storedRecord(entry, companyId)
  const text = endsBeforeSequence(line) ? checkedText(line) : null
  const digest =
    text === null
      ? // the writer's own digest says nothing
        digestOfLine({ ...line, sequence, digest: '' }, head.digest)
      : sha256Hex(`${head.digest}\n${text.slice(0, -1)},"sequence":${sequence}}`)
  return Object.freeze(copyAndChange(line, { sequence, digest }))
}

/** True if `sequence` follows every field in the canonical order, and there is no digest yet. */
function endsBeforeSequence(line: object): boolean {
  for (const field in line) if (field >= 'sequence' || field === 'digest') return false
  return true
}
