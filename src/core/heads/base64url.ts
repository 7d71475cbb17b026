/** The functions of every runtime that convert base64. */
interface Base64Runtime {
  atob(text: string): string
  btoa(text: string): string
}

const { atob, btoa } = globalThis as unknown as Base64Runtime

/** Encodes bytes in base64url (RFC 4648 section 5) without padding. */
export function encodeBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Decodes base64url without padding; undefined for any text that `encodeBase64Url` does not return. */
export function decodeBase64Url(text: string): Uint8Array | undefined {
  // four characters hold three bytes, so one more than a multiple of four holds none
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined
  const decoded = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(decoded, (character) => character.charCodeAt(0))
  // the last character may have bits that no byte uses
  return encodeBase64Url(bytes) === text ? bytes : undefined
}

/** Converts a text of ASCII characters to its bytes. */
export function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
