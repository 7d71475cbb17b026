import * as z from 'zod'
import type { TransportMode } from '../emissions/index.ts'
import { fromAddressInputs, toAddressInputs } from './address.ts'
import { type EmissionResource, emissionSchema } from './emission.ts'
import { choice } from './fields/choice.ts'
import { numericId, textId } from './fields/id.ts'
import { clearable, inputObject, orNull, periodInOrder, requiredByContract, uniqueIn } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { list } from './fields/list.ts'
import { quantity } from './fields/quantity.ts'
import { text } from './fields/text.ts'
import { timestamp } from './fields/timestamp.ts'
import type { RecordTimes } from './fields/wire.ts'
import { type ResourceSchema, resourceId, resourceNumber, resourceTimestamp, stamps } from './fields/wire.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'
import { type VendorResource, vendorSchema } from './vendor.ts'

/** The modes of transport for freight and people. */
export const TRANSPORT_TYPES = ['TRUCK', 'SHIP', 'AIR', 'RAIL'] as const satisfies readonly TransportMode[]

const fields = {
  id: z.string(),
  emissionKindId: z.string(),
  name: z.string(),
  referenceNumber: z.string().nullable(),
  comment: z.string().nullable(),
  vendorId: z.string().nullable(),
  transportType: z.enum(TRANSPORT_TYPES),
  transportWeightTon: resourceNumber(),
  distance: resourceNumber(),
  totalEmission: resourceNumber(),
  startPoint: z.string(),
  endPoint: z.string(),
  startAddress: z.string(),
  endAddress: z.string(),
  startDate: resourceTimestamp(),
  endDate: resourceTimestamp(),
  ...stamps(),
  companyId: resourceId(),
}

/** Schema of a transport of batches in lists. */
export const movementSchema: ResourceSchema<MovementResource> = z.strictObject({
  ...fields,
  isReturnMoving: z.boolean(),
  batches: z.array(z.strictObject({ id: resourceId() })),
  vendor: vendorSchema.nullable(),
})

/** Schema of the response to an update of a transport of batches: flat, with its emission. */
export const updatedMovementSchema: ResourceSchema<UpdatedMovementResource> = z.strictObject({
  ...fields,
  emission: emissionSchema,
})

/** Schema of one page of a batch's movements. */
export const movementPageSchema: ResourceSchema<MovementPageResource> = z.strictObject({
  data: z.array(movementSchema),
  count: z.int().min(0),
  total: z.int().min(0),
  page: z.int().min(1),
  pageCount: z.int().min(1),
})

/** A transport of batches in lists, in the contract's shape. */
export interface MovementResource extends RecordTimes {
  id: string
  emissionKindId: string
  name: string
  referenceNumber: string | null
  comment: string | null
  vendorId: string | null
  transportType: TransportMode
  transportWeightTon: number
  distance: number
  totalEmission: number
  startPoint: string
  endPoint: string
  startAddress: string
  endAddress: string
  startDate: string
  endDate: string
  companyId: number
  isReturnMoving: boolean
  batches: { id: number }[]
  vendor: VendorResource | null
}

/** The response to an update of a transport of batches, in the contract's shape. */
export interface UpdatedMovementResource extends Omit<MovementResource, 'isReturnMoving' | 'batches' | 'vendor'> {
  emission: EmissionResource
}

/** One page of a batch's movements, in the contract's shape. */
export interface MovementPageResource {
  data: MovementResource[]
  count: number
  total: number
  page: number
  pageCount: number
}

/** The fields of both forms, all of which may be sent back. */
const resource = movementSchema.extend({ emission: emissionSchema })

const batchesInput = (policy: InputPolicy) => list(inputObject(policy, { shape: { id: numericId() } }), LIMITS.batches)

const rules = [periodInOrder('startDate', 'endDate'), uniqueIn('batches', 'id')]

/**
 * Schemas of the inputs that create and change a transport of a batch. A stated distance (km) overrides any computed one.
 */
export function movementInputs(policy: InputPolicy) {
  const [from, to] = [fromAddressInputs(policy), toAddressInputs(policy)]
  const shape = {
    fromAddress: from.create,
    toAddress: to.create,
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
  const { fromAddress: _, toAddress: __, name, transportType, startDate, endDate, ...others } = shape
  const update = {
    fromAddress: requiredByContract(policy, from.update),
    toAddress: requiredByContract(policy, to.update),
    ...partialShape({ name }),
    transportType: requiredByContract(policy, transportType),
    startDate: requiredByContract(policy, startDate),
    endDate: requiredByContract(policy, endDate),
    ...partialShape(others),
    distanceKm: clearable(quantity()),
  }
  return inputPair(policy, { shape, update, resource, rules })
}
