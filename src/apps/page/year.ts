import { readItem } from '../../base/index.ts'
import type { DisclosureStandard, InventoryResource } from '../../resources/index.ts'
import { BEFORE, type DisclosureReport } from './disclosure-report.ts'
import { type Figure, figuresByKey, type PeriodInventory } from './figures.ts'
import type { IntensityDivisor } from './intensity.ts'
import { createLedger, type Ledger, readingWords } from './ledger.ts'
import { isFiltered, type PageState } from './page-state.ts'
import { monthPeriods, type NamedPeriod, overlapsPeriod, yearPeriod } from './period.ts'
import { inventoryOfRecords, type RecordTraces } from './record-sums.ts'
import type { EmissionRecord } from './records.ts'
import { recordFilter } from './shown-records.ts'
import { lastCompleteYear, type ReportSource, yearsOfMonths } from './source.ts'
import type { StatementPlace } from './statement-key.ts'
import { storedStatement } from './stored-statement.ts'

/** The data of the report of a year. */
export interface YearReport {
  readonly years: readonly number[]
  readonly period: NamedPeriod
  /** The inventory of all records of the year, which provides the choices of the filters. */
  readonly everything: InventoryResource
  readonly year: PeriodInventory
  readonly months: readonly PeriodInventory[]
  /** Figures of the year before, by key; empty if it has no records. */
  readonly prior: ReadonlyMap<string, Figure>
  /** Every figure that is shown, by key. */
  readonly figures: ReadonlyMap<string, Figure>
  readonly ledger: Ledger
  /** The floor area of the sites; null if it is not known. */
  readonly area: IntensityDivisor | null
  /** Reads the report of a standard, each once; null if the source has no reports. */
  readonly disclosure: ((standard: DisclosureStandard) => Promise<DisclosureReport>) | null
  /** Reads all records of the company, also those that a filter excludes. */
  readonly allRecords: () => Promise<readonly EmissionRecord[]>
  /** Reads the records that are shown, with their traces. */
  readonly traced: (tell: (count: number, of: number) => void) => Promise<readonly RecordTraces[]>
}

/** Reports the progress of loading. */
export type ReportProgress = (says: string) => void

/**
 * Restricts a source to the records that a filter shows. A record without a location-based figure keeps its
 * market-based one.
 */
function filteredSource(source: ReportSource, state: PageState, inventory: InventoryResource): ReportSource {
  const ledger = createLedger(source, inventory)
  const missing = new Set(inventory.scope2.locationFigureMissing.recordIds)
  return {
    ...source,
    records: async () => (await source.records()).filter(recordFilter(state.filter, ledger)),
    trace: (record, method) => source.trace(record, missing.has(record.id) ? 'market' : method),
  }
}

/**
 * Loads a year from the inventories of the source. If a filter is set or Scope 2 counts by location, adds it up from
 * single records.
 */
export async function loadYear(
  source: ReportSource,
  state: PageState,
  tell: ReportProgress,
): Promise<YearReport | null> {
  const recorded = await source.months()
  const years = yearsOfMonths(recorded)
  const number = state.year ?? lastCompleteYear(recorded)
  if (number === undefined || years.length === 0) return null
  const [period, before] = [yearPeriod(number), yearPeriod(number - 1)]
  const everything = await source.inventory(period)
  const shown = filteredSource(source, state, everything)
  const ledger = createLedger(shown, everything)
  const { method } = state
  const tracedIn = async (span: NamedPeriod, onProgress: (count: number, of: number) => void) => {
    const records = (await shown.records()).filter((record) => overlapsPeriod(record, span))
    return ledger.traced(records, (count) => onProgress(count, records.length))
  }
  const isSummed = isFiltered(state.filter) || method === 'location'
  const sum = async (spans: readonly NamedPeriod[], all: NamedPeriod): Promise<PeriodInventory[]> => {
    if (!isSummed)
      return Promise.all(spans.map(async (span) => ({ inventory: await source.inventory(span), period: span, method })))
    const traced = await tracedIn(all, (count, of) => tell(readingWords(count, of)))
    const { attributions, scopeByFactor } = everything
    return spans.map((span) => {
      // a part must not have the name of the whole
      const named = isFiltered(state.filter) ? { ...span, name: `${span.name}, filtered` } : span
      return {
        inventory: { ...inventoryOfRecords(traced, { period: span, method }), attributions, scopeByFactor },
        period: named,
        method,
      }
    })
  }
  const sums = await sum([period, ...monthPeriods(number)], period)
  const [year, months] = [readItem(sums, 0), sums.slice(1)]
  const [prior] = years.includes(number - 1) ? await sum([before], before) : []
  const earlier = prior === undefined ? [] : [{ ...prior, period: { ...prior.period, key: BEFORE } }]
  return {
    years: [...new Set([...years, number])].sort((a, b) => a - b),
    period,
    everything,
    year,
    months,
    prior: prior === undefined ? new Map() : figuresByKey(prior),
    figures: new Map([year, ...months, ...earlier].flatMap((one) => [...figuresByKey(one)])),
    ledger,
    area: (await source.floorArea?.()) ?? null,
    disclosure: cachedReports(source, { period, everything }),
    allRecords: source.records,
    traced: (onProgress) => tracedIn(period, onProgress),
  }
}

/** The place of the statement for the reports of a year. */
export function statementPlace({ period, everything }: Pick<YearReport, 'period' | 'everything'>): StatementPlace {
  return { companyId: String(everything.companyId), year: period.name }
}

/** Reads each report of a year once for a statement, and again after a failure. */
function cachedReports(
  { report }: ReportSource,
  shown: Pick<YearReport, 'period' | 'everything'>,
): YearReport['disclosure'] {
  if (report === undefined) return null
  const known = new Map<string, Promise<DisclosureReport>>()
  return (standard) => {
    const { period } = shown
    const statement = storedStatement(statementPlace(shown))
    const key = `${standard} ${statement}`
    const read =
      known.get(key) ??
      report(standard, { period, statement }).catch((error: unknown) => {
        known.delete(key)
        throw error
      })
    known.set(key, read)
    return read
  }
}
