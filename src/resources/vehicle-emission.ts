import * as z from 'zod'
import type { Exact } from '../exact/index.ts'
import { type EmissionResource, emissionSchema } from './emission.ts'
import { type InputSchema, inputObject, periodInOrder, requiredByContract } from './fields/input-object.ts'
import { amountOf } from './fields/quantity.ts'
import { text } from './fields/text.ts'
import { timestamp } from './fields/timestamp.ts'
import { type ResourceSchema, resourceId, resourceNumber, resourceTimestamp, stamps } from './fields/wire.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'

/** Schema of the emission of a vehicle in a period. */
export const vehicleEmissionSchema: ResourceSchema<VehicleEmissionResource> = z.strictObject({
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
})

/** The emission of a vehicle in a period, in the contract's shape. */
export interface VehicleEmissionResource {
  id: string
  vehicleId: string
  companyId: number
  startDate: string
  endDate: string
  amount: number
  comment: string
  totalEmission: number
  emissionId: string
  emission: EmissionResource
  createdAt: string
  updatedAt: string
}

const rules = [periodInOrder('startDateUtc', 'endDateUtc')]

/** Validated input to record the activity of a vehicle; `amount` is in its activity unit. */
export interface CreateVehicleEmissionInput {
  startDateUtc: string
  endDateUtc: string
  amount: Exact
  comment: string
}

/** Schema of the input that records the activity of a vehicle, in its activity unit. */
export function createVehicleEmissionInput(policy: InputPolicy): InputSchema<CreateVehicleEmissionInput> {
  const shape = {
    startDateUtc: timestamp(),
    endDateUtc: timestamp(),
    amount: amountOf(policy),
    comment: text(LIMITS.comment).default(''),
  }
  return inputObject(policy, { shape, shown: vehicleEmissionSchema, rules })
}

/** Validated changes to a record of a vehicle's activity. */
export interface UpdateVehicleEmissionInput {
  startDateUtc?: string | undefined
  endDateUtc?: string | undefined
  amount?: Exact | undefined
  comment?: string | undefined
}

/** Schema of changes to a record of a vehicle's activity. */
export function updateVehicleEmissionInput(policy: InputPolicy): InputSchema<UpdateVehicleEmissionInput> {
  const shape = {
    startDateUtc: requiredByContract(policy, timestamp()),
    endDateUtc: requiredByContract(policy, timestamp()),
    amount: amountOf(policy).optional(),
    comment: text(LIMITS.comment).optional(),
  }
  return inputObject(policy, { shape, shown: vehicleEmissionSchema, rules })
}
