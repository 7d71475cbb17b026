import { EventLoopYield, isSameData, ROWS_OF_STATEMENT, yieldToOthers } from '../../base/index.ts'
import { checkVerificationOptions, type Unchecked, uncheckedParts } from '../../core/errors/index.ts'
import { equal, parseNumber } from '../../core/exact/index.ts'
import { COLLECTIONS } from '../../ledger/collections/index.ts'
import type { Context, ReadTx } from '../../ledger/context/context.ts'
import { readAll } from '../../ledger/context/long-reads.ts'
import type { LoggedDates, LoggedLine, ServiceRecords } from '../../ledger/context/records.ts'
import { earlierSnapshotId, snapshotId } from '../../ledger/ledger/stored-calculation.ts'
import { LockedPeriods } from '../../ledger/locks/locked-periods.ts'
import { type Carried, carriedProducts, digestOfContents, digestOfRecord, recordIdOf } from '../../ledger/log/log.ts'
import { activityOf, isActivity } from '../../records/activities/activities.ts'
import { linksOf } from '../../records/master-data/batches/batch-contents.ts'
import { batchIdsOf } from '../../records/master-data/batches/movement-batches.ts'
import { publishedCatalogue } from '../../reference/factors/index.ts'
import {
  type ListPosition,
  type LogDifference,
  LogFindings,
  type Row,
  readOrNull,
  type StoredHead,
  walkLog,
} from '../../store/index.ts'
import {
  BEGIN_ACTIONS,
  END_ACTIONS,
  isEndLine,
  isLogged,
  LOGGED_COLLECTIONS,
  type LoggedCollection,
} from './recorded-collections.ts'

type Lock = ConstructorParameters<typeof LockedPeriods>[0][number]

/** True if lines of the collection hold a digest of the batches or products that a record carries. */
function hasCarriedDigest(collection: string): boolean {
  return collection === 'batches' || (isActivity(collection) && activityOf(collection).links !== null)
}

/**
 * Lists the fields that a line should hold of its record and does not. Only lines of an earlier version may lack them.
 */
function missingFields(line: LoggedLine): readonly string[] {
  const isThere = !isEndLine(line)
  const due = [
    ...(isThere ? (['recordDigest'] as const) : []),
    ...(isThere && hasCarriedDigest(line.collection) ? (['carriedDigest'] as const) : []),
    ...(isActivity(line.collection) ? (['dates'] as const) : []),
  ]
  return due.filter((field) => line[field] === undefined)
}

/**
 * Checks the lines of a log in order: against the locks in force, against the fields that a line must hold, and against
 * the stored factors.
 */
class LineChecks {
  /** Lines of an earlier version, which lack the digests of their records. */
  earlierLines = 0
  readonly #tx: ReadTx
  readonly #findings: LogFindings
  readonly #snapshots: ReadonlySet<string>
  readonly #inForce = new Map<string, Lock>()
  #locks = new LockedPeriods([])
  #hasState = false

  /** `snapshots` has the ids of all stored factors. */
  constructor(tx: ReadTx, snapshots: ReadonlySet<string>, findings: LogFindings) {
    this.#tx = tx
    this.#snapshots = snapshots
    this.#findings = findings
  }

  async check(line: LoggedLine): Promise<void> {
    this.#checkState(line)
    this.#checkFactors(line)
    if (line.collection === 'periodLocks') this.#noteLock(line)
    else if (isActivity(line.collection) && !this.#locks.isEmpty) await this.#checkOpen(line)
  }

  #add(line: LoggedLine, message: string, about: { readonly expected: unknown; readonly found: unknown }): void {
    this.#findings.add({ sequence: line.sequence, recordId: line.recordId }, message, about)
  }

  /** Reports a line without a digest of its record, if an earlier line already has one. */
  #checkState(line: LoggedLine): void {
    const lacking = missingFields(line)
    if (lacking.length === 0) this.#hasState ||= line.recordDigest !== undefined
    else if (!this.#hasState) this.earlierLines += 1
    else {
      const message = 'has no digest of its record, although earlier lines have one'
      this.#add(line, message, { expected: lacking.join(', '), found: undefined })
    }
  }

