import { type Notice, notice } from '../../core/errors/index.ts'
import type { Context, WriteTx } from '../../ledger/context/context.ts'
import type { ServiceRecords } from '../../ledger/context/records.ts'
import { wireFigure } from '../../ledger/context/stored-record.ts'
import type { ChangeOptions, Outcome, Payload, RequiredFields, UseCases } from '../../ledger/context/use-cases.ts'
import { deleteRecord } from '../../ledger/log/record-ledger.ts'
import {
  type AreaUnit,
  type DefinedFields,
  type Input,
  type InputName,
  type PossessionType,
  type SiteLiterals,
  type SiteResource,
  wireNumber,
} from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'
import { checkNoShares } from './boundary-periods.ts'
import { recordUseCases } from './record-use-cases.ts'

/** A stored site. */
export type SiteRow = Row<ServiceRecords['sites']>

/** Converts a site to its resource. */
function toSiteResource({ record, exact }: SiteRow): SiteResource {
  return { ...record, totalEmission: wireNumber(exact ?? 0) }
}

/** Returns a notice if the service does not know the grid region of a site. `at` is the path of the site. */
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

/** Makes the fields to change. Only the sent parts of the address change. */
function buildSiteChange({ record }: SiteRow, { address, area, ...fields }: SiteChange): Partial<SiteRow['record']> {
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

/** Returns a notice if records of electricity keep their former grid. */
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
  const message = 'existing records of electricity keep their grid factor until they are changed or recalculated'
  return [notice('records_not_recalculated', field, message)]
}

/** The use cases of sites, whose literals the compiler checks. The names of their inputs are parameters, as those of movements. */
export interface SiteUseCases<Create extends InputName, Update extends InputName, Required extends RequiredFields>
  extends Omit<UseCases<SiteResource, Create, Update, string, SiteResource, Required>, 'create' | 'update'> {
  /** Creates a site of the fields of its payload, and returns it with its id, its version and the notices. */
  create<Possession extends PossessionType, Area extends AreaUnit>(
    input: Payload<Create, Required> & SiteLiterals<Possession, Area>,
  ): Promise<Outcome<SiteResource>>
  /** Changes the fields that are sent, and returns the changed site with the notices. */
  update<Possession extends PossessionType, Area extends AreaUnit, Asked extends 'lenient' = never>(
    id: string,
    input: Payload<Update, Required | NoInfer<Asked>> & SiteLiterals<Possession, Area>,
    options?: ChangeOptions<Asked>,
  ): Promise<Outcome<SiteResource>>
}

/**
 * The places of a company. The total of a site includes fuel and electricity (market-based). A change of country or grid
 * region does not change records of electricity; a notice says so. A change of country throws `period_locked` if the
 * site has records in a locked period, because reports count by country. `delete` throws `record_in_use` if a site has
 * records or a statement of its share.
 */
export type Sites<Required extends RequiredFields = 'reference'> = SiteUseCases<'createSite', 'updateSite', Required>

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
      const fields = buildSiteChange(row, input)
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
