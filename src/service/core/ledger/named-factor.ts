import { type EmissionFactor, withGwpSetOfFactor } from '../../../emissions/index.ts'
import type { ReadTx } from '../context/context.ts'
import { snapshotOf } from './factor-snapshots.ts'

/**
 * The factor of a snapshot as it was named or selected: without the GWP set that the policy of the service gave it, which
 * is given anew with every calculation.
 */
export async function factorAsNamed(tx: ReadTx, snapshotId: string): Promise<EmissionFactor> {
  const factor = await snapshotOf(tx, snapshotId)
  const { gwp, publishedGwp } = factor
  return publishedGwp === null || gwp === publishedGwp ? factor : withGwpSetOfFactor(factor, publishedGwp)
}
