import { checkGridRegion, type EmissionFactor } from '../../emissions/index.ts'
import type { Context, Reading } from '../context/context.ts'
import { snapshotOf } from '../ledger/factor-snapshots.ts'
import { emissionFactorOf } from '../naming/emission-factors.ts'
import type { EnergyRow } from './energy-row.ts'
import type { SiteRow } from './site-row.ts'

/** The factor that a client named for electricity, in place of that of the grid. */
export interface CustomFactor {
  readonly id: string
  readonly factor: EmissionFactor
}

/** The id that names a factor for electricity at a site; null names none. */
interface NamedForSite {
  readonly site: SiteRow['record']
  readonly id: string | null
}

const path = 'customEmissionFactorId'

/**
 * The factor of an id as it is now. Throws `unknown_emission_factor`, `factor_incomplete`, and `factor_region_mismatch` for
 * the grid of another country than that of the site.
 */
export async function customFactorOf(
  tx: Reading,
  context: Context,
  { site, id }: NamedForSite,
): Promise<CustomFactor | null> {
  if (id === null) return null
  const { factor, shown } = await emissionFactorOf(tx, context, { id, path })
  const country = context.countryOf(site.countryId)
  if (country !== undefined) checkGridRegion({ factor, path }, country)
  return { id: shown.id, factor }
}

/** The same for a record that is changed: the factor as it was named stays until another id is. */
export async function customFactorAfter(
  tx: Reading,
  context: Context,
  { row: { record }, site, id }: NamedForSite & { readonly row: EnergyRow },
): Promise<CustomFactor | null> {
  const { customEmissionFactorId: held, given } = record
  if (id !== held) return customFactorOf(tx, context, { site, id })
  if (held === null || given.customFactorSnapshotId === null) return null
  return { id: held, factor: await snapshotOf(tx, given.customFactorSnapshotId) }
}
