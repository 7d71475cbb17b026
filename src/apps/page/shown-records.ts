import { csvCell, inertCell } from '../../core/csv/index.ts'
import { EXACT_KG_DECIMALS, rationalOf } from '../../core/display/index.ts'
import { type Ledger, scopeWords } from './ledger.ts'
import type { PageState, RecordFilter } from './page-state.ts'
import { type NamedPeriod, timeShare } from './period.ts'
import { multiply } from './rational.ts'
import type { RecordTraces } from './record-sums.ts'
import type { EmissionRecord } from './records.ts'

/** The place of a record, as filters and keys name it: 'site:ID', 'vehicle:ID', 'company'. */
function placeKey({ holder }: EmissionRecord): string {
  return holder.of === 'company' ? 'company' : `${holder.of}:${holder.id}`
}

/** Returns the predicate for the records that a filter shows. */
export function recordFilter(
  { site, scope, activity, search }: RecordFilter,
  ledger: Ledger,
): (record: EmissionRecord) => boolean {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return (record) => {
    const kind = ledger.kindOf(record)
    if (site !== '' && placeKey(record) !== site) return false
    if (scope !== '' && kind.scope !== scope) return false
    if (activity !== '' && kind.id !== activity) return false
    const holder = record.holder.of === 'company' ? '' : record.holder.name
    const text = [record.title, record.comment ?? '', holder, kind.name].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  }
}

/** The records that are shown, with their period and method. */
export interface ShownRecords {
  readonly traced: readonly RecordTraces[]
  readonly period: NamedPeriod
  readonly state: Pick<PageState, 'method' | 'digits'>
}

/** Exact kilograms of the part of a record in the period, by the chosen method. */
export function exactKgOf({ record, market, location }: RecordTraces, { period, state }: ShownRecords): string {
  const { total } = state.method === 'location' ? (location ?? market) : market
  const { n, d } = multiply(rationalOf(total.co2e ?? '0'), timeShare(record, period))
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
    return [...texts.map(inertCell), csvCell(printKilograms(n, d)), inertCell(record.comment ?? '')].join(',')
  })
  return `${[CSV_HEAD.join(','), ...lines].join('\r\n')}\r\n`
}

/** Prints n / d with up to 24 decimals and no separators, as spreadsheets read it. */
function printKilograms(n: bigint, d: bigint): string {
  const scaled = (n * 10n ** BigInt(EXACT_KG_DECIMALS)) / d
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(EXACT_KG_DECIMALS + 1, '0')
  const text = `${digits.slice(0, -EXACT_KG_DECIMALS)}.${digits.slice(-EXACT_KG_DECIMALS)}`.replace(/\.?0+$/, '')
  return `${scaled < 0n ? '-' : ''}${text}`
}
