import * as z from 'zod'
import { GWP_SET_IDS } from '../core/emissions/index.ts'
import { emissionKindSchema } from './emission-kind.ts'
import { type OutputOf, orNull, periodInOrder } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { amountOf } from './fields/quantity.ts'
import { choice } from './fields/reading.ts'
import { name, numericId, text, textId, timestamp } from './fields/text.ts'
import { type ResourceSchema, resourceId, resourceNumber, resourceTimestamp, stamps } from './fields/wire.ts'
import { attachedFiles, filesInput } from './file.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'
import { embeddedUnitSchema } from './unit.ts'

const refrigerantLeakShape = {
  id: z.string(),
  /** A gas or blend by name, 'HFC-134a', 'R-448A', or the key of a published factor. */
  refrigerant: z.string(),
  /** The GWP set of its potential: 'AR5_GWP100'. */
  gwpSet: z.string(),
  value: resourceNumber(),
  totalEmission: resourceNumber(),
  startDate: resourceTimestamp(),
  endDate: resourceTimestamp(),
  comment: z.string().nullable(),
  unitId: resourceId(),
  siteId: z.string(),
  companyId: resourceId(),
  emissionId: z.string(),
  emissionKindId: z.string(),
  ...stamps(),
  emissionKind: emissionKindSchema,
  unit: embeddedUnitSchema,
  files: attachedFiles(),
}

/** A refrigerant that leaked at a site: `value` is the mass that escaped, in the unit of mass of `unitId`. */
export interface RefrigerantLeakResource extends OutputOf<typeof refrigerantLeakShape> {}

/** Schema of a refrigerant that leaked at a site. */
export const refrigerantLeakSchema: ResourceSchema<RefrigerantLeakResource> = z.strictObject(refrigerantLeakShape)

/** Schemas of the inputs that record and change a refrigerant that leaked at a site. */
export function refrigerantLeakInputs(policy: InputPolicy) {
  const shape = {
    refrigerant: name(),
    /** Not sent: the set of the service's policy. */
    gwpSet: choice(GWP_SET_IDS).optional(),
    value: amountOf(policy),
    unitId: numericId(),
    startDate: timestamp(),
    endDate: timestamp(),
    comment: orNull(text(LIMITS.comment)),
    emissionKindId: textId().optional(),
    files: filesInput(policy).optional(),
  }
  const update = partialShape(shape)
  const rules = [periodInOrder('startDate', 'endDate')]
  return inputPair(policy, { shape, update, resource: refrigerantLeakSchema, rules })
}
