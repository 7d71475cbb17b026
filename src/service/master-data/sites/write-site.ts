import { type Notice, notice } from '../../../errors/index.ts'
import type { DefinedFields, Input } from '../../../resources/index.ts'
import type { Context, WriteTx } from '../../core/context/context.ts'
import { shownFigure } from '../../core/context/digits.ts'
import { changeRecord, insertRecord } from '../../core/log/record-ledger.ts'
import type { Written } from '../record-use-cases.ts'
import { gridRegionNotices, type SiteRow } from './site-row.ts'

type SiteChange = DefinedFields<Input<'updateSite'>>
type WrittenSite = Written<SiteRow['record']>

/** Makes a site. */
export async function createSite(
  tx: WriteTx,
  context: Context,
  { area, ...fields }: Input<'createSite'>,
): Promise<WrittenSite> {
  const { companyId, newId } = context
  const timestamp = context.now()
  const stamp = { companyId, createdAt: timestamp, updatedAt: timestamp }
  const record = { id: newId(), ...fields, area: shownFigure(area), ...stamp }
  const row = await insertRecord(tx, context, { collection: 'sites', record })
  return { row, notices: gridRegionNotices(context, row.record) }
}

/** The fields that are changed, as a whole: of the address only what was sent is another. */
function changesOf({ record }: SiteRow, { address, area, ...fields }: SiteChange): Partial<SiteRow['record']> {
  return {
    ...fields,
    ...(area === undefined ? {} : { area: shownFigure(area) }),
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
): Promise<WrittenSite> {
  const set = { ...changesOf(row, input), updatedAt: context.now() }
  const changed = await changeRecord(tx, context, { collection: 'sites', row, set })
  const unmapped = input.gridRegionId === undefined ? [] : gridRegionNotices(context, changed.record)
  return { row: changed, notices: [...unmapped, ...(await movedNotices(tx, row, changed))] }
}
