import { isFields } from '../../base/index.ts'
import { readEmbeddedTrace } from '../document/embedded-trace.ts'
import type { Field } from '../findings.ts'
import { exact, type Fraction, fraction, isSame } from '../fraction.ts'
import { checkAllowedTrace } from '../methods.ts'
import { asList, type Plain } from '../plain-data.ts'
import type { Trace } from '../trace-shape.ts'
import type { BundleCollection } from './bundle-collection.ts'
import type { BundleFindings } from './bundle-findings.ts'
import { digestOfData, type Fields } from './bundle-text.ts'
import { calculationKey } from './calculation-key.ts'
import { CarriedOfBundle } from './carried-of-bundle.ts'
import { COLLECTIONS, LEFT_OUT } from './collections.ts'
import { contradictedOptions } from './due-transport.ts'
import type { FactorsOfBundle } from './factors-of-bundle.ts'
import { checkComparisons, checkRule } from './fields.ts'
import { InstrumentsOfBundle } from './instruments-of-bundle.ts'
import { KnownRecords } from './known-records.ts'
import { datesOfRecord } from './logged-dates.ts'
import type { LoggedRecord } from './logged-record.ts'
import {
  checkEmbeddedRecords,
  checkRecordedAmount,
  checkRecordedCategory,
  checkRecordedGases,
  checkRecordedTotal,
  checkUsedIds,
} from './recorded-figures.ts'
import { TotalsOfBundle } from './totals-of-bundle.ts'

const NAMES: readonly unknown[] = [...COLLECTIONS.keys()]

/** A record whose traces come next. */
interface TracedRecord {
  readonly collection: string
  readonly record: Fields
  readonly exact: Fraction
  readonly logged: LoggedRecord | undefined
  /** The line of the record. */
  readonly line: number
  /** The traces that came, by their method; undefined for one with differences of its own. */
  readonly traces: Map<Plain | undefined, Trace | undefined>
}

/** The data that records are checked against. */
interface RecordsAgainst {
  readonly companyId: Plain | undefined
  readonly logged: Map<string, LoggedRecord>
  /** The rules of factors and the emission kinds that the log says were created. */
  readonly rules: ReadonlySet<string>
  readonly kinds: ReadonlySet<string>
  /** The digests of the lines of the log. */
  readonly digests: readonly string[]
  readonly factors: FactorsOfBundle
}

/** Checks the records of a bundle against the log, their traces and the totals. */
export class RecordsOfBundle {
  readonly #against: RecordsAgainst
  readonly #findings: BundleFindings
  /** The record of the current line. */
  readonly #field: Field
  readonly #totals: TotalsOfBundle
  readonly #carried: CarriedOfBundle
  readonly #instruments: InstrumentsOfBundle
  readonly #known: KnownRecords
  #place = 0
  #traced: TracedRecord | null = null

  constructor(against: RecordsAgainst, findings: BundleFindings) {
    this.#against = against
    this.#findings = findings
    this.#field = findings.field('record')
    this.#totals = new TotalsOfBundle(findings)
    this.#carried = new CarriedOfBundle(findings)
    this.#instruments = new InstrumentsOfBundle(findings)
    this.#known = new KnownRecords(against.factors, against)
  }

