import type { LogFindings } from '../../../store/index.ts'
import { activityOf, isActivity } from '../../activities/activities.ts'
import type { ReadTx } from '../../core/context/context.ts'
import type { LoggedDates, LoggedLine } from '../../core/context/records.ts'
import { LockedPeriods } from '../../core/locks/locked-periods.ts'
import { isEndOf } from './recorded-collections.ts'

type Lock = ConstructorParameters<typeof LockedPeriods>[0][number]

/** True if lines of the collection hold a digest of the batches or products that a record carries. */
function isCarrying(collection: string): boolean {
  return collection === 'batches' || (isActivity(collection) && activityOf(collection).links !== null)
}

/**
 * Lists the fields that a line should hold of its record and does not. Only lines of an earlier version may lack them.
 */
function lackingIn(line: LoggedLine): readonly string[] {
  const isThere = !isEndOf(line)
  const due = [
    ...(isThere ? (['recordDigest'] as const) : []),
    ...(isThere && isCarrying(line.collection) ? (['carriedDigest'] as const) : []),
    ...(isActivity(line.collection) ? (['dates'] as const) : []),
  ]
  return due.filter((field) => line[field] === undefined)
}

/**
 * Checks the lines of a log in order: against the locks in force, against the fields that a line must hold, and against
 * the stored factors.
 */
export class LoggedLines {
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
    const lacking = lackingIn(line)
    if (lacking.length === 0) this.#hasState ||= line.recordDigest !== undefined
    else if (!this.#hasState) this.earlierLines += 1
    else {
      const message = 'holds nothing of its record, though lines before it do of theirs'
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
