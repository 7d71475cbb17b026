import { isKeyOf } from '../../base/index.ts'
import { decimalText, PERCENT_DECIMALS, rationalOf, tonnesText } from '../../core/display/index.ts'
import { NOTICE_SEVERITIES, type NoticeSeverity } from '../../core/errors/index.ts'
import type { Rational } from '../../core/exact/index.ts'
import type { InventoryResource } from '../../resources/index.ts'
import { type Explain, numberButton } from './amounts.ts'
import { completenessSection } from './completeness/completeness-section.ts'
import { element, gas, svgElement } from './element.ts'
import {
  activityFigures,
  categoryFigures,
  exactOf,
  type Figure,
  type NamedFigure,
  placeFigures,
  scopeFigures,
  tierFigures,
  totalFigure,
} from './figures.ts'
import { chosenDenominator } from './intensity.ts'
import { intensityForm } from './intensity-form.ts'
import { amountCell, columnHead, countPhrase, details, drawing, pageSection, row, table } from './layout.ts'
import { gwpWords, readingWords, scopeWords } from './ledger.ts'
import { type MonthFigures, monthChart, monthFigures } from './month-chart.ts'
import { proportion } from './month-columns.ts'
import { overview } from './overview.ts'
import type { PageScreens } from './page-hooks.ts'
import { isFiltered, type PageState, type RecordFilter } from './page-state.ts'
import { showPending } from './pending.ts'
import { monthPeriods, type NamedPeriod, overlapsPeriod } from './period.ts'
import { recordsTable } from './records-table/records-table.ts'
import { reportSection } from './report-section.ts'
import { noticeSentence } from './trace-parts.ts'
import { statementPlace, type YearReport } from './year.ts'

/** A row with its name, number and bar. */
interface Bar {
  readonly name: string
  /** Further words below the name. */
  readonly detail?: string | undefined
  readonly figure: Figure
  /** Colour: a class of the style sheet. */
  readonly tone: string
}

/** A group of rows. */
interface BarGroup {
  /** The heading of the group; null for none. */
  readonly name: string | null
  readonly bars: readonly Bar[]
}

/** Content of a table of bars. */
interface BarTable {
  readonly caption: string
  /** The heading of the names: 'Activity'. */
  readonly head: string
  readonly groups: readonly BarGroup[]
  /** The figure that shares refer to. */
  readonly total: Figure
  /** Figures of the year before, by key. */
  readonly prior: ReadonlyMap<string, Figure>
}

/** Values shared by the rows of a table. */
interface BarRowParts {
  readonly scale: (kg: number) => number
  /** Exact kilograms that shares refer to. */
  readonly sum: Rational
  readonly explain: Explain
  readonly prior: ReadonlyMap<string, Figure>
}

const SIZE = { width: 100, height: 10 }

/** Prints the share of a figure in the total, in per cent: '43.5 %'. */
function shareText(figure: Figure, sum: Rational): string {
  if (sum.n <= 0n) return ''
  const part = rationalOf(exactOf(figure))
  return `${decimalText({ n: 100n * part.n * sum.d, d: part.d * sum.n }, PERCENT_DECIMALS)} %`
}

/** Shows the same figure of the year before: '2024: 12.345'. */
function priorAmount({ key }: Figure, prior: ReadonlyMap<string, Figure>): readonly HTMLElement[] {
  const before = prior.get(key)
  return before === undefined ? [] : [element('small', {}, `${before.period.name}: ${tonnesText(exactOf(before))}`)]
}

/** Builds a row with a bar in proportion to the longest one. */
function barRow({ name, detail, figure, tone }: Bar, { scale, sum, explain, prior }: BarRowParts): HTMLElement {
  const number = numberButton(figure, explain)
  const width = scale(Math.max(figure.amounts.co2e.kg, 0))
  const drawn = drawing('bar-drawing', SIZE)
  drawn.append(svgElement('rect', { class: `bar ${tone}`, width, height: SIZE.height }))
  drawn.addEventListener('click', () => explain.narrow(figure, number))
  return row(
    name,
    detail,
    element('td', { class: 'amount' }, number, ...priorAmount(figure, prior)),
    amountCell(shareText(figure, sum)),
    element('td', { class: 'drawing' }, drawn),
  )
}

