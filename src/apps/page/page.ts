import type { ReportFile } from '../../core/display/index.ts'
import type { InventoryResource } from '../../resources/index.ts'
import { createApi } from './api.ts'
import { monthView } from './completeness/month-view.ts'
import { parseCellKey } from './disclosure-report.ts'
import { button, element } from './element.ts'
import { filterOfFigure } from './figure-filter.ts'
import { figureView } from './figure-view.ts'
import { type Choice, select } from './layout.ts'
import { scopeWords } from './ledger.ts'
import { joinScreens, NO_SCREENS, type PageControl, type PageScreens } from './page-hooks.ts'
import {
  isFiltered,
  isOtherScreen,
  NO_FILTER,
  type PageState,
  parseHash,
  parseRecordKey,
  printHash,
} from './page-state.ts'
import { createPanel, type KeyedView, type View } from './panel.ts'
import { showPending } from './pending.ts'
import { recordView } from './record-view.ts'
import { downloadFile } from './records-table/download-file.ts'
import { rowsCsv } from './records-table/export-rows.ts'
import { buildRecordRows } from './records-table/record-rows.ts'
import { cellView } from './report-section.ts'
import { hasScreens, loadScreens } from './screens.ts'
import { fileSource, type ReportSource, serverSource } from './source.ts'
import { createSpeaker } from './speaker.ts'
import { loadYear, type YearReport } from './year.ts'
import { disclosureSection, yearSections } from './year-sections.ts'

/** Values and actions of the controls. */
interface ToolbarParts {
  readonly years: readonly number[]
  readonly year: number
  readonly inventory: InventoryResource
  readonly state: PageState
  /** Changes the state of the page. */
  readonly change: (part: Partial<PageState>) => void
  readonly exportCsv: () => void
}

const SEARCH_DELAY_MS = 250

function searchBox({ state, change }: ToolbarParts): HTMLElement {
  const box = element('input', {
    type: 'search',
    name: 'search',
    value: state.filter.search,
    placeholder: 'meter, place …',
  })
  let waiting: ReturnType<typeof setTimeout> | undefined
  box.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => change({ filter: { ...state.filter, search: box.value.trim() } }), SEARCH_DELAY_MS)
  })
  return element('label', { class: 'control' }, 'Search', box)
}

function uniqueChoices(choices: readonly Choice[]): readonly Choice[] {
  return [...new Map(choices).entries()]
}

function filters(parts: ToolbarParts): readonly HTMLElement[] {
  const { inventory, state, change } = parts
  const pick = (name: 'site' | 'scope' | 'activity') => ({
    value: state.filter[name],
    onChange: (value: string) => change({ filter: { ...state.filter, [name]: value } }),
  })
  const sites = inventory.bySite.map(({ siteId, name }): Choice => [`site:${siteId}`, name])
  const vehicles = inventory.byVehicle.map(({ vehicleId, name }): Choice => [`vehicle:${vehicleId}`, name])
  const company: readonly Choice[] = inventory.companyWide.records > 0 ? [['company', 'The company as a whole']] : []
  const scopes = uniqueChoices(inventory.byKind.map(({ scope }): Choice => [scope, scopeWords(scope)]))
  const activities = uniqueChoices(inventory.byKind.map(({ emissionKindId, name }): Choice => [emissionKindId, name]))
  return [
    select('Site', [['', 'All'], ...sites, ...vehicles, ...company], pick('site')),
    select('Scope', [['', 'All'], ...scopes], pick('scope')),
    select('Activity', [['', 'All'], ...activities], pick('activity')),
    searchBox(parts),
  ]
}

/** Builds the controls above the report: year, method, filters, digits, export and print. */
function toolbar(parts: ToolbarParts): HTMLElement {
  const { years, year, state, change, exportCsv } = parts
  const yearChoices = [...years].reverse().map((one): Choice => [String(one), String(one)])
  const methods: readonly Choice[] = [
    ['market', 'market-based'],
    ['location', 'location-based'],
  ]
  const digits = element('input', {
    type: 'checkbox',
    name: 'digits',
    checked: state.digits === 'all' ? '' : undefined,
  })
  digits.addEventListener('change', () => change({ digits: digits.checked ? 'all' : 'rounded' }))
  const hasFilter = isFiltered(state.filter) || state.filter.month !== ''
  const reset = hasFilter ? [button({}, 'Show all', () => change({ filter: NO_FILTER }))] : []
  return element(
    'form',
    { class: 'toolbar', role: 'search', 'aria-label': 'What is shown' },
    select('Year', yearChoices, { value: String(year), onChange: (value) => change({ year: Number(value) }) }),
    select('Scope 2', methods, {
      value: state.method,
      onChange: (value) => change({ method: value === 'location' ? 'location' : 'market' }),
    }),
    ...filters(parts),
    element('label', { class: 'control check' }, digits, 'All digits'),
    element(
      'div',
      { class: 'control actions' },
      ...reset,
      button({}, 'Export CSV', exportCsv),
      button({}, 'Print', () => window.print()),
    ),
  )
}

