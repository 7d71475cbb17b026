import { type Awaitable, when } from '../../../base/index.ts'
import { comparedPlace } from '../../../core/activities/index.ts'
import { type Notice, notice } from '../../../core/errors/index.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import type { ActivityCollection, ServiceRecords } from '../../../ledger/context/records.ts'
import { readSummaryGroup } from '../../../ledger/ledger/record-summary.ts'
import type { ExpectedRead, ListPage, Row, SummarizedRow, SummaryOptions } from '../../../store/index.ts'

/** The record itself and seven others of its site, whose starts are nearest before the end of its period. */
export const COMPARED_MAX = 8

/** The records that are compared if those of other meters fill the first list. */
const CROWDED_COMPARED_MAX = 100

type FuelRecord = ServiceRecords['siteFuels']
type EnergyRecord = ServiceRecords['siteEnergies']
type SiteUse = Pick<FuelRecord & EnergyRecord, 'id' | 'siteId' | 'startDate' | 'endDate' | 'emissionKindId' | 'meter'>

/** The fields of another record that decide whether it overlaps. */
export type OtherUse = Omit<SiteUse, 'siteId'> & { readonly emissionFactorId?: string | null }

interface FilterOfSite {
  readonly siteId: string
  readonly by: 'startDate'
  readonly from?: string
  readonly to?: string
}

/** The records of sites, of one activity. */
interface SiteUses<R extends SiteUse> {
  list(filter: FilterOfSite, options: SummaryOptions): Promise<ListPage<Row<R>>>
  summaries?(filter: FilterOfSite, options: SummaryOptions): Promise<ListPage<SummarizedRow>>
}

/** The fields as a summary states them; null if only the record does. */
function summarizedUse({ id, from, to, group, listed = null }: SummarizedRow): OtherUse | null {
  const found = group === null ? null : readSummaryGroup(group)
  if (found === null || to === null) return null
  const { kind, meter } = found
  return { id, startDate: from, endDate: to, emissionKindId: kind.id, emissionFactorId: listed, meter }
}

/** The activities whose records are compared. */
type ComparedCollection = 'siteFuels' | 'siteEnergies'

/** The list field that records of an activity are compared by. */
export function comparedField(collection: ActivityCollection): 'emissionFactorId' | undefined {
  return collection === 'siteFuels' ? 'emissionFactorId' : undefined
}

/** The list of a site that is compared with a record. */
function askedUses(
  collection: ComparedCollection,
  { siteId, endDate }: Pick<SiteUse, 'siteId' | 'endDate'>,
  limit: number,
) {
  const filter: FilterOfSite = { siteId, by: 'startDate', to: endDate }
  return { collection, filter, options: { limit, listField: comparedField(collection) } }
}

/** The read of `fuelOverlaps` for a new record. */
export function fuelOverlapsRead(record: Pick<SiteUse, 'siteId' | 'endDate'>): ExpectedRead {
  return askedUses('siteFuels', record, COMPARED_MAX)
}

/** The read of `energyOverlaps` for a new record. */
export function energyOverlapsRead(record: Pick<SiteUse, 'siteId' | 'endDate'>): ExpectedRead {
  return askedUses('siteEnergies', record, COMPARED_MAX)
}

/** A page of records that another one is compared with. */
type OtherUses = ListPage<{ readonly record: OtherUse }>

/** Records of a site that others are compared with: their summaries, or the records if the store lacks a summary. */
export function listUses<R extends SiteUse>(
  uses: SiteUses<R>,
  filter: FilterOfSite,
  options: SummaryOptions,
): Awaitable<OtherUses> {
  if (uses.summaries === undefined) return uses.list(filter, options)
  return when(uses.summaries(filter, options), (page): Awaitable<OtherUses> => {
    const rows: { readonly record: OtherUse }[] = []
    for (const row of page.rows) {
      const record = summarizedUse(row)
      if (record === null) return uses.list(filter, options)
      rows.push({ record })
    }
    return { rows, next: page.next }
  })
}

function doesOverlap(record: SiteUse, { id, startDate, endDate }: OtherUse): boolean {
  return startDate !== endDate && id !== record.id && startDate < record.endDate && endDate > record.startDate
}

function overlapNotice(record: SiteUse, other: OtherUse, compared: string): Notice {
  const from = other.startDate > record.startDate ? other.startDate : record.startDate
  const to = other.endDate < record.endDate ? other.endDate : record.endDate
  const message = `overlaps record ${other.id} of the same ${compared} from ${from} to ${to}; check that nothing is counted twice`
  return notice('periods_overlap', 'startDate', message)
}

/** The part that two records must have in common next to site, meter and kind. */
interface SameThing {
  /** Words for all of it: 'site and kind'. */
  readonly compared: string
  readonly collection: ComparedCollection
  isSame(other: OtherUse): boolean
}

function findOverlap<R extends SiteUse>(
  uses: SiteUses<R>,
  record: R,
  { compared, collection, isSame }: SameThing,
): Awaitable<readonly Notice[]> {
  if (record.startDate === record.endDate) return []
  const place = comparedPlace(record.siteId, record.meter)
  const isComparable = (other: OtherUse) =>
    other.emissionKindId === record.emissionKindId &&
    comparedPlace(record.siteId, other.meter) === place &&
    isSame(other)
  const compare = (limit: number, find: (others: readonly OtherUse[]) => Awaitable<readonly Notice[]>) => {
    const { filter, options } = askedUses(collection, record, limit)
    return when(listUses(uses, filter, options), ({ rows }) => find(rows.map((row) => row.record)))
  }
  const findAmong = (others: readonly OtherUse[]) => {
    const other = others.find((one) => doesOverlap(record, one) && isComparable(one))
    return other === undefined ? [] : [overlapNotice(record, other, compared)]
  }
  // records of other meters or fuels, which start no earlier than the record, may hide one that is compared
  const isCrowded = (others: readonly OtherUse[]) =>
    others.length === COMPARED_MAX &&
    others.every(({ startDate }) => startDate >= record.startDate) &&
    !others.every(isComparable)
  return compare(COMPARED_MAX, (others) => {
    const found = findAmong(others)
    return found.length > 0 || !isCrowded(others) ? found : compare(CROWDED_COMPARED_MAX, findAmong)
  })
}

/**
 * Reports fuel that may be counted twice: another record of the site, meter, kind and fuel in the same period, in any unit
 * and edition.
 */
export function fuelOverlaps(
  tx: ReadTx,
  { catalogue }: Pick<Context, 'catalogue'>,
  record: FuelRecord,
): Awaitable<readonly Notice[]> {
  const { id, name } = record.emissionFactor
  const isSame = ({ emissionFactorId: other = null }: OtherUse) =>
    other === id || (other !== null && catalogue.find(other)?.name === name)
  return findOverlap(tx.siteFuels, record, { compared: 'site and fuel', collection: 'siteFuels', isSame })
}

/** Reports electricity that may be counted twice: another record of the site, meter and kind in the same period. */
export function energyOverlaps(tx: ReadTx, record: EnergyRecord): Awaitable<readonly Notice[]> {
  return findOverlap(tx.siteEnergies, record, {
    compared: 'site and kind',
    collection: 'siteEnergies',
    isSame: () => true,
  })
}
