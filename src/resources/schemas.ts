import * as z from 'zod'
import { getOrCompute, isFields, keysOf } from '../base/index.ts'
import { activityRecordInputs, activityRecordSchema } from './activity-record.ts'
import { createApiKeyInput } from './api-key.ts'
import { createBaseYearInput, createBaseYearTriggerInput } from './base-year.ts'
import { batchInputs, batchProductLinkSchema, batchSchema, updatedBatchSchema } from './batch.ts'
import { boundaryShareInputs, boundaryShareSchema } from './boundary-share.ts'
import { emissionSchema } from './emission.ts'
import { emissionFactorInputs, emissionFactorSchema } from './emission-factor.ts'
import { emissionKindInputs, emissionKindSchema } from './emission-kind.ts'
import { factorRuleInputs, factorRuleSchema } from './factor-rule.ts'
import { inputObject } from './fields/input-object.ts'
import type { Loose, RequiredFields, SentBy } from './fields/payload.ts'
import { choice, type InputSchema, list, type Rejection, reject } from './fields/reading.ts'
import { label, name } from './fields/text.ts'
import { fileInputs, fileSchema } from './file.ts'
import { instrumentInputs, instrumentSchema } from './instrument.ts'
import { LIMITS } from './limits.ts'
import { movementInputs, movementPageSchema, movementSchema, updatedMovementSchema } from './movement.ts'
import { createPeriodLockInput } from './period-lock.ts'
import { DEFAULT_INPUT_POLICY, type InputPolicy } from './policy.ts'
import { productInputs, productSchema } from './product.ts'
import { refrigerantLeakInputs, refrigerantLeakSchema } from './refrigerant-leak.ts'
import { createRestatementInput } from './restatement.ts'
import { siteInputs, siteSchema } from './site.ts'
import { siteEnergyInputs, siteEnergySchema } from './site-energy.ts'
import { siteFuelInputs, siteFuelSchema } from './site-fuel.ts'
import { travelInputs, travelSchema } from './travel.ts'
import { unitSchema } from './unit.ts'
import { vehicleInputs, vehicleSchema } from './vehicle.ts'
import { vehicleEmissionInputs, vehicleEmissionSchema } from './vehicle-emission.ts'
import { vendorInputs, vendorSchema } from './vendor.ts'

export type { ActivityRecordResource } from './activity-record.ts'
export type { BatchProductLinkResource, BatchResource, UpdatedBatchResource } from './batch.ts'
export type { EmissionResource } from './emission.ts'
export type { RequiredFields } from './fields/payload.ts'
export type { FileResource } from './file.ts'
export type { ProductResource } from './product.ts'
export type { RefrigerantLeakResource } from './refrigerant-leak.ts'
export type { SiteResource } from './site.ts'
export type { SiteEnergyResource } from './site-energy.ts'
export type { VehicleEmissionResource } from './vehicle-emission.ts'
export type { VendorResource } from './vendor.ts'

/** Every kind of record: the schema of its resource, and the schemas of the inputs that create and change it, if any. */
const KINDS = {
  Unit: { resource: unitSchema },
  EmissionKind: { resource: emissionKindSchema, inputs: emissionKindInputs },
  EmissionFactor: { resource: emissionFactorSchema, inputs: emissionFactorInputs },
  Emission: { resource: emissionSchema },
  File: { resource: fileSchema, inputs: fileInputs },
  Site: { resource: siteSchema, inputs: siteInputs },
  SiteFuel: { resource: siteFuelSchema, inputs: siteFuelInputs },
  SiteEnergy: { resource: siteEnergySchema, inputs: siteEnergyInputs },
  Vehicle: { resource: vehicleSchema, inputs: vehicleInputs },
  VehicleEmission: { resource: vehicleEmissionSchema, inputs: vehicleEmissionInputs },
  Vendor: { resource: vendorSchema, inputs: vendorInputs },
  Product: { resource: productSchema, inputs: productInputs },
  Batch: { resource: batchSchema, inputs: batchInputs },
  UpdatedBatch: { resource: updatedBatchSchema },
  BatchProductLink: { resource: batchProductLinkSchema },
  Movement: { resource: movementSchema, inputs: movementInputs },
  UpdatedMovement: { resource: updatedMovementSchema },
  MovementPage: { resource: movementPageSchema },
  Travel: { resource: travelSchema, inputs: travelInputs },
  RefrigerantLeak: { resource: refrigerantLeakSchema, inputs: refrigerantLeakInputs },
  ActivityRecord: { resource: activityRecordSchema, inputs: activityRecordInputs },
  Instrument: { resource: instrumentSchema, inputs: instrumentInputs },
  BoundaryShare: { resource: boundaryShareSchema, inputs: boundaryShareInputs },
  FactorRule: { resource: factorRuleSchema, inputs: factorRuleInputs },
}

