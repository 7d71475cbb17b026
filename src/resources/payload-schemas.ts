/**
 * tonne/schemas: the zod schemas of every payload and of every record in responses, for forms, tRPC, oRPC and other hosts
 * that take a schema.
 *
 * @module
 */
import type * as z from 'zod'
import { definedFields, type SomeFields } from '../base/index.ts'
import { checkOptionNames } from '../core/errors/index.ts'
import type { RequiredFields } from './fields/payload.ts'
import { DEFAULT_INPUT_POLICY, type InputPolicy } from './policy.ts'
import { type Input, type InputName, inputSchemas, type Payload } from './schemas.ts'

export type { InputPolicy } from './policy.ts'
export {
  type Input,
  type InputName,
  type Payload,
  type RequiredFields,
  type ResourceName,
  resourceSchemas,
  type UncheckedPayload,
} from './schemas.ts'

/** The schema of every payload, by its name. It accepts the payload, and returns what the service computes with. */
export type PayloadSchemas<Required extends RequiredFields = 'reference'> = {
  readonly [Name in InputName]: z.ZodType<Input<Name>, Payload<Name, Required>>
}

/** The choices of a policy that decide how payloads are read. */
export interface SchemaPolicy<Required extends RequiredFields = RequiredFields>
  extends SomeFields<Omit<InputPolicy, 'required'>> {
  readonly required?: Required | undefined
}

/**
 * Returns the schemas by which a service with the same policy reads payloads: 'createSite', 'updateTravel', … The output has
 * defaults filled in, timestamps in UTC and numbers as they were sent. An issue has a sentence as its message, and in `params`
 * the code of the violation. Schemas check fields and not records: whether a site exists, only the service knows.
 *
 * @example
 * ```ts
 * import { payloadSchemas } from 'tonne/schemas'
 * const { createVehicleEmission } = payloadSchemas()
 * const read = createVehicleEmission.parse({ startDateUtc: '2025-01-01', endDateUtc: '2025-02-01', amount: '12.50' })
 * read.startDateUtc // => '2025-01-01T00:00:00.000Z'
 * const { error } = createVehicleEmission.safeParse({ startDateUtc: '2025-01-01', endDateUtc: '2025-02-30', amount: -1 })
 * error?.issues.map(({ path }) => path.join('.')) // => ['endDateUtc', 'amount']
 * ```
 */
export function payloadSchemas<Required extends RequiredFields = 'reference'>(
  policy: SchemaPolicy<Required> = {},
): PayloadSchemas<Required> {
  checkOptionNames(policy, { required: true, unknownFields: true, allowCredits: true })
  const schemas: object = inputSchemas({ ...DEFAULT_INPUT_POLICY, ...definedFields<SomeFields<InputPolicy>>(policy) })
  // the policy decides which fields a payload needs, as the types say
  return schemas as PayloadSchemas<Required>
}
