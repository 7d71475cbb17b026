import type { BodyPieces } from './request.ts'

/** Characters from which a text counts as long while it is delivered. */
const LONG_LENGTH = 64 * 1024
/** Most characters of a piece: a page of a list is one piece. */
const PIECE_LENGTH = 256 * 1024

/** A source of pieces, and its clean-up. */
export interface PieceSource {
  /** The next piece; null: end. */
  readonly pull: () => Promise<string | null>
  readonly close: () => void
  /** Receives errors of `pull`, which are rethrown to the consumer. */
  readonly onError?: (error: unknown) => void
}

/** The pieces of a source, which is released after the last one, on an error, and on `return`. */
export function piecesOf({ pull, close, onError }: PieceSource): BodyPieces {
  let isOver = false
  const end = () => {
    if (!isOver) close()
    isOver = true
  }
  const pieces: BodyPieces = {
    next: async () => {
      if (isOver) return { done: true, value: undefined }
      try {
        const value = await pull()
        if (value !== null) return { done: false, value }
      } catch (error) {
        end()
        onError?.(error)
        throw error
      }
      return pieces.return()
    },
    return: async () => {
      end()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => pieces,
  }
  return pieces
}

/** True for a text delivered in pieces, if only in one. */
export function isLongText(text: string): boolean {
  return text.length > LONG_LENGTH
}

/** The end of the piece that begins at `start`, without splitting a surrogate pair. */
function endOf(text: string, start: number): number {
  const end = start + PIECE_LENGTH
  if (end >= text.length) return text.length
  const last = text.charCodeAt(end - 1)
  return last >= 0xd800 && last <= 0xdbff ? end - 1 : end
}

/** Splits a long text into pieces. */
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

/** The complete body. Rejects with the error of a piece. */
export async function fullText(body: string | BodyPieces): Promise<string> {
  if (typeof body === 'string') return body
  let text = ''
  for await (const piece of body) text += piece
  return text
}