/** Builds a table whose numbers are also drawn as bars: a chart and its data in one. */
function barTable({ caption, head, groups, total, prior }: BarTable, explain: Explain): HTMLTableElement {
  const most = Math.max(0, ...groups.flatMap(({ bars }) => bars.map(({ figure }) => figure.amounts.co2e.kg)))
  const scale = proportion(most === 0 ? 1 : most, SIZE.width)
  const sum = rationalOf(exactOf(total))
  const bodies = groups.map(({ name, bars }) => {
    const title = name === null ? [] : [element('tr', {}, element('th', { scope: 'rowgroup', colspan: 4 }, name))]
    return element('tbody', {}, ...title, ...bars.map((bar) => barRow(bar, { scale, sum, explain, prior })))
  })
  const amounts = columnHead(gas('t CO2e'), { class: 'amount' })
  const heads = [
    columnHead(head),
    amounts,
    columnHead('Share', { class: 'amount' }),
    element('td', { class: 'drawing' }),
  ]
  return table({ class: 'bars', caption, heads, bodies })
}

function factorTable({ factors }: InventoryResource): HTMLElement {
  const rows = factors.map((factor) => {
    const source = `${factor.publisher}, ${factor.title}; ${factor.table}, row ${factor.row}`
    const cell = element('td', {}, source, element('small', {}, factor.licence))
    return row(factor.name, `per ${factor.unit}`, cell, amountCell(String(factor.records)))
  })
  const heads = ['Factor', 'Source', 'Records'].map((name) => columnHead(name))
  const caption = 'The factors used in the year'
  const bodies = [element('tbody', {}, ...rows)]
  return details(
    factors.length === 1 ? 'The factor with its source' : `All ${factors.length} factors with their sources`,
    table({ class: 'sources', caption, heads, bodies }),
  )
}

/** Counts the notices of records by code, for one severity, the most frequent first. */
function noticeGroup(
  title: string,
  severity: NoticeSeverity,
  all: InventoryResource['noticesOfRecords'],
): HTMLElement[] {
  const some = all.filter(({ code: name }) => isKeyOf(NOTICE_SEVERITIES, name) && NOTICE_SEVERITIES[name] === severity)
  if (some.length === 0) return []
  const items = [...some]
    .sort((a, b) => b.records - a.records)
    .map((notice) => {
      const sentence = ` ${noticeSentence(notice.code)}`
      return element(
        'li',
        { title: notice.code },
        element('strong', {}, countPhrase(notice.records, 'record')),
        sentence,
      )
    })
  const list = element('ul', { class: `notices ${severity}` }, ...items)
  return [element('h3', {}, title), list]
}

/**
 * Lists the notices about the year, and the assumptions about records by code; those that affect a number come first.
 */
function noticesSection({ notices, noticesOfRecords, overlaps }: InventoryResource): HTMLElement {
  const groups = countPhrase(overlaps.total, 'group')
  const advice = `${groups} of records of one site and kind overlap in time. That is right for several deliveries; name the meters of records of several meters.`
  const messages = [
    ...new Set(notices.map(({ message }) => gwpWords(message))),
    ...(overlaps.total > 0 ? [advice] : []),
  ]
  return pageSection(
    'notices-title',
    'Notices',
    element('ul', {}, ...messages.map((text) => element('li', {}, text))),
    ...noticeGroup('Warnings that affect a number', 'warning', noticesOfRecords),
    details(
      'How the records were read',
      element('div', {}, ...noticeGroup('For information', 'info', noticesOfRecords)),
    ),
  )
}

/** Lists the sources of the factors, and the sentences that their licences require. */
function sourcesSection(inventory: InventoryResource): HTMLElement {
  const { attributions, gwpSets } = inventory
  return pageSection(
    'sources-title',
    'Sources',
    element('ul', { class: 'attributions' }, ...attributions.map((text) => element('li', {}, text))),
    element('p', {}, `Global warming potentials: ${gwpWords(gwpSets.join(', '))}.`),
    factorTable(inventory),
  )
}

const TONES: Readonly<Record<string, string>> = { SCOPE_1: 'scope1', SCOPE_2: 'scope2', SCOPE_3: 'scope3' }

function activityBar({ name, scope, figure }: NamedFigure): Bar {
  return { name, figure, tone: TONES[scope ?? ''] ?? 'whole', detail: scopeWords(scope ?? '') }
}

/** Splits a name: 'VAN-1: service van' is shown as VAN-1, with the rest below it. */
function placeBar({ name, figure }: NamedFigure): Bar {
  const [short = name, detail] = name.split(': ')
  return { name: short, figure, tone: 'whole', detail }
}

function activitySection({ year, prior }: YearReport, explain: Explain): HTMLElement {
  const groups = [{ name: null, bars: activityFigures(year).map(activityBar) }]
  const caption = `Emissions of ${year.period.name} by activity, the largest first; Scope 2 ${year.method}-based`
  const bars = { caption, head: 'Activity', groups, total: totalFigure(year), prior }
  return pageSection('activities', 'By activity', barTable(bars, explain))
}

