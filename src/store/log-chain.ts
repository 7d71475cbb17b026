import { canonicalJson } from '../emissions/index.ts'
import { storedRecord } from './checked-write.ts'
import { copyWith } from './plain-data.ts'
import type { BaseRecords } from './records.ts'
import { sha256Hex } from './sha256.ts'

type Line = BaseRecords['log']

/** A line before the store assigns its number and digest. */
export type NewLine = Omit<Line, 'sequence' | 'digest'>

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
export function digestOfLine({ digest: _, ...content }: Line, previous: string): string {
  return sha256Hex(`${previous}\n${canonicalJson(content)}`)
}

/** The stored form of the line after the head. Throws `not_storable`, `company_mismatch`. */
export function lineBehind(head: LogHead, entry: NewLine, companyId: number): Line {
  const line = copyWith(storedRecord(entry, companyId), { sequence: head.sequence + 1, digest: '' })
  line.digest = digestOfLine(line, head.digest)
  return Object.freeze(line)
}
