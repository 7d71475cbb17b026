import { Violations } from '../../../errors/index.ts'
import type { ListPosition, LogEntry } from '../../../store/index.ts'
import { checkInteger } from '../../core/context/check-integer.ts'
import type { ReadTx } from '../../core/context/context.ts'
import { yieldToOthers } from '../../core/context/event-loop.ts'
import type { LoggedLine, LoggedPeriod } from '../../core/context/records.ts'

/** Lines of a store's page at most. */
const PAGE_MAX = 1000
/** The line after it still has a number. */
const AFTER_MAX = Number.MAX_SAFE_INTEGER - 1

/** A line of the log, and the revision that was computed with it; null where nothing was. */
export interface AuditLine extends LogEntry {
  readonly revision: number | null
  /** Of a lock that was set or lifted: its period. */
  readonly period?: LoggedPeriod
}

/** Lines of the log; without `limit` all of them. */
export interface LogPageRequest {
  /** Of one record, by its id; of a batch 'batches/1', of a product 'products/1', of a file 'files/' and its id. */
  readonly recordId?: string
  /** Only lines after the one of this sequence. */
  readonly after?: number
  readonly limit?: number
}

function toLineResource(line: LoggedLine): AuditLine {
  const { computed, computedIn: _, recordDigest: _1, carriedDigest: _2, dates: _3, ...entry } = line
  return { ...entry, revision: computed?.revision ?? null }
}

/** Lines of the log in their order. Throws `query_invalid`, with everything that is wrong. */
export async function logLines(
  tx: ReadTx,
  { recordId, after, limit }: LogPageRequest = {},
): Promise<readonly AuditLine[]> {
  const violations = new Violations()
  checkInteger(violations, 'after', { value: after, min: 0, max: AFTER_MAX })
  checkInteger(violations, 'limit', { value: limit, min: 1 })
  violations.throwIfAny()
  const range = { by: 'sequence', from: (after ?? 0) + 1 } as const
  const filter = recordId === undefined ? range : { recordId, ...range }
  const lines: AuditLine[] = []
  for (let from: ListPosition | undefined; ; ) {
    const size = Math.min((limit ?? Number.POSITIVE_INFINITY) - lines.length, PAGE_MAX)
    const { rows, next } = await tx.log.list(filter, { limit: size, ...(from === undefined ? {} : { after: from }) })
    for (const { record } of rows) lines.push(toLineResource(record))
    if (next === null || lines.length === limit) return lines
    from = next
    await yieldToOthers()
  }
}
