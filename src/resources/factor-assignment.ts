import * as z from 'zod'
import { factorId, numericId } from './fields/id.ts'
import { type OutputOf, orNull, type Rule } from './fields/input-object.ts'
import { reject } from './fields/rejection.ts'
import { label } from './fields/text.ts'
import { resourceId } from './fields/wire.ts'

/** The rule that chose the factor of a record, and its conditions, by which it was the most specific one. */
export interface FactorAssignment {
  ruleId: string
  /** Some of 'siteId', 'vendorId', 'productId', 'account', 'kind', 'period'; empty: the rule applies to all records. */
  level: string[]
}

/** Fields of a record whose factor rules may choose. */
export interface RuledFields {
  /** The account of the ledger that it is booked on. */
  account: string | null
  productId: number | null
  /** Null: the factor was named. */
  assignedBy: FactorAssignment | null
}

/** The schemas of those fields. */
export const ruledFieldSchemas = {
  account: z.string().nullable(),
  productId: resourceId().nullable(),
  assignedBy: z.strictObject({ ruleId: z.string(), level: z.array(z.string()) }).nullable(),
}

/** The input fields of a record whose factor rules may choose. */
export function ruledInputFields() {
  return {
    /** Null or not sent: the rules of the company choose the factor. */
    emissionFactorId: orNull(factorId()),
    account: orNull(label()),
    productId: orNull(numericId()),
  }
}

/** The inputs of a record whose factor rules may choose. */
export type RuledInput = OutputOf<ReturnType<typeof ruledInputFields>>

/** Requires a new record to name a factor, or a start, without which no rule can choose one. */
export const factorOrStart: Rule = ({ emissionFactorId, startDate }, ctx) => {
  if ((emissionFactorId ?? null) !== null || startDate !== undefined) return
  const message = 'is missing; name a factor, or give the start of the period, by which rules can choose one'
  reject(ctx, { code: 'required', message, expected: 'the id of a factor' }, ['emissionFactorId'])
}
