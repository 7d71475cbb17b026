/** The digits of base64url (RFC 4648 section 5), by their value. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Encodes bytes in base64url without padding. */
export function encodeBase64Url(bytes: Uint8Array): string {
  let text = ''
  let [bits, count] = [0, 0]
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xffff
    count += 8
    for (; count >= 6; count -= 6) text += DIGITS.charAt((bits >> (count - 6)) & 63)
  }
  return count === 0 ? text : text + DIGITS.charAt((bits << (6 - count)) & 63)
}

/** Decodes base64url without padding; undefined for any text that `encodeBase64Url` does not return. */
export function decodeBase64Url(text: string): Uint8Array | undefined {
  const bytes: number[] = []
  let [bits, count] = [0, 0]
  for (const digit of text) {
    const value = DIGITS.indexOf(digit)
    if (value < 0) return undefined
    bits = ((bits << 6) | value) & 0xffff
    count += 6
    if (count < 8) continue
    count -= 8
    bytes.push((bits >> count) & 255)
  }
  const decoded = Uint8Array.from(bytes)
  // the last digit may have bits that no byte uses, or hold no whole byte
  return encodeBase64Url(decoded) === text ? decoded : undefined
}
