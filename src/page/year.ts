import type { InventoryResource } from '../resources/index.ts'
import type { CompanyApi } from './api.ts'
import { type Bar, barTable } from './bar-table.ts'
import { element } from './element.ts'
import { figureView } from './figure-view.ts'
import { activityFigures, type NamedFigure, type PeriodInventory, placeFigures } from './figures.ts'
import { pageSection } from './layout.ts'
import { createLedger, scopeWords } from './ledger.ts'
import { type MonthFigures, monthChart, monthFigures } from './month-chart.ts'
import type { Explain } from './number-button.ts'
import { overview } from './overview.ts'
import type { Panel } from './panel.ts'
import { monthPeriods, type NamedPeriod, yearPeriod } from './period.ts'
import { noticesSection, sourcesSection } from './sources.ts'

const TONES: Readonly<Record<string, string>> = { SCOPE_1: 'scope1', SCOPE_2: 'scope2', SCOPE_3: 'scope3' }

async function loadInventory(api: CompanyApi, period: NamedPeriod): Promise<PeriodInventory> {
  const query = new URLSearchParams({ from: period.from, to: period.to })
  return { inventory: await api.json<InventoryResource>(`/v1/inventory?${query}`), period }
}

function activityBar({ name, scope, figure }: NamedFigure): Bar {
  return { name, figure, tone: TONES[scope ?? ''] ?? 'whole', detail: scopeWords(scope ?? '') }
}

/** 'VAN-1: service van' is called VAN-1, with the rest below it. */
function placeBar({ name, figure }: NamedFigure): Bar {
  const [short = name, detail] = name.split(': ')
  return { name: short, figure, tone: 'whole', detail }
}

function byActivity(year: PeriodInventory, explain: Explain): HTMLElement {
  const groups = [{ name: null, bars: activityFigures(year).map(activityBar) }]
  const caption = `Emissions of ${year.period.name} by activity, the largest first; Scope 2 market-based`
  return pageSection('activities', 'By activity', barTable({ caption, head: 'Activity', groups }, explain))
}

function byPlace(year: PeriodInventory, explain: Explain): HTMLElement {
  const { sites, vehicles, companyWide } = placeFigures(year)
  const groups = [
    { name: 'Sites', bars: sites.map(placeBar) },
    { name: 'Vehicles', bars: vehicles.map(placeBar) },
    { name: 'The company as a whole', bars: [placeBar(companyWide)] },
  ].filter(({ bars }) => bars.length > 0)
  const caption = `Emissions of ${year.period.name} by site and vehicle; Scope 2 market-based`
  return pageSection('sites', 'By site', barTable({ caption, head: 'Place', groups }, explain))
}

function byMonth(months: readonly MonthFigures[], explain: Explain): HTMLElement {
  return pageSection('months', 'By month', ...monthChart(months, explain))
}

function empty(): HTMLElement {
  const says =
    'No record lies in this year. Start the server again with “tonne serve --demo”, which brings the year of an invented company.'
  return element('p', { class: 'failure' }, says)
}

/** Loads the year, and its months, from /v1; what comes back is all that the page shows. */
export async function loadYear(api: CompanyApi, panel: Panel): Promise<readonly HTMLElement[]> {
  const year = await loadInventory(api, yearPeriod(2025))
  if (year.inventory.total.records === 0) return [empty()]
  const months = await Promise.all(monthPeriods(2025).map((month) => loadInventory(api, month)))
  const ledger = createLedger(api, year.inventory)
  const explain: Explain = (figure, opener) => panel.open(figureView(figure, ledger), opener)
  return [
    overview(year, explain),
    byMonth(months.map(monthFigures), explain),
    element('div', { class: 'pair' }, byActivity(year, explain), byPlace(year, explain)),
    element('div', { class: 'pair' }, noticesSection(year.inventory), sourcesSection(year.inventory)),
  ]
}
