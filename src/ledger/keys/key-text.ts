import { sha256Hex } from '../../base/index.ts'
import { fail } from '../../core/errors/index.ts'

/** 32 characters that are hard to confuse. A power of two, so that five random bits pick one without bias. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const NAME = 'tonne_'
const PREFIX_LENGTH = 8
/** 160 random bits. */
const SECRET_LENGTH = 32
const KEY = new RegExp(`^${NAME}[${ALPHABET}]{${PREFIX_LENGTH}}_[${ALPHABET}]{${SECRET_LENGTH}}$`)
const KEY_LENGTH = NAME.length + PREFIX_LENGTH + 1 + SECRET_LENGTH

/** The part of WebCrypto that is needed, which every runtime has. */
interface RandomSource {
  getRandomValues(bytes: Uint8Array): Uint8Array
}

/** Picks random characters of the alphabet. Throws `policy_invalid` on a runtime without WebCrypto. */
function randomText(length: number): string {
  const { crypto } = globalThis as { readonly crypto?: RandomSource }
  if (crypto === undefined) return fail('key', 'policy_invalid', 'cannot be made: this runtime has no WebCrypto')
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** Makes a key, `tonne_` + prefix + `_` + secret, and its first characters, so that people can tell keys apart. */
export function newKey(): { readonly key: string; readonly prefix: string } {
  const prefix = NAME + randomText(PREFIX_LENGTH)
  return { key: `${prefix}_${randomText(SECRET_LENGTH)}`, prefix }
}

/** True for the form of a key; other texts are rejected before they are hashed. */
export function isKeyText(text: unknown): text is string {
  return typeof text === 'string' && text.length === KEY_LENGTH && KEY.test(text)
}

/** The stored form of a key: its SHA-256 in hex. A secret of 160 random bits needs no slow hash. */
export function hashOf(key: string): string {
  return sha256Hex(key)
}

/** True for equal hashes, in a time that does not depend on where they differ. */
export function isSameHash(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let index = 0; index < a.length; index++) difference |= a.charCodeAt(index) ^ b.charCodeAt(index)
  return difference === 0
}
