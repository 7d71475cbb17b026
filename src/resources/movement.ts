import * as z from 'zod'
import type { TransportMode } from '../core/emissions/index.ts'
import { fromAddressInputs, toAddressInputs } from './address.ts'
import { emissionSchema } from './emission.ts'
import {
  clearable,
  inputObject,
  type OutputOf,
  orNull,
  periodInOrder,
  requiredByContract,
  uniqueItems,
} from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { quantity } from './fields/quantity.ts'
import { choice, list } from './fields/reading.ts'
import { factorId, numericId, text, textId, timestamp } from './fields/text.ts'
import { type ResourceSchema, resourceId, resourceNumber, resourceTimestamp, stamps } from './fields/wire.ts'
import { attachedFiles, filesInput } from './file.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'
import { vendorSchema } from './vendor.ts'

/** The modes of transport for freight and people. */
export const TRANSPORT_TYPES = ['TRUCK', 'SHIP', 'AIR', 'RAIL'] as const satisfies readonly TransportMode[]

const sharedShape = {
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
  files: attachedFiles(),
}

const movementShape = {
  ...sharedShape,
  isReturnMoving: z.boolean(),
  batches: z.array(z.strictObject({ id: resourceId() })),
  vendor: vendorSchema.nullable(),
}

/** A transport of batches in lists, in the contract's shape. */
export interface MovementResource extends OutputOf<typeof movementShape> {}

/** Schema of a transport of batches in lists. */
export const movementSchema: ResourceSchema<MovementResource> = z.strictObject(movementShape)

const updatedMovementShape = {
  ...sharedShape,
  emission: emissionSchema,
}

/** The response to an update of a transport of batches, in the contract's shape. */
export interface UpdatedMovementResource extends OutputOf<typeof updatedMovementShape> {}

/** Schema of the response to an update of a transport of batches: flat, with its emission. */
export const updatedMovementSchema: ResourceSchema<UpdatedMovementResource> = z.strictObject(updatedMovementShape)

const movementPageShape = {
  data: z.array(movementSchema),
  count: z.int().min(0),
  total: z.int().min(0),
  page: z.int().min(1),
  pageCount: z.int().min(1),
}

/** One page of a batch's movements, in the contract's shape. */
export interface MovementPageResource extends OutputOf<typeof movementPageShape> {}

/** Schema of one page of a batch's movements. */
export const movementPageSchema: ResourceSchema<MovementPageResource> = z.strictObject(movementPageShape)

/** The fields of both forms, all of which may be sent back. */
const resource = movementSchema.extend({ emission: emissionSchema })

const batchesInput = (policy: InputPolicy) => list(inputObject(policy, { shape: { id: numericId() } }), LIMITS.batches)

const rules = [periodInOrder('startDate', 'endDate'), uniqueItems('batches', 'id')]

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
    /** A published factor; not sent: selected by mode, places and dates. */
    emissionFactorId: factorId().optional(),
    files: filesInput(policy).optional(),
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
    emissionFactorId: clearable(factorId()),
  }
  return inputPair(policy, { shape, update, resource, rules })
}
