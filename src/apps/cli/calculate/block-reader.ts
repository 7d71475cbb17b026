import { readItem } from '../../../base/index.ts'
import { CARRIAGE_RETURN, LINE_FEED } from '../../../core/csv/index.ts'

/** Maximum size of a record with its line end, and of a read. */
export const RECORD_BYTES_MAX = 2 ** 20

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const

/** Block size, and where to split. */
export interface Cutting {
  /** End of the last complete record in the bytes; 0 if there is none. */
  readonly cut: (bytes: Uint8Array) => number
  /** Maximum blocks in use at a time; their buffers are then reused. */
  readonly depth: number
  /** Size of a block, which no record may exceed. */
  readonly blockBytes?: number
}

/** Fills blocks with the bytes of a file. */
class BlockBuffer {
  readonly #buffers: readonly Uint8Array[]
  readonly #size: number
  #turn = 0
  #filled = 0

  constructor(depth: number, size: number) {
    this.#size = size
    // one extra byte for the line feed that the last line may lack
    this.#buffers = Array.from({ length: depth + 2 }, () => new Uint8Array(size + 1))
  }

  get isFull(): boolean {
    return this.#filled === this.#size
  }

  get bytes(): Uint8Array {
    return this.#buffer().subarray(0, this.#filled)
  }

  /** Copies as much of a piece as fits; returns the number of bytes. */
  take(chunk: Uint8Array): number {
    const taken = chunk.subarray(0, this.#size - this.#filled)
    this.#buffer().set(taken, this.#filled)
    this.#filled += taken.length
    return taken.length
  }

  /** Returns the first bytes and moves the rest to the next buffer. */
  give(length: number): Uint8Array {
    const bytes = this.bytes
    const rest = bytes.subarray(length)
    this.#turn++
    this.#buffer().set(rest)
    this.#filled = rest.length
    return bytes.subarray(0, length)
  }

  /** Ends the last line, except after a lone carriage return, which the row reader rejects. */
  endLine(): void {
    const last = this.bytes.at(-1)
    if (last !== undefined && last !== LINE_FEED && last !== CARRIAGE_RETURN) this.#buffer()[this.#filled++] = LINE_FEED
  }

  #buffer(): Uint8Array {
    return readItem(this.#buffers, this.#turn % this.#buffers.length)
  }
}

/** Strips a leading byte order mark. */
async function* withoutMark(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let matched = 0
  for await (const chunk of chunks) {
    let index = 0
    while (matched < BYTE_ORDER_MARK.length && index < chunk.length && chunk[index] === BYTE_ORDER_MARK[matched]) {
      matched++
      index++
    }
    const isMark = matched === BYTE_ORDER_MARK.length
    // a partial mark is ordinary bytes
    if (!isMark && index < chunk.length && matched > index)
      yield Uint8Array.from(BYTE_ORDER_MARK.slice(0, matched - index))
    if (isMark) yield chunk.subarray(index)
    else if (index < chunk.length) yield chunk
    if (index < chunk.length) matched = BYTE_ORDER_MARK.length
  }
}

/** Complete records of a file. */
export interface RecordBytes {
  readonly bytes: Uint8Array
  /** A single, incomplete record beyond the size limit; nothing follows it. */
  readonly isTooLong: boolean
}

/** Splits a file into blocks of as many records as fit, in order; the last one is given a line feed. */
export async function* readBlocks(
  chunks: AsyncIterable<Uint8Array>,
  { cut, depth, blockBytes = RECORD_BYTES_MAX }: Cutting,
): AsyncGenerator<RecordBytes> {
  const buffer = new BlockBuffer(depth, blockBytes)
  for await (const chunk of withoutMark(chunks)) {
    for (let taken = 0; taken < chunk.length; ) {
      taken += buffer.take(chunk.subarray(taken))
      if (!buffer.isFull) break
      const end = cut(buffer.bytes)
      const isTooLong = end === 0
      yield { bytes: buffer.give(isTooLong ? blockBytes : end), isTooLong }
      if (isTooLong) return
    }
  }
  buffer.endLine()
  const { bytes } = buffer
  if (bytes.length > 0) yield { bytes, isTooLong: false }
}