function placeSection({ year, prior }: YearReport, explain: Explain): HTMLElement {
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
    barTable({ caption, head: 'Place', groups, total: totalFigure(year), prior }, explain),
  )
}

/** Shows Scope 3 by category; empty without Scope 3. */
function categorySection({ year, prior }: YearReport, explain: Explain): readonly HTMLElement[] {
  const bars = categoryFigures(year).map(({ name, figure }) => ({ name, figure, tone: 'scope3' }))
  if (bars.length === 0) return []
  const caption = `Scope 3 of ${year.period.name} by the categories of the GHG Protocol`
  const content = { caption, head: 'Category', groups: [{ name: null, bars }], total: scopeFigures(year).scope3, prior }
  return [pageSection('categories', 'Scope 3 by category', barTable(content, explain))]
}

function tierSection({ year, prior }: YearReport, explain: Explain): HTMLElement {
  const bars = tierFigures(year).map(({ name, figure }) => {
    return { name, figure, tone: 'whole', detail: countPhrase(figure.amounts.records, 'record') }
  })
  const caption = `Emissions of ${year.period.name} by the quality of the data, the best first; Scope 2 ${year.method}-based`
  const content = { caption, head: 'Data', groups: [{ name: null, bars }], total: totalFigure(year), prior }
  return pageSection('tiers', 'By quality of the data', barTable(content, explain))
}

function monthSection(months: readonly MonthFigures[], explain: Explain): HTMLElement {
  return pageSection('months', 'By month', ...monthChart(months, explain))
}

/** The records of the table: those of the year, or of one month. */
function tablePeriod({ period }: YearReport, { filter }: PageState): NamedPeriod {
  return monthPeriods(Number(period.name)).find(({ key }) => key === `${filter.month}.`) ?? period
}

/** Shows the records: immediately if a filter is set, and otherwise on demand. */
function recordsSection(report: YearReport, state: PageState, navigate: YearNavigation): HTMLElement {
  const place = element('div', {})
  const show = () =>
    showPending(place, {
      says: 'Reading the records …',
      load: async (tell) => {
        const period = tablePeriod(report, state)
        const all = await report.traced((count, of) => tell(readingWords(count, of)))
        const traced = all.filter(({ record }) => overlapsPeriod(record, period))
        return recordsTable({ traced, period, state, open: navigate.open, filter: navigate.filter })
      },
    })
  if (isFiltered(state.filter) || state.filter.month !== '') {
    show()
    return pageSection('records', 'Records', place)
  }
  const { records } = report.year.inventory.total
  const all = details(records === 1 ? 'The record' : `All ${countPhrase(records, 'record')}`, place)
  all.addEventListener('toggle', show, { once: true })
  return pageSection('records', 'Records', all)
}

/** The actions that the sections of a year offer. */
interface YearNavigation {
  readonly explain: Explain
  readonly open: (key: string) => void
  /** Chooses the standard of the report. */
  readonly pick: (report: string) => void
  readonly screens: PageScreens
  /** Changes the filter of the records. */
  readonly filter: (part: Partial<RecordFilter>) => void
  /** Chooses what totals are divided by. */
  readonly divide: (per: string) => void
}

/** Shows the report of a disclosure standard; empty if the source has no reports. */
export function disclosureSection(
  report: YearReport,
  { report: standard }: PageState,
  { open, pick }: Pick<YearNavigation, 'open' | 'pick'>,
): readonly HTMLElement[] {
  const { disclosure } = report
  return disclosure === null
    ? []
    : [reportSection({ standard, place: statementPlace(report), load: disclosure, pick, open })]
}

/** Builds the sections of a year. */
export function yearSections(report: YearReport, state: PageState, navigate: YearNavigation): readonly HTMLElement[] {
  const { explain } = navigate
  const { year, months, prior, area } = report
  const choice = { per: state.per, area, onChange: navigate.divide }
  if (year.inventory.total.records === 0) {
    return [
      element(
        'p',
        { class: 'empty-state' },
        `No record of ${report.period.name} is shown. Choose another year, or show all.`,
      ),
      completenessSection(report, navigate),
      ...navigate.screens.sections(),
    ]
  }
  return [
    overview(year, { prior, denominator: chosenDenominator(choice), intensity: intensityForm(choice) }, explain),
    monthSection(months.map(monthFigures), explain),
    element('div', { class: 'pair' }, activitySection(report, explain), placeSection(report, explain)),
    element('div', { class: 'pair' }, ...categorySection(report, explain), tierSection(report, explain)),
    completenessSection(report, navigate),
    recordsSection(report, state, navigate),
    ...navigate.screens.sections(),
    ...disclosureSection(report, state, navigate),
    element('div', { class: 'pair' }, noticesSection(year.inventory), sourcesSection(year.inventory)),
  ]
}