/** The elements that the page fills in. */
interface PagePlaces {
  readonly controls: HTMLElement
  readonly year: HTMLElement
  readonly heading: HTMLElement
}

/** Says how to add the first records. */
function noRecords(): string {
  const advice = hasScreens() ? 'Import a file' : 'Add some through /v1, as its documentation explains'
  return `There are no records yet. ${advice}, then reload the page.`
}

/** Shows a cell of a report. Its parts link to figures of the page if no filter is set. */
async function findCellView(key: string, { figures, disclosure }: YearReport, state: PageState): Promise<View | null> {
  const named = parseCellKey(key)
  if (named === null || disclosure === null) return null
  const showsAll = state.method === 'market' && !isFiltered(state.filter)
  const canOpen = (to: string) => parseCellKey(to) !== null || (showsAll && figures.has(to))
  return cellView(named, { report: await disclosure(named.standard), canOpen })
}

/** The content of the page that views are found in. */
interface ShownPage {
  readonly report: YearReport
  readonly state: PageState
  readonly screens: PageScreens
}

async function findView(key: string, { report, state, screens }: ShownPage): Promise<KeyedView | null> {
  const { figures, ledger } = report
  const cell = await findCellView(key, report, state)
  if (cell !== null) return { key, view: cell }
  const figure = figures.get(key)
  if (figure !== undefined) return { key, view: figureView(figure, ledger) }
  const month = await monthView(key, { report, screens })
  if (month !== null) return { key, view: month }
  const named = parseRecordKey(key)
  if (named === null) return null
  const record = (await ledger.source.records()).find(({ id }) => id === named.id)
  if (record === undefined) return null
  return { key, view: recordView({ record, method: named.method }, ledger, screens.recordActions) }
}

/** Downloads the records that are shown as CSV. */
async function exportCsv({ period, traced }: YearReport, state: PageState): Promise<void> {
  const rows = buildRecordRows({ traced: await traced(() => undefined), period, state })
  downloadFile({
    name: `emissions-${period.name}.csv`,
    type: 'text/csv',
    content: rowsCsv({ rows, method: state.method }),
  })
}

/** True if both states show the same year; the report and open views may differ. */
function showsSame(a: PageState, b: PageState): boolean {
  return printHash({ ...a, report: '', open: [] }) === printHash({ ...b, report: '', open: [] })
}

/** Shows the controls of a year, keeping the focus on the same control. */
function showControls(
  controls: HTMLElement,
  shown: YearReport,
  { state, change }: Pick<ToolbarParts, 'state' | 'change'>,
): void {
  const focused = controls.contains(document.activeElement) ? document.activeElement?.getAttribute('name') : null
  controls.replaceChildren(
    toolbar({
      years: shown.years,
      year: Number(shown.period.name),
      inventory: shown.everything,
      state,
      change,
      exportCsv: () => void exportCsv(shown, state),
    }),
  )
  const control = focused ? controls.querySelector<HTMLInputElement>(`[name="${focused}"]`) : null
  control?.focus()
  if (control?.type === 'search') control.setSelectionRange(control.value.length, control.value.length)
}

/** The element in a place that opens a key. */
function findByKey(place: HTMLElement, key: string | undefined): HTMLElement | null {
  return key === undefined ? null : place.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
}

/**
 * Replaces the content of the page, and keeps the focus on the element with the same key, or else on the section that
 * had it.
 */
function replaceContent(place: HTMLElement, nodes: readonly Node[]): void {
  const focused = document.activeElement
  const had = focused instanceof HTMLElement && place.contains(focused) ? focused : null
  const title = had?.closest('section')?.getAttribute('aria-labelledby') ?? null
  place.replaceChildren(...nodes)
  if (had === null) return
  const heading = title === null ? null : document.getElementById(title)
  heading?.setAttribute('tabindex', '-1')
  const target = findByKey(place, had.dataset.key) ?? heading ?? place
  target.focus({ preventScroll: true })
}

/**
 * Starts the page of a company. It shows the state in its address, and writes the reader's choices there. Returns
 * access for screens.
 */
