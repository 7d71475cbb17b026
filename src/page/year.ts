import type { DisclosureStandard, InventoryResource } from '../resources/index.ts'
import { type Bar, barTable } from './bar-table.ts'
import { categoryFigures, tierFigures } from './breakdowns.ts'
import { BEFORE, type DisclosureReport } from './disclosure-report.ts'
import { element } from './element.ts'
import {
  activityFigures,
  type Figure,
  type NamedFigure,
  type PeriodInventory,
  placeFigures,
  scopeFigures,
  totalFigure,
} from './figures.ts'
import { figuresByKey } from './figures-by-key.ts'
import { details, pageSection } from './layout.ts'
import { createLedger, type Ledger, scopeWords } from './ledger.ts'
import { type MonthFigures, monthChart, monthFigures } from './month-chart.ts'
import type { Explain } from './number-button.ts'
import { overview } from './overview.ts'
import { isFiltered, type PageState } from './page-state.ts'
import { showPending } from './pending.ts'
import { monthPeriods, type NamedPeriod, reachesInto, yearPeriod } from './period.ts'
import { filterOf } from './record-filter.ts'
import { inventoryOfRecords, type RecordTraces } from './record-sums.ts'
import { recordTable } from './record-table.ts'
import { reportSection } from './report-section.ts'
import type { ReportSource } from './source.ts'
import { noticesSection, sourcesSection } from './sources.ts'

const TONES: Readonly<Record<string, string>> = { SCOPE_1: 'scope1', SCOPE_2: 'scope2', SCOPE_3: 'scope3' }

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
  /** Reads the report of a standard, each once; null if the source has no reports. */
  readonly disclosure: ((standard: DisclosureStandard) => Promise<DisclosureReport>) | null
  /** Reads the records that are shown, with their traces. */
  readonly traced: (tell: (count: number, of: number) => void) => Promise<readonly RecordTraces[]>
}

/** Reports the progress of loading. */
export type Tell = (says: string) => void

/**
 * Restricts a source to the records that a filter shows. A record without a location-based figure keeps its
 * market-based one.
 */
function filteredSource(source: ReportSource, state: PageState, inventory: InventoryResource): ReportSource {
  const ledger = createLedger(source, inventory)
  const missing = new Set(inventory.scope2.locationFigureMissing.recordIds)
  return {
    ...source,
    records: async () => (await source.records()).filter(filterOf(state.filter, ledger)),
    trace: (record, method) => source.trace(record, missing.has(record.id) ? 'market' : method),
  }
}

/**
 * Loads a year from the inventories of the source. If a filter is set or Scope 2 counts by location, adds it up from
 * single records.
 */
export async function loadYear(source: ReportSource, state: PageState, tell: Tell): Promise<YearReport | null> {
  const years = await source.years()
  const number = state.year ?? years.at(-1)
  if (number === undefined) return null
  const [period, before] = [yearPeriod(number), yearPeriod(number - 1)]
  const everything = await source.inventory(period)
  const shown = filteredSource(source, state, everything)
  const ledger = createLedger(shown, everything)
  const { method } = state
  const tracedIn = async (span: NamedPeriod, onProgress: (count: number, of: number) => void) => {
    const records = (await shown.records()).filter((record) => reachesInto(record, span))
    return ledger.traced(records, (count) => onProgress(count, records.length))
  }
  const isSummed = isFiltered(state.filter) || method === 'location'
  const sum = async (spans: readonly NamedPeriod[], all: NamedPeriod): Promise<PeriodInventory[]> => {
    if (!isSummed)
      return Promise.all(spans.map(async (span) => ({ inventory: await source.inventory(span), period: span, method })))
    const traced = await tracedIn(all, (count, of) => tell(`Reading the traces: ${count} of ${of} …`))
    const { attributions, scopeByFactor } = everything
    return spans.map((span) => {
      return {
        inventory: { ...inventoryOfRecords(traced, { period: span, method }), attributions, scopeByFactor },
        period: span,
        method,
      }
    })
  }
  const [year, ...months] = (await sum([period, ...monthPeriods(number)], period)) as [
    PeriodInventory,
    ...PeriodInventory[],
  ]
  const [prior] = years.includes(number - 1) ? await sum([before], before) : []
  const earlier = prior === undefined ? [] : [{ ...prior, period: { ...before, key: BEFORE } }]
  return {
    years: [...new Set([...years, number])].sort((a, b) => a - b),
    period,
    everything,
    year,
    months,
    prior: prior === undefined ? new Map() : figuresByKey(prior),
    figures: new Map([year, ...months, ...earlier].flatMap((one) => [...figuresByKey(one)])),
    ledger,
    disclosure: disclosureOf(source, period),
    traced: (onProgress) => tracedIn(period, onProgress),
  }
}

/** Reads each report of a year once, and again after a failure. */
function disclosureOf({ report }: ReportSource, period: NamedPeriod): YearReport['disclosure'] {
  if (report === undefined) return null
  const known = new Map<DisclosureStandard, Promise<DisclosureReport>>()
  return (standard) => {
    const read =
      known.get(standard) ??
      report(standard, period).catch((error: unknown) => {
        known.delete(standard)
        throw error
      })
    known.set(standard, read)
    return read
  }
}

