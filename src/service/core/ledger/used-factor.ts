import type { EmissionFactor } from '../../../emissions/index.ts'
import type { ReadTx } from '../context/context.ts'
import { latestCalculation } from './latest-calculation.ts'
import { factorAsNamed } from './named-factor.ts'

/** The factor that a record of one part was computed with, as it was named then; the policy is applied to it anew. */
export async function usedFactor(tx: ReadTx, recordId: string): Promise<EmissionFactor> {
  const { calculation } = await latestCalculation(tx, recordId)
  const [first] = calculation.contributions
  if (first === undefined) throw new TypeError(`the calculation of ${recordId} is empty`)
  return factorAsNamed(tx, first.factorSnapshotId)
}