  #checkFactors(line: LoggedLine): void {
    const { calculation, location } = line.computed ?? {}
    for (const stored of [calculation, location]) {
      for (const { factorSnapshotId: id } of stored?.contributions ?? []) {
        if (this.#snapshots.has(id)) continue
        this.#add(line, 'was computed with a factor that is not stored', { expected: id, found: undefined })
      }
    }
  }

  #noteLock(line: LoggedLine): void {
    const { action, recordId: id, period } = line
    if (action === 'lock' && period !== undefined) this.#inForce.set(id, { id, ...period } as Lock)
    else this.#inForce.delete(id)
    this.#locks = new LockedPeriods([...this.#inForce.values()])
  }

  /** Reports a line that creates, changes or deletes a record in a locked period. */
  async #checkOpen(line: LoggedLine): Promise<void> {
    for (const dates of [line.dates, await this.#datesBefore(line)]) {
      const lock = dates === undefined ? undefined : this.#locks.lockOf(dates)
      if (lock === undefined || dates === undefined) continue
      const about = { expected: `a period outside ${lock.from} to ${lock.to}`, found: `${dates.from} to ${dates.to}` }
      this.#add(line, `touches what lock ${lock.id} had locked`, about)
    }
  }

  async #datesBefore({ recordId, sequence, action }: LoggedLine): Promise<LoggedDates | undefined> {
    if (action === 'create') return undefined
    const before = { recordId, by: 'sequence', to: sequence } as const
    const { rows } = await this.#tx.log.list(before, { limit: 1, order: 'last' })
    return rows[0]?.record.dates
  }
}

/** The methods below read every collection through this type. */
type AnyRow = Row<ServiceRecords['files']>

/** Dates of a record outside the activities: its lines hold none. */
const NO_DATES: Partial<LoggedDates> = {}

/** Converts the record id of a log line to the key of its collection: 12 for 'batches/12', '12' for 'files/12'. */
function collectionKey(collection: LoggedCollection, recordId: string): string | number {
  const id = recordId.slice(collection.length + 1)
  if (collection === 'files') return id
  return collection === 'products' || collection === 'batches' ? Number(id) : recordId
}

/** True if both texts are the same number. */
function isSameNumber(a: string | null, b: string | null): boolean {
  if (a === null || b === null || a === b) return a === b
  try {
    return equal(parseNumber(a), parseNumber(b))
  } catch {
    return false
  }
}

/** Checks stored records against the last log line of each. */
class RecordChecks {
  /** The number of records checked. */
  count = 0
  readonly #tx: ReadTx
  readonly #findings: LogFindings
  readonly #eventLoop = new EventLoopYield()

  constructor(tx: ReadTx, findings: LogFindings) {
    this.#tx = tx
    this.#findings = findings
  }

  /** Checks that a created record is still stored, or was deleted. */
  async checkCreated({ action, collection, recordId, sequence }: LoggedLine): Promise<void> {
    await this.#eventLoop.after(1)
    if (!BEGIN_ACTIONS.includes(action) || !isLogged(collection) || typeof recordId !== 'string') return
    const reader = this.#tx[collection as 'files']
    const row = await readOrNull(() => reader.get(collectionKey(collection, recordId) as string))
    if (row !== null && row !== 'unreadable') return
    const last = await this.#lastLine(recordId)
    if (row === null && last !== undefined && END_ACTIONS.includes(last.action)) return
    const message = row === null ? 'was created and never deleted, and is gone' : 'names a record that cannot be read'
    this.#findings.add({ sequence, recordId }, message, { expected: `a record of ${collection}`, found: row ?? 'none' })
  }

  /** Checks that every stored record was created, was not deleted, and equals the state in its last line. */
  async checkStored(name: LoggedCollection): Promise<void> {
    const reader = this.#tx[name as 'files']
    const filter = COLLECTIONS[name].lists[0] as { readonly by: 'createdAt' }
    let left = await reader.count(filter)
    for (let after: ListPosition | undefined; left > 0 && !this.#findings.isFull; ) {
      const part = { limit: ROWS_OF_STATEMENT, ...(after === undefined ? {} : { after }) }
      const page = await readOrNull(() => reader.list(filter, part))
      if (page === 'unreadable') {
        const message = `of ${name} cannot be read as data`
        return this.#findings.add({ sequence: null, recordId: null }, message, { expected: 'records', found: page })
      }
      for (const row of page.rows) await this.#checkRow(name, row)
      left -= page.rows.length
      if (page.next === null) return
      after = page.next
    }
  }

