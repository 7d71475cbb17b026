import { type Notice, notice } from '../../../errors/index.ts'
import type { ReadTx } from '../../core/context/context.ts'
import type { ServiceRecords } from '../../core/context/records.ts'

/** The record itself and seven others of its site: those whose starts lie nearest before the end of its period. */
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

/** A notice where fuel may be counted twice: another record of the site, kind and factor in the same period. */
export async function fuelOverlaps(tx: ReadTx, record: FuelRecord): Promise<readonly Notice[]> {
  const { siteId, endDate, emissionFactorId } = record
  const { rows } = await tx.siteFuels.list({ siteId, by: 'startDate', to: endDate }, COMPARED)
  const others = rows.map((row) => row.record).filter((other) => other.emissionFactorId === emissionFactorId)
  return overlapNotices(record, others)
}

/** A notice where electricity may be counted twice: another record of the site and kind in the same period. */
export async function energyOverlaps(tx: ReadTx, record: EnergyRecord): Promise<readonly Notice[]> {
  const { siteId, endDate } = record
  const { rows } = await tx.siteEnergies.list({ siteId, by: 'startDate', to: endDate }, COMPARED)
  return overlapNotices(
    record,
    rows.map((row) => row.record),
  )
}

/** The year that a timestamp lies in, as the timestamps at which it and the next one begin. */
function yearAround(timestamp: string): { readonly from: string; readonly to: string } {
  const year = Number(timestamp.slice(0, 4))
  const startOf = (number: number) => `${String(number).padStart(4, '0')}-01-01T00:00:00.000Z`
  return { from: startOf(year), to: year < 9999 ? startOf(year + 1) : '9999-12-31T23:59:59.999Z' }
}

/** True for the record of its site and year that starts first; of several, the one that was made first. */
async function isFirstOfYear(tx: ReadTx, { id, siteId, startDate }: EnergyRecord): Promise<boolean> {
  const earliest = { order: 'last', ...COMPARED } as const
  const { rows } = await tx.siteEnergies.list({ siteId, by: 'startDate', ...yearAround(startDate) }, earliest)
  const [first] = rows
    .map(({ record }) => record)
    .filter((record) => record.startDate === rows[0]?.record.startDate)
    .sort((a, b) => (`${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}` ? -1 : 1))
  return first === undefined || first.id === id
}

/**
 * The notices of electricity less those that the first record of its site and year leaves for all of them: that the grid
 * factor stands in for the residual mix.
 */
export async function oncePerSiteAndYear(
  tx: ReadTx,
  record: EnergyRecord,
  notices: readonly Notice[],
): Promise<readonly Notice[]> {
  const others = notices.filter(({ code }) => code !== 'residual_mix_is_grid')
  return others.length === notices.length || (await isFirstOfYear(tx, record)) ? notices : others
}
