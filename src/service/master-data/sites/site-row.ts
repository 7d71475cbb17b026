import { type Notice, notice } from '../../../errors/index.ts'
import { type SiteResource, wireNumber } from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import type { Context } from '../../core/context/context.ts'
import type { ServiceRecords } from '../../core/context/records.ts'

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
  const message = `${gridRegionId} is no grid region of this service; the country of the site is used`
  return [notice('grid_region_unmapped', `${at}gridRegionId`, message)]
}
