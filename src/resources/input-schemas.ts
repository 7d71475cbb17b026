import { type CreateApiKeyInput, createApiKeyInput } from './api-key.ts'
import { batchInputs, type CreateBatchInput, type UpdateBatchInput } from './batch.ts'
import { type CreateEmissionFactorInput, emissionFactorInputs } from './emission-factor.ts'
import { type CreateEmissionKindInput, emissionKindInputs } from './emission-kind.ts'
import type { InputSchema } from './fields/input-object.ts'
import type { InputPair, PartialInput } from './fields/input-pair.ts'
import { type CreateFileInput, fileInputs } from './file.ts'
import { type CreateMovementInput, movementInputs, type UpdateMovementInput } from './movement.ts'
import { type CreatePeriodLockInput, createPeriodLockInput } from './period-lock.ts'
import { DEFAULT_INPUT_POLICY, type InputPolicy } from './policy.ts'
import { type CreateProductInput, productInputs } from './product.ts'
import { type CreateSiteInput, siteInputs, type UpdateSiteInput } from './site.ts'
import { type CreateSiteEnergyInput, siteEnergyInputs } from './site-energy.ts'
import { type CreateSiteFuelInput, siteFuelInputs, type UpdateSiteFuelInput } from './site-fuel.ts'
import { type CreateTravelInput, travelInputs, type UpdateTravelInput } from './travel.ts'
import { type CreateVehicleInput, vehicleInputs } from './vehicle.ts'
import { type CreateVehicleEmissionInput, vehicleEmissionInputs } from './vehicle-emission.ts'
import { type CreateVendorInput, vendorInputs } from './vendor.ts'

/** The validated output of every input schema, by name. */
export interface Inputs {
  readonly createSite: CreateSiteInput
  readonly updateSite: UpdateSiteInput
  readonly createSiteFuel: CreateSiteFuelInput
  readonly updateSiteFuel: UpdateSiteFuelInput
  readonly createSiteEnergy: CreateSiteEnergyInput
  readonly updateSiteEnergy: PartialInput<CreateSiteEnergyInput>
  readonly createVehicle: CreateVehicleInput
  readonly updateVehicle: PartialInput<CreateVehicleInput>
  readonly createVehicleEmission: CreateVehicleEmissionInput
  readonly updateVehicleEmission: PartialInput<CreateVehicleEmissionInput>
  readonly createVendor: CreateVendorInput
  readonly updateVendor: PartialInput<CreateVendorInput>
  readonly createProduct: CreateProductInput
  readonly updateProduct: PartialInput<CreateProductInput>
  readonly createBatch: CreateBatchInput
  readonly updateBatch: UpdateBatchInput
  readonly createMovement: CreateMovementInput
  readonly updateMovement: UpdateMovementInput
  readonly createTravel: CreateTravelInput
  readonly updateTravel: UpdateTravelInput
  readonly createEmissionFactor: CreateEmissionFactorInput
  readonly updateEmissionFactor: PartialInput<CreateEmissionFactorInput>
  readonly createEmissionKind: CreateEmissionKindInput
  readonly updateEmissionKind: PartialInput<CreateEmissionKindInput>
  readonly createFile: CreateFileInput
  readonly updateFile: PartialInput<CreateFileInput>
  readonly createApiKey: CreateApiKeyInput
  readonly createPeriodLock: CreatePeriodLockInput
}

/** The name of an input schema: 'createSite', 'updateTravel', … */
export type InputName = keyof Inputs

/** Every input schema, by name. */
export type InputSchemas = { readonly [Name in InputName]: InputSchema<Inputs[Name]> }

/** The validated output of an input schema: `Input<'createSite'>`. */
export type Input<Name extends InputName> = Inputs[Name]

type NamedPair<Name extends string, Create, Update> = Record<`create${Name}`, InputSchema<Create>> &
  Record<`update${Name}`, InputSchema<Update>>

/** Both schemas of a record by the names of their operations. */
function named<Name extends string, Create, Update>(name: Name, { create, update }: InputPair<Create, Update>) {
  return { [`create${name}`]: create, [`update${name}`]: update } as unknown as NamedPair<Name, Create, Update>
}

/**
 * Builds the schemas of all payloads under one policy, for `parseInput` and the OpenAPI document. Called once per
 * service, not per request.
 */
export function inputSchemas(policy: InputPolicy = DEFAULT_INPUT_POLICY): InputSchemas {
  return Object.freeze({
    ...named('Site', siteInputs(policy)),
    ...named('SiteFuel', siteFuelInputs(policy)),
    ...named('SiteEnergy', siteEnergyInputs(policy)),
    ...named('Vehicle', vehicleInputs(policy)),
    ...named('VehicleEmission', vehicleEmissionInputs(policy)),
    ...named('Vendor', vendorInputs(policy)),
    ...named('Product', productInputs(policy)),
    ...named('Batch', batchInputs(policy)),
    ...named('Movement', movementInputs(policy)),
    ...named('Travel', travelInputs(policy)),
    ...named('EmissionFactor', emissionFactorInputs(policy)),
    ...named('EmissionKind', emissionKindInputs(policy)),
    ...named('File', fileInputs(policy)),
    createApiKey: createApiKeyInput(policy),
    createPeriodLock: createPeriodLockInput(policy),
  })
}
