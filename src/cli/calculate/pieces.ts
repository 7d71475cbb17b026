import { type ByteSource, ByteWriter } from '../../csv/index.ts'
import { encodeUtf8 } from './decode-utf8.ts'

/** A range of bytes that many output lines share. */
export interface Piece {
  readonly from: number
  readonly to: number
}

/** One buffer of the pieces that output lines share. */
export class Pieces {
  readonly #bytes = new ByteWriter()

  /** The buffer; do not cache it, since `add` may replace it. */
  get source(): ByteSource {
    return this.#bytes
  }

  add(text: string): Piece {
    const from = this.#bytes.length
    this.#bytes.append(encodeUtf8(text))
    return { from, to: this.#bytes.length }
  }

  clear(): void {
    this.#bytes.length = 0
  }
}