function activityBar({ name, scope, figure }: NamedFigure): Bar {
  return { name, figure, tone: TONES[scope ?? ''] ?? 'whole', detail: scopeWords(scope ?? '') }
}

/** Splits a name: 'VAN-1: service van' is shown as VAN-1, with the rest below it. */
function placeBar({ name, figure }: NamedFigure): Bar {
  const [short = name, detail] = name.split(': ')
  return { name: short, figure, tone: 'whole', detail }
}

function byActivity(year: PeriodInventory, explain: Explain): HTMLElement {
  const groups = [{ name: null, bars: activityFigures(year).map(activityBar) }]
  const caption = `Emissions of ${year.period.name} by activity, the largest first; Scope 2 ${year.method}-based`
  const bars = { caption, head: 'Activity', groups, total: totalFigure(year) }
  return pageSection('activities', 'By activity', barTable(bars, explain))
}

function byPlace(year: PeriodInventory, explain: Explain): HTMLElement {
  const { sites, vehicles, companyWide } = placeFigures(year)
  const groups = [
    { name: 'Sites', bars: sites.map(placeBar) },
    { name: 'Vehicles', bars: vehicles.map(placeBar) },
    { name: 'The company as a whole', bars: companyWide.figure.amounts.records === 0 ? [] : [placeBar(companyWide)] },
  ].filter(({ bars }) => bars.length > 0)
  const caption = `Emissions of ${year.period.name} by site and vehicle; Scope 2 ${year.method}-based`
  return pageSection(
    'sites',
    'By site',
    barTable({ caption, head: 'Place', groups, total: totalFigure(year) }, explain),
  )
}

/** Shows Scope 3 by category; empty without Scope 3. */
function byCategory(year: PeriodInventory, explain: Explain): readonly HTMLElement[] {
  const bars = categoryFigures(year).map(({ name, figure }) => ({ name, figure, tone: 'scope3' }))
  if (bars.length === 0) return []
  const caption = `Scope 3 of ${year.period.name} by the categories of the GHG Protocol`
  const content = { caption, head: 'Category', groups: [{ name: null, bars }], total: scopeFigures(year).scope3 }
  return [pageSection('categories', 'Scope 3 by category', barTable(content, explain))]
}

function byTier(year: PeriodInventory, explain: Explain): HTMLElement {
  const bars = tierFigures(year).map(({ name, figure }) => {
    return { name, figure, tone: 'whole', detail: `${figure.amounts.records} records` }
  })
  const caption = `Emissions of ${year.period.name} by the quality of the data, the best first; Scope 2 ${year.method}-based`
  const content = { caption, head: 'Data', groups: [{ name: null, bars }], total: totalFigure(year) }
  return pageSection('tiers', 'By quality of the data', barTable(content, explain))
}

function byMonth(months: readonly MonthFigures[], explain: Explain): HTMLElement {
  return pageSection('months', 'By month', ...monthChart(months, explain))
}

/** Shows the records: immediately if a filter is set, and otherwise on demand. */
function recordsSection(report: YearReport, state: PageState, open: (key: string) => void): HTMLElement {
  const place = element('div', {})
  const show = () =>
    showPending(place, {
      says: 'Reading the records …',
      load: async (tell) => {
        const traced = await report.traced((count, of) => tell(`Reading the traces: ${count} of ${of} …`))
        return recordTable({ traced, period: report.period, state, open })
      },
    })
  if (isFiltered(state.filter)) {
    show()
    return pageSection('records', 'Records', place)
  }
  const all = details(`All ${report.year.inventory.total.records} records`, place)
  all.addEventListener('toggle', show, { once: true })
  return pageSection('records', 'Records', all)
}

/** The actions that the sections of a year offer. */
export interface YearNavigation {
  readonly explain: Explain
  readonly open: (key: string) => void
  /** Chooses the standard of the report. */
  readonly pick: (report: string) => void
}

/** Shows the report of a disclosure standard; empty if the source has no reports. */
export function disclosureSection(
  { disclosure }: YearReport,
  { report: standard }: PageState,
  { open, pick }: Pick<YearNavigation, 'open' | 'pick'>,
): readonly HTMLElement[] {
  return disclosure === null ? [] : [reportSection({ standard, load: disclosure, pick, open })]
}

/** Builds the sections of a year. */
export function yearSections(report: YearReport, state: PageState, navigate: YearNavigation): readonly HTMLElement[] {
  const { explain, open } = navigate
  const { year, months, prior } = report
  if (year.inventory.total.records === 0) {
    return [
      element(
        'p',
        { class: 'failure' },
        `No record of ${report.period.name} is shown. Choose another year, or show all.`,
      ),
    ]
  }
  return [
    overview(year, prior, explain),
    byMonth(months.map(monthFigures), explain),
    element('div', { class: 'pair' }, byActivity(year, explain), byPlace(year, explain)),
    element('div', { class: 'pair' }, ...byCategory(year, explain), byTier(year, explain)),
    recordsSection(report, state, open),
    ...disclosureSection(report, state, navigate),
    element('div', { class: 'pair' }, noticesSection(year.inventory), sourcesSection(year.inventory)),
  ]
}
