import { type Notice, notice } from '../../errors/index.ts'
import { type DefinedFields, type Input, type SiteResource, wireNumber } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'
import type { Context, WriteTx } from '../core/context/context.ts'
import type { ServiceRecords } from '../core/context/records.ts'
import { wireFigure } from '../core/context/stored-record.ts'
import type { UseCases } from '../core/context/use-cases.ts'
import { deleteRecord } from '../core/log/record-ledger.ts'
import { checkNoShares } from './boundary-periods.ts'
import { recordUseCases } from './record-use-cases.ts'

/** A stored site. */
export type SiteRow = Row<ServiceRecords['sites']>

/** The site with its total. */
export function toSiteResource({ record, exact }: SiteRow): SiteResource {
  return { ...record, totalEmission: wireNumber(exact ?? 0) }
}

/** A notice where the grid region of a site means nothing to this service; `at` is where the client knows the site. */
export function gridRegionNotices(
  { gridRegionOf }: Context,
  { gridRegionId }: Pick<SiteResource, 'gridRegionId'>,
  at: 'site.' | '' = '',
): readonly Notice[] {
  if (gridRegionId === null || gridRegionOf(gridRegionId) !== undefined) return []
  const message = `${gridRegionId} is not a grid region of this service; the country of the site is used`
  return [notice('grid_region_unmapped', `${at}gridRegionId`, message)]
}

type SiteChange = DefinedFields<Input<'updateSite'>>

/** The fields that are changed, as a whole: of the address only what was sent is another. */
function changesOf({ record }: SiteRow, { address, area, ...fields }: SiteChange): Partial<SiteRow['record']> {
  return {
    ...fields,
    ...(area === undefined ? {} : { area: wireFigure(area) }),
    ...(address === undefined ? {} : { address: mergedAddress(record.address, address) }),
  }
}

type Address = SiteRow['record']['address']

function mergedAddress(existing: Address, { address, coordinates }: NonNullable<SiteChange['address']>): Address {
  const { lat, lng } = existing.coordinates
  return {
    address: address ?? existing.address,
    coordinates: { lat: coordinates?.lat ?? lat, lng: coordinates?.lng ?? lng },
  }
}

/** Notice of records that keep their former grid. */
async function movedNotices(
  tx: WriteTx,
  before: SiteRow['record'],
  after: SiteRow['record'],
): Promise<readonly Notice[]> {
  const fields = (['countryId', 'gridRegionId'] as const).filter((field) => before[field] !== after[field])
  const [field] = fields
  if (field === undefined) return []
  const { rows } = await tx.siteEnergies.list({ siteId: after.id, by: 'startDate' }, { limit: 1 })
  if (rows.length === 0) return []
  const message = 'the records of electricity keep the grid factor of before until they are changed or recalculated'
  return [notice('records_not_recalculated', field, message)]
}

/**
 * The places of a company. Their totals hold fuel and electricity (market-based). A change of country or grid region
 * leaves the records of electricity as they are, with a notice; that of country throws `period_locked` while the site has
 * records in a locked period, whose tables count by country. `delete` throws `record_in_use` while a site has
 * records, or a statement of its share.
 */
export type Sites = UseCases<SiteResource, 'createSite', 'updateSite'>

const collection = 'sites'

/** The use cases of sites. */
export function sites(context: Context): Sites {
  return recordUseCases(context, {
    collection,
    noun: 'Site',
    reader: () => toSiteResource,
    newRecord(_, { area, ...input }, stamp) {
      const { id, ...others } = stamp()
      const fields = { id, ...input, area: wireFigure(area), ...others }
      return { fields, notices: gridRegionNotices(context, fields) }
    },
    async changes(tx, row, input) {
      const fields = changesOf(row, input)
      const after = { ...row.record, ...fields }
      const unmapped = input.gridRegionId === undefined ? [] : gridRegionNotices(context, after)
      return { fields, notices: [...unmapped, ...(await movedNotices(tx, row.record, after))] }
    },
    async delete(tx, row) {
      await checkNoShares(tx, row.record.id)
      return deleteRecord(tx, context, { collection, row })
    },
  })
}
