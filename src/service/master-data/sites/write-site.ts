import { type Notice, notice } from '../../../errors/index.ts'
import type { Input } from '../../../resources/index.ts'
import { definedFields } from '../../../resources/index.ts'
import type { Context, WriteTx } from '../../core/context/context.ts'
import { shownFigure } from '../../core/context/digits.ts'
import { isNothing } from '../../core/context/partial-update.ts'
import { log } from '../../core/log/log.ts'
import { gridRegionNotices, type SiteRow } from './site-row.ts'

type SiteChange = Input<'updateSite'>

/** Makes a site. */
export async function createSite(tx: WriteTx, context: Context, input: Input<'createSite'>): Promise<SiteRow> {
  const { companyId, now, newId } = context
  const timestamp = now()
  const { area, ...given } = input
  const record = {
    id: newId(),
    ...given,
    area: shownFigure(area),
    companyId,
    createdAt: timestamp,
    updatedAt: timestamp,
  }
  const row = await tx.sites.insert(record)
  await log(tx, context, { action: 'create', collection: 'sites', id: record.id, row })
  return row
}

/** The fields that are changed, as a whole: of the address only what was sent is another. */
function changesOf({ record }: SiteRow, { address, area, ...given }: SiteChange): Partial<SiteRow['record']> {
  const held = record.address
  return {
    ...definedFields(given),
    ...(area === undefined ? {} : { area: shownFigure(area) }),
    ...(address === undefined ? {} : { address: mergedAddress(held, address) }),
  }
}

type Address = SiteRow['record']['address']

function mergedAddress(held: Address, { address, coordinates }: NonNullable<SiteChange['address']>): Address {
  const { lat, lng } = held.coordinates
  return {
    address: address ?? held.address,
    coordinates: { lat: coordinates?.lat ?? lat, lng: coordinates?.lng ?? lng },
  }
}

/** Notice of records that keep their former grid. */
async function movedNotices(tx: WriteTx, before: SiteRow, after: SiteRow): Promise<readonly Notice[]> {
  const fields = (['countryId', 'gridRegionId'] as const).filter(
    (field) => before.record[field] !== after.record[field],
  )
  const [field] = fields
  if (field === undefined) return []
  const { rows } = await tx.siteEnergies.list({ siteId: after.record.id, by: 'startDate' }, { limit: 1 })
  if (rows.length === 0) return []
  const message = 'the records of electricity keep the grid factor of before until they are changed or recalculated'
  return [notice('records_not_recalculated', field, message)]
}

/** Changes a site, with what has to be said of the change. */
export async function updateSite(
  tx: WriteTx,
  context: Context,
  { row, input }: { readonly row: SiteRow; readonly input: SiteChange },
): Promise<{ readonly row: SiteRow; readonly notices: readonly Notice[] }> {
  if (isNothing(input)) return { row, notices: [] }
  const { id } = row.record
  const set = { ...changesOf(row, input), updatedAt: context.now() }
  const changed = await tx.sites.update(id, row.version, { set })
  await log(tx, context, { action: 'update', collection: 'sites', id, row: changed })
  const unmapped = input.gridRegionId === undefined ? [] : gridRegionNotices(context, changed.record)
  return { row: changed, notices: [...unmapped, ...(await movedNotices(tx, row, changed))] }
}
