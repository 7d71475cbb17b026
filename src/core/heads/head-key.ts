import {
  type CryptoKeyLike,
  decodeBase64Url,
  encodeBase64Url,
  findSubtleCrypto,
  isFields,
  isList,
  isObject,
  type SubtleCryptoLike,
  sha256Hex,
} from '../../base/index.ts'
import { fail } from '../errors/index.ts'

/** The name of the algorithm in WebCrypto and of the curve in a JWK. */
export const ED25519 = 'Ed25519'

/** Returns the WebCrypto of the runtime. Throws `head_key_invalid` if it has none. */
export function subtleCrypto(): SubtleCryptoLike {
  const subtle = findSubtleCrypto()
  if (subtle !== undefined) return subtle
  return fail('', 'head_key_invalid', 'cannot be used: this runtime has no WebCrypto, which signs and checks heads')
}

/** A pair of Ed25519 keys of WebCrypto, as `crypto.subtle.generateKey('Ed25519', …)` returns it. */
export interface HeadKeys {
  /** Must be extractable, since heads name it by its thumbprint. */
  readonly publicKey: CryptoKeyLike
  /** Must allow `sign`. It need not be extractable. */
  readonly privateKey: CryptoKeyLike
}

/** A public Ed25519 key as a JWK (RFC 8037). Other members, such as `use`, are not read. */
export interface PublicHeadKey {
  readonly kty: 'OKP'
  readonly crv: 'Ed25519'
  /** The 32 bytes of the key in base64url. */
  readonly x: string
  /** The thumbprint of the key (RFC 7638) as `publicKeyOf` states it; it is computed again and never trusted. */
  readonly kid?: string
}

/** A private Ed25519 key as a JWK (RFC 8037). Its owner must keep it secret. */
export interface PrivateHeadKey extends PublicHeadKey {
  /** The 32 bytes of the private key in base64url. */
  readonly d: string
}

/** A public key to check signatures with, and its thumbprint. */
export interface TrustedKey {
  readonly keyId: string
  readonly key: CryptoKeyLike
}

const KEY_BYTES = 32

/** Computes the thumbprint of a public key (RFC 7638, with the members that RFC 8037 requires). */
export function thumbprintOf({ x }: Pick<PublicHeadKey, 'x'>): string {
  const hex = sha256Hex(JSON.stringify({ crv: ED25519, kty: 'OKP', x }))
  const bytes = Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  )
  return encodeBase64Url(Uint8Array.from(bytes))
}

function isKeyMaterial(text: unknown): text is string {
  return typeof text === 'string' && decodeBase64Url(text)?.length === KEY_BYTES
}

/** Returns the member `x` of a JWK. Throws `head_key_invalid` for any other value. */
function readPublicPart(jwk: unknown, path: string): Readonly<Record<string, unknown>> & { readonly x: string } {
  if (isFields(jwk) && jwk.kty === 'OKP' && jwk.crv === ED25519) {
    const { x } = jwk
    if (isKeyMaterial(x)) return { ...jwk, x }
  }
  return fail(path, 'head_key_invalid', {
    message: 'is not an Ed25519 key as a JWK; pass what publicKeyOf or tonne head key returned',
    expected: '{ "crv": "Ed25519", "kty": "OKP", "x": 43 characters of base64url }',
    received: jwk,
  })
}

async function importPublicKey(x: string, path: string): Promise<CryptoKeyLike> {
  try {
    return await subtleCrypto().importKey('jwk', { kty: 'OKP', crv: ED25519, x }, ED25519, true, ['verify'])
  } catch (error) {
    return fail(path, 'head_key_invalid', `cannot be read by the WebCrypto of this runtime: ${String(error)}`)
  }
}

/**
 * Parses a public key of a JWK, and computes its thumbprint (`kid`). Throws `head_key_invalid`, also for a private key, which
 * nobody but its owner may have.
 */
export function parsePublicKey(jwk: unknown, path: string): Required<PublicHeadKey> {
  const { x, d } = readPublicPart(jwk, path)
  if (d !== undefined)
    fail(path, 'head_key_invalid', 'is a private key, which only its owner may have; pass its public part, without d')
  return { crv: ED25519, kid: thumbprintOf({ x }), kty: 'OKP', x }
}

/** Reads a public key that the caller trusts. Throws `head_key_invalid`, also for a private key. */
export async function readTrustedKey(jwk: unknown, path: string): Promise<TrustedKey> {
  const { x, kid } = parsePublicKey(jwk, path)
  return { keyId: kid, key: await importPublicKey(x, path) }
}

