import { getOrCompute } from '../../base/index.ts'
import { type NumberInput, parseNumber, type Rational } from '../../core/exact/index.ts'

/** The use cases of a company that its batches and their movements are read by; traces are their proofs. */
export interface BatchUseCases<Batch, Movement> {
  readonly batches: { get(id: number): Promise<{ readonly record: Batch }> }
  readonly movements: {
    list(
      batchId: number,
      part: { readonly page: number },
    ): Promise<{ readonly data: readonly Movement[]; readonly pageCount: number }>
  }
  readonly audit: { trace(id: string): Promise<string> }
}

/** All movements of a batch. */
export async function movementsOfBatch<Movement>(
  { movements }: Pick<BatchUseCases<unknown, Movement>, 'movements'>,
  batchId: number,
): Promise<Movement[]> {
  const all: Movement[] = []
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const list = await movements.list(batchId, { page })
    all.push(...list.data)
    pageCount = list.pageCount
  }
  return all
}

/** Reads the weights of batches in kilograms, each batch once. */
export function batchMassReader({
  batches,
}: Pick<BatchUseCases<{ readonly totalWeight: NumberInput }, unknown>, 'batches'>): (id: number) => Promise<Rational> {
  const masses = new Map<number, Promise<Rational>>()
  const read = async (id: number) => parseNumber((await batches.get(id)).record.totalWeight)
  return (id) => getOrCompute(masses, id, read)
}
