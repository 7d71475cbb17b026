/**
 * tonne/service: the /v1 interface as functions, company by company, on a store of the embedder's choice or in memory.
 *
 * @module
 */

export type { Unchecked, UncheckedCode } from '../errors/index.ts'
export type {
  ApiKeyResource,
  BatchProductLinkResource,
  BatchResource,
  EmissionFactorResource,
  EmissionKindResource,
  EmissionResource,
  FileResource,
  Input,
  InputName,
  InputPolicy,
  InventoryResource,
  MovementPageResource,
  MovementResource,
  PeriodLockResource,
  ProductResource,
  SiteEnergyResource,
  SiteFuelResource,
  SiteResource,
  TravelResource,
  UnitResource,
  UpdatedBatchResource,
  UpdatedMovementResource,
  VehicleEmissionResource,
  VehicleResource,
  VendorResource,
} from '../resources/index.ts'
export {
  type AsyncContext,
  type Base,
  type BaseRecords,
  type BatchCollection,
  type BatchRepository,
  type Change,
  type ChangedRow,
  type CollectionName,
  type CollectionOf,
  type ContentRepository,
  type ExactlyWritten,
  type ExactRole,
  type Filter,
  type FoundApiKey,
  type KeyOf,
  type ListIndex,
  type ListOptions,
  type ListPage,
  type ListPosition,
  type LogBook,
  type LogDifference,
  type LogEntry,
  type LogReader,
  type MemoryStoreOptions,
  memoryStore,
  type NewRow,
  type NumberedBase,
  type OffsetPage,
  type Order,
  type OrderField,
  type OrdinaryCollection,
  type PageOptions,
  type Reader,
  type ReadTransaction,
  type Repository,
  type ResourceRecords,
  type Row,
  type Store,
  type StoreCapabilities,
  type StoredHead,
  type TotalDifference,
  type TotalHolder,
  type Transaction,
} from '../store/index.ts'
export type { Audit, Scope2Method } from './audit/audit.ts'
export type { AuditLine, LogPageRequest } from './audit/log-lines.ts'
export type { RevisionPath } from './audit/revisions.ts'
export type { LogVerification, VerifyLogOptions } from './audit/verify-log.ts'
export type { Batches } from './batches/batches.ts'
export type { MovementExtent, MovementPageRequest } from './batches/movement-list.ts'
export type { MovementPath } from './batches/movement-row.ts'
export type { Movements } from './batches/movements.ts'
export type { Products } from './batches/products.ts'
export type { Company } from './company.ts'
export type { Once } from './context/context.ts'
export type { LongReadLimits } from './context/long-reads.ts'
export type { ChangeOptions, Outcome, Page, PageRequest } from './context/outcome.ts'
export { DEFAULT_POLICY, type ServicePolicy } from './context/policy.ts'
export type { Payload } from './context/read-input.ts'
export type {
  ActivityCollection,
  AnsweredRequest,
  ApiKeyRecord,
  Digits,
  EmissionOwner,
  ExactEnergyInputs,
  ExactFactorInputs,
  FactorDifference,
  FailedRecord,
  GridQuestion,
  LoggedLine,
  LoggedPeriod,
  Reason,
  Revision,
  ServiceRecords,
  Stored,
  StoredCalculation,
  StoredContribution,
  StoredRestatement,
  VehicleSpecification,
} from './context/records.ts'
export type { NestedUseCases, Recalculated, UseCases } from './context/use-cases.ts'
export { type CallOptions, createService, type Service } from './create-service.ts'
export type { Inventory, InventoryPeriod } from './inventory/inventory.ts'
export type { ApiKeys, IssuedApiKey } from './keys/api-keys.ts'
export type { Caller } from './keys/authenticate.ts'
export type { EmissionFactors } from './master-data/emission-factors.ts'
export type { EmissionKinds } from './master-data/emission-kinds.ts'
export type { FilePageRequest, Files } from './master-data/files.ts'
export type { FactorPageRequest } from './master-data/list-factors.ts'
export type { UnitsOfMeasure } from './master-data/units.ts'
export type { Vendors } from './master-data/vendors.ts'
export type { Periods } from './periods/periods.ts'
export type { RestatementInput, RestatementStep, Restatements } from './restatement/restatements.ts'
export type { RestatedSpan } from './restatement/span.ts'
export type { ServiceOptions } from './service-options.ts'
export type { SiteEnergyPath } from './sites/energy-row.ts'
export type { SiteFuelPath } from './sites/fuel-row.ts'
export type { EmissionFigure } from './sites/location-based.ts'
export type { SiteEnergies } from './sites/site-energies.ts'
export type { SiteFuels } from './sites/site-fuels.ts'
export type { Sites } from './sites/sites.ts'
export type { Travels } from './travels/travels.ts'
export type { VehicleEmissionPath } from './vehicles/vehicle-emission-row.ts'
export type { VehicleEmissions } from './vehicles/vehicle-emissions.ts'
export type { Vehicles } from './vehicles/vehicles.ts'
