/**
 * Product footprints as partners exchange them (PACT version 3): written from traces, verified offline from the traces that
 * they carry, and read as the factors of a supplier.
 *
 * @module
 */
export type { BatchUseCases } from '../documents/index.ts'
export * from './batch-source.ts'
export * from './factor-of-footprint.ts'
export * from './footprint.ts'
export { FOOTPRINT_STAGES, type FootprintStage } from './footprint-rules.ts'
export type { FootprintPart, FootprintSource } from './footprint-source.ts'
export { type FootprintResult, productFootprint, productUrn } from './product-footprint.ts'
export { verifyFootprint } from './verification/verify-footprint.ts'
