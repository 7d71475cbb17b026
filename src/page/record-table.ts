import { button, element, gas } from './element.ts'
import { tonnesText } from './figure-text.ts'
import { amountCell, columnHead, growingBody, row, table } from './layout.ts'
import { scopeWords } from './ledger.ts'
import { partWords, spanWords } from './period.ts'
import { exactKgOf, type ShownRecords } from './record-csv.ts'
import { recordKey } from './record-key.ts'
import type { RecordTraces } from './record-sums.ts'

/** Content of a table of records. */
export interface RecordList extends ShownRecords {
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
