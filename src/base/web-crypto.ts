/** The part of a CryptoKey of WebCrypto that is read here, so that no types of a browser or of Node are needed. */
export interface CryptoKeyLike {
  readonly type: string
  readonly algorithm: { readonly name: string }
  readonly usages: readonly string[]
  readonly extractable: boolean
}

/** A pair of keys of WebCrypto. */
interface CryptoKeysLike {
  readonly publicKey: CryptoKeyLike
  readonly privateKey: CryptoKeyLike
}

type KeyRules = readonly [algorithm: string, extractable: boolean, usages: readonly string[]]

/** The part of WebCrypto that signs and checks signatures. */
export interface SubtleCryptoLike {
  generateKey(...rules: KeyRules): Promise<CryptoKeysLike>
  importKey(format: 'jwk', jwk: object, ...rules: KeyRules): Promise<CryptoKeyLike>
  exportKey(format: 'jwk', key: CryptoKeyLike): Promise<object>
  sign(algorithm: string, key: CryptoKeyLike, bytes: Uint8Array): Promise<ArrayBuffer>
  verify(algorithm: string, key: CryptoKeyLike, ...data: readonly [Uint8Array, Uint8Array]): Promise<boolean>
}

interface CryptoRuntime {
  readonly crypto?: { readonly subtle?: SubtleCryptoLike }
}

/** Finds the WebCrypto of the runtime; undefined if it has none, as a page without HTTPS. */
export function findSubtleCrypto(): SubtleCryptoLike | undefined {
  const runtime: object = globalThis
  return (runtime as CryptoRuntime).crypto?.subtle
}
