import * as z from 'zod'
import { utf8Length } from '../base/index.ts'
import { CABIN_CLASSES, RADIATIVE_FORCING_CHOICES, type RadiativeForcing } from '../core/emissions/index.ts'
import type { Exact } from '../core/exact/index.ts'
import { fromAddressInputs, toAddressInputs } from './address.ts'
import { emissionSchema } from './emission.ts'
import { emissionKindOfTravelSchema } from './emission-kind.ts'
import { type OutputOf, orNull, periodInOrder, requiredByContract } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { exactCount, exactQuantityField, integerNumber, quantity } from './fields/quantity.ts'
import { choice, type InputSchema, type Rejection, reject, WITHOUT_WORDS } from './fields/reading.ts'
import { characterFault, factorId, label, text, textId, textOrNumber, timestamp } from './fields/text.ts'
import { type ResourceSchema, resourceId, resourceNumber, resourceTimestamp, stamps } from './fields/wire.ts'
import { attachedFiles, filesInput } from './file.ts'
import { LIMITS } from './limits.ts'
import { TRANSPORT_TYPES } from './movement.ts'
import type { InputPolicy } from './policy.ts'

/** A node of the options: its value, depth and path. */
interface Spot {
  readonly value: unknown
  readonly keys: readonly PropertyKey[]
}

interface Fault extends Rejection {
  readonly keys: readonly PropertyKey[]
}

const TOO_LARGE: Rejection = {
  code: 'object_too_large',
  message: `has more than ${LIMITS.customOptionsBytes} bytes as JSON; keep it smaller`,
  expected: `at most ${LIMITS.customOptionsBytes} bytes`,
}

const TOO_DEEP: Rejection = {
  code: 'nested_too_deep',
  message: `is nested more than ${LIMITS.customOptionsDepth} levels deep; flatten it`,
  expected: `at most ${LIMITS.customOptionsDepth} levels`,
}

/** Returns why a value that is neither a list nor an object cannot be part of JSON. */
function leafFault(value: unknown): Rejection | undefined {
  if (typeof value === 'string') return characterFault(value)
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return { code: 'not_finite', message: 'must be a finite number' }
  }
  if (value === null || ['boolean', 'number', 'undefined'].includes(typeof value)) return undefined
  return { code: 'invalid_type', message: `is a ${typeof value}, which JSON does not have; leave it out` }
}

function keyFault(key: string): Rejection | undefined {
  if (key !== '__proto__') return characterFault(key)
  return { code: 'unknown_field', message: 'is a name that no field may have; leave it out' }
}

/** The keys and values of an object or list; null if there are more than the byte limit allows. */
function entriesOf(value: object): readonly (readonly [PropertyKey, unknown])[] | null {
  if (!Array.isArray(value)) return Object.entries(value)
  // holes of a sparse array take bytes too
  return value.length > LIMITS.customOptionsBytes ? null : [...value.entries()]
}

/** The minimum of bytes that a key and its value take as JSON, without nested values. */
function bytesAtLeast(key: PropertyKey, value: unknown): number {
  const ofKey = typeof key === 'string' && value !== undefined ? key.length + '"":'.length : 0
  return ofKey + (typeof value === 'string' ? value.length + '"",'.length : 1)
}

/** Lists everything that prevents a value from being stored. Stops if it is too large or too deep to inspect further. */
function faultsOf(options: object): readonly Fault[] {
  const faults: Fault[] = []
  const open: Spot[] = [{ value: options, keys: [] }]
  let bytes = 0
  for (let spot = open.pop(); spot !== undefined; spot = open.pop()) {
    const { value, keys } = spot
    if (keys.length > LIMITS.customOptionsDepth) return [{ ...TOO_DEEP, keys: [] }]
    if (typeof value !== 'object' || value === null) {
      const fault = leafFault(value)
      if (fault !== undefined) faults.push({ ...fault, keys })
      continue
    }
    const entries = entriesOf(value)
    if (entries === null) return [{ ...TOO_LARGE, keys: [] }]
    for (const [key, inner] of entries) {
      bytes += bytesAtLeast(key, inner)
      if (bytes > LIMITS.customOptionsBytes) return [{ ...TOO_LARGE, keys: [] }]
      const path = [...keys, key]
      const fault = typeof key === 'string' ? keyFault(key) : undefined
      if (fault === undefined) open.push({ value: inner, keys: path })
      else faults.push({ ...fault, keys: path })
    }
  }
  return faults.reverse()
}

/** Records the violations, and those of the known fields, which the parser would no longer reach. */
function rejectAll(value: object, faults: readonly Fault[], ctx: z.core.$RefinementCtx): void {
  for (const fault of faults) reject(ctx, fault, fault.keys)
  const knownPaths = new Set(faults.map(({ keys }) => JSON.stringify(keys)))
  // an object that is rejected as a whole is not inspected further
  if (knownPaths.has('[]')) return
  for (const issue of knownOptions().safeParse(value, WITHOUT_WORDS).error?.issues ?? []) {
    if (!knownPaths.has(JSON.stringify(issue.path))) ctx.issues.push({ ...issue, input: value } as z.core.$ZodRawIssue)
  }
}

/** Returns a copy of the options as JSON represents them, or records the violations. */
function copyOf(value: unknown, ctx: z.core.$RefinementCtx): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const faults = faultsOf(value)
  if (faults.length > 0) {
    rejectAll(value, faults, ctx)
    return z.NEVER
  }
  const json = JSON.stringify(value)
  if (json.length > LIMITS.customOptionsBytes || utf8Length(json) > LIMITS.customOptionsBytes) {
    reject(ctx, TOO_LARGE)
    return z.NEVER
  }
  return JSON.parse(json)
}

/** The options of a business trip: the fields that the service uses, and any others. */
interface CustomOptions {
  hotelCountry?: string | undefined
  rooms?: Exact | undefined
  passengers?: Exact | undefined
  distanceKm?: Exact | undefined
  via?: string[] | undefined
  vehicle?: string | undefined
  hotelOnly?: boolean | undefined
  emissionFactorId?: string | undefined
  radiativeForcing?: RadiativeForcing | undefined
  [field: string]: unknown
}

function knownOptions() {
  return z.looseObject({
    hotelCountry: label().optional(),
    rooms: exactCount().optional(),
    passengers: exactCount().optional(),
    distanceKm: exactQuantityField().optional(),
    via: z.array(text(LIMITS.point)).optional(),
    vehicle: label().optional(),
    hotelOnly: z.boolean().optional(),
    emissionFactorId: factorId().optional(),
    radiativeForcing: choice(RADIATIVE_FORCING_CHOICES).optional(),
  })
}

/**
 * Schema of the options of a business trip: any object, stored unchanged, whose known fields are checked.
 * `hotelCountry` is the country of the nights, `rooms` and `passengers` are counts, `distanceKm` overrides any computed
 * distance, `via` lists the stops, `vehicle` names another vehicle than the usual one of the mode, such as
 * 'international rail', `hotelOnly` leaves the journey out, so that only the nights count, `emissionFactorId` names a
 * published factor for every leg, and `radiativeForcing` decides for the trip what the policy `aviationRF` decides for others.
 */
function customOptionsInput(): InputSchema<CustomOptions> {
  return z.preprocess(copyOf, knownOptions())
}

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
  flightClass: z.enum(CABIN_CLASSES).nullable(),
  totalEmission: resourceNumber(),
  emission: emissionSchema,
  companyId: resourceId(),
  ...stamps(),
  files: attachedFiles(),
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
    flightClass: orNull(choice(CABIN_CLASSES)),
    files: filesInput(policy).optional(),
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
