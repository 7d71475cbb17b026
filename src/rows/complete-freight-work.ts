import { show } from '../core/errors/index.ts'
import type { RowCells } from './cell.ts'

/** Units of weight times distance: the unit of the weight, and the kilometres of the distance. */
const FREIGHT_WORK: Readonly<Record<string, { readonly unit: string; readonly km: string }>> = {
  t·km: { unit: 't', km: '1' },
  kg·km: { unit: 'kg', km: '1' },
  'short ton·mi': { unit: 'short ton', km: '1.609344' },
  t·nmi: { unit: 't', km: '1.852' },
}

/** Columns that would change a distance which the quantity already has. */
const OF_DISTANCE = ['distanceKm', 'distanceKind', 'isReturn', 'returnDate'] as const

/** Reads freight in tonne-kilometres as its tonnes over one kilometre, and says so. */
export function completeFreightWork(cells: RowCells, lines: string[]): void {
  const unit = cells.get('unit')
  const work = unit === undefined ? undefined : FREIGHT_WORK[unit.text]
  if (unit === undefined || work === undefined || 'problem' in unit) return
  const unused = OF_DISTANCE.filter((column) => cells.delete(column))
  if (unused.length > 0)
    lines.push(
      `${unused.join(' and ')} ${unused.length === 1 ? 'is' : 'are'} not used, because value is weight times distance`,
    )
  const { position } = unit
  cells.set('unit', { text: work.unit, raw: work.unit, position })
  cells.set('distanceKm', { text: work.km, raw: work.km, position })
  cells.set('distanceKind', { text: 'actual', raw: 'actual', position })
  const distance = `${work.km} km`
  lines.push(
    `value in ${show(unit.text)} is weight times distance, and is calculated as its weight in ${work.unit} over ${distance}`,
  )
}
