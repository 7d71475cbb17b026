import type { Ledger } from './ledger.ts'
import type { RecordFilter } from './page-state.ts'
import type { EmissionRecord } from './records.ts'

/** The place of a record, as filters and keys name it: 'site:ID', 'vehicle:ID', 'company'. */
export function placeOf({ holder }: EmissionRecord): string {
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
