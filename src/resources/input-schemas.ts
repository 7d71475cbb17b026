import type * as z from 'zod'
import { createApiKeyInput } from './api-key.ts'
import { createBatchInput, updateBatchInput } from './batch.ts'
import { createEmissionFactorInput, updateEmissionFactorInput } from './emission-factor.ts'
import { createEmissionKindInput, updateEmissionKindInput } from './emission-kind.ts'
import { createFileInput, updateFileInput } from './file.ts'
import { createMovementInput, updateMovementInput } from './movement.ts'
import { DEFAULT_INPUT_POLICY, type InputPolicy } from './policy.ts'
import { createProductInput, updateProductInput } from './product.ts'
import { createSiteInput, updateSiteInput } from './site.ts'
import { createSiteEnergyInput, updateSiteEnergyInput } from './site-energy.ts'
import { createSiteFuelInput, updateSiteFuelInput } from './site-fuel.ts'
import { createTravelInput, updateTravelInput } from './travel.ts'
import { createVehicleInput, updateVehicleInput } from './vehicle.ts'
import { createVehicleEmissionInput, updateVehicleEmissionInput } from './vehicle-emission.ts'
import { createVendorInput, updateVendorInput } from './vendor.ts'

/**
 * The schema of everything that clients send, under one policy; for `parseInput` and for the OpenAPI document. Built
 * once when a service is made, not per request.
 */
export function inputSchemas(policy: InputPolicy = DEFAULT_INPUT_POLICY) {
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
  })
}

/** Every schema of input, by name. */
export type InputSchemas = ReturnType<typeof inputSchemas>

/** The name of a schema of input: 'createSite', 'updateTravel', … */
export type InputName = keyof InputSchemas

/** What comes out of an input once it is read: `Input<'createSite'>`. */
export type Input<Name extends InputName> = z.output<InputSchemas[Name]>