/** Schema of the input that creates many records together. The schema of their activity checks each of them. */
function createImportInput(policy: InputPolicy) {
  return inputObject(policy, { shape: { records: list(z.unknown().meta({ type: 'object' }), LIMITS.importedRecords) } })
}

/** Schema of the rows of a file, and of how they are read. Rows are read as `calculateRows` reads them. */
type Cell = string | number | boolean | null

function isCell(value: unknown): value is Cell {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
}

/** Schema of a row: cells by column. An undefined cell is absent, and a negative zero is zero. */
function rowOfCells() {
  const check = (ctx: z.core.ParsePayload<unknown>) => {
    const cells = isFields(ctx.value) ? Object.entries(ctx.value).filter(([, cell]) => cell !== undefined) : [[]]
    if (cells.every(([, cell]) => isCell(cell)))
      ctx.value = Object.fromEntries(cells.map(([column, cell]) => [column, cell === 0 ? 0 : cell]))
    else reject(ctx, { code: 'invalid_type', message: 'is not an object with a text, number or boolean by column' })
  }
  return z.unknown().check(check).meta({ type: 'object' })
}

function rowsShape() {
  return {
    /** The name of the file. */
    name: name(),
    rows: list(rowOfCells(), LIMITS.importedRows),
    /** The site of rows that name none. */
    site: name().optional(),
    /** The country of new sites whose rows name none. */
    country: label().optional(),
    decimal: choice(DECIMAL_MARKS).optional(),
    dateOrder: choice(DATE_ORDERS).optional(),
    endDate: choice(END_DATES).optional(),
  }
}

const DECIMAL_MARKS = ['.', ','] as const
const DATE_ORDERS = ['dmy', 'mdy'] as const
const END_DATES = ['inclusive', 'exclusive'] as const

/** Schema of a saved reading of a file: texts by name. */
function mappingShape(policy: InputPolicy) {
  const texts = z.record(z.string().max(LIMITS.name), z.string().max(LIMITS.name))
  const shape = { name: name(), columns: texts, words: z.record(z.string().max(LIMITS.label), texts), settings: texts }
  return inputObject(policy, { shape }).superRefine((mapping, ctx) => {
    if (JSON.stringify(mapping).length > LIMITS.mapping) reject(ctx, MAPPING_TOO_LARGE)
  })
}

const MAPPING_TOO_LARGE: Rejection = {
  code: 'object_too_large',
  message: `has more than ${LIMITS.mapping} characters as JSON; save fewer words`,
  expected: `at most ${LIMITS.mapping} characters`,
}

function previewImportInput(policy: InputPolicy) {
  return inputObject(policy, { shape: rowsShape() })
}

/** Schema of rows to import, with the digest of their preview. */
function importRowsInput(policy: InputPolicy) {
  const shape = {
    ...rowsShape(),
    digest: label(),
    leaveOut: z.boolean().default(false),
    /** The reading of the file, to save with the import. */
    mapping: mappingShape(policy).optional(),
  }
  return inputObject(policy, { shape })
}

/** The input schemas of everything else that clients send. */
const OTHER_INPUTS = {
  createApiKey: createApiKeyInput,
  createPeriodLock: createPeriodLockInput,
  createBaseYear: createBaseYearInput,
  createBaseYearTrigger: createBaseYearTriggerInput,
  createRestatement: createRestatementInput,
  createImport: createImportInput,
  previewImport: previewImportInput,
  importRows: importRowsInput,
}

