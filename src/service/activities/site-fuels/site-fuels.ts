import type { SiteFuelResource } from '../../../resources/index.ts'
import type { Context } from '../../core/context/context.ts'
import { rowsIn } from '../../core/context/list-rows.ts'
import { requireRow } from '../../core/context/require.ts'
import type { NestedUseCases, Recalculated } from '../../core/context/use-cases.ts'
import type { SiteRow } from '../../master-data/sites.ts'
import { nestedCreation } from '../definition/creation.ts'
import { type NestedActivity, nestedUseCases } from '../definition/use-cases.ts'
import { createSiteFuel, SITE_FUEL, updateSiteFuel } from './site-fuel.ts'

/** A record of fuel by the site of its path. */
export interface SiteFuelPath {
  readonly siteId: string
  readonly fuelId: string
}

/**
 * Fuel burnt at the sites of a company, listed from the newest start on. Its factor stays the one that was named until
 * another id is. Throws beside what all use cases throw: `unknown_unit`, `unit_conflict`, `unit_dimension_mismatch`,
 * `unknown_emission_factor`, `unknown_emission_kind`, `unknown_vendor`, `unknown_file`.
 */
export type SiteFuels = NestedUseCases<SiteFuelResource, 'createSiteFuel', 'updateSiteFuel', SiteFuelPath> &
  Recalculated<SiteFuelPath, SiteFuelResource>

const FUEL: NestedActivity<'siteFuels', 'SiteFuel', SiteFuelPath, SiteRow> = {
  activity: SITE_FUEL,
  noun: 'SiteFuel',
  idsOf: ({ siteId: parentId, fuelId: id }) => ({ parentId, id, path: 'fuelId' }),
  parent: (tx, id) => requireRow(tx.sites, id, 'siteId'),
  isBelow: ({ siteId }, id) => siteId === id,
  rows: (tx, siteId) => rowsIn(tx.siteFuels, { siteId, by: 'startDate' }),
  create: createSiteFuel,
  update: updateSiteFuel,
}

/** The use cases of fuel at sites. */
export function siteFuels(context: Context): SiteFuels {
  return nestedUseCases(context, FUEL)
}

/** The creation of fuel, for imports. */
export const FUEL_CREATION = nestedCreation(FUEL, {
  parentField: 'siteId',
  sitePeriodOf: ({ parentId: siteId, input: { endDate } }) => ({ siteId, endDate }),
  proposedIdOf: ({ input }) => input.emissionId?.toLowerCase(),
})
