import { bisect, getOrCompute, isFields } from '../../base/index.ts'
import type { Field } from '../findings.ts'
import { canonicalText, digestOf } from '../plain-data.ts'
import type { BundleFindings } from './bundle-findings.ts'
import type { Fields } from './bundle-text.ts'
import { COLLECTIONS } from './collections.ts'
import type { FactorsOfBundle } from './factors-of-bundle.ts'
import { type Dates, isTimestamp, readDates } from './logged-dates.ts'
import { applyLine, BEGINS, endsRecord, type LoggedRecord, stateFieldsOf } from './logged-record.ts'

/** The head of a log that was stored outside the bundle: the number and the digest of its last line. */
export interface BundleHead {
  readonly sequence: number
  readonly digest: string
  /** True if no line may follow it. */
  readonly isLast?: boolean | undefined
}

/** The company whose log it is, the heads that were stored earlier, and the factors of the bundle. */
interface LoggedIn {
  readonly companyId?: unknown
  readonly stored?: readonly BundleHead[]
  readonly factors: FactorsOfBundle
}

/** The hash chain of the log, and the state of each existing record according to it. */
export class LogOfBundle {
  readonly meaning: LineMeaning
  /** The digest of each line by its number; 0: the digest that the log starts from. */
  readonly digests: string[] = []
  readonly #findings: BundleFindings
  readonly #stored: readonly BundleHead[]
  /** The digests that stored heads state, by the number of their line. */
  readonly #digestsDue = new Map<number, string[]>()
  readonly #factors: FactorsOfBundle
  #sequence = 0
  #digest: string

