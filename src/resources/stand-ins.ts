import * as z from 'zod'
import type { StandInFigure, StandIns } from '../emissions/index.ts'
import { type ResourceSchema, resourceNumber } from './fields/wire.ts'

const standInSchema: z.ZodType<StandInFigure> = z.strictObject({
  records: z.int().min(0),
  co2e: z.strictObject({ exact: z.string(), kg: resourceNumber() }),
  share: z.strictObject({ exact: z.string(), ratio: resourceNumber() }).exactOptional(),
})

/** Schema of the parts of the emissions that rest on stand-ins. */
export const standInsSchema: ResourceSchema<StandIns> = z.strictObject({
  total: standInSchema,
  scope1: standInSchema,
  scope2: z.strictObject({ locationBased: standInSchema, marketBased: standInSchema }),
  scope3: standInSchema,
})
