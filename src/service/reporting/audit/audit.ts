import { explain, toTrace } from '../../../emissions/index.ts'
import { fail, Violations } from '../../../errors/index.ts'
import { type ListPosition, type LogEntry, type LogHead, yieldToOthers } from '../../../store/index.ts'
import { checkInteger } from '../../core/context/check-integer.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { readAll } from '../../core/context/long-reads.ts'
import type {
  CalculationRecord,
  LoggedLine,
  LoggedPeriod,
  Revision,
  StoredCalculation,
} from '../../core/context/records.ts'
import { notFound } from '../../core/context/require.ts'
import { read } from '../../core/context/write.ts'
import { findCalculation, findRevision } from '../../core/ledger/latest-calculation.ts'
import { calculationOfStored } from '../../core/ledger/stored-calculation.ts'
import { type LogVerification, type VerifyLogOptions, verifyLog } from './verify-log.ts'

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

const ID_LENGTH_MAX = 64

/** A calculation: of a record, or of the record of an emission; the one in force, or an earlier revision. */
export interface RevisionPath {
  readonly id: string
  readonly revision?: number | undefined
}

/** The calculation in force of an id, which is that of a record or of an emission. Throws `not_found`. */
async function latestOf(tx: ReadTx, id: string): Promise<CalculationRecord> {
  if (typeof id !== 'string' || id.length > ID_LENGTH_MAX) return notFound('id', id)
  const ofRecord = await findCalculation(tx, id)
  if (ofRecord !== undefined) return ofRecord
  const emission = await tx.emissions.get(id)
  const ofEmission = emission === null ? undefined : await findCalculation(tx, emission.record.recordId)
  return ofEmission ?? notFound('id', id)
}

/**
 * The calculation of a record. That of a deleted record stays, and is found by the record's id; its emission is gone,
 * and with it the emission's id. Throws `not_found`, for the id or the revision.
 */
export async function calculationAt(tx: ReadTx, { id, revision }: RevisionPath): Promise<CalculationRecord> {
  const latest = await latestOf(tx, id)
  if (revision === undefined || revision === latest.revision) return latest
  const found = await findRevision(tx, { recordId: latest.recordId, revision })
  if (found !== undefined) return found
  const expected = `1 to ${latest.revision}`
  const message = `must be a revision of this record; it has ${expected}`
  return fail('revision', 'not_found', { message, expected, received: revision })
}

/** The two figures of electricity. */
export type Scope2Method = 'market' | 'location'

/**
 * The origin of every emission, now and before. A record is named by its id, or by the id of its emission. A deleted
 * one is still found by its own id: its calculations and its lines of the log stay.
 */
export interface Audit {
  /**
   * Explains the emission of a record in words; electricity by both methods. Without a revision: the one in force.
   * Throws `not_found`.
   */
  explain(id: string, options?: { readonly revision?: number }): Promise<string>
  /**
   * The proof of the emission of a record, for `verify`: of what its total holds, or of the location-based figure that
   * stands beside that of electricity. Throws `not_found`, and `invalid_choice` for a method that the record has no
   * figure of.
   */
  trace(id: string, options?: { readonly revision?: number; readonly method?: Scope2Method }): Promise<string>
  /** Log lines in order, of one record or of all. Throws `query_invalid`. */
  log(part?: LogPageRequest): Promise<readonly AuditLine[]>
  /**
   * The end of the log: the number and the digest of its last line, which stands for every line up to there. Kept
   * elsewhere, it proves later on that none of them was changed.
   */
  head(): Promise<LogHead>
  /**
   * Checks that the log is as written, each record as its last line says, and each factor as its id says. Every line is
   * a digest of itself and the line before: one that was changed, taken away, moved, slipped in or taken from another company
   * is found, at the end too, by the head that the store keeps apart. A line holds the digest of its whole record, so that no
   * field of it changes without one; locks are replayed, so that no line touches what was locked then. Who can write the
   * store can write all of it anew: that is found by a `head` that was kept elsewhere, as far as it goes; `linesBehindHead`
   * are not, and `isLast` allows none. `unchecked` tells what was held to nothing. Reads everything, a small page at a time,
   * at one moment; a store in memory lets others of the company wait. Throws `query_invalid` for what is not a head,
   * `unknown_field` for an option that is not listed.
   */
  verifyLog(options?: VerifyLogOptions): Promise<LogVerification>
}

function byMethod({ calculation, location }: Revision, method: Scope2Method): StoredCalculation {
  if (method === 'market') return calculation
  if (method === 'location' && location !== null) return location
  const isElectricity = location !== null
  return fail('method', 'invalid_choice', {
    message: isElectricity ? 'is not a Scope 2 method' : 'is for electricity; this record has one figure alone',
    expected: isElectricity ? 'market, location' : 'market',
    received: method,
  })
}

async function explained(tx: ReadTx, { calculation, location }: Revision): Promise<string> {
  const text = explain(await calculationOfStored(tx, calculation))
  if (location === null) return text
  const beside = explain(await calculationOfStored(tx, location))
  return `market-based, in the total:\n${text}\n\nlocation-based, beside it:\n${beside}`
}

/** The use cases of audits. */
export function audit(context: Context): Audit {
  return {
    explain: (id, { revision } = {}) =>
      read(context, async (tx) => explained(tx, await calculationAt(tx, { id, revision }))),
    async trace(id, { revision, method = 'market' } = {}) {
      const calculation = await read(context, async (tx) =>
        calculationOfStored(tx, byMethod(await calculationAt(tx, { id, revision }), method)),
      )
      return toTrace(calculation)
    },
    log: (part) => (part?.limit === undefined ? readAll : read)(context, (tx) => logLines(tx, part)),
    head: () => read(context, (tx) => tx.logHead()),
    verifyLog: (options) => verifyLog(context, options),
  }
}
