import * as z from 'zod'
import { emissionFactorSchema } from './emission-factor.ts'
import { emissionKindSchema } from './emission-kind.ts'
import { factorOrStart, RULED_FIELDS } from './factor-assignment.ts'
import { ifUsedShape, inputShape, nullableShape } from './fields/if-used.ts'
import { clearable, type OutputOf, orNull, periodInOrder } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { amountOf, integerNumber } from './fields/quantity.ts'
import { choice } from './fields/reading.ts'
import { factorId, label, numericId, text, textId, timestamp } from './fields/text.ts'
import { type ResourceSchema, resourceId, resourceNumber, resourceTimestamp, stamps } from './fields/wire.ts'
import { attachedFiles, filesInput } from './file.ts'
import { LIMITS } from './limits.ts'
import { METERED_FIELDS } from './metered-fields.ts'
import type { InputPolicy } from './policy.ts'
import { embeddedUnitSchema } from './unit.ts'

/** The prices of amounts of money: with the margins of trade and transport, or without. */
export const PRICES = ['PURCHASER', 'PRODUCER'] as const

const activityRecordShape = {
  id: z.string(),
  value: resourceNumber(),
  totalEmission: resourceNumber(),
  /** 1 to 15, by the category of the factor; null in Scope 1 and 2. */
  scope3Category: z.int().nullable(),
  startDate: resourceTimestamp(),
  endDate: resourceTimestamp(),
  comment: z.string().nullable(),
  unitId: resourceId().nullable(),
  /** ISO 4217. */
  currency: z.string().nullable(),
  /** Null: not stated, or a quantity. */
  price: z.enum(PRICES).nullable(),
  /** The year of the prices; null: the year that contains most of the period, or a quantity. */
  priceYear: z.int().nullable(),
  siteId: z.string().nullable(),
  vendorId: z.string().nullable(),
  companyId: resourceId(),
  emissionId: z.string(),
  emissionKindId: z.string(),
  emissionFactorId: z.string(),
  ...stamps(),
  emissionKind: emissionKindSchema,
  unit: embeddedUnitSchema.nullable(),
  emissionFactor: emissionFactorSchema,
  ...nullableShape(RULED_FIELDS),
  ...ifUsedShape(METERED_FIELDS),
  files: attachedFiles(),
}

/**
 * An activity by its quantity, such as waste, a material, water, hours at home, heat or a journey to work, or by the money
 * spent on it. `value` is in the unit of `unitId` or in `currency`; the other of the two is null.
 */
export interface ActivityRecordResource extends OutputOf<typeof activityRecordShape> {}

/** Schema of an activity by its quantity or its money. */
export const activityRecordSchema: ResourceSchema<ActivityRecordResource> = z.strictObject(activityRecordShape)

/** Schemas of the inputs that record and change an activity by its quantity or its money. */
export function activityRecordInputs(policy: InputPolicy) {
  const shape = {
    value: amountOf(policy),
    /** Null: the value is money, in `currency`. */
    unitId: orNull(numericId()),
    currency: orNull(label()),
    price: orNull(choice(PRICES)),
    /** Null: the year that contains most of the period. */
    priceYear: orNull(integerNumber()),
    /** Null or not sent: the rules of the company choose the factor. */
    emissionFactorId: orNull(factorId()),
    ...inputShape(RULED_FIELDS),
    ...inputShape(METERED_FIELDS),
    /**
     * Null or not sent: the category of the factor; of money 1, or 2 for capital goods. Any other category is rejected.
     */
    scope3Category: clearable(integerNumber()),
    startDate: timestamp(),
    endDate: timestamp(),
    siteId: orNull(textId()),
    vendorId: orNull(textId()),
    comment: orNull(text(LIMITS.comment)),
    /** Not sent: the built-in kind of the factor's scope and category. */
    emissionKindId: textId().optional(),
    files: filesInput(policy).optional(),
  }
  const rules = [periodInOrder('startDate', 'endDate')]
  const update = partialShape(shape)
  return inputPair(policy, { shape, update, resource: activityRecordSchema, rules, createRules: [factorOrStart] })
}
