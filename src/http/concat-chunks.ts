/** Concatenates the chunks of a body. */
export function concatChunks(chunks: readonly Uint8Array[]): Uint8Array {
  const [first] = chunks
  if (first !== undefined && chunks.length === 1) return first
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let index = 0
  for (const chunk of chunks) {
    bytes.set(chunk, index)
    index += chunk.length
  }
  return bytes
}
