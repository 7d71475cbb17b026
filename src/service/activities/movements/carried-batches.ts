import { Violations } from '../../../errors/index.ts'
import type { ReadTx } from '../../core/context/context.ts'

/** The batches that a movement is to carry: that of its path, and those that were sent. */
export interface CarriedBatches {
  readonly batchId: number
  readonly sent: readonly { readonly id: number }[]
}

/** The numbers of those batches. Throws `unknown_batch`, for every one that the company does not have. */
export async function carriedBatches(tx: ReadTx, { batchId, sent }: CarriedBatches): Promise<ReadonlySet<number>> {
  const violations = new Violations()
  for (const [index, { id }] of sent.entries()) {
    if ((await tx.batches.get(id)) !== null) continue
    const message = 'is no batch of this company; create it first, or leave it out'
    violations.add(`batches[${index}].id`, 'unknown_batch', { message, received: id })
  }
  violations.throwIfAny()
  return new Set([batchId, ...sent.map(({ id }) => id)])
}
