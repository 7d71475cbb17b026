/**
 * Product footprints as partners exchange them (PACT version 3): written from traces, verified offline from the traces that
 * they carry, and read as the factors of a supplier.
 *
 * @module
 */
export type { BatchUseCases } from '../documents/index.ts'
export {
  type BatchOfFootprint,
  type BatchRequest,
  type BatchSource,
  type CompanyOfBatches,
  type MovementOfFootprint,
  readBatchSource,
} from './batch-source.ts'
export {
  type FootprintFactor,
  type FootprintUse,
  factorOfFootprint,
} from './factor-of-footprint.ts'
export {
  type CarbonFootprint,
  type DataQuality,
  DECLARED_UNITS,
  type DeclaredUnit,
  type EmissionFactorSource,
  FOOTPRINT_REGIONS,
  type FootprintAssurance,
  type FootprintExtension,
  type FootprintRegion,
  type FootprintStatement,
  type ProductFootprint,
  type SectorRule,
  type StatedCarbonFootprint,
} from './footprint.ts'
export {
  FOOTPRINT_STAGES,
  type FootprintPart,
  type FootprintSource,
  type FootprintStage,
} from './footprint-source.ts'
export { type FootprintResult, productFootprint, productUrn } from './product-footprint.ts'
export { verifyFootprint } from './verification/verify-footprint.ts'
