import { type CreateApiKeyInput, createApiKeyInput } from './api-key.ts'
import { type CreateBatchInput, createBatchInput, type UpdateBatchInput, updateBatchInput } from './batch.ts'
import {
  type CreateEmissionFactorInput,
  createEmissionFactorInput,
  type UpdateEmissionFactorInput,
  updateEmissionFactorInput,
} from './emission-factor.ts'
import {
  type CreateEmissionKindInput,
  createEmissionKindInput,
  type UpdateEmissionKindInput,
  updateEmissionKindInput,
} from './emission-kind.ts'
import type { InputSchema } from './fields/input-object.ts'
import { type CreateFileInput, createFileInput, type UpdateFileInput, updateFileInput } from './file.ts'
import {
  type CreateMovementInput,
  createMovementInput,
  type UpdateMovementInput,
  updateMovementInput,
} from './movement.ts'
import { type CreatePeriodLockInput, createPeriodLockInput } from './period-lock.ts'
import { DEFAULT_INPUT_POLICY, type InputPolicy } from './policy.ts'
import { type CreateProductInput, createProductInput, type UpdateProductInput, updateProductInput } from './product.ts'
import { type CreateSiteInput, createSiteInput, type UpdateSiteInput, updateSiteInput } from './site.ts'
import {
  type CreateSiteEnergyInput,
  createSiteEnergyInput,
  type UpdateSiteEnergyInput,
  updateSiteEnergyInput,
} from './site-energy.ts'
import {
  type CreateSiteFuelInput,
  createSiteFuelInput,
  type UpdateSiteFuelInput,
  updateSiteFuelInput,
} from './site-fuel.ts'
import { type CreateTravelInput, createTravelInput, type UpdateTravelInput, updateTravelInput } from './travel.ts'
import { type CreateVehicleInput, createVehicleInput, type UpdateVehicleInput, updateVehicleInput } from './vehicle.ts'
import {
  type CreateVehicleEmissionInput,
  createVehicleEmissionInput,
  type UpdateVehicleEmissionInput,
  updateVehicleEmissionInput,
} from './vehicle-emission.ts'
import { type CreateVendorInput, createVendorInput, type UpdateVendorInput, updateVendorInput } from './vendor.ts'

/** The validated output of every input schema, by name. */
export interface Inputs {
  readonly createSite: CreateSiteInput
  readonly updateSite: UpdateSiteInput
  readonly createSiteFuel: CreateSiteFuelInput
  readonly updateSiteFuel: UpdateSiteFuelInput
  readonly createSiteEnergy: CreateSiteEnergyInput
  readonly updateSiteEnergy: UpdateSiteEnergyInput
  readonly createVehicle: CreateVehicleInput
  readonly updateVehicle: UpdateVehicleInput
  readonly createVehicleEmission: CreateVehicleEmissionInput
  readonly updateVehicleEmission: UpdateVehicleEmissionInput
  readonly createVendor: CreateVendorInput
  readonly updateVendor: UpdateVendorInput
  readonly createProduct: CreateProductInput
  readonly updateProduct: UpdateProductInput
  readonly createBatch: CreateBatchInput
  readonly updateBatch: UpdateBatchInput
  readonly createMovement: CreateMovementInput
  readonly updateMovement: UpdateMovementInput
  readonly createTravel: CreateTravelInput
  readonly updateTravel: UpdateTravelInput
  readonly createEmissionFactor: CreateEmissionFactorInput
  readonly updateEmissionFactor: UpdateEmissionFactorInput
  readonly createEmissionKind: CreateEmissionKindInput
  readonly updateEmissionKind: UpdateEmissionKindInput
  readonly createFile: CreateFileInput
  readonly updateFile: UpdateFileInput
  readonly createApiKey: CreateApiKeyInput
  readonly createPeriodLock: CreatePeriodLockInput
}

/** The name of an input schema: 'createSite', 'updateTravel', … */
export type InputName = keyof Inputs

/** Every input schema, by name. */
export type InputSchemas = { readonly [Name in InputName]: InputSchema<Inputs[Name]> }

/** The validated output of an input schema: `Input<'createSite'>`. */
export type Input<Name extends InputName> = Inputs[Name]

/**
 * Builds the schemas of all payloads under one policy, for `parseInput` and the OpenAPI document. Called once per
 * service, not per request.
 */
export function inputSchemas(policy: InputPolicy = DEFAULT_INPUT_POLICY): InputSchemas {
  return Object.freeze({
    createSite: createSiteInput(policy),
    updateSite: updateSiteInput(policy),
    createSiteFuel: createSiteFuelInput(policy),
    updateSiteFuel: updateSiteFuelInput(policy),
    createSiteEnergy: createSiteEnergyInput(policy),
    updateSiteEnergy: updateSiteEnergyInput(policy),
    createVehicle: createVehicleInput(policy),
    updateVehicle: updateVehicleInput(policy),
    createVehicleEmission: createVehicleEmissionInput(policy),
    updateVehicleEmission: updateVehicleEmissionInput(policy),
    createVendor: createVendorInput(policy),
    updateVendor: updateVendorInput(policy),
    createProduct: createProductInput(policy),
    updateProduct: updateProductInput(policy),
    createBatch: createBatchInput(policy),
    updateBatch: updateBatchInput(policy),
    createMovement: createMovementInput(policy),
    updateMovement: updateMovementInput(policy),
    createTravel: createTravelInput(policy),
    updateTravel: updateTravelInput(policy),
    createEmissionFactor: createEmissionFactorInput(policy),
    updateEmissionFactor: updateEmissionFactorInput(policy),
    createEmissionKind: createEmissionKindInput(policy),
    updateEmissionKind: updateEmissionKindInput(policy),
    createFile: createFileInput(policy),
    updateFile: updateFileInput(policy),
    createApiKey: createApiKeyInput(policy),
    createPeriodLock: createPeriodLockInput(policy),
  })
}
