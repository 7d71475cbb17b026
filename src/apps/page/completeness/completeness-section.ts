import { button, element } from '../element.ts'
import { columnHead, countPhrase, pageSection } from '../layout.ts'
import type { PageScreens } from '../page-hooks.ts'
import { recordKey } from '../page-state.ts'
import type { View } from '../panel.ts'
import { showPending } from '../pending.ts'
import { spanWords } from '../period.ts'
import { meterWords } from '../records.ts'
import type { YearReport } from '../year.ts'
import {
  type CompletenessRow,
  countMonths,
  findCompleteness,
  type MonthCell,
  type MonthState,
  rowTitle,
} from './completeness.ts'

/** A month of a row of the grid. */
interface MonthKey {
  /** The key of the row. */
  readonly row: string
  /** The key of the month: '03.' */
  readonly month: string
}

const MONTH = 'month:'

/** Prints the key of a month for the address. */
function printMonthKey({ row, month }: MonthKey): string {
  return `${MONTH}${month}:${row}`
}

/** Parses the key of a month; null for other keys. */
function parseMonthKey(key: string): MonthKey | null {
  const [, month, row] = /^month:(\d\d\.):(.+)$/.exec(key) ?? []
  return month === undefined || row === undefined ? null : { month, row }
}

/** The page that a month is shown in. */
interface MonthPlace {
  readonly report: YearReport
  readonly screens: PageScreens
}

/** Builds the view of a month with several records: each of them, and a form for another one. Null for other keys. */
export async function monthView(key: string, { report, screens }: MonthPlace): Promise<View | null> {
  const named = parseMonthKey(key)
  if (named === null) return null
  const input = { records: await report.allRecords(), year: Number(report.period.name), now: new Date().toISOString() }
  const row = findCompleteness(input).find((one) => one.key === named.row)
  const cell = row?.months.find(({ month }) => month.key === named.month)
  if (row === undefined || cell === undefined) return null
  const another = screens.missingMonthKey({ example: row.example, month: cell.month })
  return {
    eyebrow: countPhrase(cell.records.length, 'record'),
    title: `${cell.month.name}: ${row.example.title}`,
    fill: (body, open) => {
      const items = cell.records.map((record) => {
        const shown = recordKey(record.id, 'market')
        const texts = [record.title, meterWords(record), spanWords(record), record.comment ?? '']
        const words = texts.filter((text) => text !== '').join(', ')
        return element(
          'li',
          {},
          button({ class: 'number', 'data-key': shown }, words, () => open(shown)),
        )
      })
      const add = another === null ? [] : [button({ 'data-key': another }, 'Add another record', () => open(another))]
      body.append(element('ul', { class: 'month-records' }, ...items), ...add)
    },
  }
}

/** The mark and the word of each state; the mark tells states apart without colour. */
export const STATES: Readonly<Record<MonthState, readonly [mark: string, word: string]>> = {
  present: ['●', 'present'],
  estimated: ['◐', 'estimated'],
  missing: ['○', 'missing'],
  open: ['·', 'not expected'],
}

/** Opens views from the cells of the grid. */
interface GridActions {
  readonly open: (key: string) => void
  readonly screens: PageScreens
}

function holderName({ holder }: Pick<CompletenessRow, 'holder'>): string {
  return holder.of === 'company' ? 'The company as a whole' : holder.name
}

/** The key that a cell leads to: its record, its records, or a form; null if there is nothing to show. */
function keyOfCell(row: CompletenessRow, cell: MonthCell, { screens }: GridActions): string | null {
  const [first, ...others] = cell.records
  if (first !== undefined && others.length === 0) return recordKey(first.id, 'market')
  if (first !== undefined) return printMonthKey({ row: row.key, month: cell.month.key })
  return screens.missingMonthKey({ example: row.example, month: cell.month })
}

function cellOf(
  row: CompletenessRow,
  cell: MonthCell,
  { actions, title }: { readonly actions: GridActions; readonly title: string },
): HTMLElement {
  const { month, state, records } = cell
  const [mark, word] = STATES[state]
  const key = keyOfCell(row, cell, actions)
  const count = records.length > 1 ? `, ${records.length} records` : ''
  const says = `${month.name}: ${word}${count}`
  if (key === null) {
    const hidden = element('span', { class: 'hidden' }, says)
    return element('td', { class: `month-state ${state}` }, element('span', { 'aria-hidden': 'true' }, mark), hidden)
  }
  const what = records.length > 0 ? 'Show.' : 'Add a record.'
  const label = `${says}: ${title}, ${holderName(row)}. ${what}`
  const pressed = button({ 'aria-label': label, title: says, tabindex: '-1', 'data-key': key }, mark, () =>
    actions.open(key),
  )
  return element('td', { class: `month-state ${state}` }, pressed)
}

/** The grid, and the name of each activity. */
interface GridParts {
  readonly actions: GridActions
  readonly nameOf: (kindId: string) => string
}

function activityRow(row: CompletenessRow, head: HTMLElement, { actions, nameOf }: GridParts): HTMLElement {
  const title = rowTitle(row, nameOf(row.kindId))
  return element('tr', {}, head, ...row.months.map((cell) => cellOf(row, cell, { actions, title })))
}

