export {
  checkHeadKeys,
  generateHeadKey,
  type HeadKeys,
  importHeadKeys,
  type PrivateHeadKey,
  type PublicHeadKey,
  parsePublicKey,
  publicKeyOf,
  type TrustedKey,
} from './head-key.ts'
export type { Head, HeadPosition, HeadStatement } from './head-statement.ts'
export {
  checkSignedHead,
  cosignHead,
  readSignedHead,
  readTrustedKeys,
  type SignedHead,
  signHead,
} from './signed-head.ts'
