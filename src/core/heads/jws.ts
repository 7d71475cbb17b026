import { type CryptoKeyLike, decodeBase64Url, encodeBase64Url } from '../../base/index.ts'
import { fail } from '../errors/index.ts'
import { ED25519, type HeadKeys, subtleCrypto } from './head-key.ts'

const SIGNATURE_BYTES = 64

/** The decoded parts of a compact JWS (RFC 7515). */
export interface CompactJws {
  /** JSON as it was signed, of ASCII characters. */
  readonly header: string
  readonly payload: string
  readonly signature: Uint8Array
  /** The signed text: header and payload as they were sent. */
  readonly signed: string
}

function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function decodePart(part: string): string | undefined {
  const bytes = decodeBase64Url(part)
  return bytes && String.fromCharCode(...bytes)
}

/** Splits a compact JWS into its parts; undefined for a text of another form, or with a signature of another length. */
export function splitJws(text: string): CompactJws | undefined {
  const parts = text.split('.')
  const [encodedHeader = '', encodedPayload = '', encodedSignature = ''] = parts
  const [header, payload] = [decodePart(encodedHeader), decodePart(encodedPayload)]
  const signature = decodeBase64Url(encodedSignature)
  if (parts.length !== 3 || header === undefined || payload === undefined) return undefined
  if (signature?.length !== SIGNATURE_BYTES) return undefined
  return { header, payload, signature, signed: `${encodedHeader}.${encodedPayload}` }
}

/** True if the key made the signature of a JWS (Ed25519, RFC 8037 section 3.1). */
export function isSignatureOf({ signature, signed }: CompactJws, key: CryptoKeyLike): Promise<boolean> {
  return subtleCrypto().verify(ED25519, key, signature, asciiBytes(signed))
}

/**
 * Signs a header and a payload of ASCII characters. Checks the signature by the public key, so that keys that do not belong
 * together sign nothing. Throws `head_key_invalid`.
 */
export async function signJws(
  { header, payload }: Pick<CompactJws, 'header' | 'payload'>,
  { publicKey, privateKey }: HeadKeys,
): Promise<string> {
  const signed = `${encodeBase64Url(asciiBytes(header))}.${encodeBase64Url(asciiBytes(payload))}`
  const signature = await subtleCrypto()
    .sign(ED25519, privateKey, asciiBytes(signed))
    .catch((error) =>
      fail('keys', 'head_key_invalid', `cannot sign by the WebCrypto of this runtime: ${String(error)}`),
    )
  const bytes = new Uint8Array(signature)
  if (await isSignatureOf({ header, payload, signature: bytes, signed }, publicKey)) {
    return `${signed}.${encodeBase64Url(bytes)}`
  }
  return fail('keys', 'head_key_invalid', 'are not a pair: the public key does not confirm what the private key signs')
}
