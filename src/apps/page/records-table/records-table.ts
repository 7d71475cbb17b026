import { tonnesText } from '../../../core/display/index.ts'
import { button, element, gas } from '../element.ts'
import { amountCell, countPhrase, growingBody, table } from '../layout.ts'
import type { PageState, RecordFilter } from '../page-state.ts'
import { recordKey } from '../page-state.ts'
import { partWords } from '../period.ts'
import { meterWords } from '../records.ts'
import type { ShownRecords } from '../shown-records.ts'
import { downloadFile } from './download-file.ts'
import { rowsCsv, rowsWorkbook } from './export-rows.ts'
import {
  buildRecordRows,
  COLUMNS,
  nextOrder,
  type RecordColumn,
  type RecordRow,
  type RowOrder,
  searchRows,
  sortRows,
} from './record-rows.ts'

/** The records of a table, and the actions that it offers. */
interface RecordsTable extends ShownRecords {
  readonly state: PageState
  readonly open: (key: string) => void
  readonly filter: (part: Partial<RecordFilter>) => void
}

const ROWS_AT_FIRST = 50
const SEARCH_DELAY_MS = 150
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const NAMES: Readonly<Record<RecordColumn, string>> = {
  title: 'Record',
  place: 'Place',
  start: 'Date',
  quantity: 'Quantity',
  factor: 'Factor',
  co2e: 't CO2e',
  id: 'Id',
}

function columnCell(column: RecordColumn, ...content: readonly (Node | string)[]): HTMLElement {
  const name = column === 'co2e' || column === 'quantity' ? `${column} amount` : column
  return element('td', { class: name, 'data-label': NAMES[column] }, ...content)
}

function smallLines(texts: readonly string[]): readonly HTMLElement[] {
  return texts.filter((text) => text !== '').map((text) => element('small', {}, text))
}

function rowOf(row: RecordRow, { state, open, period }: RecordsTable): HTMLTableRowElement {
  const text = tonnesText(row.exactKg, state.digits)
  const key = recordKey(row.id, state.method)
  const label = `${text} t CO2e: ${row.title}, ${row.days}. Explain.`
  const number = button({ class: 'number', 'aria-label': label, 'data-key': key }, text, () => open(key))
  const part = partWords(row.one.record, period)
  const partly = part === null ? '' : `${part} count here`
  const [factor = '', ...factors] = row.factors
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, row.title, ...smallLines([row.counts, meterWords(row.one.record), row.comment])),
    columnCell('place', row.place === '' ? 'The company' : row.place),
    columnCell('start', row.days, ...smallLines([partly])),
    columnCell('quantity', row.quantityText),
    columnCell('factor', factor, ...smallLines(factors)),
    amountCell(number),
    columnCell('id', element('code', {}, row.id)),
  )
}

/** Builds the heading of a column, whose button sorts by it. */
function sortHead(column: RecordColumn, order: RowOrder, sort: (column: RecordColumn) => void): HTMLElement {
  const isSorted = order.column === column
  const direction = order.isDescending ? 'descending' : 'ascending'
  const arrow = isSorted ? (order.isDescending ? ' ↓' : ' ↑') : ''
  const pressed = button({ class: 'sort', 'data-key': `sort:${column}` }, gas(`${NAMES[column]}${arrow}`), () =>
    sort(column),
  )
  const isAmount = column === 'co2e' || column === 'quantity'
  const attributes = {
    scope: 'col',
    class: isAmount ? 'amount' : undefined,
    'aria-sort': isSorted ? direction : undefined,
  }
  return element('th', attributes, pressed)
}

function shownCount(shown: number, of: number, periodName: string): string {
  if (shown === 0 && of > 0) return `No record of ${periodName} has these words. Use fewer words, or clear the search.`
  const records = countPhrase(of, 'record')
  return `${shown === of ? '' : `${shown.toLocaleString('en-US')} of `}${records} in ${periodName}`
}

/** The buttons that download the rows as they are shown. */
function exportButtons(rowsShown: () => readonly RecordRow[], { period, state }: RecordsTable): HTMLElement {
  const name = `records-${period.name.replaceAll(' ', '-')}`
  const exported = () => ({ rows: rowsShown(), method: state.method })
  const csv = button({}, 'Export these as CSV', () => {
    downloadFile({ name: `${name}.csv`, type: 'text/csv', content: rowsCsv(exported()) })
  })
  const xlsx = button({}, 'Export these as .xlsx', () => {
    // the bytes are in a buffer of their own
    const content = rowsWorkbook(exported(), period) as Uint8Array<ArrayBuffer>
    downloadFile({ name: `${name}.xlsx`, type: XLSX_TYPE, content })
  })
  return element('div', { class: 'control actions' }, csv, xlsx)
}

function searchField(onSearch: (words: string) => void): HTMLElement {
  const input = element('input', {
    type: 'search',
    name: 'records-search',
    placeholder: 'site, date, quantity, factor, id …',
  })
  let waiting: ReturnType<typeof setTimeout> | undefined
  input.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => onSearch(input.value), SEARCH_DELAY_MS)
  })
  return element('label', { class: 'control' }, 'Find in these records', input)
}

/** The button that ends the restriction to a month. */
function monthChip({ period, state, filter }: RecordsTable): readonly HTMLElement[] {
  if (state.filter.month === '') return []
  const label = `${period.name} ✕`
  return [button({ 'aria-label': `${period.name}: show the whole year` }, label, () => filter({ month: '' }))]
}

/** Lists the records that are shown: searchable and sortable by each column, the largest first, and to be exported. */
export function recordsTable(list: RecordsTable): readonly HTMLElement[] {
  const all = buildRecordRows(list)
  let order: RowOrder = { column: 'co2e', isDescending: true }
  let words = ''
  const place = element('div', {})
  const status = element('p', { class: 'hint', role: 'status' })
  const rowsShown = () => sortRows(searchRows(all, words), order)
  const show = () => {
    const rows = rowsShown()
    status.textContent = shownCount(rows.length, all.length, list.period.name)
    const [body, ...more] = growingBody(rows, { atFirst: ROWS_AT_FIRST, rowOf: (row) => rowOf(row, list) })
    const heads = COLUMNS.map((column) => sortHead(column, order, sort))
    place.replaceChildren(
      table({
        class: 'records',
        caption: element('span', { class: 'hidden' }, 'The records that are shown'),
        heads,
        bodies: [body],
      }),
      ...more,
    )
  }
  const sort = (column: RecordColumn) => {
    order = nextOrder(order, column)
    show()
    place.querySelector<HTMLElement>(`[data-key="sort:${column}"]`)?.focus()
  }
  const search = searchField((typed) => {
    words = typed
    show()
  })
  show()
  return [
    element('div', { class: 'toolbar' }, search, ...monthChip(list), exportButtons(rowsShown, list)),
    status,
    element('div', { class: 'records-place' }, place),
  ]
}
