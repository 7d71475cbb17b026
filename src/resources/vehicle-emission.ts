import * as z from 'zod'
import { emissionSchema } from './emission.ts'
import { inputObject, marked, periodInOrder } from './fields/input-object.ts'
import { amountOf } from './fields/quantity.ts'
import { text } from './fields/text.ts'
import { timestamp } from './fields/timestamp.ts'
import { shownId, shownNumber, shownTimestamp, stamps } from './fields/wire.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'

/** What a vehicle emitted in a period. */
export const vehicleEmissionSchema = z.strictObject({
  id: z.string(),
  vehicleId: z.string(),
  companyId: shownId(),
  startDate: shownTimestamp(),
  endDate: shownTimestamp(),
  amount: shownNumber(),
  comment: z.string(),
  totalEmission: shownNumber(),
  emissionId: z.string(),
  emission: emissionSchema,
  ...stamps(),
})

/** What a vehicle emitted in a period, in the contract's shape. */
export type VehicleEmissionResource = z.output<typeof vehicleEmissionSchema>

const rules = [periodInOrder('startDateUtc', 'endDateUtc')]

/** What records the activity of a vehicle, in its activity unit. */
export function createVehicleEmissionInput(policy: InputPolicy) {
  const shape = {
    startDateUtc: timestamp(),
    endDateUtc: timestamp(),
    amount: amountOf(policy),
    comment: text(LIMITS.comment).default(''),
  }
  return inputObject(policy, { shape, shown: vehicleEmissionSchema, rules })
}

/** What changes a record of a vehicle's activity. */
export function updateVehicleEmissionInput(policy: InputPolicy) {
  const shape = {
    startDateUtc: marked(policy, timestamp()),
    endDateUtc: marked(policy, timestamp()),
    amount: amountOf(policy).optional(),
    comment: text(LIMITS.comment).optional(),
  }
  return inputObject(policy, { shape, shown: vehicleEmissionSchema, rules })
}
