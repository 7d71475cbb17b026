import * as z from 'zod'
import { emissionSchema } from './emission.ts'
import { type OutputOf, periodInOrder, requiredByContract } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { amountOf } from './fields/quantity.ts'
import { text, timestamp } from './fields/text.ts'
import { type ResourceSchema, resourceId, resourceNumber, resourceTimestamp, stamps } from './fields/wire.ts'
import { attachedFiles, filesInput } from './file.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'

const vehicleEmissionShape = {
  id: z.string(),
  vehicleId: z.string(),
  companyId: resourceId(),
  startDate: resourceTimestamp(),
  endDate: resourceTimestamp(),
  amount: resourceNumber(),
  comment: z.string(),
  totalEmission: resourceNumber(),
  emissionId: z.string(),
  emission: emissionSchema,
  ...stamps(),
  files: attachedFiles(),
}

/** The emission of a vehicle in a period, in the contract's shape. */
export interface VehicleEmissionResource extends OutputOf<typeof vehicleEmissionShape> {}

/** Schema of the emission of a vehicle in a period. */
export const vehicleEmissionSchema: ResourceSchema<VehicleEmissionResource> = z.strictObject(vehicleEmissionShape)

const rules = [periodInOrder('startDateUtc', 'endDateUtc')]

/** Schemas of the inputs that record and change the activity of a vehicle, in its activity unit. */
export function vehicleEmissionInputs(policy: InputPolicy) {
  const shape = {
    startDateUtc: timestamp(),
    endDateUtc: timestamp(),
    amount: amountOf(policy),
    comment: text(LIMITS.comment).default(''),
    files: filesInput(policy).optional(),
  }
  const update = {
    ...partialShape(shape),
    startDateUtc: requiredByContract(policy, shape.startDateUtc),
    endDateUtc: requiredByContract(policy, shape.endDateUtc),
  }
  return inputPair(policy, { shape, update, resource: vehicleEmissionSchema, rules })
}
