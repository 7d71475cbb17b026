import type { BodyPieces } from './request.ts'

/** Characters of a piece of a text. */
const PIECE_LENGTH = 64 * 1024

/** The source of pieces, and the clean-up once no more are asked for. */
export interface PieceSource {
  /** The next piece; null: that was all. */
  readonly pull: () => Promise<string | null>
  readonly close: () => void
  /** Hears of what `pull` throws, which goes on to whoever asked for the piece. */
  readonly onError?: (error: unknown) => void
}

/** Pieces that let go of what they hold when the last is taken, when one cannot be made, and when nobody wants more. */
class SourcedPieces implements BodyPieces {
  readonly #source: PieceSource
  #isOver = false

  constructor(source: PieceSource) {
    this.#source = source
  }

  async next(): Promise<IteratorResult<string>> {
    if (this.#isOver) return { done: true, value: undefined }
    try {
      const value = await this.#source.pull()
      if (value !== null) return { done: false, value }
    } catch (error) {
      this.#close()
      this.#source.onError?.(error)
      throw error
    }
    return this.return()
  }

  async return(): Promise<IteratorResult<string>> {
    this.#close()
    return { done: true, value: undefined }
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  #close(): void {
    if (!this.#isOver) this.#source.close()
    this.#isOver = true
  }
}

/** Pieces as a source makes them. */
export function piecesOf(source: PieceSource): BodyPieces {
  return new SourcedPieces(source)
}

/** True for a text that is delivered in pieces. */
export function isLongText(text: string): boolean {
  return text.length > PIECE_LENGTH
}

/** The end of a piece that begins there: no surrogate pair is taken apart. */
function endOf(text: string, start: number): number {
  const end = start + PIECE_LENGTH
  if (end >= text.length) return text.length
  const last = text.charCodeAt(end - 1)
  return last >= 0xd800 && last <= 0xdbff ? end - 1 : end
}

/** A long text in pieces. */
export function piecesOfText(text: string, close: () => void): BodyPieces {
  let start = 0
  const pull = async () => {
    if (start >= text.length) return null
    const piece = text.slice(start, endOf(text, start))
    start += piece.length
    return piece
  }
  return piecesOf({ pull, close })
}

/** The whole of a body. Rejects with what a piece rejects with. */
export async function wholeText(body: string | BodyPieces): Promise<string> {
  if (typeof body === 'string') return body
  let text = ''
  for await (const piece of body) text += piece
  return text
}
