import type { InventoryResource } from '../../resources/index.ts'
import { button, element } from './element.ts'
import { type Choice, select } from './layout.ts'
import { scopeWords } from './ledger.ts'
import { isFiltered, NO_FILTER, type PageState, type RecordFilter } from './page-state.ts'
import { downloadFile } from './records-table/download-file.ts'
import { rowsCsv } from './records-table/export-rows.ts'
import { buildRecordRows } from './records-table/record-rows.ts'
import type { YearReport } from './year.ts'

/** Values and actions of the controls. */
interface ToolbarParts {
  readonly years: readonly number[]
  readonly year: number
  readonly inventory: InventoryResource
  readonly state: PageState
  /** Changes the state of the page. */
  readonly change: (part: Partial<PageState>) => void
  /** Changes the filter as it is then. */
  readonly filter: (part: Partial<RecordFilter>) => void
  readonly exportCsv: () => void
}

const SEARCH_DELAY_MS = 250

function searchBox({ state, filter }: ToolbarParts): HTMLElement {
  const box = element('input', {
    type: 'search',
    name: 'search',
    value: state.filter.search,
    placeholder: 'meter, place …',
  })
  let waiting: ReturnType<typeof setTimeout> | undefined
  box.addEventListener('input', () => {
    clearTimeout(waiting)
    box.dataset.typed = ''
    waiting = setTimeout(() => {
      delete box.dataset.typed
      filter({ search: box.value.trim() })
    }, SEARCH_DELAY_MS)
  })
  return element('label', { class: 'control' }, 'Search', box)
}

function uniqueChoices(choices: readonly Choice[]): readonly Choice[] {
  return [...new Map(choices).entries()]
}

function filters(parts: ToolbarParts): readonly HTMLElement[] {
  const { inventory, state, filter } = parts
  const pick = (name: 'site' | 'scope' | 'activity') => ({
    value: state.filter[name],
    onChange: (value: string) => filter({ [name]: value }),
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

/** Downloads the records that are shown as CSV. */
async function exportCsv({ period, traced }: YearReport, state: PageState): Promise<void> {
  const rows = buildRecordRows({ traced: await traced(() => undefined), period, state })
  downloadFile({
    name: `emissions-${period.name}.csv`,
    type: 'text/csv',
    content: rowsCsv({ rows, method: state.method }),
  })
}

/** Shows the controls of a year, keeping the focus on the same control, and letters that are not searched for yet. */
export function showControls(
  controls: HTMLElement,
  shown: YearReport,
  { state, change, filter }: Pick<ToolbarParts, 'state' | 'change' | 'filter'>,
): void {
  const focused = controls.contains(document.activeElement) ? document.activeElement : null
  controls.replaceChildren(
    toolbar({
      years: shown.years,
      year: Number(shown.period.name),
      inventory: shown.everything,
      ...{ state, change, filter },
      exportCsv: () => void exportCsv(shown, state),
    }),
  )
  const name = focused?.getAttribute('name')
  const control = name ? controls.querySelector<HTMLInputElement>(`[name="${name}"]`) : null
  control?.focus()
  if (control?.type !== 'search' || !(focused instanceof HTMLInputElement)) return
  if (focused.dataset.typed !== undefined) control.value = focused.value
  control.setSelectionRange(control.value.length, control.value.length)
}
