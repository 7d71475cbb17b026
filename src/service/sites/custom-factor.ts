import type { EmissionFactor } from '../../emissions/index.ts'
import type { Context, Reading } from '../context/context.ts'
import { snapshotOf } from '../ledger/factor-snapshots.ts'
import { emissionFactorOf } from '../naming/emission-factors.ts'
import type { EnergyRow } from './energy-row.ts'

/** The factor that a client named for electricity, in place of that of the grid. */
export interface CustomFactor {
  readonly id: string
  readonly factor: EmissionFactor
}

/** The factor of an id as it is now; null names none. Throws `unknown_emission_factor`, `factor_incomplete`. */
export async function customFactorOf(tx: Reading, context: Context, id: string | null): Promise<CustomFactor | null> {
  if (id === null) return null
  const { factor, shown } = await emissionFactorOf(tx, context, { id, path: 'customEmissionFactorId' })
  return { id: shown.id, factor }
}

/** The same for a record that is changed: the factor as it was named stays until another id is. */
export async function customFactorAfter(
  tx: Reading,
  context: Context,
  { row: { record }, id }: { readonly row: EnergyRow; readonly id: string | null },
): Promise<CustomFactor | null> {
  const { customEmissionFactorId: held, given } = record
  if (id !== held) return customFactorOf(tx, context, id)
  if (held === null || given.customFactorSnapshotId === null) return null
  return { id: held, factor: await snapshotOf(tx, given.customFactorSnapshotId) }
}
