import { checkTrace } from '../check-trace.ts'
import type { Difference } from '../findings.ts'
import type { Fraction } from '../fraction.ts'
import type { Plain } from '../plain-data.ts'
import type { BundleFindings } from './bundle-findings.ts'
import { digestOfData, type Fields, isFields } from './bundle-text.ts'
import { calculationKey } from './calculation-key.ts'
import { CarriedOfBundle } from './carried-of-bundle.ts'
import type { FactorsOfBundle } from './factors-of-bundle.ts'
import { checkRule } from './fields.ts'
import { EMITTING, type LoggedRecord } from './logged-record.ts'
import { RECORD_FIELDS } from './record-fields.ts'
import { isKeptOf } from './rounded.ts'
import {
  checkEmbedded,
  checkShownAmount,
  checkShownGases,
  checkShownTotal,
  checkUsed,
  datesOfRecord,
} from './shown-figures.ts'
import { numberOf, TotalsOfBundle } from './totals-of-bundle.ts'

/** The order of the collections: every total is complete before it is shared out. */
const ORDER = [
  'sites',
  'vehicles',
  'vendors',
  'products',
  'batches',
  'emissionKinds',
  'emissionFactors',
  'files',
  'periodLocks',
  'siteFuels',
  'siteEnergies',
  'vehicleEmissions',
  'movements',
  'movementBatches',
  'travels',
  'batchProducts',
]
const HOLDING = ['sites', 'vehicles', 'vendors', 'products', 'batches']
const SHARING = ['movementBatches', 'batchProducts']
/** Collections that no bundle contains. */
const LEFT_OUT = ['apiKeys']
/** Collections whose records have no field for the company. */
const UNOWNED = ['files', ...SHARING]

/** A trace earns 100 per character; its factors are stored elsewhere and cost slightly more. */
const WORK_PER_CHARACTER = 120

/** A record whose traces come next. */
interface Awaiting {
  readonly collection: string
  readonly record: Fields
  readonly exact: Fraction
  readonly logged: LoggedRecord | undefined
  readonly given: Set<Plain | undefined>
}

/** The data that records are checked against. */
export interface RecordsAgainst {
  readonly companyId: Plain | undefined
  readonly logged: Map<string, LoggedRecord>
  readonly factors: FactorsOfBundle
}

/** Checks the records of a bundle against the log, their traces and the totals. */
export class RecordsOfBundle {
  readonly #against: RecordsAgainst
  readonly #found: BundleFindings
  readonly #totals: TotalsOfBundle
  readonly #carried: CarriedOfBundle
  #place = 0
  #awaiting: Awaiting | null = null

  constructor(against: RecordsAgainst, found: BundleFindings) {
    this.#against = against
    this.#found = found
    this.#totals = new TotalsOfBundle(found)
    this.#carried = new CarriedOfBundle(found)
  }

  add({ collection, record, version, exact = null }: Fields): void {
    this.#endTraces()
    if (typeof collection !== 'string' || !isFields(record) || !this.#isInPlace(collection)) {
      const about = { expected: 'a record of a collection that may stand here', found: collection }
      this.#found.add('collection', 'is none whose records may stand here', about)
      return
    }
    this.#checkFields(collection, record)
    if (SHARING.includes(collection)) {
      this.#share(collection, record, exact)
      return
    }
    const logged = this.#take(collection, record)
    this.#checkLogged(record, version, logged)
    this.#carried.hold(collection, record, logged)
    if (HOLDING.includes(collection)) this.#totals.hold(collection, record, exact)
    else if (EMITTING.includes(collection)) this.#emit(collection, { record, exact, logged })
    else if (exact !== null) this.#found.add('exact', 'is of no number', { expected: null, found: exact })
  }

