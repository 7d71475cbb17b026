const FIRST_BYTES = 1024

/** An append-only byte buffer. */
export class ByteWriter {
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
