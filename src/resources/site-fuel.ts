import * as z from 'zod'
import { emissionFactorSchema } from './emission-factor.ts'
import { emissionKindSchema } from './emission-kind.ts'
import { factorOrStart, RULED_FIELDS } from './factor-assignment.ts'
import { ifUsedShape, inputShape } from './fields/if-used.ts'
import { type OutputOf, orNull, periodInOrder, requiredByContract } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { amountOf, signedQuantity } from './fields/quantity.ts'
import { factorId, numericId, text, textId, textOrNumber, timestamp } from './fields/text.ts'
import { emptyList, type ResourceSchema, resourceId, resourceNumber, resourceTimestamp, stamps } from './fields/wire.ts'
import { fileSchema, filesInput } from './file.ts'
import { LIMITS } from './limits.ts'
import { METERED_FIELDS } from './metered-fields.ts'
import type { InputPolicy } from './policy.ts'
import { embeddedUnitSchema, unitInput } from './unit.ts'

/** The fields that a record of fuel has only once they were used. */
export const SITE_FUEL_IF_USED = { ...RULED_FIELDS, ...METERED_FIELDS }

const siteFuelShape = {
  id: z.string(),
  value: resourceNumber(),
  totalEmission: resourceNumber(),
  startDate: resourceTimestamp(),
  endDate: resourceTimestamp(),
  comment: z.string().nullable(),
  unitId: resourceId(),
  vendorId: z.string().nullable(),
  siteId: z.string(),
  companyId: resourceId(),
  emissionId: z.string(),
  emissionKindId: z.string(),
  emissionFactorId: z.string(),
  ...stamps(),
  files: z.array(fileSchema),
  offsets: emptyList(),
  emissionKind: emissionKindSchema,
  unit: embeddedUnitSchema,
  emissionFactor: emissionFactorSchema,
  ...ifUsedShape(SITE_FUEL_IF_USED),
}

/** A record of fuel burnt at a site, in the contract's shape. */
export interface SiteFuelResource extends OutputOf<typeof siteFuelShape> {}

/** Schema of a record of fuel burnt at a site. */
export const siteFuelSchema: ResourceSchema<SiteFuelResource> = z.strictObject(siteFuelShape)

/** A client-proposed id; any short text is accepted, since it may stay unused. */
const proposedId = () => textOrNumber({ max: LIMITS.id, min: 0 })

/** Schemas of the inputs that record and change fuel burnt at a site. `totalEmission` and `emissionId` are unused hints. */
export function siteFuelInputs(policy: InputPolicy) {
  const shape = {
    files: requiredByContract(policy, filesInput(policy), 'stores no file'),
    startDate: timestamp(),
    endDate: timestamp(),
    unitId: numericId(),
    value: amountOf(policy),
    vendorId: orNull(textId()),
    /** Null or not sent: the rules of the company choose the factor. */
    emissionFactorId: orNull(factorId()),
    ...inputShape(SITE_FUEL_IF_USED),
    comment: orNull(text(LIMITS.comment)),
    emissionId: requiredByContract(policy, proposedId(), 'makes the id itself'),
    totalEmission: requiredByContract(policy, signedQuantity(), 'computes the total itself'),
    emissionKindId: requiredByContract(policy, textId(), 'uses the built-in kind of fuel burnt at sites'),
    unit: requiredByContract(policy, unitInput(policy), 'finds the unit by `unitId`'),
  }
  const { emissionId: _, totalEmission: __, ...update } = partialShape(shape)
  const rules = [periodInOrder('startDate', 'endDate')]
  return inputPair(policy, { shape, update, resource: siteFuelSchema, rules, createRules: [factorOrStart] })
}