/** Rows of one site or of the company, below its name. A place with one row has its name in it. */
function holderBody(rows: readonly CompletenessRow[], parts: GridParts): HTMLElement {
  const [first, ...others] = rows
  if (first === undefined) return element('tbody')
  const titleOf = (row: CompletenessRow) => rowTitle(row, parts.nameOf(row.kindId))
  if (others.length === 0) {
    const head = element('th', { scope: 'row' }, holderName(first), element('small', {}, titleOf(first)))
    return element('tbody', { class: 'single' }, activityRow(first, head, parts))
  }
  const group = element(
    'tr',
    { class: 'holder' },
    element('th', { scope: 'rowgroup', colspan: '13' }, holderName(first)),
  )
  const lines = rows.map((row) => activityRow(row, element('th', { scope: 'row' }, titleOf(row)), parts))
  return element('tbody', {}, group, ...lines)
}

function groupByHolder(rows: readonly CompletenessRow[]): readonly (readonly CompletenessRow[])[] {
  const groups = new Map<string, CompletenessRow[]>()
  for (const row of rows) {
    const { holder } = row
    const key = holder.of === 'company' ? '' : `${holder.of} ${holder.id}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

/** The closest cell with a button in a direction, on the way to the edge of the grid. */
function nextButton(from: HTMLElement, [down, right]: readonly [number, number]): HTMLElement | null {
  const line = from.closest('tr')
  const lines = [...(from.closest('table')?.querySelectorAll('tbody tr') ?? [])]
  const cells = [...(line?.children ?? [])]
  let [y, x] = [line === null ? -1 : lines.indexOf(line), cells.findIndex((one) => one.contains(from))]
  for (;;) {
    y += down
    x += right
    const row = lines[y]
    if (row === undefined || x < 1 || (right !== 0 && x >= row.children.length)) return null
    const found = row.children[x]?.querySelector('button')
    if (found) return found
  }
}

/** Makes the buttons of the grid one stop of the Tab key; arrow keys move between them. */
function moveByArrows(grid: HTMLElement): void {
  const all = [...grid.querySelectorAll<HTMLElement>('td button')]
  const first = grid.querySelector<HTMLElement>('.missing button') ?? all[0]
  first?.setAttribute('tabindex', '0')
  grid.addEventListener('keydown', (event) => {
    const step = STEPS[event.key]
    const { target } = event
    if (step === undefined || !(target instanceof HTMLElement)) return
    event.preventDefault()
    nextButton(target, step)?.focus()
  })
  grid.addEventListener('focusin', ({ target }) => {
    for (const one of all) one.setAttribute('tabindex', one === target ? '0' : '-1')
  })
}

function monthHead(name: string): HTMLElement {
  const [full = ''] = name.split(' ')
  return columnHead(
    element('abbr', { title: full }, full.slice(0, 1), element('span', { class: 'rest' }, full.slice(1, 3))),
  )
}

function stateLegend(rows: readonly CompletenessRow[]): HTMLElement {
  const counted = (['present', 'estimated', 'missing'] as const).map((state) => {
    const [mark, word] = STATES[state]
    const count = countMonths(rows, state)
    const words = ` ${count} ${count === 1 ? 'month' : 'months'} ${word}`
    return element('li', { class: state }, element('span', { class: 'mark', 'aria-hidden': 'true' }, mark), words)
  })
  return element('ul', { class: 'legend states' }, ...counted)
}

const ABOUT =
  'A month is missing if periods of its activity or meter cover two other months of this year or the last; single days, trips, freight and leaks do not count. It is estimated if its records say so.'

/** Builds the grid of a year. */
function completenessGrid(
  rows: readonly CompletenessRow[],
  { ledger, period }: YearReport,
  actions: GridActions,
): HTMLElement {
  const [sample] = rows
  const nameOf = (kindId: string) => {
    const record = rows.find((row) => row.kindId === kindId)?.example
    return record === undefined ? '' : ledger.kindOf(record).name
  }
  const heads = (sample?.months ?? []).map(({ month }) => monthHead(month.name))
  const table = element(
    'table',
    { class: 'completeness', role: 'grid' },
    element('caption', { class: 'hidden' }, `Months of ${period.name} with and without records, by place and activity`),
    element('thead', {}, element('tr', {}, columnHead('Activity'), ...heads)),
    ...groupByHolder(rows).map((some) => holderBody(some, { actions, nameOf })),
  )
  moveByArrows(table)
  return table
}

/** Reads every record of the company, and builds the grid. */
async function gridContent(report: YearReport, actions: GridActions): Promise<readonly HTMLElement[]> {
  const year = Number(report.period.name)
  const rows = findCompleteness({ records: await report.allRecords(), year, now: new Date().toISOString() })
  if (rows.length === 0)
    return [element('p', { class: 'hint' }, 'There are no records in this year and the year before.')]
  return [stateLegend(rows), completenessGrid(rows, report, actions), element('p', { class: 'hint' }, ABOUT)]
}

/** The most records of a year that are read without being asked for. */
const READ_AT_ONCE = 2000

/** Shows which months of the year have records, by place and activity; on demand if there are many records. */
export function completenessSection(report: YearReport, actions: GridActions): HTMLElement {
  const place = element('div', {})
  const show = () =>
    showPending(place, { says: 'Reading the records …', load: async () => gridContent(report, actions) })
  const count = report.everything.total.records
  if (count <= READ_AT_ONCE) show()
  else
    place.append(
      button({}, `Read all records to find missing months: ${count.toLocaleString('en-US')} in this year`, show),
    )
  return pageSection('completeness', 'Completeness', place)
}
