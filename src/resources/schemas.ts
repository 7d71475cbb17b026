import { activityRecordInputs, activityRecordSchema, type CreateActivityRecordInput } from './activity-record.ts'
import { type CreateApiKeyInput, createApiKeyInput } from './api-key.ts'
import {
  type CreateBaseYearInput,
  type CreateBaseYearTriggerInput,
  createBaseYearInput,
  createBaseYearTriggerInput,
} from './base-year.ts'
import {
  batchInputs,
  batchProductLinkSchema,
  batchSchema,
  type CreateBatchInput,
  type UpdateBatchInput,
  updatedBatchSchema,
} from './batch.ts'
import { boundaryShareInputs, boundaryShareSchema, type CreateBoundaryShareInput } from './boundary-share.ts'
import { emissionSchema } from './emission.ts'
import { type CreateEmissionFactorInput, emissionFactorInputs, emissionFactorSchema } from './emission-factor.ts'
import { type CreateEmissionKindInput, emissionKindInputs, emissionKindSchema } from './emission-kind.ts'
import { type CreateFactorRuleInput, factorRuleInputs, factorRuleSchema } from './factor-rule.ts'
import type { InputSchema } from './fields/input-object.ts'
import type { InputPair, PartialInput } from './fields/input-pair.ts'
import { type CreateFileInput, fileInputs, fileSchema } from './file.ts'
import { type CreateImportInput, createImportInput } from './import.ts'
import { type CreateInstrumentInput, instrumentInputs, instrumentSchema } from './instrument.ts'
import {
  type CreateMovementInput,
  movementInputs,
  movementPageSchema,
  movementSchema,
  type UpdateMovementInput,
  updatedMovementSchema,
} from './movement.ts'
import { type CreatePeriodLockInput, createPeriodLockInput } from './period-lock.ts'
import { DEFAULT_INPUT_POLICY, type InputPolicy } from './policy.ts'
import { type CreateProductInput, productInputs, productSchema } from './product.ts'
import { type CreateRefrigerantLeakInput, refrigerantLeakInputs, refrigerantLeakSchema } from './refrigerant-leak.ts'
import { type CreateRestatementInput, createRestatementInput } from './restatement.ts'
import { type CreateSiteInput, siteInputs, siteSchema, type UpdateSiteInput } from './site.ts'
import { type CreateSiteEnergyInput, siteEnergyInputs, siteEnergySchema } from './site-energy.ts'
import { type CreateSiteFuelInput, siteFuelInputs, siteFuelSchema, type UpdateSiteFuelInput } from './site-fuel.ts'
import { type CreateTravelInput, travelInputs, travelSchema, type UpdateTravelInput } from './travel.ts'
import { unitSchema } from './unit.ts'
import { type CreateVehicleInput, vehicleInputs, vehicleSchema } from './vehicle.ts'
import { type CreateVehicleEmissionInput, vehicleEmissionInputs, vehicleEmissionSchema } from './vehicle-emission.ts'
import { type CreateVendorInput, vendorInputs, vendorSchema } from './vendor.ts'

export type { ActivityRecordResource } from './activity-record.ts'
export type { BaseYearResource } from './base-year.ts'
export type { BatchProductLinkResource, BatchResource, UpdatedBatchResource } from './batch.ts'
export type { BoundaryShareResource } from './boundary-share.ts'
export type { EmissionResource } from './emission.ts'
export type { EmissionFactorResource } from './emission-factor.ts'
export type { EmissionKindResource } from './emission-kind.ts'
export type { FactorRuleResource } from './factor-rule.ts'
export type { FileResource } from './file.ts'
export type { InstrumentResource, Technology } from './instrument.ts'
export type { MovementPageResource, MovementResource, UpdatedMovementResource } from './movement.ts'
export type { ProductResource } from './product.ts'
export type { RefrigerantLeakResource } from './refrigerant-leak.ts'
export type { SiteResource } from './site.ts'
export type { SiteEnergyResource } from './site-energy.ts'
export type { SiteFuelResource } from './site-fuel.ts'
export type { TravelResource } from './travel.ts'
export type { UnitResource } from './unit.ts'
export type { VehicleResource } from './vehicle.ts'
export type { VehicleEmissionResource } from './vehicle-emission.ts'
export type { VendorResource } from './vendor.ts'

/** The schema of every resource in responses, by its name in the contract. */
export const resourceSchemas = Object.freeze({
  Unit: unitSchema,
  EmissionKind: emissionKindSchema,
  EmissionFactor: emissionFactorSchema,
  Emission: emissionSchema,
  File: fileSchema,
  Site: siteSchema,
  SiteFuel: siteFuelSchema,
  SiteEnergy: siteEnergySchema,
  Vehicle: vehicleSchema,
  VehicleEmission: vehicleEmissionSchema,
  Vendor: vendorSchema,
  Product: productSchema,
  Batch: batchSchema,
  UpdatedBatch: updatedBatchSchema,
  BatchProductLink: batchProductLinkSchema,
  Movement: movementSchema,
  UpdatedMovement: updatedMovementSchema,
  MovementPage: movementPageSchema,
  Travel: travelSchema,
  RefrigerantLeak: refrigerantLeakSchema,
  ActivityRecord: activityRecordSchema,
  Instrument: instrumentSchema,
  BoundaryShare: boundaryShareSchema,
  FactorRule: factorRuleSchema,
})

/** The name of a resource in responses. */
export type ResourceName = keyof typeof resourceSchemas

/** The validated output of every input schema, by name. */
export interface Inputs {
  readonly createSite: CreateSiteInput
  readonly updateSite: UpdateSiteInput
  readonly createSiteFuel: CreateSiteFuelInput
  readonly updateSiteFuel: UpdateSiteFuelInput
  readonly createSiteEnergy: CreateSiteEnergyInput
  readonly updateSiteEnergy: PartialInput<CreateSiteEnergyInput>
  readonly createRefrigerantLeak: CreateRefrigerantLeakInput
  readonly updateRefrigerantLeak: PartialInput<CreateRefrigerantLeakInput>
  readonly createActivityRecord: CreateActivityRecordInput
  readonly updateActivityRecord: PartialInput<CreateActivityRecordInput>
  readonly createInstrument: CreateInstrumentInput
  readonly updateInstrument: PartialInput<CreateInstrumentInput>
  readonly createBoundaryShare: CreateBoundaryShareInput
  readonly updateBoundaryShare: PartialInput<CreateBoundaryShareInput>
  readonly createFactorRule: CreateFactorRuleInput
  readonly updateFactorRule: PartialInput<CreateFactorRuleInput>
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
  readonly createBaseYear: CreateBaseYearInput
  readonly createBaseYearTrigger: CreateBaseYearTriggerInput
  readonly createRestatement: CreateRestatementInput
  readonly createImport: CreateImportInput
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
  return { [`create${name}`]: create, [`update${name}`]: update } as NamedPair<Name, Create, Update>
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
    ...named('RefrigerantLeak', refrigerantLeakInputs(policy)),
    ...named('ActivityRecord', activityRecordInputs(policy)),
    ...named('Instrument', instrumentInputs(policy)),
    ...named('BoundaryShare', boundaryShareInputs(policy)),
    ...named('FactorRule', factorRuleInputs(policy)),
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
    createBaseYear: createBaseYearInput(policy),
    createBaseYearTrigger: createBaseYearTriggerInput(policy),
    createRestatement: createRestatementInput(policy),
    createImport: createImportInput(policy),
  })
}