  constructor({ companyId, stored = [], factors }: LoggedIn, findings: BundleFindings) {
    this.#findings = findings
    this.#stored = stored
    for (const { sequence, digest } of stored) getOrCompute(this.#digestsDue, sequence, () => []).push(digest)
    this.#factors = factors
    this.meaning = new LineMeaning(findings)
    this.#digest = digestOf(`company ${String(companyId)}`)
    this.digests.push(this.#digest)
    this.#checkStored()
  }

  /** The number of lines after the last stored head; null if no head was passed. */
  get linesBehindHead(): number | null {
    if (this.#stored.length === 0) return null
    const last = this.#stored.reduce((most, { sequence }) => Math.max(most, sequence), 0)
    return Math.max(0, this.#sequence - last)
  }

  add(line: Fields): void {
    const { digest, ...content } = line
    const due = digestOf(`${this.#digest}\n${canonicalText(content)}`)
    this.#sequence += 1
    const field = this.#findings.field('line')
    field.in('sequence').expect('is not one more than that of the line before', this.#sequence, line.sequence)
    field.in('digest').expect('is not that of the line and the one before it', due, digest)
    if (!isTimestamp(line.at)) field.in('at').differs('is not an instant', 'a date and time in UTC', line.at)
    if (typeof line.actor !== 'string')
      field.in('actor').differs('is not a text', 'who as the host named them', line.actor)
    this.#digest = typeof digest === 'string' ? digest : due
    this.digests.push(this.#digest)
    this.#checkStored()
    this.meaning.add(line)
    if (isFields(line.computed)) {
      this.#checkFactors(line.computed.calculation, 'calculation')
      this.#checkFactors(line.computed.location, 'location')
    }
  }

  /** Checks that the bundle has every factor of a calculation, also of a replaced one. */
  #checkFactors(calculation: unknown, name: string): void {
    const contributions = isFields(calculation) ? calculation.contributions : []
    if (!Array.isArray(contributions)) return
    for (const [index, one] of contributions.entries()) {
      const id: unknown = isFields(one) ? one.factorSnapshotId : undefined
      if (typeof id === 'string' && this.#factors.get(id) !== undefined) continue
      const field = this.#findings.field('line').in('computed', name, 'contributions', index, 'factorSnapshotId')
      field.differs('is not the id of a factor of the bundle', 'the id of a line of the kind factor', id)
    }
  }

  /** Checks that the log ends at the head in the header, and not before a stored one. */
  end(head: unknown): void {
    const log = this.#findings.field('log')
    const stated = isFields(head) ? head : {}
    log.in('sequence').expect('of the header is not that of the last line', this.#sequence, stated.sequence)
    log.in('digest').expect('of the header is not that of the last line', this.#digest, stated.digest)
    for (const head of this.#stored) this.#checkLength(head, log)
  }

  #checkLength({ sequence, isLast }: BundleHead, log: Field): void {
    const stated = `${this.#sequence} lines`
    if (sequence > this.#sequence) {
      log.differs('ends before the line that was stored as its last', `${sequence} lines or more`, stated)
    } else if (isLast === true && sequence < this.#sequence) {
      log.differs('continues after the line that was stored as its last', `${sequence} lines`, stated)
    }
  }

  #checkStored(): void {
    for (const digest of this.#digestsDue.get(this.#sequence) ?? []) {
      this.#findings.field('line', 'digest').expect('is not the one that was stored', digest, this.#digest)
    }
  }
}

interface Lock extends Dates {
  readonly id: string
}

/** The periods locked at one point of the log; they never overlap. */
class LocksOfLog {
  readonly #locks: Lock[] = []
  readonly #byId = new Map<string, Dates>()

  /** Locks a period; false if it overlaps a lock or its id is in use. */
  lock(id: string, { from, to }: Dates): boolean {
    const index = this.#firstBehind(from)
    const next = this.#locks[index]
    if (this.#byId.has(id) || !(from < to) || (next !== undefined && next.from < to)) return false
    this.#locks.splice(index, 0, { id, from, to })
    this.#byId.set(id, { from, to })
    return true
  }

  /** Removes a lock; false if no lock has this id and period. */
  unlock(id: string, { from, to }: Dates): boolean {
    const dates = this.#byId.get(id)
    if (dates === undefined || dates.from !== from || dates.to !== to) return false
    this.#byId.delete(id)
    this.#locks.splice(this.#firstBehind(dates.from), 1)
    return true
  }

  /** The lock that contains a timestamp or overlaps a period. */
  find({ from, to }: Dates): Lock | undefined {
    const lock = this.#locks[this.#firstBehind(from)]
    if (lock === undefined) return undefined
    const reachesIn = from === to ? from >= lock.from : to > lock.from
    return reachesIn && from < lock.to ? lock : undefined
  }

  /** The index of the first lock that ends after a timestamp. */
  #firstBehind(moment: string): number {
    return bisect(this.#locks, ({ to }) => to <= moment)
  }
}

/** The reason of a calculation by the action that caused it. */
const REASONS: Readonly<Record<string, string>> = { create: 'created', update: 'updated', recalculate: 'recalculated' }
const ACTIONS = ['create', 'update', 'delete', 'recalculate', 'issue', 'revoke', 'lock', 'unlock']

/** Replays the lines of a log: checks that each follows from those before it, and keeps the state of each record. */
class LineMeaning {
  readonly records = new Map<string, LoggedRecord>()
  /** Every rule of factors that was ever created. */
  readonly rules = new Set<string>()
  /** Every emission kind that was ever created. */
  readonly kinds = new Set<string>()
  /** Lines written by an earlier version, without the digests of their records. */
  earlierLines = 0
  readonly #findings: BundleFindings
  /** The current line. */
  readonly #line: Field
  readonly #locks = new LocksOfLog()
  #hasState = false

  constructor(findings: BundleFindings) {
    this.#findings = findings
    this.#line = findings.field('line')
  }

  add(line: Fields): void {
    const { collection, recordId } = line
    if (typeof recordId !== 'string' || typeof collection !== 'string') return
    this.#checkState(line)
    const before = this.records.get(recordId)
    this.#checkAction(line, before)
    if (COLLECTIONS.get(collection)?.exact === 'emission') this.#checkActivity(line, before)
    else this.#checkPlain(line)
    if (collection === 'factorRules') this.rules.add(recordId)
    if (collection === 'emissionKinds') this.kinds.add(recordId)
    if (collection === 'periodLocks') this.#noteLock(line, recordId)
    if (endsRecord(line)) this.records.delete(recordId)
    else this.records.set(recordId, applyLine(line, before))
  }

  #checkAction({ action, collection }: Fields, before: LoggedRecord | undefined): void {
    const isKnown = ACTIONS.includes(String(action))
    const isDue = BEGINS.includes(action) ? before === undefined : before?.collection === collection
    if (isKnown && isDue) return
    const expected = before === undefined ? 'an action that makes it' : `an action on a record of ${before.collection}`
    this.#line.in('action').differs('is not possible after the previous lines of this record', expected, action)
  }

  /** Once a line has a digest of its record, every later one must have it. */
  #checkState(line: Fields): void {
    const lacking = stateFieldsOf(line).filter((name) => line[name] === undefined)
    if (lacking.length === 0) this.#hasState ||= line.recordDigest !== undefined
    else if (!this.#hasState) this.earlierLines += 1
    else
      for (const name of lacking)
        this.#line.in(name).differs('is missing, although earlier lines have it', 'one', undefined)
  }

  /** Records other than activities have no emission and no calculation. */
  #checkPlain(line: Fields): void {
    for (const name of ['before', 'after', 'computed', 'computedIn', 'dates']) {
      this.#line.in(name).expect('is only for activities', undefined, line[name] ?? undefined)
    }
  }

  #checkActivity(line: Fields, before: LoggedRecord | undefined): void {
    this.#line.in('before').expect('is not the value after the previous line', before?.after ?? null, line.before)
    const dates = readDates(line.dates)
    if (line.dates !== undefined && dates === undefined) {
      this.#line.in('dates').differs('is not a period', 'two timestamps in order', line.dates)
    }
    const { after } = line
    if (after !== null && this.#findings.exact(after) === undefined) {
      this.#line.in('after').differs('is not an exact number', 'a decimal or fraction in its one form', after)
    }
    if (line.action === 'delete') this.#line.in('after').expect('must be null for a deleted record', null, line.after)
    this.#checkComputed(line, before)
    for (const one of [before?.dates, dates]) if (one) this.#checkOpen(one)
  }

  #checkComputed({ action, computed, computedIn, sequence }: Fields, before: LoggedRecord | undefined): void {
    if (!isFields(computed)) {
      const due = before?.computedIn
      if (computedIn === due && due !== sequence) return
      this.#line.in('computedIn').differs('is not the line of the calculation in force', due, computedIn)
      return
    }
    const due = { revision: (before?.revision ?? 0) + 1, reason: REASONS[String(action)] }
    for (const name of ['revision', 'reason'] as const) {
      const field = this.#line.in('computed', name)
      field.expect('does not follow from the lines before', due[name], computed[name])
    }
  }

  /** Nothing in a locked period may be created, changed or deleted. */
  #checkOpen(dates: Dates): void {
    const lock = this.#locks.find(dates)
    if (lock === undefined) return
    const message = `affects a period that lock ${lock.id.slice(0, 60)} had locked`
    const expected = `a period outside ${lock.from} to ${lock.to}`
    this.#line.in('dates').differs(message, expected, `${dates.from} to ${dates.to}`)
  }

  #noteLock({ action, period }: Fields, id: string): void {
    const dates = readDates(period)
    if (action === 'lock' && dates !== undefined && this.#locks.lock(id, dates)) return
    if (action === 'unlock' && dates !== undefined && this.#locks.unlock(id, dates)) return
    const message = 'cannot be locked or unlocked here'
    this.#line.in('period').differs(message, 'an open period to lock, or a lock to lift', action)
  }
}
