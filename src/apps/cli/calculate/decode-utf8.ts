const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const encoder = new TextEncoder()

/** Decodes bytes that were checked to be UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  return decoder.decode(bytes)
}

/** Encodes a text as UTF-8. */
export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text)
}
