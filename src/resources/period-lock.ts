import * as z from 'zod'
import { inputObject, orNull, periodInOrder } from './fields/input-object.ts'
import { text } from './fields/text.ts'
import { timestamp } from './fields/timestamp.ts'
import { type ResourceSchema, resourceId, resourceTimestamp } from './fields/wire.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'

/** Schema of a period whose records cannot be changed. */
export const periodLockSchema: ResourceSchema<PeriodLockResource> = z.strictObject({
  id: z.string(),
  companyId: resourceId(),
  from: resourceTimestamp(),
  to: resourceTimestamp(),
  comment: z.string().nullable(),
  lockedBy: z.string(),
  createdAt: resourceTimestamp(),
})

/** A period whose records cannot be changed: from `from`, inclusive, to `to`, exclusive. */
export interface PeriodLockResource {
  id: string
  companyId: number
  from: string
  to: string
  comment: string | null
  /** The actor who locked it. */
  lockedBy: string
  createdAt: string
}

/** Schema of the input that locks a period. */
export function createPeriodLockInput(policy: InputPolicy) {
  const shape = { from: timestamp(), to: timestamp(), comment: orNull(text(LIMITS.comment)) }
  return inputObject(policy, { shape, resource: periodLockSchema, rules: [periodInOrder('from', 'to')] })
}
