import * as z from 'zod'
import type { Exact } from '../exact/index.ts'
import { type EmissionFactorResource, emissionFactorSchema } from './emission-factor.ts'
import { type EmissionKindResource, emissionKindSchema } from './emission-kind.ts'
import { factorId, numericId, textId } from './fields/id.ts'
import { clearable, orNull, periodInOrder } from './fields/input-object.ts'
import { type InputPair, inputPair, partialShape } from './fields/input-pair.ts'
import { amountOf, integerNumber } from './fields/quantity.ts'
import { text } from './fields/text.ts'
import { timestamp } from './fields/timestamp.ts'
import {
  type RecordTimes,
  type ResourceSchema,
  resourceId,
  resourceNumber,
  resourceTimestamp,
  stamps,
} from './fields/wire.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'
import { type EmbeddedUnitResource, embeddedUnitSchema } from './unit.ts'

/** Schema of an activity by its quantity. */
export const activityRecordSchema: ResourceSchema<ActivityRecordResource> = z.strictObject({
  id: z.string(),
  value: resourceNumber(),
  totalEmission: resourceNumber(),
  scope3Category: z.int().nullable(),
  startDate: resourceTimestamp(),
  endDate: resourceTimestamp(),
  comment: z.string().nullable(),
  unitId: resourceId(),
  siteId: z.string().nullable(),
  vendorId: z.string().nullable(),
  companyId: resourceId(),
  emissionId: z.string(),
  emissionKindId: z.string(),
  emissionFactorId: z.string(),
  ...stamps(),
  emissionKind: emissionKindSchema,
  unit: embeddedUnitSchema,
  emissionFactor: emissionFactorSchema,
})

/** An activity by its quantity: waste, a material, water, hours at home, heat, a journey to work. */
export interface ActivityRecordResource extends RecordTimes {
  id: string
  value: number
  totalEmission: number
  /** 1 to 15, as the category of the factor decides; null in Scope 1 and 2. */
  scope3Category: number | null
  startDate: string
  endDate: string
  comment: string | null
  unitId: number
  siteId: string | null
  vendorId: string | null
  companyId: number
  emissionId: string
  emissionKindId: string
  emissionFactorId: string
  emissionKind: EmissionKindResource
  unit: EmbeddedUnitResource
  emissionFactor: EmissionFactorResource
}

/** Validated input to record an activity by its quantity. */
export interface CreateActivityRecordInput {
  value: Exact
  unitId: number
  emissionFactorId: string
  /** Null or not sent: as the factor decides; any other is rejected. */
  scope3Category?: number | null | undefined
  startDate: string
  endDate: string
  siteId: string | null
  vendorId: string | null
  comment: string | null
  /** Not sent: the built-in kind of the scope and category that the factor decides. */
  emissionKindId?: string | undefined
}

/** Schemas of the inputs that record and change an activity by its quantity. */
export function activityRecordInputs(policy: InputPolicy): InputPair<CreateActivityRecordInput> {
  const shape = {
    value: amountOf(policy),
    unitId: numericId(),
    emissionFactorId: factorId(),
    scope3Category: clearable(integerNumber()),
    startDate: timestamp(),
    endDate: timestamp(),
    siteId: orNull(textId()),
    vendorId: orNull(textId()),
    comment: orNull(text(LIMITS.comment)),
    emissionKindId: textId().optional(),
  }
  const rules = [periodInOrder('startDate', 'endDate')]
  return inputPair(policy, { shape, update: partialShape(shape), resource: activityRecordSchema, rules })
}
