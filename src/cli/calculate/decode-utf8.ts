const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const encoder = new TextEncoder()

/** The text of bytes that were found to be UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  return decoder.decode(bytes)
}

/** A text as UTF-8. */
export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text)
}
