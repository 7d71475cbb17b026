import { type Awaitable, when } from '../../../base/index.ts'
import { type Notice, notice } from '../../../core/errors/index.ts'
import type { ReadTx } from '../../../ledger/context/context.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'

/** Reads the record itself and seven others of its site, whose starts are nearest before the end of its period. */
const COMPARED = { limit: 8 }

type FuelRecord = ServiceRecords['siteFuels']
type EnergyRecord = ServiceRecords['siteEnergies']
type SiteUse = Pick<FuelRecord & EnergyRecord, 'id' | 'startDate' | 'endDate' | 'emissionKindId'>

function overlapNotices(record: SiteUse, others: readonly SiteUse[]): readonly Notice[] {
  if (record.startDate === record.endDate) return []
  const other = others.find(({ id, startDate, endDate, emissionKindId }) => {
    const isLasting = startDate !== endDate && emissionKindId === record.emissionKindId
    return isLasting && id !== record.id && startDate < record.endDate && endDate > record.startDate
  })
  if (other === undefined) return []
  const from = other.startDate > record.startDate ? other.startDate : record.startDate
  const to = other.endDate < record.endDate ? other.endDate : record.endDate
  const message = `overlaps record ${other.id} of the same site and kind from ${from} to ${to}; check that nothing is counted twice`
  return [notice('periods_overlap', 'startDate', message)]
}

/** Reports fuel that may be counted twice: another record of the site, kind and factor in the same period. */
export function fuelOverlaps(tx: ReadTx, record: FuelRecord): Awaitable<readonly Notice[]> {
  const { siteId, endDate, emissionFactorId } = record
  return when(tx.siteFuels.list({ siteId, by: 'startDate', to: endDate }, COMPARED), ({ rows }) => {
    const others = rows.map((row) => row.record).filter((other) => other.emissionFactorId === emissionFactorId)
    return overlapNotices(record, others)
  })
}

/** Reports electricity that may be counted twice: another record of the site and kind in the same period. */
export function energyOverlaps(tx: ReadTx, record: EnergyRecord): Awaitable<readonly Notice[]> {
  const { siteId, endDate } = record
  return when(tx.siteEnergies.list({ siteId, by: 'startDate', to: endDate }, COMPARED), ({ rows }) =>
    overlapNotices(
      record,
      rows.map((row) => row.record),
    ),
  )
}
