/**
 * tonne/service: the /v1 interface as functions, company by company, on a store of the embedder's choice or in memory.
 *
 * @module
 */

export type { CryptoKeyLike } from '../base/index.ts'
export type { Unchecked, UncheckedCode } from '../core/errors/index.ts'
export { parseRational, printExact } from '../core/exact/index.ts'
export type { HeadKeys } from '../core/heads/index.ts'
export {
  type Base,
  type BaseRecords,
  type BatchCollection,
  type BatchRepository,
  type Change,
  type ChangedRow,
  COLLECTIONS,
  CONTRIBUTIONS,
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
} from '../ledger/collections/index.ts'
export type { IdempotencyKey } from '../ledger/context/context.ts'
export type { LongReadLimits } from '../ledger/context/long-reads.ts'
export { DEFAULT_POLICY, type ServicePolicy } from '../ledger/context/policy.ts'
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
  ImportMapping,
  LoggedLine,
  LoggedPeriod,
  Reason,
  Revision,
  RuleAssignment,
  ServiceRecords,
  Stored,
  StoredCalculation,
  StoredContribution,
  StoredImport,
  StoredRestatement,
  VehicleSpecification,
} from '../ledger/context/records.ts'
export type * from '../ledger/context/use-cases.ts'
export type { ApiKeys, Caller, IssuedApiKey } from '../ledger/keys/api-keys.ts'
export type { SummaryProgress } from '../ledger/ledger/fill-summaries.ts'
export type { SignedOutcome } from '../ledger/log/sign-log-head.ts'
export type * from '../records/activities/activity-use-cases.ts'
export type * from '../records/activities/import/import-types.ts'
export type { ImportPreview, RowProblem } from '../records/imports/import-preview.ts'
export {
  type ImportSource,
  type ObjectsToImport,
  rowsToImport,
  type UnreadRow,
} from '../records/imports/import-source.ts'
export type { CommitOptions, Imports } from '../records/imports/imports.ts'
export type { NoticeRows } from '../records/imports/notice-rows.ts'
export type { ImportReference, ReferenceOptions } from '../records/imports/references.ts'
export type { ImportOptions, ImportPhase } from '../records/imports/survey.ts'
export type { Batches } from '../records/master-data/batches/batches.ts'
export type { Products } from '../records/master-data/batches/products.ts'
export type { Boundaries } from '../records/master-data/boundaries.ts'
export type { EmissionKinds } from '../records/master-data/emission-kinds.ts'
export type { EmissionFactors } from '../records/master-data/factors/emission-factors.ts'
export type { FactorRules } from '../records/master-data/factors/factor-rules.ts'
export type { FactorPageRequest } from '../records/master-data/factors/list-factors.ts'
export type { FactorRuleChange } from '../records/master-data/factors/rule-change.ts'
export type { FilePageRequest, Files } from '../records/master-data/files.ts'
export type { Periods } from '../records/master-data/periods.ts'
export type { Sites } from '../records/master-data/sites.ts'
export type { UnitsOfMeasure } from '../records/master-data/units.ts'
export type { Vehicles } from '../records/master-data/vehicles/vehicles.ts'
export type { Vendors } from '../records/master-data/vendors.ts'
export type { Audit, AuditLine, LogPageRequest, RevisionPath, Scope2Method } from '../reports/audit/audit.ts'
export type { LogVerification, VerifyLogOptions } from '../reports/audit/verify-log.ts'
export type { BaseYears } from '../reports/base-year/base-years.ts'
export type { ReportRequest, ReportsRequest } from '../reports/disclosure/report.ts'
export type { ReportPeriod } from '../reports/disclosure/report-period.ts'
export type { FoundRecord, FoundRecords, RecordSearch } from '../reports/find-records/find-records.ts'
export type { Inventory, InventoryPeriod, InventoryRequest } from '../reports/inventory/inventory.ts'
export type { Readiness, ReadinessRequest } from '../reports/readiness/readiness.ts'
export type { RestatedSpan, RestatementScope } from '../reports/restatement/restatement-scope.ts'
export type { RestatementInput, RestatementStep, Restatements } from '../reports/restatement/restatements.ts'
export type {
  AssignedFigure,
  FactorRulePreview,
  FactorRulePreviews,
  RuleMove,
} from '../reports/rule-preview/factor-rule-previews.ts'
export type { RulePreviewRequest } from '../reports/rule-preview/preview-request.ts'
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
  ReductionTarget,
  SiteResource,
  StatedFigures,
  TargetFigures,
  UnitResource,
  UpdatedBatchResource,
  VehicleResource,
  VendorResource,
} from '../resources/index.ts'
export { type BuiltInKindKey, EMISSION_KINDS } from '../resources/index.ts'
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
} from '../standards/disclosure/index.ts'
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
export type { Company } from './company.ts'
export type { PolicyChoices, ServiceOptions } from './create-service.ts'
export { type CallOptions, createService, type Service } from './create-service.ts'
