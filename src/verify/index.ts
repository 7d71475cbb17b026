/**
 * The independent verifier: it reads a trace alone, and shares no arithmetic with the engine that wrote it.
 *
 * @module
 */
export type { FactorCatalogue } from '../emissions/index.ts'
export { EmissionsError, type ErrorCode, type Violation } from '../errors/index.ts'
export type { Difference } from './findings.ts'
export { type Verification, type VerifyOptions, verify } from './verify.ts'
