/**
 * The independent verifier: it reads only a trace or the bundle of a company, and shares no arithmetic with the engine
 * that wrote it.
 *
 * @module
 */

export type { CryptoKeyLike } from '../base/index.ts'
export type { FactorCatalogue } from '../core/emissions/index.ts'
export type { DifferenceCode } from '../core/errors/index.ts'
export {
  EmissionsError,
  type ErrorCode,
  type Unchecked,
  type UncheckedCode,
  type Violation,
} from '../core/errors/index.ts'
export {
  generateHeadKey,
  type Head,
  type HeadKeys,
  type HeadPosition,
  type HeadStatement,
  importHeadKeys,
  type PrivateHeadKey,
  type PublicHeadKey,
  publicKeyOf,
  readSignedHead,
  type SignedHead,
  signHead,
} from '../core/heads/index.ts'
export type { BundleDifference } from './bundle/bundle-findings.ts'
export type { BundleHead } from './bundle/log-of-bundle.ts'
export { type BundleVerification, type VerifyBundleOptions, verifyBundle } from './bundle/verify-bundle.ts'
export { type WitnessRequest, witnessHead } from './bundle/witness-head.ts'
export type { Difference } from './findings.ts'
export { type Verification, type VerifyOptions, verify } from './verify.ts'
