import { batchProductLinkSchema, batchSchema, updatedBatchSchema } from './batch.ts'
import { emissionSchema } from './emission.ts'
import { emissionFactorSchema } from './emission-factor.ts'
import { emissionKindSchema } from './emission-kind.ts'
import { fileSchema } from './file.ts'
import { movementPageSchema, movementSchema, updatedMovementSchema } from './movement.ts'
import { productSchema } from './product.ts'
import { siteSchema } from './site.ts'
import { siteEnergySchema } from './site-energy.ts'
import { siteFuelSchema } from './site-fuel.ts'
import { travelSchema } from './travel.ts'
import { unitSchema } from './unit.ts'
import { vehicleSchema } from './vehicle.ts'
import { vehicleEmissionSchema } from './vehicle-emission.ts'
import { vendorSchema } from './vendor.ts'

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
})

/** The name of a resource in responses. */
export type ResourceName = keyof typeof resourceSchemas