function isPublicCryptoKey(key: unknown): boolean {
  return isEd25519(key, 'public') && key.extractable === true
}

function isPrivateCryptoKey(key: unknown): boolean {
  return isEd25519(key, 'private') && isList(key.usages) && key.usages.includes('sign')
}

function isEd25519(key: unknown, type: 'public' | 'private'): key is Readonly<Record<string, unknown>> {
  return isObject(key) && key.type === type && isObject(key.algorithm) && key.algorithm.name === ED25519
}

/**
 * Checks that a host's keys are a pair of Ed25519 keys of WebCrypto. Throws `head_key_invalid`. Only a signature shows that
 * they belong together; `signHead` checks each of its own.
 */
export function checkHeadKeys(keys: unknown, path: string): void {
  if (isObject(keys) && isPublicCryptoKey(keys.publicKey) && isPrivateCryptoKey(keys.privateKey)) return
  fail(path, 'head_key_invalid', {
    message:
      "is not a pair of Ed25519 keys of WebCrypto: an extractable public key and a private key that can sign; make one by crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])",
    expected: '{ publicKey, privateKey }',
    received: keys,
  })
}

/**
 * Returns the public key of a pair as a JWK, with its thumbprint as `kid`: for everyone who checks the heads that the
 * pair signs. Throws `head_key_invalid`.
 *
 * @example
 * ```ts
 * import { importHeadKeys, publicKeyOf } from 'tonne/verify'
 * // the private key of RFC 8037, appendix A.1: everyone knows it, so use it for nothing
 * const jwk = { kty: 'OKP', crv: 'Ed25519', d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' }
 * const { kid } = await publicKeyOf(await importHeadKeys(jwk))
 * kid // => 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k'
 * ```
 */
export async function publicKeyOf(keys: HeadKeys): Promise<Required<PublicHeadKey>> {
  checkHeadKeys(keys, 'keys')
  return parsePublicKey(await subtleCrypto().exportKey('jwk', keys.publicKey), 'keys')
}

/**
 * Reads a private key from its JWK, as `tonne head key` writes it, for `createService` and `signHead`. The private key that
 * comes back cannot be exported. Throws `head_key_invalid`, never with a part of the key in its text.
 *
 * @example
 * ```ts
 * import { importHeadKeys } from 'tonne/verify'
 * await importHeadKeys({ kty: 'OKP', crv: 'Ed25519', x: 'AA' }) // throws head_key_invalid
 * ```
 */
export async function importHeadKeys(jwk: unknown): Promise<HeadKeys> {
  const { x, d } = readPublicPart(jwk, 'key')
  if (!isKeyMaterial(d)) return fail('key', 'head_key_invalid', 'has no private part d of 43 characters of base64url')
  const publicKey = await importPublicKey(x, 'key')
  try {
    const privateJwk = { kty: 'OKP', crv: ED25519, x, d }
    const privateKey = await subtleCrypto().importKey('jwk', privateJwk, ED25519, false, ['sign'])
    return { publicKey, privateKey }
  } catch {
    return fail('key', 'head_key_invalid', 'cannot be read by the WebCrypto of this runtime')
  }
}

/**
 * Makes a new key as a JWK, by the random source of WebCrypto. Throws `head_key_invalid` on a runtime without Ed25519.
 *
 * @example
 * ```ts
 * import { generateHeadKey, importHeadKeys, publicKeyOf } from 'tonne/verify'
 * const jwk = await generateHeadKey() // store it where only the signer reads it
 * const { kid } = await publicKeyOf(await importHeadKeys(jwk))
 * kid === jwk.kid // => true
 * ```
 */
export async function generateHeadKey(): Promise<PrivateHeadKey> {
  const subtle = subtleCrypto()
  const { privateKey } = await subtle.generateKey(ED25519, true, ['sign', 'verify']).catch((error) => {
    return fail(
      '',
      'head_key_invalid',
      `cannot be made: the WebCrypto of this runtime has no Ed25519 (${String(error)})`,
    )
  })
  const jwk = await subtle.exportKey('jwk', privateKey)
  const { x, d } = readPublicPart(jwk, '')
  if (!isKeyMaterial(d)) return fail('', 'head_key_invalid', 'cannot be exported from this runtime')
  return { crv: ED25519, d, kid: thumbprintOf({ x }), kty: 'OKP', x }
}