function startPage(createSource: () => ReportSource, { controls, year: place, heading }: PagePlaces): PageControl {
  let source = createSource()
  let state = parseHash(location.hash)
  let report: YearReport | null = null
  const say = createSpeaker(document.body)
  let screens = NO_SCREENS
  let isShown = false
  // after a bar was pressed, its records are shown
  let willScroll = false
  const panel = createPanel(document.body, (open) => navigate({ open }))

  const showOpen = async (showViews = panel.show) => {
    const shown = report
    const views = await Promise.all(
      state.open.map((key) => {
        const view = screens.viewOf(key)
        if (view !== null) return { key, view }
        return shown === null ? null : findView(key, { report: shown, state, screens })
      }),
    )
    if (report === shown) showViews(views.filter((view) => view !== null))
  }
  const load = async (tell: (says: string) => void): Promise<readonly Node[]> => {
    const asked = state
    const loaded = await loadYear(source, asked, tell)
    report = loaded
    isShown = true
    if (loaded === null) {
      controls.replaceChildren()
      queueMicrotask(() => void showOpen())
      return [element('p', { class: 'failure' }, noRecords()), ...screens.sections()]
    }
    place.dataset.digits = asked.digits
    heading.textContent = `Emissions in ${loaded.period.name}`
    document.title = `${heading.textContent}: tonne`
    showControls(controls, loaded, { state, change: (part) => navigate({ ...part, open: [] }) })
    queueMicrotask(() => void showOpen())
    if (willScroll) setTimeout(() => findElement('#records')?.scrollIntoView())
    willScroll = false
    return yearSections(loaded, asked, {
      explain: { digits: asked.digits, open: ({ key }) => open(key), narrow: ({ key }) => narrow(key) },
      open,
      pick,
      screens,
      divide: (per) => navigate({ per, open: [] }),
      filter: (part) => navigate({ filter: { ...state.filter, ...part }, open: [] }),
    })
  }
  const showReport = () => {
    const [section] = report === null ? [] : disclosureSection(report, state, { open, pick })
    const shown = place.querySelector('[aria-labelledby="report-title"]')
    if (section === undefined || shown === null) return
    shown.replaceWith(section)
    section.querySelector('select')?.focus()
  }
  const show = () => showPending(place, { says: 'Reading the year …', load })
  const follow = (next: PageState) => {
    const [isSame, isSameReport] = [showsSame(state, next), state.report === next.report]
    state = next
    if (!isSame) return show()
    if (!isSameReport) showReport()
    void showOpen()
  }
  const navigate = (part: Partial<PageState>) => {
    const next = { ...state, ...part }
    history.pushState(null, '', printHash(next))
    say('')
    follow(next)
  }
  const open = (key: string) => navigate({ open: [key] })
  const narrow = (key: string) => {
    const part = filterOfFigure(key)
    if (part === null) return open(key)
    willScroll = true
    navigate({ filter: { ...state.filter, ...part }, open: [] })
  }
  const pick = (standard: string) => navigate({ report: standard, open: [] })
  addEventListener('popstate', () => {
    // other screens show themselves
    if (!isOtherScreen(location.hash)) follow(parseHash(location.hash))
  })
  const refresh = async () => {
    place.setAttribute('aria-busy', 'true')
    try {
      replaceContent(place, await load(() => undefined))
      await showOpen(panel.rebuild)
      place.removeAttribute('aria-busy')
    } catch {
      show()
    }
  }
  show()
  return {
    add: (added) => {
      screens = joinScreens(screens, added)
      if (isShown) void refresh()
    },
    open,
    closeTop: () => navigate({ open: state.open.slice(0, -1) }),
    reload: () => {
      source = createSource()
      void refresh()
    },
    say,
  }
}

const STORED = 'tonne-api-key'

/** The key of an earlier visit in this tab; '' if there was none. */
function storedKey(): string {
  return sessionStorage.getItem(STORED) ?? ''
}

/** Forgets a key that was rejected. */
function forgetKey(): void {
  sessionStorage.removeItem(STORED)
}

/** Asks for an API key, which stays in this tab. */
function keyForm(onKey: (key: string) => void): HTMLElement {
  const input = element('input', { type: 'password', name: 'key', autocomplete: 'off', required: '' })
  const about =
    'An API key of the company. Create one with “tonne keys”; add --read-only for a key that can only read. It is stored only in this tab.'
  const submit = element('button', { type: 'submit', class: 'primary' }, 'Show the year')
  const form = element(
    'form',
    { class: 'key-form' },
    element('label', {}, 'API key', input),
    element('p', {}, about),
    submit,
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sessionStorage.setItem(STORED, input.value.trim())
    onKey(input.value.trim())
  })
  return form
}

const findElement = (selector: string) => document.querySelector<HTMLElement>(selector)
/** The key of the demo company, which the server writes into its page; empty for other companies. */
const demoKey = document.querySelector<HTMLMetaElement>('meta[name="tonne-api-key"]')?.content ?? ''
/** The data of a report in one file. */
const data = findElement('#tonne-report')?.textContent ?? ''
const [controls, year, heading] = [findElement('#controls'), findElement('#year'), findElement('h1')]

if (controls !== null && year !== null && heading !== null) {
  const places = { controls, year, heading }
  const openWith = (key: string) => {
    const send: typeof fetch = async (...request) => {
      const response = await fetch(...request)
      if (response.status === 401 && demoKey === '') {
        forgetKey()
        controls.replaceChildren()
        year.replaceChildren(keyForm(openWith))
      }
      return response
    }
    const page = startPage(() => serverSource(createApi(key, send), new Date()), places)
    void loadScreens({ key, send, page })
  }
  const key = demoKey === '' ? storedKey() : demoKey
  if (data !== '') startPage(() => fileSource(JSON.parse(data) as ReportFile), places)
  else if (key !== '') openWith(key)
  else year.replaceChildren(keyForm(openWith))
}