  #checkFields(collection: string, record: Fields): void {
    const found = this.#found
    checkRule(record, RECORD_FIELDS[collection] ?? 'any', { path: 'record', found })
    checkEmbedded(record, found)
    const due = this.#against.companyId
    if (UNOWNED.includes(collection) || record.companyId === due) return
    found.add('record.companyId', 'is not the company of the bundle', { expected: due, found: record.companyId })
  }

  /** Compares a record with the digest in its last log line. */
  #checkLogged(record: Fields, version: Plain | undefined, logged: LoggedRecord | undefined): void {
    if (logged === undefined) return
    const { recordDigest: due, dates } = logged
    const digest = digestOfData({ record, version: version ?? null })
    if (due !== null && digest !== due) {
      this.#found.add('record', 'is not the one that its last line says', { expected: due, found: digest })
    }
    const own = datesOfRecord(record)
    if (dates === null || (own?.from === dates.from && own.to === dates.to)) return
    const about = { expected: `${dates.from} to ${dates.to}`, found: own && `${own.from} to ${own.to}` }
    this.#found.add('record', 'is of other dates than its last line says', about)
  }

  #numberOf(exact: Plain): Fraction | undefined {
    const number = numberOf(exact, this.#found)
    if (number !== undefined) return number
    this.#found.add('exact', 'is no exact number', { expected: 'a decimal or fraction', found: exact })
    return undefined
  }

  #share(collection: string, record: Fields, exact: Plain): void {
    const share = this.#numberOf(exact)
    if (share === undefined) return
    this.#carried.carry(collection, record)
    this.#totals.share(collection, record, share)
  }

  #emit(
    collection: string,
    { record, exact, logged }: { record: Fields; exact: Plain; logged: LoggedRecord | undefined },
  ): void {
    const number = this.#numberOf(exact)
    if (number === undefined) return
    this.#totals.emit(collection, record, number)
    this.#awaiting = { collection, record, exact: number, logged, given: new Set() }
    if (logged !== undefined && logged.after !== exact) {
      this.#found.add('exact', 'is not what the last line of the log says', { expected: logged.after, found: exact })
    }
    checkShownTotal(record, number, this.#found)
  }

  /** Checks a trace of the preceding record. */
  trace(fields: Fields): void {
    const { recordId, method, trace } = fields
    const awaiting = this.#awaiting
    if (awaiting === null || recordId !== awaiting.record.id || awaiting.given.has(method) || !isFields(trace)) {
      const about = { expected: awaiting?.record.id, found: recordId }
      this.#found.add('recordId', 'is not the record before it, whose proof is due', about)
      return
    }
    awaiting.given.add(method)
    const fullText = this.#fullTrace(trace)
    for (const difference of this.#differencesIn(fullText)) {
      this.#found.put({ ...difference, path: difference.path === '' ? 'trace' : `trace.${difference.path}` })
    }
    this.#checkCalculation(trace, awaiting.logged, method)
    checkShownAmount({ ...awaiting, trace }, this.#found)
    checkUsed(awaiting.record, fullText, this.#found)
    if (method !== 'market') return
    this.#checkEmission(fullText, awaiting.exact)
    checkShownGases(awaiting.record, trace, this.#found)
  }

  #checkCalculation(trace: Fields, logged: LoggedRecord | undefined, method: Plain | undefined): void {
    const due = method === 'market' ? logged?.market : method === 'location' ? logged?.location : null
    if (logged === undefined || calculationKey(trace, ({ factor }) => factor) === due) return
    const about = { expected: 'the activity, steps and factors of the log', found: 'others' }
    this.#found.add('trace', 'is not of the calculation that the log holds', about)
  }

  #checkEmission({ total }: Fields, exact: Fraction): void {
    const co2e = isFields(total) ? total.co2e : undefined
    const number = numberOf(co2e, this.#found)
    if (number !== undefined && isKeptOf(exact, number)) return
    this.#found.add('trace.total.co2e', 'is not the emission of the record', {
      expected: this.#found.print(exact),
      found: co2e,
    })
  }

  /** Runs the checks that need all records. */
  end(companyTotal: unknown): void {
    this.#endTraces()
    for (const [recordId, { collection }] of this.#against.logged) {
      if (LEFT_OUT.includes(collection)) continue
      const about = { expected: `a record of ${collection}`, found: 'none' }
      this.#found.add('', `says in its log that there is a record ${recordId}, and holds none`, about)
    }
    this.#carried.end()
    this.#totals.end(companyTotal)
  }

  #isInPlace(collection: string): boolean {
    const place = ORDER.indexOf(collection)
    // the links of a movement follow it
    const isNext = place >= this.#place || (collection === 'movements' && ORDER[this.#place] === 'movementBatches')
    if (place >= 0 && isNext) this.#place = place
    return place >= 0 && isNext
  }

  /** The logged state of a record; each record may occur once. */
  #take(collection: string, { id }: Fields): LoggedRecord | undefined {
    const recordId = typeof id === 'number' || collection === 'files' ? `${collection}/${String(id)}` : String(id)
    const logged = this.#against.logged.get(recordId)
    this.#against.logged.delete(recordId)
    if (logged?.collection === collection) return logged
    const message = 'is not of a record that the log says is there, or is of one for the second time'
    this.#found.add('record.id', message, { expected: 'a record of the log', found: recordId })
    return undefined
  }

  #endTraces(): void {
    const awaiting = this.#awaiting
    this.#awaiting = null
    if (awaiting === null) return
    const due = awaiting.logged?.location == null ? ['market'] : ['market', 'location']
    for (const method of due) {
      if (awaiting.given.has(method)) continue
      const about = { expected: `a trace, ${method}`, found: 'none' }
      this.#found.add('', `follows a record without its proof, ${String(awaiting.record.id)}`, about)
    }
  }

  #differencesIn(trace: Fields): readonly Difference[] {
    const { budget } = this.#found
    if (!budget.isSpent) return checkTrace(trace, {}, budget).differences
    const about = { expected: 'numbers of some hundred digits, factors of some thousand characters', found: 'more' }
    return [{ path: '', message: 'is not computed again: the lines before took all work', ...about }]
  }

  /** Inserts the factors into a trace, at a cost of their length, since many traces may refer to the same factor. */
  #fullTrace(trace: Fields): Fields {
    if (!Array.isArray(trace.contributions)) return trace
    const contributions = trace.contributions.map((one: Plain): Plain => {
      const stored = isFields(one) && typeof one.factor === 'string' ? this.#against.factors.get(one.factor) : undefined
      if (!isFields(one) || stored === undefined) return one
      this.#found.budget.spend(stored.length * WORK_PER_CHARACTER)
      return { ...one, factor: stored.factor }
    })
    return { ...trace, contributions }
  }
}
