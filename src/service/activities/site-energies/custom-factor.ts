import { checkGridRegion, type EmissionFactor } from '../../../emissions/index.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { snapshotOf } from '../../core/ledger/factor-snapshots.ts'
import { emissionFactorOf } from '../../core/references/emission-factors.ts'
import type { SiteRow } from '../../master-data/sites/site-row.ts'

/** The factor that a client named for electricity, in place of that of the grid. */
export interface CustomFactor {
  readonly id: string
  readonly factor: EmissionFactor
}

/** The id that names a factor for electricity at a site; null names none. */
interface NamedForSite {
  readonly site: SiteRow['record']
  readonly id: string | null
  /** The record whose factor stays as it was named until another id is; undefined: none does. */
  readonly pinned?: ServiceRecords['siteEnergies'] | undefined
}

const path = 'customEmissionFactorId'

/**
 * The factor of an id: as it was named, or as it is now. Throws `unknown_emission_factor`, `factor_incomplete`, and
 * `factor_region_mismatch` for the grid of another country than that of the site.
 */
export async function customFactorOf(
  tx: ReadTx,
  context: Context,
  { site, id, pinned }: NamedForSite,
): Promise<CustomFactor | null> {
  const snapshotId = id === pinned?.customEmissionFactorId ? pinned.given.customFactorSnapshotId : undefined
  if (id === null || snapshotId === null) return null
  if (snapshotId !== undefined) return { id, factor: await snapshotOf(tx, snapshotId) }
  const { factor, shown } = await emissionFactorOf(tx, context, { id, path })
  const country = context.countryOf(site.countryId)
  if (country !== undefined) checkGridRegion({ factor, path }, country)
  return { id: shown.id, factor }
}
