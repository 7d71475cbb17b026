import * as z from 'zod'
import { emissionFactorSchema } from './emission-factor.ts'
import { emissionKindSchema } from './emission-kind.ts'
import { numericId, textId, textOrNumber } from './fields/id.ts'
import { clearable, inputObject, marked, orNull, periodInOrder } from './fields/input-object.ts'
import { amountOf, signedQuantity } from './fields/quantity.ts'
import { text } from './fields/text.ts'
import { timestamp } from './fields/timestamp.ts'
import { emptyList, shownId, shownNumber, shownTimestamp, stamps } from './fields/wire.ts'
import { fileSchema, filesInput } from './file.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'
import { embeddedUnitSchema, unitInput } from './unit.ts'

/** A record of fuel burnt at a site. */
export const siteFuelSchema = z.strictObject({
  id: z.string(),
  value: shownNumber(),
  totalEmission: shownNumber(),
  startDate: shownTimestamp(),
  endDate: shownTimestamp(),
  comment: z.string().nullable(),
  unitId: shownId(),
  vendorId: z.string().nullable(),
  siteId: z.string(),
  companyId: shownId(),
  emissionId: z.string(),
  emissionKindId: z.string(),
  emissionFactorId: z.string(),
  ...stamps(),
  files: z.array(fileSchema),
  offsets: emptyList(),
  emissionKind: emissionKindSchema,
  unit: embeddedUnitSchema,
  emissionFactor: emissionFactorSchema,
})

/** A record of fuel burnt at a site, in the contract's shape. */
export type SiteFuelResource = z.output<typeof siteFuelSchema>

/** An id that a client proposes; anything short is taken, for it may be left unused. */
const proposedId = () => textOrNumber({ max: LIMITS.id, min: 0 })

/** What records fuel burnt at a site. `totalEmission` and `emissionId` are hints: the service computes. */
export function createSiteFuelInput(policy: InputPolicy) {
  const shape = {
    files: marked(policy, filesInput(policy)),
    startDate: timestamp(),
    endDate: timestamp(),
    unitId: numericId(),
    value: amountOf(policy),
    vendorId: orNull(textId()),
    emissionFactorId: textId(),
    comment: orNull(text(LIMITS.comment)),
    emissionId: marked(policy, proposedId()),
    totalEmission: marked(policy, signedQuantity()),
    emissionKindId: textId(),
    unit: marked(policy, unitInput(policy)),
  }
  return inputObject(policy, { shape, shown: siteFuelSchema, rules: [periodInOrder('startDate', 'endDate')] })
}

/** What changes a record of fuel. */
export function updateSiteFuelInput(policy: InputPolicy) {
  const shape = {
    files: filesInput(policy).optional(),
    startDate: timestamp().optional(),
    endDate: timestamp().optional(),
    unitId: numericId().optional(),
    value: amountOf(policy).optional(),
    vendorId: clearable(textId()),
    emissionFactorId: textId().optional(),
    comment: clearable(text(LIMITS.comment)),
    emissionKindId: textId().optional(),
    unit: unitInput(policy).optional(),
  }
  return inputObject(policy, { shape, shown: siteFuelSchema, rules: [periodInOrder('startDate', 'endDate')] })
}
