import { yieldToOthers } from '../../base/index.ts'
import { explain, toTrace } from '../../core/emissions/index.ts'
import { fail, Violations } from '../../core/errors/index.ts'
import { checkInteger } from '../../ledger/context/check-integer.ts'
import type { Context, ReadTx } from '../../ledger/context/context.ts'
import { readAll } from '../../ledger/context/long-reads.ts'
import type {
  CalculationRecord,
  LoggedLine,
  LoggedPeriod,
  Revision,
  StoredCalculation,
} from '../../ledger/context/records.ts'
import { failMissing } from '../../ledger/context/require.ts'
import { read } from '../../ledger/context/write.ts'
import { findCalculation, findRevision } from '../../ledger/ledger/latest-calculation.ts'
import { readCalculation } from '../../ledger/ledger/stored-calculation.ts'
import { signLogHead } from '../../ledger/log/sign-log-head.ts'
import type { ListPosition, LogEntry, LogHead } from '../../store/index.ts'
import { type LogVerification, type VerifyLogOptions, verifyLog } from './verify-log.ts'

/** The most lines that a store returns in a page. */
const PAGE_MAX = 1000
/** The greatest sequence that may be passed as `after`: the next one must still be a safe integer. */
const AFTER_MAX = Number.MAX_SAFE_INTEGER - 1

/**
 * A line of the log with the revision of the calculation that it logged. `revision` is null if nothing was calculated.
 */
export interface AuditLine extends LogEntry {
  readonly revision: number | null
  /** The locked period, if the line logs that a lock was set or lifted. */
  readonly period?: LoggedPeriod
}

/** Selects lines of the log. Default: all lines. */
export interface LogPageRequest {
  /**
   * Only lines of this record, by its id. Batches, products and files have a prefix: 'batches/1', 'products/1',
   * 'files/' and the id.
   */
  readonly recordId?: string
  /** Only lines with a higher sequence than this. */
  readonly after?: number
  readonly limit?: number
}

function toLineResource(line: LoggedLine): AuditLine {
  const { computed, computedIn: _, recordDigest: _1, carriedDigest: _2, dates: _3, ...entry } = line
  return { ...entry, revision: computed?.revision ?? null }
}

/** Reads lines of the log in order. Throws `query_invalid`, with all violations at once. */
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

/** Names a calculation by the id of its record or emission. Default revision: the current one. */
export interface RevisionPath {
  readonly id: string
  readonly revision?: number | undefined
}

/** Finds the current calculation by the id of a record or an emission. Throws `not_found`. */
async function findLatest(tx: ReadTx, id: string): Promise<CalculationRecord> {
  if (typeof id !== 'string' || id.length > ID_LENGTH_MAX) return failMissing('id', id)
  const ofRecord = await findCalculation(tx, id)
  if (ofRecord !== undefined) return ofRecord
  const emission = await tx.emissions.get(id)
  const ofEmission = emission === null ? undefined : await findCalculation(tx, emission.record.recordId)
  return ofEmission ?? failMissing('id', id)
}

/**
 * Finds a calculation of a record. The calculations of a deleted record are still found by the record's id; the id of
 * its emission is gone. Throws `not_found` for the id or the revision.
 */
export async function readRevision(tx: ReadTx, { id, revision }: RevisionPath): Promise<CalculationRecord> {
  const latest = await findLatest(tx, id)
  if (revision === undefined || revision === latest.revision) return latest
  const found = await findRevision(tx, { recordId: latest.recordId, revision })
  if (found !== undefined) return found
  const expected = `1 to ${latest.revision}`
  const message = `must be a revision of this record; it has ${expected}`
  return fail('revision', 'not_found', { message, expected, received: revision })
}

/** The two methods by which electricity counts in Scope 2. */
export type Scope2Method = 'market' | 'location'

/**
 * Shows where every current and earlier emission comes from. A record is named by its own id or by the id of its
 * emission. A deleted record is still found by its own id: its calculations and log lines stay.
 */
export interface Audit {
  /**
   * Explains the emission of a record in words; electricity by both methods. Default revision: the current one. Throws
   * `not_found`.
   */
  explain(id: string, options?: { readonly revision?: number }): Promise<string>
  /**
   * Returns the trace of a record's emission, for `verify`: by default of the amount in the total, or for electricity
   * of the location-based figure. Throws `not_found`, and `invalid_choice` if the record has no figure by that method.
   */
  trace(id: string, options?: { readonly revision?: number; readonly method?: Scope2Method }): Promise<string>
  /** Reads log lines in order, of one record or of all. Throws `query_invalid`. */
  log(part?: LogPageRequest): Promise<readonly AuditLine[]>
  /**
   * Returns the sequence and digest of the last log line. The digest covers every line before it, so a head stored
   * elsewhere later proves that none of them changed.
   */
  head(): Promise<LogHead>
  /**
   * Signs the current head with the service's `headKeys`, and returns a compact JWS for others to keep: an auditor, or a
   * witness (`witnessHead` of `tonne/verify`). `verifyBundle` checks a later bundle against it. Call it on a schedule; each
   * head covers the lines up to it. Throws `not_found` if the service has no keys, and `head_key_invalid` for keys that are not a pair.
   */
  signHead(): Promise<string>
  /**
   * Checks the chain of the log, each record against its last line, and each factor against its id.
   *
   * - Each line holds a digest of itself and of the line before. A line that was changed, removed, moved, inserted or
   *   taken from another company is found, also at the end of the log, because the store holds the head separately.
   * - Each line holds a digest of its whole record, so no field of a record can change without a line. Locks are
   *   replayed, so that no line touches a period that was locked at that time.
   * - Someone with write access to the store can rewrite all of it. Pass a `head` that was stored elsewhere to find
   *   that. It covers the lines up to that head; `linesBehindHead` counts the others, and `isLast` allows none.
   *
   * `unchecked` lists the parts that nothing outside the store confirms. Reads everything at one moment, in small
   * pages; a store in memory makes other requests of the company wait. Throws `query_invalid` for an invalid head, and
   * `unknown_field` for an unknown option.
   */
  verifyLog(options?: VerifyLogOptions): Promise<LogVerification>
}

function pickByMethod({ calculation, location }: Revision, method: Scope2Method): StoredCalculation {
  if (method === 'market') return calculation
  if (method === 'location' && location !== null) return location
  const isElectricity = location !== null
  return fail('method', 'invalid_choice', {
    message: isElectricity ? 'is not a Scope 2 method' : 'is for electricity; this record has one figure alone',
    expected: isElectricity ? 'market, location' : 'market',
    received: method,
  })
}

async function explainRevision(tx: ReadTx, { calculation, location }: Revision): Promise<string> {
  const text = explain(await readCalculation(tx, calculation))
  if (location === null) return text
  const byLocation = explain(await readCalculation(tx, location))
  return `market-based, in the total:\n${text}\n\nlocation-based, beside it:\n${byLocation}`
}

/** The use cases of audits. */
export function audit(context: Context): Audit {
  return {
    explain: (id, { revision } = {}) =>
      read(context, async (tx) => explainRevision(tx, await readRevision(tx, { id, revision }))),
    async trace(id, { revision, method = 'market' } = {}) {
      const calculation = await read(context, async (tx) =>
        readCalculation(tx, pickByMethod(await readRevision(tx, { id, revision }), method)),
      )
      return toTrace(calculation)
    },
    log: (part) => (part?.limit === undefined ? readAll : read)(context, (tx) => logLines(tx, part)),
    head: () => read(context, (tx) => tx.logHead()),
    signHead: () => signLogHead(context),
    verifyLog: (options) => verifyLog(context, options),
  }
}
