import { csvCell, inertCell } from '../csv/index.ts'
import { EXACT_KG_DECIMALS, rationalOf, tonnesText } from '../display/index.ts'
import { button, element, gas } from './element.ts'
import { amountCell, columnHead, growingBody, row, table } from './layout.ts'
import { type Ledger, scopeWords } from './ledger.ts'
import { type PageState, type RecordFilter, recordKey } from './page-state.ts'
import { type NamedPeriod, partWords, shareOfTime, spanWords } from './period.ts'
import { multiply } from './rational.ts'
import type { RecordTraces } from './record-sums.ts'
import type { EmissionRecord } from './records.ts'

/** The place of a record, as filters and keys name it: 'site:ID', 'vehicle:ID', 'company'. */
function placeOf({ holder }: EmissionRecord): string {
  return holder.of === 'company' ? 'company' : `${holder.of}:${holder.id}`
}

/** Returns the predicate for the records that a filter shows. */
export function filterOf(
  { site, scope, activity, search }: RecordFilter,
  ledger: Ledger,
): (record: EmissionRecord) => boolean {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return (record) => {
    const kind = ledger.kindOf(record)
    if (site !== '' && placeOf(record) !== site) return false
    if (scope !== '' && kind.scope !== scope) return false
    if (activity !== '' && kind.id !== activity) return false
    const holder = record.holder.of === 'company' ? '' : record.holder.name
    const text = [record.title, record.comment ?? '', holder, kind.name].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  }
}

/** The records that are shown, with their period and method. */
interface ShownRecords {
  readonly traced: readonly RecordTraces[]
  readonly period: NamedPeriod
  readonly state: Pick<PageState, 'method' | 'digits'>
}

/** Exact kilograms of the part of a record in the period, by the chosen method. */
function exactKgOf({ record, market, location }: RecordTraces, { period, state }: ShownRecords): string {
  const { total } = state.method === 'location' ? (location ?? market) : market
  const { n, d } = multiply(rationalOf(total.co2e ?? '0'), shareOfTime(record, period))
  return `${n}/${d}`
}

const CSV_HEAD = ['record', 'place', 'scope', 'activity', 'start', 'end', 'method', 'co2eKg', 'note'] as const

/**
 * Prints the records that are shown as CSV. Text that a spreadsheet would run as a formula begins with an apostrophe.
 */
export function recordCsv(list: ShownRecords): string {
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

/** Prints n / d with up to 24 decimals and no separators, as spreadsheets read it. */
function kilograms(n: bigint, d: bigint): string {
  const scaled = (n * 10n ** BigInt(EXACT_KG_DECIMALS)) / d
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(EXACT_KG_DECIMALS + 1, '0')
  const text = `${digits.slice(0, -EXACT_KG_DECIMALS)}.${digits.slice(-EXACT_KG_DECIMALS)}`.replace(/\.?0+$/, '')
  return `${scaled < 0n ? '-' : ''}${text}`
}

/** Content of a table of records. */
interface RecordList extends ShownRecords {
  readonly open: (key: string) => void
}

const ROWS_AT_FIRST = 50

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

/** Lists the records that are shown, the largest first; a button shows the rest of a long list. */
export function recordTable(list: RecordList): readonly HTMLElement[] {
  const sizes = new Map(list.traced.map((one) => [one, Number(one.market.emission.co2e ?? '0')] as const))
  const sorted = [...list.traced].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
  const rowOf = (one: RecordTraces) => recordRow(one, list)
  const [body, ...more] = growingBody(sorted, { atFirst: ROWS_AT_FIRST, rowOf })
  const heads = [columnHead('Record'), columnHead('Counts as'), columnHead(gas('t CO2e'), { class: 'amount' })]
  const caption = `${list.traced.length} records that reach into ${list.period.name}, the largest first`
  return [table({ class: 'records', caption, heads, bodies: [body] }), ...more]
}
