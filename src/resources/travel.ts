import * as z from 'zod'
import { fromAddressInputs, toAddressInputs } from './address.ts'
import { customOptionsInput } from './custom-options.ts'
import { emissionSchema } from './emission.ts'
import { emissionKindOfTravelSchema } from './emission-kind.ts'
import { type OutputOf, orNull, periodInOrder, requiredByContract } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { integerNumber, quantity } from './fields/quantity.ts'
import { choice } from './fields/reading.ts'
import { text, textId, textOrNumber, timestamp } from './fields/text.ts'
import { type ResourceSchema, resourceId, resourceNumber, resourceTimestamp, stamps } from './fields/wire.ts'
import { LIMITS } from './limits.ts'
import { TRANSPORT_TYPES } from './movement.ts'
import type { InputPolicy } from './policy.ts'

/** The cabin classes of a flight. */
export const FLIGHT_CLASSES = ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST_CLASS'] as const

/** The cabin class of a flight. */
export type FlightClass = (typeof FLIGHT_CLASSES)[number]

/** Schema of the journey of a business trip, nested as it was sent; omitted fields are null. */
const movementDtoSchema = z.strictObject({
  fromAddress: z.strictObject({ startAddress: z.string(), startPoint: z.string() }),
  toAddress: z.strictObject({ endAddress: z.string(), endPoint: z.string() }),
  transportType: z.enum(TRANSPORT_TYPES),
  startDate: resourceTimestamp(),
  endDate: resourceTimestamp(),
  isReturnMoving: z.boolean(),
  weight: resourceNumber().nullable(),
  transportWeightTon: resourceNumber().nullable(),
  name: z.string().nullable(),
  referenceNumber: z.string().nullable(),
  customOptions: z.looseObject({}).nullable(),
  vendorId: z.string().nullable(),
  comment: z.string().nullable(),
})

const travelShape = {
  id: z.string(),
  emissionKind: emissionKindOfTravelSchema,
  movementDto: movementDtoSchema,
  comment: z.string().nullable(),
  startDateUtc: resourceTimestamp(),
  endDateUtc: resourceTimestamp(),
  bookingReference: z.string().nullable(),
  hotelNights: resourceNumber(),
  flightClass: z.enum(FLIGHT_CLASSES).nullable(),
  totalEmission: resourceNumber(),
  emission: emissionSchema,
  companyId: resourceId(),
  ...stamps(),
}

/** A business trip in the contract's shape. */
export interface TravelResource extends OutputOf<typeof travelShape> {}

/** Schema of a business trip. */
export const travelSchema: ResourceSchema<TravelResource> = z.strictObject(travelShape)

/** A booking reference; some clients send it as a number. */
const bookingReference = () => textOrNumber({ max: LIMITS.name, min: 0 })

const transportWeightTon = () => quantity({ max: LIMITS.transportWeightTon })

function movementDtoInputs(policy: InputPolicy) {
  const [from, to] = [fromAddressInputs(policy), toAddressInputs(policy)]
  const shape = {
    fromAddress: from.create,
    toAddress: to.create,
    transportType: choice(TRANSPORT_TYPES),
    weight: orNull(quantity()),
    transportWeightTon: orNull(transportWeightTon()),
    name: orNull(text(LIMITS.name)),
    referenceNumber: orNull(text(LIMITS.name)),
    customOptions: orNull(customOptionsInput()),
    isReturnMoving: z.boolean().default(false),
    startDate: timestamp().optional(),
    endDate: timestamp().optional(),
    vendorId: orNull(textId()),
    comment: orNull(text(LIMITS.comment)),
  }
  const addresses = { fromAddress: from.update.optional(), toAddress: to.update.optional() }
  const update = { ...partialShape(shape), ...addresses }
  return inputPair(policy, {
    shape,
    update,
    resource: movementDtoSchema,
    rules: [periodInOrder('startDate', 'endDate')],
  })
}

/** Schemas of the inputs that record and change a business trip. */
export function travelInputs(policy: InputPolicy) {
  const movementDto = movementDtoInputs(policy)
  const shape = {
    movementDto: movementDto.create,
    comment: orNull(text(LIMITS.comment)),
    startDateUtc: timestamp(),
    endDateUtc: timestamp(),
    bookingReference: orNull(bookingReference()),
    hotelNights: integerNumber().default(0),
    flightClass: orNull(choice(FLIGHT_CLASSES)),
  }
  const update = {
    ...partialShape(shape),
    movementDto: movementDto.update.optional(),
    startDateUtc: requiredByContract(policy, shape.startDateUtc),
    endDateUtc: requiredByContract(policy, shape.endDateUtc),
  }
  return inputPair(policy, {
    shape,
    update,
    resource: travelSchema,
    rules: [periodInOrder('startDateUtc', 'endDateUtc')],
  })
}
