/** The parts that servers written by hand share: the schema of a record of fuel, and the keys of its answer. */
import { randomUUID } from 'node:crypto'
import * as z from 'zod'

const text = (max) => z.string().max(max)
export const fuelSchema = z.object({
  files: z.array(z.object({ id: z.union([z.string(), z.number()]).optional(), name: text(255).optional(), url: text(2048).optional() })).max(100),
  startDate: z.iso.datetime({ offset: true }),
  endDate: z.iso.datetime({ offset: true }),
  unitId: z.number().int().positive(),
  value: z.number().min(0).max(1e15),
  vendorId: text(64).nullish(),
  emissionFactorId: text(64).min(1),
  comment: text(4000).nullish(),
  emissionId: text(64),
  totalEmission: z.number(),
  emissionKindId: text(64).min(1),
  unit: z.object({ id: z.number().optional() }),
})

/** The answer to a record, with the keys of an answer of the contract. */
export function answerOf({ example, siteId, input, totalEmission }) {
  const at = new Date().toISOString()
  return {
    ...example,
    id: randomUUID(),
    value: input.value,
    totalEmission,
    startDate: new Date(input.startDate).toISOString(),
    endDate: new Date(input.endDate).toISOString(),
    comment: input.comment ?? null,
    unitId: input.unitId,
    vendorId: input.vendorId ?? null,
    siteId,
    emissionId: input.emissionId,
    emissionKindId: input.emissionKindId,
    emissionFactorId: input.emissionFactorId,
    createdAt: at,
    updatedAt: at,
  }
}