type Kinds = typeof KINDS
type OtherInputs = typeof OTHER_INPUTS

/** The name of a resource in responses. */
export type ResourceName = keyof Kinds

/** The schema of every resource in responses, by its name in the contract. */
export const resourceSchemas: { readonly [Name in ResourceName]: Kinds[Name]['resource'] } = Object.freeze(
  Object.fromEntries(keysOf(KINDS).map((name) => [name, KINDS[name].resource])) as {
    [Name in ResourceName]: Kinds[Name]['resource']
  },
)

/** The input schemas of the kinds that clients create and change. */
type Pairs = {
  [Name in ResourceName as Kinds[Name] extends { inputs: unknown } ? Name : never]: Kinds[Name] extends {
    inputs: (policy: InputPolicy) => infer Pair
  }
    ? Pair
    : never
}

/** The name of a resource that clients create and change. */
export type RecordNoun = keyof Pairs

/** The validated output of every input schema, by name. */
export type Inputs = {
  readonly [Name in keyof Pairs as `create${Name}`]: z.output<Pairs[Name]['create']>
} & {
  readonly [Name in keyof Pairs as `update${Name}`]: z.output<Pairs[Name]['update']>
} & {
  readonly [Name in keyof OtherInputs]: z.output<ReturnType<OtherInputs[Name]>>
}

/** The schema of every input, by name. */
type SchemaOf = {
  readonly [Name in keyof Pairs as `create${Name}`]: Pairs[Name]['create']
} & {
  readonly [Name in keyof Pairs as `update${Name}`]: Pairs[Name]['update']
} & {
  readonly [Name in keyof OtherInputs]: ReturnType<OtherInputs[Name]>
}

/**
 * Any part of a payload, at any depth: the compiler requires no field, and the service checks it when it reads it. For payloads
 * that are incomplete on purpose, such as those of tests.
 */
export type UncheckedPayload<Name extends InputName> = Loose<Input<Name>>

/**
 * The payload of an input: `Payload<'createSite'>`. The second parameter is the policy `required`: 'lenient', or a policy that
 * the compiler does not know, asks for fewer fields. A `Company<never>` accepts any `UncheckedPayload`.
 */
export type Payload<Name extends InputName, Required extends RequiredFields = 'reference'> = [Required] extends [never]
  ? UncheckedPayload<Name>
  : SentBy<SchemaOf[Name], 'lenient' extends Required ? 'lenient' : 'reference'>

/** The name of an input schema: 'createSite', 'updateTravel', … */
export type InputName = keyof Inputs

/** Every input schema, by name. */
export type InputSchemas = { readonly [Name in InputName]: InputSchema<Inputs[Name]> }

/** The validated output of an input schema: `Input<'createSite'>`. */
export type Input<Name extends InputName> = Inputs[Name]

function buildInputSchemas(policy: InputPolicy): InputSchemas {
  const schemas: Record<string, z.ZodType> = {}
  for (const [name, kind] of Object.entries(KINDS)) {
    if (!('inputs' in kind)) continue
    const { create, update } = kind.inputs(policy)
    schemas[`create${name}`] = create
    schemas[`update${name}`] = update
  }
  for (const [name, inputOf] of Object.entries(OTHER_INPUTS)) schemas[name] = inputOf(policy)
  return Object.freeze(schemas) as InputSchemas
}

/** The schemas of each policy, which all services share: a policy has few choices, and its schemas take milliseconds. */
const byPolicy = new Map<string, InputSchemas>()

/** Returns the schemas of all payloads under one policy, for `parseInput` and the OpenAPI document. */
export function inputSchemas(policy: InputPolicy = DEFAULT_INPUT_POLICY): InputSchemas {
  const { required, unknownFields, allowCredits } = policy
  return getOrCompute(byPolicy, JSON.stringify([required, unknownFields, allowCredits]), () =>
    buildInputSchemas(policy),
  )
}
