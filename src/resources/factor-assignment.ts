import * as z from 'zod'
import type { FieldValues, SentValues } from './fields/if-used.ts'
import type { OutputOf, Rule } from './fields/input-object.ts'
import { reject } from './fields/reading.ts'
import { label, numericId } from './fields/text.ts'
import { type ResourceSchema, resourceId } from './fields/wire.ts'

const factorAssignmentShape = {
  ruleId: z.string(),
  /** Some of 'siteId', 'vendorId', 'productId', 'account', 'kind', 'period'; empty: the rule applies to all records. */
  level: z.array(z.string()),
}

/** The rule that chose the factor of a record, and the conditions that made it the most specific one. */
export interface FactorAssignment extends OutputOf<typeof factorAssignmentShape> {}

const factorAssignmentSchema: ResourceSchema<FactorAssignment> = z.strictObject(factorAssignmentShape)

/** The fields of a record whose factor rules may choose. */
export const RULED_FIELDS = {
  /** The account of the ledger that the record is booked on. */
  account: { input: label(), resource: z.string() },
  productId: { input: numericId(), resource: resourceId() },
  /** Null: the record names its factor. */
  assignedBy: { resource: factorAssignmentSchema },
}

/** The values of those fields. */
export type RuledFields = FieldValues<typeof RULED_FIELDS>

/** The inputs of a record whose factor rules may choose. */
export interface RuledInput extends SentValues<typeof RULED_FIELDS> {
  /** Null or not sent: the rules of the company choose the factor. */
  emissionFactorId: string | null
}

/** Requires a new record to name a factor, or a start, without which no rule can choose one. */
export const factorOrStart: Rule = ({ emissionFactorId, startDate }, ctx) => {
  if ((emissionFactorId ?? null) !== null || startDate !== undefined) return
  const message = 'is missing; name a factor, or give the start of the period, by which rules can choose one'
  reject(ctx, { code: 'required', message, expected: 'the id of a factor' }, ['emissionFactorId'])
}
