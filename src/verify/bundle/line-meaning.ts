import type { BundleFindings } from './bundle-findings.ts'
import { type Fields, isFields } from './bundle-text.ts'
import { type Dates, LocksOfLog } from './locks-of-log.ts'
import {
  BEGINS,
  datesIn,
  EMITTING,
  isGoneBehind,
  type LoggedRecord,
  loggedBehind,
  stateFieldsOf,
} from './logged-record.ts'

/** The reason of a calculation by the action that caused it. */
const REASONS: Readonly<Record<string, string>> = { create: 'created', update: 'updated', recalculate: 'recalculated' }
const ACTIONS = ['create', 'update', 'delete', 'recalculate', 'issue', 'revoke', 'lock', 'unlock']

/** Replays the lines of a log: checks that each follows from those before it, and keeps the state of each record. */
export class LineMeaning {
  readonly records = new Map<string, LoggedRecord>()
  /** Lines written by an earlier version, without the digests of their records. */
  earlierLines = 0
  readonly #found: BundleFindings
  readonly #locks = new LocksOfLog()
  #hasState = false

  constructor(found: BundleFindings) {
    this.#found = found
  }

  add(line: Fields): void {
    const { collection, recordId } = line
    if (typeof recordId !== 'string' || typeof collection !== 'string') return
    this.#checkState(line)
    const before = this.records.get(recordId)
    this.#checkAction(line, before)
    if (EMITTING.includes(collection)) this.#checkActivity(line, before)
    else this.#checkPlain(line)
    if (collection === 'periodLocks') this.#noteLock(line, recordId)
    if (isGoneBehind(line)) this.records.delete(recordId)
    else this.records.set(recordId, loggedBehind(line, before))
  }

  #checkAction({ action, collection }: Fields, before: LoggedRecord | undefined): void {
    const begins = BEGINS.includes(action)
    const isKnown = ACTIONS.includes(String(action))
    const isDue = begins ? before === undefined : before?.collection === collection
    if (isKnown && isDue) return
    const expected = before === undefined ? 'an action that makes it' : `an action on a record of ${before.collection}`
    this.#found.add('line.action', 'is none that the lines before leave to this record', { expected, found: action })
  }

  /** Once a line has a digest of its record, every later one must have it. */
  #checkState(line: Fields): void {
    const lacking = stateFieldsOf(line).filter((field) => line[field] === undefined)
    if (lacking.length === 0) {
      this.#hasState ||= line.recordDigest !== undefined
      return
    }
    if (!this.#hasState) this.earlierLines += 1
    else
      for (const field of lacking)
        this.#found.add(`line.${field}`, 'is missing, though lines before hold theirs', {
          expected: 'one',
          found: undefined,
        })
  }

  /** Records other than activities have no emission and no calculation. */
  #checkPlain(line: Fields): void {
    for (const field of ['before', 'after', 'computed', 'computedIn', 'dates']) {
      if (line[field] === null || line[field] === undefined) continue
      this.#found.add(`line.${field}`, 'is of activities alone', { expected: undefined, found: line[field] })
    }
  }

  #checkActivity(line: Fields, before: LoggedRecord | undefined): void {
    const due = before?.after ?? null
    if (line.before !== due) {
      this.#found.add('line.before', 'is not what the line before it left', { expected: due, found: line.before })
    }
    if (line.dates !== undefined && datesIn(line.dates) === undefined) {
      this.#found.add('line.dates', 'is no span of time', { expected: 'two timestamps in order', found: line.dates })
    }
    if (line.action === 'delete' && line.after !== null) {
      this.#found.add('line.after', 'is of a record that is gone', { expected: null, found: line.after })
    }
    this.#checkComputed(line, before)
    for (const dates of [before?.dates, datesIn(line.dates)]) if (dates) this.#checkOpen(dates)
  }

  #checkComputed({ action, computed, computedIn, sequence }: Fields, before: LoggedRecord | undefined): void {
    if (!isFields(computed)) {
      const due = before?.computedIn
      if (computedIn === due && due !== sequence) return
      this.#found.add('line.computedIn', 'is not the line of the calculation in force', {
        expected: due,
        found: computedIn,
      })
      return
    }
    const due = { revision: (before?.revision ?? 0) + 1, reason: REASONS[String(action)] }
    for (const field of ['revision', 'reason'] as const) {
      if (computed[field] === due[field]) continue
      const about = { expected: due[field], found: computed[field] }
      this.#found.add(`line.computed.${field}`, 'does not follow from the lines before', about)
    }
  }

  /** Nothing in a locked period may be created, changed or deleted. */
  #checkOpen(dates: Dates): void {
    const lock = this.#locks.find(dates)
    if (lock === undefined) return
    const about = { expected: `a period outside ${lock.from} to ${lock.to}`, found: `${dates.from} to ${dates.to}` }
    this.#found.add('line.dates', `touches what lock ${lock.id.slice(0, 60)} had locked`, about)
  }

  #noteLock({ action, period }: Fields, id: string): void {
    const dates = datesIn(period)
    if (action === 'lock' && dates !== undefined && this.#locks.lock(id, dates)) return
    if (action === 'unlock' && dates !== undefined && this.#locks.unlock(id, dates)) return
    const about = { expected: 'an open period to lock, or a lock to lift', found: action }
    this.#found.add('line.period', 'is none that could be locked or unlocked here', about)
  }
}
