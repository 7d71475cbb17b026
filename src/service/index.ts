/**
 * tonne/service: the /v1 interface as functions, company by company, on a store of the embedder's choice or in memory.
 *
 * @module
 */

export {
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
  type Filter,
  type FoundApiKey,
  type KeyOf,
  type LogBook,
  type LogReader,
  memoryStore,
  type NewRow,
  type NumberedBase,
  type OrdinaryCollection,
  type Reader,
  type ReadTransaction,
  type Repository,
  type ResourceRecords,
  type Store,
  type TotalDifference,
  type TotalHolder,
  type Transaction,
} from '../collections/index.ts'
export {
  type CountryInventory,
  type DisclosureEnergy,
  type DisclosureInputs,
  disclose,
  type EnergyUnderived,
  type EnergyUseName,
  type MethodUse,
  type PeriodInputs,
  type PriorPeriod,
  parseStatement,
  reportCsv,
  reportMarkdown,
  type TieOutCode,
  type TieOutDifference,
  tieOut,
} from '../disclosure/index.ts'
export type { Unchecked, UncheckedCode } from '../errors/index.ts'
export type {
  ApiKeyResource,
  BaseYearComparison,
  BaseYearDifference,
  BaseYearEffect,
  BaseYearResource,
  BaseYearSeries,
  BaseYearTrigger,
  BatchProductLinkResource,
  BatchResource,
  BoundaryShareResource,
  ConsolidationApproach,
  DisclosureCell,
  DisclosureColumn,
  DisclosureMissing,
  DisclosureMissingCode,
  DisclosureNotice,
  DisclosurePart,
  DisclosureRow,
  DisclosureRule,
  DisclosureStandard,
  DisclosureStatement,
  DisclosureTable,
  EmissionFactorResource,
  EmissionKindResource,
  EmissionResource,
  ExactPercent,
  FactorAssignment,
  FactorRuleResource,
  FileResource,
  GroupPart,
  Input,
  InputName,
  InputPolicy,
  InventoryResource,
  KeptSeries,
  PeriodLockResource,
  ProductResource,
  ReadinessCode,
  ReadinessFinding,
  ReadinessSeverity,
  ReadinessStratum,
  SiteResource,
  StatedFigures,
  UnitResource,
  UpdatedBatchResource,
  VehicleResource,
  VendorResource,
} from '../resources/index.ts'
export type {
  AsyncContext,
  ExactRole,
  ListIndex,
  ListOptions,
  ListPage,
  ListPosition,
  LogDifference,
  LogEntry,
  MemoryStoreOptions,
  OffsetPage,
  Order,
  OrderField,
  PageOptions,
  Row,
  StoreCapabilities,
  StoredHead,
  TransactionOptions,
} from '../store/index.ts'
export type * from './activities/activity-use-cases.ts'
export type * from './activities/import/import-types.ts'
export type { Company } from './company.ts'
export type { IdempotencyKey } from './core/context/context.ts'
export type { LongReadLimits } from './core/context/long-reads.ts'
export { DEFAULT_POLICY, type ServicePolicy } from './core/context/policy.ts'
export type {
  ActivityCollection,
  AnsweredRequest,
  ApiKeyRecord,
  Digits,
  EditionPair,
  EditionSwitch,
  EmissionOwner,
  ExactEnergyInputs,
  ExactFactorInputs,
  FactorDifference,
  FactorHolder,
  FactorWithoutCounterpart,
  FailedRecord,
  GridQuestion,
  LoggedLine,
  LoggedPeriod,
  Reason,
  Revision,
  RuleAssignment,
  ServiceRecords,
  Stored,
  StoredCalculation,
  StoredContribution,
  StoredRestatement,
  VehicleSpecification,
} from './core/context/records.ts'
export type * from './core/context/use-cases.ts'
export type { ApiKeys, IssuedApiKey } from './core/keys/api-keys.ts'
export type { Caller } from './core/keys/authenticate.ts'
export type { ServiceOptions } from './create-service.ts'
export { type CallOptions, createService, type Service } from './create-service.ts'
export type { Batches } from './master-data/batches/batches.ts'
export type { Products } from './master-data/batches/products.ts'
export type { Boundaries } from './master-data/boundaries.ts'
export type { EmissionKinds } from './master-data/emission-kinds.ts'
export type { EmissionFactors } from './master-data/factors/emission-factors.ts'
export type { FactorRules } from './master-data/factors/factor-rules.ts'
export type { FactorPageRequest } from './master-data/factors/list-factors.ts'
export type { FactorRuleChange } from './master-data/factors/rule-change.ts'
export type { FilePageRequest, Files } from './master-data/files.ts'
export type { Periods } from './master-data/periods.ts'
export type { Sites } from './master-data/sites.ts'
export type { UnitsOfMeasure } from './master-data/units.ts'
export type { Vehicles } from './master-data/vehicles/vehicles.ts'
export type { Vendors } from './master-data/vendors.ts'
export type { Audit, AuditLine, LogPageRequest, RevisionPath, Scope2Method } from './reporting/audit/audit.ts'
export type { LogVerification, VerifyLogOptions } from './reporting/audit/verify-log.ts'
export type { BaseYears } from './reporting/base-year/base-years.ts'
export type { ReportRequest, ReportsRequest } from './reporting/disclosure/report.ts'
export type { ReportPeriod } from './reporting/disclosure/report-period.ts'
export type { Inventory, InventoryPeriod, InventoryRequest } from './reporting/inventory/inventory.ts'
export type { Readiness, ReadinessRequest } from './reporting/readiness/readiness.ts'
export type { RestatedSpan, RestatementScope } from './reporting/restatement/restatement-scope.ts'
export type { RestatementInput, RestatementStep, Restatements } from './reporting/restatement/restatements.ts'
export type {
  AssignedFigure,
  FactorRulePreview,
  FactorRulePreviews,
  RuleMove,
} from './reporting/rule-preview/factor-rule-previews.ts'
export type { RulePreviewRequest } from './reporting/rule-preview/preview-request.ts'
