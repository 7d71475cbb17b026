import { type ByteSource, ByteWriter } from '../../csv/index.ts'
import { encodeUtf8 } from './decode-utf8.ts'

/** A piece of the output that many lines share. */
export interface Piece {
  readonly from: number
  readonly to: number
}

/** The pieces of the output that lines share, in one place. */
export class Pieces {
  readonly #bytes = new ByteWriter()

  /** Where the pieces are; asked anew whenever one may have been added. */
  get source(): ByteSource {
    return this.#bytes
  }

  /** Keeps a piece. */
  add(text: string): Piece {
    const from = this.#bytes.length
    this.#bytes.append(encodeUtf8(text))
    return { from, to: this.#bytes.length }
  }

  /** Forgets all pieces. */
  clear(): void {
    this.#bytes.length = 0
  }
}
