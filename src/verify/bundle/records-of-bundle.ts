import type { Difference } from '../findings.ts'
import { type Fraction, print } from '../fraction.ts'
import type { Plain } from '../plain-data.ts'
import type { BundleFindings } from './bundle-findings.ts'
import { type Fields, isFields } from './bundle-text.ts'
import { calculationKey } from './calculation-key.ts'
import type { LoggedRecord } from './log-of-bundle.ts'
import { isKeptOf } from './rounded.ts'
import { numberOf, TotalsOfBundle } from './totals-of-bundle.ts'

/** The order in which collections come, so that every total is complete before it is shared out. */
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
const EMITTING = ['siteFuels', 'siteEnergies', 'vehicleEmissions', 'movements', 'travels']
const SHARING = ['movementBatches', 'batchProducts']

/** A record whose traces follow. */
interface Awaiting {
  readonly recordId: Plain | undefined
  readonly exact: Fraction
  readonly logged: LoggedRecord | undefined
  readonly given: Set<Plain | undefined>
}

/** The records of a bundle, held to the log, to their traces and to the totals. */
export class RecordsOfBundle {
  readonly #logged: Map<string, LoggedRecord>
  readonly #factors: ReadonlyMap<string, Fields>
  readonly #found: BundleFindings
  readonly #totals: TotalsOfBundle
  #place = 0
  #awaiting: Awaiting | null = null

  constructor(logged: Map<string, LoggedRecord>, factors: ReadonlyMap<string, Fields>, found: BundleFindings) {
    this.#logged = logged
    this.#factors = factors
    this.#found = found
    this.#totals = new TotalsOfBundle(found)
  }

  add({ collection, record, exact = null }: Fields): void {
    this.#endTraces()
    if (typeof collection !== 'string' || !isFields(record) || !this.#isInPlace(collection)) {
      const about = { expected: 'a record of a collection that may stand here', found: collection }
      this.#found.add('collection', 'is none whose records may stand here', about)
      return
    }
    const isShare = SHARING.includes(collection)
    const logged = isShare ? undefined : this.#take(collection, record)
    if (HOLDING.includes(collection)) this.#totals.hold(collection, record, exact)
    else if (isShare || EMITTING.includes(collection)) this.#number(collection, { record, exact, logged })
  }

  #number(
    collection: string,
    { record, exact, logged }: { record: Fields; exact: Plain; logged: LoggedRecord | undefined },
  ): void {
    const number = numberOf(exact)
    if (number === undefined) {
      this.#found.add('exact', 'is no exact number', { expected: 'a decimal or fraction', found: exact })
      return
    }
    if (SHARING.includes(collection)) {
      this.#totals.share(collection, record, number)
      return
    }
    this.#totals.emit(collection, record, number)
    this.#awaiting = { recordId: record.id, exact: number, logged, given: new Set() }
    if (logged === undefined || logged.after === exact) return
    this.#found.add('exact', 'is not what the last line of the log says', { expected: logged.after, found: exact })
  }

  /** The proof of the record before it. */
  trace(fields: Fields, verify: (trace: object) => readonly Difference[]): void {
    const { recordId, method, trace } = fields
    const awaiting = this.#awaiting
    if (awaiting === null || recordId !== awaiting.recordId || awaiting.given.has(method) || !isFields(trace)) {
      const about = { expected: awaiting?.recordId, found: recordId }
      this.#found.add('recordId', 'is not the record before it, whose proof is due', about)
      return
    }
    awaiting.given.add(method)
    const whole = this.#wholeTrace(trace)
    for (const difference of verify(whole)) {
      this.#found.put({ ...difference, path: difference.path === '' ? 'trace' : `trace.${difference.path}` })
    }
    this.#checkCalculation(trace, awaiting.logged, method)
    if (method === 'market') this.#checkEmission(whole, awaiting.exact)
  }

  #checkCalculation(trace: Fields, logged: LoggedRecord | undefined, method: Plain | undefined): void {
    const due = method === 'market' ? logged?.market : method === 'location' ? logged?.location : null
    if (logged === undefined || calculationKey(trace, ({ factor }) => factor) === due) return
    const about = { expected: 'the activity, steps and factors of the log', found: 'others' }
    this.#found.add('trace', 'is not of the calculation that the log holds', about)
  }

  #checkEmission({ total }: Fields, exact: Fraction): void {
    const co2e = isFields(total) ? total.co2e : undefined
    const number = numberOf(co2e)
    if (number !== undefined && isKeptOf(exact, number)) return
    this.#found.add('trace.total.co2e', 'is not the emission of the record', { expected: print(exact), found: co2e })
  }

  /** What only all records together can tell. */
  end(companyTotal: unknown): void {
    this.#endTraces()
    for (const [recordId, { collection }] of this.#logged) {
      const about = { expected: `a record of ${collection}`, found: 'none' }
      this.#found.add('', `says in its log that there is a record ${recordId}, and holds none`, about)
    }
    this.#totals.end(companyTotal)
  }

  #isInPlace(collection: string): boolean {
    const place = ORDER.indexOf(collection)
    // links of movements stand behind each
    const isNext = place >= this.#place || (collection === 'movements' && ORDER[this.#place] === 'movementBatches')
    if (place >= 0 && isNext) this.#place = place
    return place >= 0 && isNext
  }

  /** What the log says of the record, which may be there once. */
  #take(collection: string, { id }: Fields): LoggedRecord | undefined {
    const recordId = typeof id === 'number' || collection === 'files' ? `${collection}/${String(id)}` : String(id)
    const logged = this.#logged.get(recordId)
    this.#logged.delete(recordId)
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
      this.#found.add('', `follows a record without its proof, ${String(awaiting.recordId)}`, about)
    }
  }

  /** The trace with its factors in it. */
  #wholeTrace(trace: Fields): Fields {
    if (!Array.isArray(trace.contributions)) return trace
    const contributions = trace.contributions.map((one: Plain): Plain => {
      const factor = isFields(one) && typeof one.factor === 'string' ? this.#factors.get(one.factor) : undefined
      return isFields(one) && factor !== undefined ? { ...one, factor } : one
    })
    return { ...trace, contributions }
  }
}
