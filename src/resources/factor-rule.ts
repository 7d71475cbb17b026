import * as z from 'zod'
import { type OutputOf, orNull } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { choice } from './fields/reading.ts'
import { factorId, label, numericId, text, textId, timestamp } from './fields/text.ts'
import { type ResourceSchema, resourceId, resourceTimestamp, stamps } from './fields/wire.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'

/** The activities whose factor a rule may choose, by their collections. */
export const RULED_ACTIVITIES = ['siteFuels', 'activityRecords'] as const

/** An activity whose factor a rule may choose. */
export type RuledCollection = (typeof RULED_ACTIVITIES)[number]

const factorRuleShape = {
  id: z.string(),
  companyId: resourceId(),
  activity: z.enum(RULED_ACTIVITIES),
  siteId: z.string().nullable(),
  vendorId: z.string().nullable(),
  productId: resourceId().nullable(),
  /** An account of the ledger. */
  account: z.string().nullable(),
  emissionKindId: z.string().nullable(),
  /** Applies to records that start at or after this moment. */
  from: resourceTimestamp().nullable(),
  /** Applies to records that start before this moment. */
  to: resourceTimestamp().nullable(),
  emissionFactorId: z.string(),
  comment: z.string().nullable(),
  ...stamps(),
}

/** Chooses the factor of records of an activity. A condition that is null holds for all records. */
export interface FactorRuleResource extends OutputOf<typeof factorRuleShape> {}

/** Schema of a rule that chooses the factor of records. */
export const factorRuleSchema: ResourceSchema<FactorRuleResource> = z.strictObject(factorRuleShape)

/** Schemas of the inputs that create and change a rule. */
export function factorRuleInputs(policy: InputPolicy) {
  const shape = {
    activity: choice(RULED_ACTIVITIES),
    siteId: orNull(textId()),
    vendorId: orNull(textId()),
    productId: orNull(numericId()),
    account: orNull(label()),
    emissionKindId: orNull(textId()),
    from: orNull(timestamp()),
    to: orNull(timestamp()),
    emissionFactorId: factorId(),
    comment: orNull(text(LIMITS.comment)),
  }
  return inputPair(policy, { shape, update: partialShape(shape), resource: factorRuleSchema })
}
