import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Signs texts, so that a changed text is rejected. */
export interface TextSigner {
  /** Returns the text with its signature, as digits and letters. It is valid only for this purpose. */
  sign(purpose: string, text: string): string
  /** Returns the text that was signed for the purpose; null for any other text. */
  read(purpose: string, signed: string): string | null
}

/** Compares texts in a time that depends only on their length. */
function isSame(text: string, other: string): boolean {
  let difference = text.length ^ other.length
  for (let index = 0; index < text.length; index += 1) difference |= text.charCodeAt(index) ^ other.charCodeAt(index)
  return difference === 0
}

/** Signs by HMAC with SHA-256 (RFC 2104). */
export function textSigner(secret: string): TextSigner {
  const key = utf8ToBytes(secret)
  const signatureOf = (purpose: string, hex: string) =>
    bytesToHex(hmac(sha256, key, utf8ToBytes(JSON.stringify([purpose, hex]))))
  return {
    sign: (purpose, text) => {
      const hex = bytesToHex(utf8ToBytes(text))
      return `${hex}.${signatureOf(purpose, hex)}`
    },
    read: (purpose, signed) => {
      const [hex = '', signature = '', ...more] = signed.split('.')
      if (more.length > 0 || !isSame(signatureOf(purpose, hex), signature)) return null
      return decodeURIComponent(hex.replace(/../g, '%$&'))
    },
  }
}
