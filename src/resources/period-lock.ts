import * as z from 'zod'
import { inputObject, type OutputOf, orNull, periodInOrder } from './fields/input-object.ts'
import { text, timestamp } from './fields/text.ts'
import { type ResourceSchema, resourceId, resourceTimestamp } from './fields/wire.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'

const periodLockShape = {
  id: z.string(),
  companyId: resourceId(),
  from: resourceTimestamp(),
  to: resourceTimestamp(),
  comment: z.string().nullable(),
  /** The actor who locked it. */
  lockedBy: z.string(),
  createdAt: resourceTimestamp(),
}

/** A period whose records cannot be changed: from `from`, inclusive, to `to`, exclusive. */
export interface PeriodLockResource extends OutputOf<typeof periodLockShape> {}

/** Schema of a period whose records cannot be changed. */
export const periodLockSchema: ResourceSchema<PeriodLockResource> = z.strictObject(periodLockShape)

const lockedPeriodShape = {
  ...periodLockShape,
  signedHead: z.string().nullable().optional(),
  signingFailure: z.string().optional(),
}

/** A period that was locked just now, and the head of the log that was signed after it if the host has given a key. */
export interface LockedPeriodResource extends OutputOf<typeof lockedPeriodShape> {}

/** Schema of the response that locks a period. */
export const lockedPeriodSchema: ResourceSchema<LockedPeriodResource> = z.strictObject(lockedPeriodShape)

/** Schema of the input that locks a period. */
export function createPeriodLockInput(policy: InputPolicy) {
  const shape = { from: timestamp(), to: timestamp(), comment: orNull(text(LIMITS.comment)) }
  return inputObject(policy, { shape, resource: periodLockSchema, rules: [periodInOrder('from', 'to')] })
}
