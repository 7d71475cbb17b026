import { fail } from '../errors/index.ts'
import {
  type HeadKeys,
  type PublicHeadKey,
  publicKeyOf,
  readTrustedKey,
  type TrustedKey,
  thumbprintOf,
} from './head-key.ts'
import {
  checkHead,
  type Head,
  type HeadPosition,
  type HeadStatement,
  headerText,
  type ParsedHead,
  parseHead,
  payloadText,
} from './head-statement.ts'
import { isSignatureOf, signJws } from './jws.ts'

/** A signed head whose signature was checked. */
export type SignedHead = ParsedHead

async function signStatement(statement: HeadStatement, keys: HeadKeys): Promise<string> {
  const keyId = thumbprintOf(await publicKeyOf(keys))
  return signJws({ header: headerText({ role: statement.role, keyId }), payload: payloadText(statement) }, keys)
}

/**
 * Signs the head of a company's log: a compact JWS (RFC 7515) with Ed25519 (RFC 8037). The same head and key give the same
 * text. Throws `head_malformed`, `head_key_invalid`.
 *
 * @example
 * ```ts
 * import { createService } from 'tonne/service'
 * import { generateHeadKey, importHeadKeys, publicKeyOf, readSignedHead, signHead } from 'tonne/verify'
 * const keys = await importHeadKeys(await generateHeadKey())
 * const head = await createService().company(7).audit.head()
 * const text = await signHead({ companyId: 7, ...head, time: '2025-06-01T08:00:00.000Z' }, keys)
 * const { sequence, role } = await readSignedHead(text, [await publicKeyOf(keys)])
 * sequence // => 0
 * role // => 'signer'
 * await readSignedHead(text, []) // throws head_key_unknown
 * ```
 */
export async function signHead(head: Head, keys: HeadKeys): Promise<string> {
  checkHead(head, 'head')
  const { companyId, sequence, digest, time } = head
  return signStatement({ companyId, sequence, digest, time, role: 'signer', previous: null }, keys)
}

/** Signs a head as a witness that confirmed `previous` before it. Throws `head_malformed`, `head_key_invalid`. */
export async function cosignHead(
  head: Head & { readonly previous: HeadPosition | null },
  keys: HeadKeys,
): Promise<string> {
  checkHead(head, 'head')
  return signStatement({ ...head, role: 'witness' }, keys)
}

/** Reads public keys as JWKs. Throws `head_key_invalid` at the first that is not one. */
export async function readTrustedKeys(keys: readonly unknown[], path = 'keys'): Promise<readonly TrustedKey[]> {
  const trusted: TrustedKey[] = []
  for (const [index, jwk] of keys.entries()) trusted.push(await readTrustedKey(jwk, `${path}[${index}]`))
  return trusted
}

/** Checks a signed head against keys that were read before. Throws as `readSignedHead` does, at `path`. */
export async function checkSignedHead(text: unknown, keys: readonly TrustedKey[], path: string): Promise<SignedHead> {
  const { jws, ...head } = parseHead(text, path)
  const trusted = keys.find(({ keyId }) => keyId === head.keyId)
  if (trusted === undefined) {
    return fail(path, 'head_key_unknown', {
      message: 'is signed by none of the keys that you trust; get the public key from its owner if you trust it too',
      expected: keys.map(({ keyId }) => keyId).join(', ') || 'a key',
      received: head.keyId,
    })
  }
  if (await isSignatureOf(jws, trusted.key)) return head
  return fail(path, 'head_signature_invalid', {
    message: 'has a signature that its key did not make for this text; the head was changed or forged',
    expected: `a signature by ${head.keyId}`,
  })
}

/**
 * Reads a signed head and checks its signature by the public keys that the caller trusts. `role` says who signed: the
 * `signer` of the log, or a `witness` that also states the head it confirmed before (`previous`).
 *
 * It proves that the owner of the key has signed this head. It proves neither the time, which the signer states, nor that
 * a log has the head: `verifyBundle` checks that. Throws `head_malformed` for any text that is not exactly as it was
 * signed, `format_newer`, `head_key_invalid` for keys that are none, `head_key_unknown`, `head_signature_invalid`.
 *
 * @example
 * ```ts
 * import { readSignedHead } from 'tonne/verify'
 * await readSignedHead('e30.e30.AA', []) // throws head_malformed
 * ```
 */
export async function readSignedHead(text: string, keys: readonly PublicHeadKey[]): Promise<SignedHead> {
  return checkSignedHead(text, await readTrustedKeys(keys), 'head')
}
