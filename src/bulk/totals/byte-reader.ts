/** Thrown for bytes that no `ByteWriter` wrote. */
export class MalformedBytes extends Error {}

/** Reads the output of a `ByteWriter`; throws `MalformedBytes` for anything else. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get left(): number {
    return this.#bytes.length - this.#at
  }

  byte(): number {
    const byte = this.#bytes[this.#at++]
    if (byte === undefined) throw new MalformedBytes('they end too early')
    return byte
  }

  bytes(count: number): Uint8Array {
    if (count > this.left) throw new MalformedBytes('they end too early')
    this.#at += count
    return this.#bytes.subarray(this.#at - count, this.#at)
  }

  /** An unsigned integer of up to 53 bits. */
  safeInteger(): number {
    let number = 0
    for (let scale = 1; scale <= 2 ** 49; scale *= 128) {
      const byte = this.byte()
      number += (byte % 128) * scale
      if (byte >= 128) continue
      if (byte === 0 && scale > 1) break
      if (!Number.isSafeInteger(number)) break
      return number
    }
    throw new MalformedBytes('they hold a number that is too long')
  }

  /** An unsigned integer of at most `most`. */
  count(most: number): number {
    const count = this.safeInteger()
    if (count > most) throw new MalformedBytes('they hold a number that is too large')
    return count
  }

  /** A non-zero integer of at most `bytesMax` bytes. */
  integer(bytesMax: number): bigint {
    const head = this.count(2 * bytesMax + 1)
    const bytes = this.bytes(head >> 1)
    if (bytes[bytes.length - 1] === 0 || bytes.length === 0)
      throw new MalformedBytes('they hold an integer that is none')
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    const size = BigInt(`0x${hex.reverse().join('')}`)
    return head % 2 === 1 ? -size : size
  }
}