  add({ collection, record, version, exact = null }: Fields): void {
    this.#endTraces()
    const rules = COLLECTIONS.get(collection)
    if (rules === undefined || typeof collection !== 'string' || !isFields(record) || !this.#isInPlace(collection)) {
      const expected = 'a record of a collection that may appear here'
      this.#findings.field('collection').differs('is not a collection that may appear here', expected, collection)
      return
    }
    this.#checkFields(rules, record)
    if (rules.exact === 'share') {
      this.#share(collection, record, exact)
      return
    }
    const logged = this.#take(collection, record)
    this.#checkLogged(record, version, logged)
    this.#carried.begin(collection, record, logged)
    this.#known.add(collection, record, logged)
    if (collection === 'instruments') this.#instruments.add(record)
    if (collection === 'siteEnergies') this.#instruments.draw(record)
    if (rules.exact === 'emission') {
      this.#emit(collection, { record, exact, logged })
      return
    }
    this.#compare({ collection, record, logged })
    if (collection === 'baseYears') checkBaseYear(record, this.#field)
    if (rules.exact === 'total') this.#totals.begin(collection, record, exact)
    else this.#findings.field('exact').expect('belongs to a record without a number', null, exact)
  }

  /** Compares every field that follows from the traces of a record or from other records. */
  #compare({
    collection,
    record,
    logged,
    traces,
  }: Pick<TracedRecord, 'collection' | 'record' | 'logged'> & Partial<TracedRecord>): void {
    const [trace, location] = [traces?.get('market'), traces?.get('location')]
    const compared = { record, trace, location, logged, known: this.#known }
    checkComparisons({ value: record, rules: COLLECTIONS.get(collection)?.fields ?? {}, field: this.#field }, compared)
    if (collection === 'siteEnergies') this.#instruments.checkFit(compared)
    for (const name of collection === 'travels' ? contradictedOptions(compared) : []) {
      const field = this.#field.in('movementDto', 'customOptions', name)
      field.differs('is not what follows from the trace', 'the option that was calculated with', 'another')
    }
  }

  #checkFields({ fields, hasNoCompany }: BundleCollection, record: Fields): void {
    checkRule(record, fields, this.#field)
    checkEmbeddedRecords(record, this.#field)
    if (hasNoCompany) return
    const { companyId } = this.#against
    this.#field.in('companyId').expect('is not the company of the bundle', companyId, record.companyId)
  }

  /** Compares a record with the digest in its last log line. */
  #checkLogged(record: Fields, version: Plain | undefined, logged: LoggedRecord | undefined): void {
    if (logged === undefined) return
    const { recordDigest: due, dates } = logged
    const digest = digestOfData({ record, version: version ?? null })
    if (due !== null) this.#field.expect('is not the digest of its last line', due, digest)
    if (dates === null) return
    const own = datesOfRecord(record)
    const recorded = own && `${own.from} to ${own.to}`
    this.#field.expect('has other dates than its last line', `${dates.from} to ${dates.to}`, recorded)
  }

  #exact(text: Plain): Fraction | undefined {
    const expected = 'a decimal or fraction in its one form'
    return this.#findings.exact(text) ?? this.#findings.field('exact').differs('is not an exact number', expected, text)
  }

  #share(collection: string, record: Fields, exact: Plain): void {
    const share = this.#exact(exact)
    if (share === undefined) return
    this.#carried.carry(collection, record, share)
    this.#totals.share(collection, record, share)
  }

  #emit(
    collection: string,
    { record, exact, logged }: { record: Fields; exact: Plain; logged: LoggedRecord | undefined },
  ): void {
    const number = this.#exact(exact)
    if (number === undefined) return
    this.#totals.emit(collection, record, number)
    this.#traced = { collection, record, exact: number, logged, line: this.#findings.line, traces: new Map() }
    if (logged !== undefined) {
      this.#findings.field('exact').expect('is not what the last line of the log says', logged.after, exact)
    }
    checkRecordedTotal(record, number, this.#field)
    this.#checkAssigned(record)
  }

  /** Checks only that the rule once existed; the log has a digest of its content, not the content. */
  #checkAssigned({ assignedBy }: Fields): void {
    if (!isFields(assignedBy) || this.#against.rules.has(String(assignedBy.ruleId))) return
    const field = this.#field.in('assignedBy', 'ruleId')
    field.differs('is not a rule that the log says was created', 'the id of a rule', assignedBy.ruleId)
  }

  /** Checks a trace of the preceding record. */
  trace({ recordId, method, trace }: Fields): void {
    const traced = this.#traced
    if (traced === null || recordId !== traced.record.id || traced.traces.has(method) || !isFields(trace)) {
      const message = 'is not the previous record, whose trace is expected'
      this.#findings.field('recordId').differs(message, traced?.record.id, recordId)
      return
    }
    const field = this.#findings.field('trace')
    const verified = readEmbeddedTrace(trace, field, {})
    traced.traces.set(method, verified)
    // comparisons with a trace that differs would only repeat its differences
    if (verified === undefined) return
    const { collection, record, logged } = traced
    const allowed = COLLECTIONS.get(collection)?.traces
    checkAllowedTrace(verified, allowed?.[method === 'location' ? 'location' : 'market'] ?? {}, field)
    this.#checkCalculation(trace, logged, method)
    checkRecordedAmount({ collection, record, trace: verified }, this.#findings)
    checkUsedIds(record, verified, this.#field)
    checkRecordedCategory(record, verified, this.#field)
    if (method !== 'market') return
    if (collection === 'siteEnergies') this.#instruments.trace(record, verified)
    this.#checkEmission(verified, traced.exact)
    checkRecordedGases(record, verified, this.#field)
  }

  #checkCalculation(trace: Fields, logged: LoggedRecord | undefined, method: Plain | undefined): void {
    const due = method === 'market' ? logged?.market : method === 'location' ? logged?.location : null
    if (
      logged === undefined ||
      calculationKey(trace, ({ factor = null }) => this.#against.factors.idOf(factor)) === due
    )
      return
    const message = 'is not of the calculation in the log'
    this.#findings.field('trace').differs(message, 'the activity, steps and factors of the log', 'others')
  }

  #checkEmission({ total }: Trace, stated: Fraction): void {
    // a trace whose contributions have no co2e does not verify
    const due = exact(total.co2e ?? '0')
    if (this.#findings.isStated(stated, due)) return
    const field = this.#findings.field('trace', 'total', 'co2e')
    field.differs('is not the emission of the record', this.#findings.print(stated), total.co2e)
  }

  /** Runs the checks that need all records. */
  end(companyTotal: unknown): void {
    this.#endTraces()
    for (const [recordId, { collection }] of this.#against.logged) {
      if (LEFT_OUT.includes(collection)) continue
      const message = `lacks the record ${recordId}, which its log contains`
      this.#findings.field().differs(message, `a record of ${collection}`, 'none')
    }
    this.#carried.end()
    this.#instruments.end()
    this.#totals.end(companyTotal)
  }

  #isInPlace(collection: string): boolean {
    const place = NAMES.indexOf(collection)
    // the links of a movement follow it
    const isNext = place >= this.#place || (collection === 'movements' && NAMES[this.#place] === 'movementBatches')
    if (place >= 0 && isNext) this.#place = place
    return place >= 0 && isNext
  }

  /** The logged state of a record; each record may occur once. */
  #take(collection: string, { id }: Fields): LoggedRecord | undefined {
    const recordId = typeof id === 'number' || collection === 'files' ? `${collection}/${String(id)}` : String(id)
    const logged = this.#against.logged.get(recordId)
    this.#against.logged.delete(recordId)
    if (logged?.collection === collection) return logged
    const message = 'is not a record of the log, or is listed twice'
    return this.#field.in('id').differs(message, 'a record of the log', recordId)
  }

  #endTraces(): void {
    const traced = this.#traced
    this.#traced = null
    if (traced === null) return
    const due = traced.logged?.location == null ? ['market'] : ['market', 'location']
    for (const method of due) {
      if (traced.traces.has(method)) continue
      const message = `follows a record without its trace, ${String(traced.record.id)}`
      this.#findings.field().differs(message, `a trace, ${method}`, 'none')
    }
    this.#findings.atLine(traced.line, () => this.#compare(traced))
  }
}

function readExact(value: Plain | undefined, field: Field): Fraction | undefined {
  return isFields(value) ? field.findings.number(value.exact) : undefined
}

/**
 * Returns the sum of the figures of a list; undefined if one of them is not a number, or the work budget does not cover
 * it.
 */
function sumList(list: Plain | undefined, name: string, field: Field): Fraction | undefined {
  let sum: Fraction | undefined = fraction(0n)
  for (const one of asList(list)) {
    const part = isFields(one) ? readExact(one[name], field) : undefined
    sum = sum && part && field.findings.within(field.findings.budget.plus(sum, part))
  }
  return sum
}

function expectSame(
  due: Fraction | undefined,
  stated: Fraction | undefined,
  [field, message]: readonly [Field, string],
): void {
  if (due !== undefined && stated !== undefined && isSame(due, stated)) return
  const { findings } = field
  field.differs(message, due === undefined ? 'a number' : findings.print(due), stated && findings.print(stated))
}

/** The emission of a year is the sum of its scopes, and the sum of its sites. */
function checkYearSeries(series: Plain | undefined, field: Field): Fraction | undefined {
  if (!isFields(series)) return undefined
  const co2e = readExact(series.co2e, field.in('co2e', 'exact'))
  for (const name of ['byScope', 'bySite']) {
    const due = sumList(series[name], 'co2e', field.in(name))
    expectSame(due, co2e, [field.in('co2e', 'exact'), `is not the sum of ${name}`])
  }
  return co2e
}

/**
 * Checks the figures of a base year: each series is the sum of its parts, and each recalculation differs from the reported
 * figure by the sum of its differences.
 */
function checkBaseYear({ reported, recalculations }: Fields, record: Field): void {
  const base = checkYearSeries(reported, record.in('reported'))
  for (const [index, one] of asList(recalculations).entries()) {
    const field = record.in('recalculations', index)
    const co2e = checkYearSeries(one, field)
    if (!isFields(one)) continue
    const stated = readExact(one.difference, field)
    const place = field.in('difference', 'exact')
    const change = base && co2e && field.findings.budget.plus(co2e, { n: -base.n, d: base.d })
    expectSame(change, stated, [place, 'is not the change since what was reported'])
    expectSame(sumList(one.differences, 'difference', field), stated, [place, 'is not the sum of its differences'])
  }
}
