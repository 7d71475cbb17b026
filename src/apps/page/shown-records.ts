import { rationalOf } from '../../core/display/index.ts'
import type { Ledger } from './ledger.ts'
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
    const text = [record.title, record.meter ?? '', record.comment ?? '', holder, kind.name].join(' ').toLowerCase()
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
