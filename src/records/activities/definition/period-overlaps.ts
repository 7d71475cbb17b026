import { type Awaitable, when } from '../../../base/index.ts'
import { comparedPlace } from '../../../core/activities/index.ts'
import { type Notice, notice } from '../../../core/errors/index.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
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
interface OtherUse {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly kindId: string
  /** Null for electricity. */
  readonly factorId: string | null
  readonly meter: string | null | undefined
}

interface FilterOfSite {
  readonly siteId: string
  readonly by: 'startDate'
  readonly to: string
}

/** The records of sites, of one activity. */
interface SiteUses<R extends SiteUse> {
  list(filter: FilterOfSite, options: SummaryOptions): Promise<ListPage<Row<R>>>
  summaries?(filter: FilterOfSite, options: SummaryOptions): Promise<ListPage<SummarizedRow>>
}

function toOtherUse(record: SiteUse & { readonly emissionFactorId?: string }): OtherUse {
  const { id, meter, startDate, endDate, emissionKindId, emissionFactorId = null } = record
  return { id, from: startDate, to: endDate, kindId: emissionKindId, factorId: emissionFactorId, meter }
}

/** The same from a summary; null if only the record states them. */
function summarizedUse({ id, from, to, group, listed = null }: SummarizedRow): OtherUse | null {
  const found = group === null ? null : readSummaryGroup(group)
  return found === null || to === null
    ? null
    : { id, from, to, kindId: found.kind.id, factorId: listed, meter: found.meter }
}

/** The list of a site that is compared with a record. */
function askedUses({ siteId, endDate }: Pick<SiteUse, 'siteId' | 'endDate'>, options: SummaryOptions) {
  const filter: FilterOfSite = { siteId, by: 'startDate', to: endDate }
  return { filter, options }
}

/** The read of `fuelOverlaps` for a new record. */
export function fuelOverlapsRead(record: Pick<SiteUse, 'siteId' | 'endDate'>): ExpectedRead {
  return { collection: 'siteFuels', ...askedUses(record, { limit: COMPARED_MAX, listField: 'emissionFactorId' }) }
}

/** The read of `energyOverlaps` for a new record. */
export function energyOverlapsRead(record: Pick<SiteUse, 'siteId' | 'endDate'>): ExpectedRead {
  return { collection: 'siteEnergies', ...askedUses(record, { limit: COMPARED_MAX, listField: undefined }) }
}

/** The uses of the site of a record, by their summaries; by their records if the store lacks a summary. */
function usesOfSite<R extends SiteUse>(
  uses: SiteUses<R>,
  { siteId, endDate }: SiteUse,
  asked: SummaryOptions,
): Awaitable<readonly OtherUse[]> {
  const { filter, options } = askedUses({ siteId, endDate }, asked)
  const recorded = () =>
    when(uses.list(filter, options), ({ rows }) => rows.map(({ record }): OtherUse => toOtherUse(record)))
  if (uses.summaries === undefined) return recorded()
  return when(uses.summaries(filter, options), ({ rows }) => {
    const others: OtherUse[] = []
    for (const row of rows) {
      const use = summarizedUse(row)
      if (use === null) return recorded()
      others.push(use)
    }
    return others
  })
}

function doesOverlap(record: SiteUse, { id, from, to }: OtherUse): boolean {
  return from !== to && id !== record.id && from < record.endDate && to > record.startDate
}

function overlapNotice(record: SiteUse, other: OtherUse, compared: string): Notice {
  const from = other.from > record.startDate ? other.from : record.startDate
  const to = other.to < record.endDate ? other.to : record.endDate
  const message = `overlaps record ${other.id} of the same ${compared} from ${from} to ${to}; check that nothing is counted twice`
  return notice('periods_overlap', 'startDate', message)
}

/** The part that two records must have in common next to site, meter and kind. */
interface SameThing {
  /** Words for all of it: 'site and kind'. */
  readonly compared: string
  readonly listField?: 'emissionFactorId'
  isSame(other: OtherUse): boolean
}

function findOverlap<R extends SiteUse>(
  uses: SiteUses<R>,
  record: R,
  { compared, listField, isSame }: SameThing,
): Awaitable<readonly Notice[]> {
  if (record.startDate === record.endDate) return []
  const place = comparedPlace(record.siteId, record.meter)
  const isComparable = (other: OtherUse) =>
    other.kindId === record.emissionKindId && comparedPlace(record.siteId, other.meter) === place && isSame(other)
  const findAmong = (others: readonly OtherUse[]) => {
    const other = others.find((one) => doesOverlap(record, one) && isComparable(one))
    return other === undefined ? [] : [overlapNotice(record, other, compared)]
  }
  // records of other meters or fuels, which start no earlier than the record, may hide one that is compared
  const isCrowded = (others: readonly OtherUse[]) =>
    others.length === COMPARED_MAX &&
    others.every(({ from }) => from >= record.startDate) &&
    !others.every(isComparable)
  return when(usesOfSite(uses, record, { limit: COMPARED_MAX, listField }), (others) => {
    const found = findAmong(others)
    if (found.length > 0 || !isCrowded(others)) return found
    return when(usesOfSite(uses, record, { limit: CROWDED_COMPARED_MAX, listField }), findAmong)
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
  const isSame = ({ factorId }: OtherUse) =>
    factorId === id || (factorId !== null && catalogue.find(factorId)?.name === name)
  return findOverlap(tx.siteFuels, record, { compared: 'site and fuel', listField: 'emissionFactorId', isSame })
}

/** Reports electricity that may be counted twice: another record of the site, meter and kind in the same period. */
export function energyOverlaps(tx: ReadTx, record: EnergyRecord): Awaitable<readonly Notice[]> {
  return findOverlap(tx.siteEnergies, record, { compared: 'site and kind', isSame: () => true })
}
