const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Decodes base64; not every runtime has a function for it. */
export function bytesOfBase64(text: string): Uint8Array {
  const digits = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4))
  let bits = 0
  let pending = 0
  let at = 0
  for (const digit of digits) {
    bits = ((bits << 6) | DIGITS.indexOf(digit)) & 0xffff
    pending += 6
    if (pending < 8) continue
    pending -= 8
    bytes[at] = bits >> pending
    at++
  }
  return bytes
}
