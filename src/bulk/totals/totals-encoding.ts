const FIRST_BYTES = 1024

/** An append-only buffer of the bytes and integers of totals. */
export class TotalsEncoder {
  #bytes = new Uint8Array(FIRST_BYTES)
  #length = 0

  byte(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const longer = new Uint8Array(2 * this.#length)
      longer.set(this.#bytes)
      this.#bytes = longer
    }
    this.#bytes[this.#length++] = byte
  }

  bytes(bytes: Uint8Array): void {
    for (const byte of bytes) this.byte(byte)
  }

  /** An unsigned integer of up to 53 bits, seven bits per byte, lowest first. */
  safeInteger(number: number): void {
    let rest = number
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.byte((rest % 128) + 128)
    this.byte(rest)
  }

  /** An integer of any size: twice its byte count, plus one if negative, then the bytes, lowest first. */
  integer(integer: bigint): void {
    const size = integer < 0n ? -integer : integer
    const hex = size.toString(16)
    const digits = hex.length % 2 === 0 ? hex : `0${hex}`
    this.safeInteger(digits.length + (integer < 0n ? 1 : 0))
    for (let index = digits.length - 2; index >= 0; index -= 2)
      this.byte(Number.parseInt(digits.slice(index, index + 2), 16))
  }

  /** A copy of the bytes written so far. */
  written(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }
}

/** Thrown for bytes that no `TotalsEncoder` wrote. */
export class MalformedBytes extends Error {}

/** Reads the output of a `TotalsEncoder`; throws `MalformedBytes` for anything else. */
export class TotalsDecoder {
  readonly #bytes: Uint8Array
  #index = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get left(): number {
    return this.#bytes.length - this.#index
  }

  byte(): number {
    const byte = this.#bytes[this.#index++]
    if (byte === undefined) throw new MalformedBytes('they end too early')
    return byte
  }

  bytes(count: number): Uint8Array {
    if (count > this.left) throw new MalformedBytes('they end too early')
    this.#index += count
    return this.#bytes.subarray(this.#index - count, this.#index)
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
      throw new MalformedBytes('they hold an integer in another form than it is written in')
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    const size = BigInt(`0x${hex.reverse().join('')}`)
    return head % 2 === 1 ? -size : size
  }
}
