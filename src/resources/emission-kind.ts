import * as z from 'zod'
import { keysOf } from '../base/index.ts'
import { uuidOf } from '../core/emissions/index.ts'
import { BUILT_IN_AT } from './canonical.ts'
import { BUILT_IN_KINDS, type BuiltInKindKey } from './data/built-in-kinds.ts'
import { emissionWithUnitSchema } from './emission.ts'
import type { OutputOf } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { choice } from './fields/reading.ts'
import { label, name } from './fields/text.ts'
import { type ResourceSchema, resourceId, stamps } from './fields/wire.ts'
import type { InputPolicy } from './policy.ts'
import { siteEnergySchema } from './site-energy.ts'

/** The scopes of the GHG Protocol, as spelled by the interface. */
export const SCOPES = ['SCOPE_1', 'SCOPE_2', 'SCOPE_3'] as const

/** A scope of the GHG Protocol. */
export type Scope = (typeof SCOPES)[number]

const emissionKindShape = {
  id: z.string(),
  scope: z.string(),
  underScope: z.string(),
  activityTypeUnderScope: z.string(),
  name: z.string(),
  companyId: resourceId().nullable(),
  ...stamps(),
}

/** An emission kind in the contract's shape. */
export interface EmissionKindResource extends OutputOf<typeof emissionKindShape> {}

/** Schema of an emission kind: its scope and category. Built-in kinds belong to no company. */
export const emissionKindSchema: ResourceSchema<EmissionKindResource> = z.strictObject(emissionKindShape)

/** Schema of an energy record within an emission kind: some of its fields, and its emission. */
const siteElectricitySchema = siteEnergySchema
  .pick({
    id: true,
    totalEmission: true,
    value: true,
    percentageOfCleanEnergy: true,
    comment: true,
    startDate: true,
    endDate: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({ emission: emissionWithUnitSchema })

const emissionKindOfTravelShape = {
  ...emissionKindShape,
  siteElectricitys: z.array(siteElectricitySchema),
}

/** An emission kind within a business trip, in the contract's shape. */
export interface EmissionKindOfTravelResource extends OutputOf<typeof emissionKindOfTravelShape> {}

/** Schema of an emission kind within a business trip, with its energy records. */
export const emissionKindOfTravelSchema: ResourceSchema<EmissionKindOfTravelResource> =
  z.strictObject(emissionKindOfTravelShape)

/** Schemas of the inputs that create and change a custom emission kind. */
export function emissionKindInputs(policy: InputPolicy) {
  const shape = { scope: choice(SCOPES), underScope: label(), activityTypeUnderScope: label(), name: name() }
  return inputPair(policy, { shape, update: partialShape(shape), resource: emissionKindSchema })
}

/** The id of a built-in kind: a UUID derived from its key, the same in every installation. */
export function builtInKindId(key: BuiltInKindKey): string {
  return uuidOf(`emission-kind/${key}`)
}

/**
 * The ids of the built-in emission kinds, by key: `EMISSION_KINDS['site-fuel']`. Each is the UUID of `emission-kind/<key>`, the
 * same in every installation.
 *
 * @example
 * ```ts
 * import { createService, EMISSION_KINDS } from 'tonne/service'
 * const kinds = await createService().company(1).emissionKinds.list()
 * kinds.records.find(({ id }) => id === EMISSION_KINDS['site-fuel'])?.scope // => 'SCOPE_1'
 * ```
 */
export const EMISSION_KINDS: { readonly [Key in BuiltInKindKey]: string } = Object.freeze(
  Object.fromEntries(keysOf(BUILT_IN_KINDS).map((key) => [key, builtInKindId(key)])) as Record<BuiltInKindKey, string>,
)

/** Every built-in emission kind, in table order. */
export function builtInEmissionKinds(): readonly EmissionKindResource[] {
  return keysOf(BUILT_IN_KINDS).map((key) =>
    Object.freeze({
      id: builtInKindId(key),
      ...BUILT_IN_KINDS[key],
      companyId: null,
      createdAt: BUILT_IN_AT,
      updatedAt: BUILT_IN_AT,
    }),
  )
}
