import * as z from 'zod'
import { ifUsedShape, inputShape } from './fields/if-used.ts'
import { inputObject, type OutputOf, orNull, periodInOrder, requiredByContract } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { amountOf, percentage, quantity } from './fields/quantity.ts'
import { list } from './fields/reading.ts'
import { factorId, numericId, text, textId, timestamp } from './fields/text.ts'
import { emptyList, type ResourceSchema, resourceId, resourceNumber, resourceTimestamp, stamps } from './fields/wire.ts'
import { fileSchema, filesInput } from './file.ts'
import { LIMITS } from './limits.ts'
import { METERED_FIELDS } from './metered-fields.ts'
import type { InputPolicy } from './policy.ts'
import { embeddedUnitSchema } from './unit.ts'

const siteEnergyShape = {
  id: z.string(),
  totalEmission: resourceNumber(),
  value: resourceNumber(),
  percentageOfCleanEnergy: resourceNumber(),
  comment: z.string().nullable(),
  startDate: resourceTimestamp(),
  endDate: resourceTimestamp(),
  ...stamps(),
  emissionId: z.string(),
  emissionKindId: z.string(),
  siteId: z.string(),
  companyId: resourceId(),
  vendorId: z.string().nullable(),
  unitId: resourceId(),
  customEmissionFactorId: z.string().nullable(),
  files: z.array(fileSchema),
  unit: embeddedUnitSchema,
  offsets: emptyList(),
  /** Draws on instruments; absent if it never drew on one. */
  instruments: z.array(z.strictObject({ instrumentId: z.string(), energyKwh: resourceNumber() })).optional(),
  ...ifUsedShape(METERED_FIELDS),
}

/** A record of electricity used at a site, in the contract's shape. */
export interface SiteEnergyResource extends OutputOf<typeof siteEnergyShape> {}

/** Schema of a record of electricity used at a site. */
export const siteEnergySchema: ResourceSchema<SiteEnergyResource> = z.strictObject(siteEnergyShape)

/**
 * Schemas of the inputs that record and change electricity used at a site. Without a custom factor the grid's is
 * selected.
 */
export function siteEnergyInputs(policy: InputPolicy) {
  const draw = inputObject(policy, { shape: { instrumentId: textId(), energyKwh: quantity() } })
  const shape = {
    value: amountOf(policy),
    unitId: numericId(),
    startDate: timestamp(),
    endDate: timestamp(),
    percentageOfCleanEnergy: percentage().default(0),
    emissionKindId: textId().optional(),
    customEmissionFactorId: orNull(factorId()),
    vendorId: orNull(textId()),
    comment: orNull(text(LIMITS.comment)),
    ...inputShape(METERED_FIELDS),
    files: filesInput(policy).optional(),
    /** Energy drawn from named instruments. */
    instruments: list(draw, LIMITS.files).optional(),
    /** True: the rest is drawn from any instruments that fit. */
    drawInstruments: z.boolean().optional(),
  }
  const { value, endDate, startDate, percentageOfCleanEnergy: _, emissionKindId: __, ...others } = shape
  const update = {
    value: requiredByContract(policy, value),
    endDate: requiredByContract(policy, endDate),
    startDate: requiredByContract(policy, startDate),
    percentageOfCleanEnergy: requiredByContract(policy, percentage()),
    emissionKindId: requiredByContract(policy, textId()),
    ...partialShape(others),
  }
  return inputPair(policy, {
    shape,
    update,
    resource: siteEnergySchema,
    rules: [periodInOrder('startDate', 'endDate')],
  })
}
