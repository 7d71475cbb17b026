import { canonicalJson, type Json } from '../emissions/index.ts'
import { checkIsRecord, keptRecord } from './checked-write.ts'
import { copyOf } from './kept.ts'
import type { BaseRecords } from './records.ts'
import { sha256Hex } from './sha256.ts'

type Line = BaseRecords['log']

/** A line before the store gave it its number and digest. */
export type NewLine = Omit<Line, 'sequence' | 'digest'>

/** How far a log goes: the number of its last line and the digest of it, which stands for all lines up to there. */
export interface LogHead {
  readonly sequence: number
  readonly digest: string
}

/** A head that somebody stored elsewhere: the log must still go through it. */
export interface StoredHead extends LogHead {
  /** No line may stand behind it. */
  readonly isLast?: boolean
}

/** The head of a log without lines; another one for each company, so that no log passes for another's. */
export function emptyLog(companyId: number): LogHead {
  return Object.freeze({ sequence: 0, digest: sha256Hex(`company ${companyId}`) })
}

/** The digest of a line behind the one of digest `previous`: SHA-256, in hex, of that and of all that the line says. */
export function digestOfLine({ digest: _, ...said }: Line, previous: string): string {
  return sha256Hex(`${previous}\n${canonicalJson(said as unknown as Json)}`)
}

/** The line that follows the head, as it is kept. Throws `not_storable`, `company_mismatch`. */
export function lineBehind(head: LogHead, entry: NewLine, companyId: number): Line {
  checkIsRecord(entry)
  const said = keptRecord(copyOf(entry, { sequence: head.sequence + 1, digest: '' }), companyId) as unknown as Line
  return Object.freeze(copyOf(said, { digest: digestOfLine(said, head.digest) })) as unknown as Line
}
