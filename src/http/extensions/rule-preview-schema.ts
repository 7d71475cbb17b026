import * as z from 'zod'

const assignedFigureSchema = z.strictObject({
  assignedBy: z.strictObject({ ruleId: z.string(), level: z.array(z.string()) }).nullable(),
  emissionFactorId: z.string(),
  factor: z.string(),
  co2eKg: z.string(),
})

const ruleMoveSchema = z.strictObject({
  collection: z.string(),
  recordId: z.string(),
  before: assignedFigureSchema,
  after: assignedFigureSchema.nullable(),
  differenceKg: z.string(),
  violations: z.array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() })),
})

/** Schema of a preview of a rule: a page of the records that a change of it moves. */
export const rulePreviewSchema: z.ZodObject = z.strictObject({
  ties: z.array(z.string()),
  records: z.int().min(0),
  changed: z.int().min(0),
  unchanged: z.int().min(0),
  failed: z.int().min(0),
  differenceKg: z.string(),
  moves: z.array(ruleMoveSchema),
  next: z.string().nullable(),
})
