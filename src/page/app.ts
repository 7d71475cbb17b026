import { cellView } from './cell-view.ts'
import { cellOfKey } from './disclosure-report.ts'
import { element } from './element.ts'
import { figureView } from './figure-view.ts'
import { hashOf, isFiltered, type PageState, stateOf } from './page-state.ts'
import { createPanel, type KeyedView, type View } from './panel.ts'
import { showPending } from './pending.ts'
import { recordCsv } from './record-csv.ts'
import { recordOfKey } from './record-key.ts'
import { recordView } from './record-view.ts'
import type { ReportSource } from './source.ts'
import { type ToolbarParts, toolbar } from './toolbar.ts'
import { disclosureSection, loadYear, type YearReport, yearSections } from './year.ts'

/** The elements that the page fills in. */
export interface PagePlaces {
  readonly controls: HTMLElement
  readonly year: HTMLElement
  readonly heading: HTMLElement
}

const NO_RECORDS = 'There are no records yet. Add some by /v1, as its description says, and reload the page.'

/** Shows a cell of a report. Its parts link to figures of the page if no filter is set. */
async function cellViewOf(key: string, { figures, disclosure }: YearReport, state: PageState): Promise<View | null> {
  const named = cellOfKey(key)
  if (named === null || disclosure === null) return null
  const showsAll = state.method === 'market' && !isFiltered(state.filter)
  const canOpen = (to: string) => cellOfKey(to) !== null || (showsAll && figures.has(to))
  return cellView(named, { report: await disclosure(named.standard), canOpen })
}

async function viewOf(key: string, report: YearReport, state: PageState): Promise<KeyedView | null> {
  const { figures, ledger } = report
  const cell = await cellViewOf(key, report, state)
  if (cell !== null) return { key, view: cell }
  const figure = figures.get(key)
  if (figure !== undefined) return { key, view: figureView(figure, ledger) }
  const named = recordOfKey(key)
  if (named === null) return null
  const record = (await ledger.source.records()).find(({ id }) => id === named.id)
  return record === undefined ? null : { key, view: recordView({ record, method: named.method }, ledger) }
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  element('a', { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

/** Downloads the records that are shown. */
async function exportCsv({ period, traced }: YearReport, state: PageState): Promise<void> {
  const list = { traced: await traced(() => undefined), period, state }
  download(`emissions-${period.name}.csv`, recordCsv(list))
}

/** True if both states show the same year; the report and open views may differ. */
function showsSame(a: PageState, b: PageState): boolean {
  return hashOf({ ...a, report: '', open: [] }) === hashOf({ ...b, report: '', open: [] })
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

/** Starts the page of a company. It shows the state in its address, and writes the reader's choices there. */
export function startPage(source: ReportSource, { controls, year: place, heading }: PagePlaces): void {
  let state = stateOf(location.hash)
  let report: YearReport | null = null
  const panel = createPanel(document.body, (open) => navigate({ open }))

  const showOpen = async () => {
    const shown = report
    if (shown === null) return
    const views = await Promise.all(state.open.map((key) => viewOf(key, shown, state)))
    if (report === shown) panel.show(views.filter((view) => view !== null))
  }
  const load = async (tell: (says: string) => void): Promise<readonly Node[]> => {
    const asked = state
    const loaded = await loadYear(source, asked, tell)
    if (loaded === null) return [element('p', { class: 'failure' }, NO_RECORDS)]
    report = loaded
    place.dataset.digits = asked.digits
    heading.textContent = `Emissions in ${loaded.period.name}`
    document.title = `${heading.textContent}: tonne`
    showControls(controls, loaded, { state, change: (part) => navigate({ ...part, open: [] }) })
    queueMicrotask(() => void showOpen())
    return yearSections(loaded, asked, {
      explain: { digits: asked.digits, open: ({ key }) => open(key) },
      open,
      pick,
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
    history.pushState(null, '', hashOf(next))
    follow(next)
  }
  const open = (key: string) => navigate({ open: [key] })
  const pick = (standard: string) => navigate({ report: standard, open: [] })
  addEventListener('popstate', () => follow(stateOf(location.hash)))
  show()
}
