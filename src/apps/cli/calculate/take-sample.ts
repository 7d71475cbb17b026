/** Reads the first bytes of a file, and returns them together with all of its bytes. */
export async function takeSample(chunks: AsyncIterable<Uint8Array>, sampleBytes: number) {
  const iterator = chunks[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  let length = 0
  let isAll = false
  while (length < sampleBytes && !isAll) {
    const { value, done } = await iterator.next()
    isAll = done === true
    if (done === true) break
    // the reader may reuse the memory of a piece
    first.push(value.slice())
    length += value.length
  }
  const all = async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield* first
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value
    } finally {
      await iterator.return?.()
    }
  }
  // the same bytes of pieces of any size
  return { sample: Buffer.concat(first).subarray(0, sampleBytes), isAll: isAll && length <= sampleBytes, chunks: all() }
}
