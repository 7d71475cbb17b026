import { fail } from '../errors/index.ts'

/** The name of the algorithm in WebCrypto and of the curve in a JWK. */
export const ED25519 = 'Ed25519'

/** The part of a CryptoKey of WebCrypto that is read here, so that no types of a browser or of Node are needed. */
export interface CryptoKeyLike {
  readonly type: string
  readonly algorithm: { readonly name: string }
  readonly usages: readonly string[]
  readonly extractable: boolean
}

/** The part of WebCrypto that signs and checks signatures. */
interface SubtleCryptoLike {
  generateKey(
    algorithm: string,
    extractable: boolean,
    usages: readonly string[],
  ): Promise<{ readonly publicKey: CryptoKeyLike; readonly privateKey: CryptoKeyLike }>
  importKey(
    format: 'jwk',
    jwk: object,
    ...rest: readonly [algorithm: string, extractable: boolean, usages: readonly string[]]
  ): Promise<CryptoKeyLike>
  exportKey(format: 'jwk', key: CryptoKeyLike): Promise<Readonly<Record<string, unknown>>>
  sign(algorithm: string, key: CryptoKeyLike, bytes: Uint8Array): Promise<ArrayBuffer>
  verify(
    algorithm: string,
    key: CryptoKeyLike,
    ...data: readonly [signature: Uint8Array, bytes: Uint8Array]
  ): Promise<boolean>
}

/** Returns the WebCrypto of the runtime. Throws `head_key_invalid` if it has none, as a page without HTTPS. */
export function subtleCrypto(): SubtleCryptoLike {
  const { crypto } = globalThis as unknown as { readonly crypto?: { readonly subtle?: SubtleCryptoLike } }
  const subtle = crypto?.subtle
  if (subtle !== undefined) return subtle
  return fail('', 'head_key_invalid', 'cannot be used: this runtime has no WebCrypto, which signs and checks heads')
}
