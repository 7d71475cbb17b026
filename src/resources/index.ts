/**
 * The resources of the /v1 interface: the shape of each in storage and responses, the schemas of payloads, and their
 * parser.
 *
 * @module
 */
export { type ActivityRecordResource, activityRecordSchema } from './activity-record.ts'
export { type ApiKeyResource, apiKeySchema, type IssuedApiKeyResource, issuedApiKeySchema } from './api-key.ts'
export {
  type BatchProductLinkResource,
  type BatchResource,
  batchProductLinkSchema,
  batchSchema,
  type UpdatedBatchResource,
  updatedBatchSchema,
} from './batch.ts'
export {
  BUILT_IN_AT,
  canonicalTimestamp,
  timestampOf,
  wireNumber,
} from './canonical.ts'
export type { BuiltInKindKey } from './data/built-in-kinds.ts'
export { type DefinedFields, definedFields } from './defined-fields.ts'
export { type DisclosureStatement, disclosureStatementSchema, type StatedFigures } from './disclosure-statement.ts'
export {
  DISCLOSURE_STANDARDS,
  type DisclosureCell,
  type DisclosureColumn,
  type DisclosureMissing,
  type DisclosureMissingCode,
  type DisclosureNotice,
  type DisclosurePart,
  type DisclosureRow,
  type DisclosureRule,
  type DisclosureStandard,
  type DisclosureTable,
  disclosureCellSchema,
  disclosureTableSchema,
} from './disclosure-table.ts'
export { type EmissionResource, emissionSchema } from './emission.ts'
export { type EmissionFactorResource, emissionFactorResource, emissionFactorSchema } from './emission-factor.ts'
export {
  builtInEmissionKinds,
  builtInKindId,
  type EmissionKindResource,
  emissionKindSchema,
  SCOPES,
} from './emission-kind.ts'
export { type FileResource, fileSchema } from './file.ts'
export {
  type InventoryAmounts,
  type InventoryFigure,
  type InventoryResource,
  inventoryAmountsSchema,
  inventorySchema,
} from './inventory.ts'
export { LIMITS } from './limits.ts'
export {
  type MovementPageResource,
  type MovementResource,
  movementPageSchema,
  movementSchema,
  TRANSPORT_TYPES,
  type UpdatedMovementResource,
  updatedMovementSchema,
} from './movement.ts'
export { type ParseInputOptions, parseInput } from './parse-input.ts'
export { type PeriodLockResource, periodLockSchema } from './period-lock.ts'
export { DEFAULT_INPUT_POLICY, type InputPolicy } from './policy.ts'
export { type ProductResource, productSchema } from './product.ts'
export { type RefrigerantLeakResource, refrigerantLeakSchema } from './refrigerant-leak.ts'
export {
  type Input,
  type InputName,
  type InputSchemas,
  inputSchemas,
  type ResourceName,
  resourceSchemas,
} from './schemas.ts'
export { type SiteResource, siteSchema } from './site.ts'
export { type SiteEnergyResource, siteEnergySchema } from './site-energy.ts'
export { type SiteFuelResource, siteFuelSchema } from './site-fuel.ts'
export { FLIGHT_CLASSES, type TravelResource, travelSchema } from './travel.ts'
export {
  embeddedUnitSchema,
  LISTED_ID_MAX,
  type UnitResource,
  unitResource,
  unitSchema,
} from './unit.ts'
export { VEHICLE_TABLE_NAME, type VehicleResource, vehicleSchema } from './vehicle.ts'
export { type VehicleEmissionResource, vehicleEmissionSchema } from './vehicle-emission.ts'
export { type VendorResource, vendorSchema } from './vendor.ts'