  async #checkRow(name: LoggedCollection, row: AnyRow): Promise<void> {
    await this.#eventLoop.after(1)
    this.count += 1
    const { record, exact } = row
    const recordId = recordIdOf(name, record.id)
    const last = await this.#lastLine(recordId)
    if (last === undefined || last.collection !== name) {
      const about = { expected: `a line of ${name}`, found: last?.collection }
      return this.#findings.add({ sequence: null, recordId }, 'is there, and no line says that it was created', about)
    }
    const of = { sequence: last.sequence, recordId }
    const isMarked = typeof record.deletedAt === 'string'
    if (END_ACTIONS.includes(last.action) !== isMarked) {
      const about = { expected: isMarked ? 'a line that it was deleted' : 'no record', found: last.action }
      return this.#findings.add(of, isMarked ? 'is marked as deleted' : 'is there though it was deleted', about)
    }
    if (COLLECTIONS[name].exact === 'emission' && !isSameNumber(exact, last.after)) {
      const about = { expected: last.after, found: exact }
      this.#findings.add(of, 'has another emission than its last line', about)
    }
    await this.#checkState(name, row, last)
  }

  /** Checks a record against the digests and dates in its last line. */
  async #checkState(name: LoggedCollection, row: AnyRow, last: LoggedLine): Promise<void> {
    const { sequence, recordId, recordDigest, carriedDigest, dates } = last
    if (recordDigest !== undefined && digestOfRecord(row) !== recordDigest) {
      const about = { expected: recordDigest, found: digestOfRecord(row) }
      this.#findings.add({ sequence, recordId }, 'is another record than its last line says', about)
    }
    if (carriedDigest !== undefined) {
      const found = digestOfContents(await this.#carriedBy(name, row))
      const message = 'carries other records than its last line states'
      if (found !== carriedDigest)
        this.#findings.add({ sequence, recordId }, message, { expected: carriedDigest, found })
    }
    if (dates === undefined) return
    const { from, to } = isActivity(name) ? activityOf(name).periodOf(row.record as never) : NO_DATES
    if (from === dates.from && to === dates.to) return
    const about = { expected: `${dates.from} to ${dates.to}`, found: `${from} to ${to}` }
    this.#findings.add({ sequence, recordId }, 'is of other dates than its last line says', about)
  }

  async #carriedBy(name: LoggedCollection, { record: { id } }: AnyRow): Promise<Carried> {
    if (isActivity(name)) return batchIdsOf(this.#tx, id)
    return carriedProducts((await linksOf(this.#tx, Number(id))).map(({ record }) => record))
  }

  async #lastLine(recordId: string): Promise<LoggedLine | undefined> {
    const page = await readOrNull(() => this.#tx.log.list({ recordId, by: 'sequence' }, { limit: 1, order: 'last' }))
    // the check of the chain reports a line that cannot be read
    return page === 'unreadable' ? undefined : page.rows[0]?.record
  }
}

type Snapshot = ServiceRecords['factorSnapshots']

const EDITIONS = new Set(publishedCatalogue.editions.map(({ id }) => id))

/** The stored factors that were checked. */
interface StoredFactors {
  readonly ids: ReadonlySet<string>
  /** The number of factors without a published edition, and of ids in the format of an earlier version. */
  readonly own: number
  readonly byEarlierId: number
}

interface Counts extends StoredFactors {
  readonly ids: Set<string>
  own: number
  byEarlierId: number
}

/** True if the key, id or edition of a factor claims that it was published. */
function claimsPublication({ key, id, edition }: Snapshot['factor']): boolean {
  const names = [key, id]
  if (EDITIONS.has(edition) || names.some((name) => EDITIONS.has(name.slice(0, name.indexOf('/'))))) return true
  return names.some((name) => publishedCatalogue.find(name) !== undefined)
}

/**
 * Checks a factor against its id, and a published factor also against its edition. Counts factors without an edition
 * and earlier ids.
 */
function checkSnapshot(findings: LogFindings, counts: Counts, { id, factor }: Snapshot): void {
  const add = (message: string, about: { readonly expected: string; readonly found: string }) =>
    findings.add({ sequence: null, recordId: id }, message, about)
  counts.ids.add(id)
  const expected = snapshotId(factor)
  if (id === earlierSnapshotId(factor)) counts.byEarlierId += 1
  else if (id !== expected) add('is another factor than its id says', { expected, found: id })
  if (!claimsPublication(factor)) counts.own += 1
  else if (!isSameData(publishedCatalogue.find(factor.key) ?? null, factor)) {
    add('is not the factor that was published', { expected: 'that of the edition', found: factor.key })
  }
}

/**
 * Checks every stored factor against its id, which is a digest of its content, and published factors against their
 * editions.
 */
async function checkStoredFactors(tx: ReadTx, findings: LogFindings): Promise<StoredFactors> {
  const counts: Counts = { ids: new Set(), own: 0, byEarlierId: 0 }
  for (let after: ListPosition | undefined; ; ) {
    const part = { limit: ROWS_OF_STATEMENT, ...(after === undefined ? {} : { after }) }
    const page = await readOrNull(() => tx.factorSnapshots.list({ by: 'createdAt' }, part))
    if (page === 'unreadable') {
      const about = { expected: 'factors', found: page }
      findings.add({ sequence: null, recordId: null }, 'of the factors cannot be read as data', about)
      return counts
    }
    for (const { record } of page.rows) checkSnapshot(findings, counts, record)
    if (page.next === null) return counts
    after = page.next
    await yieldToOthers()
  }
}

/** Evidence from outside the log. */
export interface VerifyLogOptions {
  /** A head that was stored earlier: the log must still contain it, or with `isLast` end with it. */
  readonly head?: StoredHead
}

/** The result of the verification of a log. */
export interface LogVerification {
  /** True if there is no difference. */
  readonly verified: boolean
  /** The differences, at most the first thousand. */
  readonly differences: readonly LogDifference[]
  /** The number of log lines, records and factors checked. */
  readonly counts: { readonly lines: number; readonly records: number; readonly factors: number }
  /** The number of lines after the given head; null if no head was given. */
  readonly linesBehindHead: number | null
  /** The parts that nothing outside the store confirms. */
  readonly unchecked: readonly Unchecked[]
}

function uncheckedRecords(
  { own, byEarlierId }: StoredFactors,
  { linesBehindHead, earlierLines }: { readonly linesBehindHead: number | null; readonly earlierLines: number },
): readonly Unchecked[] {
  return uncheckedParts({
    own_factors: own,
    factor_ids_by_sha1: byEarlierId,
    ...(linesBehindHead === null ? { no_head: null } : { lines_behind_head: linesBehindHead }),
    lines_without_record: earlierLines,
  })
}

/**
 * Verifies the log, and the records and factors against it. Throws `query_invalid`, `unknown_field`, `invalid_type`,
 * `store_busy`.
 */
export async function verifyLog(context: Context, options: VerifyLogOptions = {}): Promise<LogVerification> {
  checkVerificationOptions(options, ['head'])
  const { head } = options
  return readAll(context, async (tx) => {
    const findings = new LogFindings()
    const factors = await checkStoredFactors(tx, findings)
    const records = new RecordChecks(tx, findings)
    const lines = new LineChecks(tx, factors.ids, findings)
    const eachLine = async (line: object) => {
      const logged = line as LoggedLine
      await lines.check(logged)
      await records.checkCreated(logged)
    }
    const { sequence } = await walkLog(tx, { findings, storedHead: head, eachLine, afterPage: yieldToOthers })
    for (const name of LOGGED_COLLECTIONS) if (!findings.isFull) await records.checkStored(name)
    const linesBehindHead = head === undefined ? null : Math.max(0, sequence - head.sequence)
    return {
      verified: findings.list.length === 0,
      differences: findings.list,
      counts: { lines: sequence, records: records.count, factors: factors.ids.size },
      linesBehindHead,
      unchecked: uncheckedRecords(factors, { linesBehindHead, earlierLines: lines.earlierLines }),
    }
  })
}
