import * as z from 'zod'
import { fromAddressInput, fromAddressUpdate, toAddressInput, toAddressUpdate } from './address.ts'
import { emissionSchema } from './emission.ts'
import { choice } from './fields/choice.ts'
import { numericId, textId } from './fields/id.ts'
import { clearable, inputObject, marked, orNull, periodInOrder, uniqueIn } from './fields/input-object.ts'
import { list } from './fields/list.ts'
import { quantity } from './fields/quantity.ts'
import { text } from './fields/text.ts'
import { timestamp } from './fields/timestamp.ts'
import { shownId, shownNumber, shownTimestamp, stamps } from './fields/wire.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'
import { vendorSchema } from './vendor.ts'

/** What carries freight or people. */
export const TRANSPORT_TYPES = ['TRUCK', 'SHIP', 'AIR', 'RAIL'] as const

const fields = {
  id: z.string(),
  emissionKindId: z.string(),
  name: z.string(),
  referenceNumber: z.string().nullable(),
  comment: z.string().nullable(),
  vendorId: z.string().nullable(),
  transportType: z.enum(TRANSPORT_TYPES),
  transportWeightTon: shownNumber(),
  distance: shownNumber(),
  totalEmission: shownNumber(),
  startPoint: z.string(),
  endPoint: z.string(),
  startAddress: z.string(),
  endAddress: z.string(),
  startDate: shownTimestamp(),
  endDate: shownTimestamp(),
  ...stamps(),
  companyId: shownId(),
}

/** A transport of batches, as it is listed. */
export const movementSchema = z.strictObject({
  ...fields,
  isReturnMoving: z.boolean(),
  batches: z.array(z.strictObject({ id: shownId() })),
  vendor: vendorSchema.nullable(),
})

/** A transport of batches, as its update answers: flat, with what it emitted. */
export const updatedMovementSchema = z.strictObject({ ...fields, emission: emissionSchema })

/** One page of the movements of a batch. */
export const movementPageSchema = z.strictObject({
  data: z.array(movementSchema),
  count: z.int().min(0),
  total: z.int().min(0),
  page: z.int().min(1),
  pageCount: z.int().min(1),
})

/** A transport of batches as it is listed, in the contract's shape. */
export type MovementResource = z.output<typeof movementSchema>

/** A transport of batches as its update answers, in the contract's shape. */
export type UpdatedMovementResource = z.output<typeof updatedMovementSchema>

/** One page of the movements of a batch, in the contract's shape. */
export type MovementPageResource = z.output<typeof movementPageSchema>

/** What either form shows: all of it may be sent back. */
const shown = movementSchema.extend({ emission: emissionSchema })

const batchesInput = (policy: InputPolicy) => list(inputObject(policy, { shape: { id: numericId() } }), LIMITS.batches)

const rules = [periodInOrder('startDate', 'endDate'), uniqueIn('batches', 'id')]

/** What creates a transport of a batch. A stated distance (km) stands before any that is found. */
export function createMovementInput(policy: InputPolicy) {
  const shape = {
    fromAddress: fromAddressInput(policy),
    toAddress: toAddressInput(policy),
    name: text(LIMITS.name).default(''),
    transportType: choice(TRANSPORT_TYPES),
    transportWeightTon: quantity(),
    startDate: timestamp(),
    endDate: timestamp(),
    referenceNumber: orNull(text(LIMITS.name)),
    comment: orNull(text(LIMITS.comment)),
    vendorId: orNull(textId()),
    isReturnMoving: z.boolean().default(false),
    batches: batchesInput(policy).optional(),
    distanceKm: quantity().optional(),
  }
  return inputObject(policy, { shape, shown, rules })
}

/** What changes a transport of a batch. */
export function updateMovementInput(policy: InputPolicy) {
  const shape = {
    fromAddress: marked(policy, fromAddressUpdate(policy)),
    toAddress: marked(policy, toAddressUpdate(policy)),
    name: text(LIMITS.name).optional(),
    transportType: marked(policy, choice(TRANSPORT_TYPES)),
    startDate: marked(policy, timestamp()),
    endDate: marked(policy, timestamp()),
    transportWeightTon: quantity().optional(),
    referenceNumber: clearable(text(LIMITS.name)),
    comment: clearable(text(LIMITS.comment)),
    vendorId: clearable(textId()),
    isReturnMoving: z.boolean().optional(),
    batches: batchesInput(policy).optional(),
    distanceKm: clearable(quantity()),
  }
  return inputObject(policy, { shape, shown, rules })
}
