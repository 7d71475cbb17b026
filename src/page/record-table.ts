import { csvCell, inertCell } from '../csv/index.ts'
import { rationalOf } from '../display/index.ts'
import { button, element, gas } from './element.ts'
import { tonnesText } from './figure-text.ts'
import { amountCell, columnHead, row, table } from './layout.ts'
import { scopeWords } from './ledger.ts'
import type { PageState } from './page-state.ts'
import { type NamedPeriod, partWords, shareOfTime, spanWords } from './period.ts'
import { multiply } from './rational.ts'
import { recordKey } from './record-key.ts'
import type { RecordTraces } from './record-sums.ts'

/** What a table of records shows. */
export interface RecordList {
  readonly traced: readonly RecordTraces[]
  readonly period: NamedPeriod
  readonly state: Pick<PageState, 'method' | 'digits'>
  readonly open: (key: string) => void
}

const ROWS_AT_FIRST = 50

/** Exact kilograms of the part of a record that lies in the period, by the method that was chosen. */
function exactKgOf({ record, market, location }: RecordTraces, { period, state }: RecordList): string {
  const { total } = state.method === 'location' ? (location ?? market) : market
  const { n, d } = multiply(rationalOf(total.co2e ?? '0'), shareOfTime(record, period))
  return `${n}/${d}`
}

function recordRow(one: RecordTraces, list: RecordList): HTMLTableRowElement {
  const { record, kind } = one
  const text = tonnesText(exactKgOf(one, list), list.state.digits)
  const key = recordKey(record.id, list.state.method)
  const label = `${text} t CO2e: ${record.title}, ${spanWords(record)}. Explain.`
  const number = button({ class: 'number', 'aria-label': label, 'data-key': key }, text, () => list.open(key))
  const part = partWords(record, list.period)
  const words = [spanWords(record), part === null ? '' : `${part} count here`, record.comment ?? '']
  const detail = words.filter((word) => word !== '').join('; ')
  return row(record.title, detail, element('td', {}, `${scopeWords(kind.scope)} · ${kind.name}`), amountCell(number))
}

/** The records that are shown, the largest first; of many the rest comes on demand. */
export function recordTable(list: RecordList): readonly HTMLElement[] {
  const sizes = new Map(list.traced.map((one) => [one, Number(one.market.emission.co2e ?? '0')] as const))
  const sorted = [...list.traced].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
  const body = element('tbody', {}, ...sorted.slice(0, ROWS_AT_FIRST).map((one) => recordRow(one, list)))
  const rest = sorted.slice(ROWS_AT_FIRST)
  const more = button({}, `Show ${rest.length} more`, (pressed) => {
    const rows = rest.map((one) => recordRow(one, list))
    body.append(...rows)
    rows[0]?.querySelector('button')?.focus()
    pressed.remove()
  })
  const heads = [columnHead('Record'), columnHead('Counts as'), columnHead(gas('t CO2e'), { class: 'amount' })]
  const caption = `${list.traced.length} records that reach into ${list.period.name}, the largest first`
  return [table({ class: 'records', caption, heads, bodies: [body] }), ...(rest.length > 0 ? [more] : [])]
}

const CSV_HEAD = ['record', 'place', 'scope', 'activity', 'start', 'end', 'method', 'co2eKg', 'note'] as const

/** The records that are shown as CSV; text that a spreadsheet would run as a formula is preceded by an apostrophe. */
export function recordCsv(list: RecordList): string {
  const lines = list.traced.map((one) => {
    const { record, kind } = one
    const place = record.holder.of === 'company' ? '' : record.holder.name
    const { n, d } = rationalOf(exactKgOf(one, list))
    const method = record.isElectricity ? list.state.method : ''
    const texts = [record.title, place, scopeWords(kind.scope), kind.name, record.start, record.end, method]
    return [...texts.map(inertCell), csvCell(kilograms(n, d)), inertCell(record.comment ?? '')].join(',')
  })
  return `${[CSV_HEAD.join(','), ...lines].join('\r\n')}\r\n`
}

const CSV_DECIMALS = 24

/** n / d with up to 24 decimals and no separators, as a spreadsheet reads it. */
function kilograms(n: bigint, d: bigint): string {
  const scaled = (n * 10n ** BigInt(CSV_DECIMALS)) / d
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(CSV_DECIMALS + 1, '0')
  const text = `${digits.slice(0, -CSV_DECIMALS)}.${digits.slice(-CSV_DECIMALS)}`.replace(/\.?0+$/, '')
  return `${scaled < 0n ? '-' : ''}${text}`
}
