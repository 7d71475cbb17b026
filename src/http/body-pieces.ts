import { utf8Length } from '../base/index.ts'
import type { BodyContent, BodyPieces } from './request.ts'

/** Content with more characters or bytes counts as long while it is delivered. */
const LONG_LENGTH = 64 * 1024
/** The most characters or bytes of a piece; a page of a list is one piece. */
const PIECE_LENGTH = 256 * 1024

/** A source of pieces, and its clean-up. */
interface PieceSource {
  /** The next piece; null: end. */
  readonly pull: () => Promise<BodyContent | null>
  readonly close: () => void
  /** Receives errors of `pull`, which are rethrown to the consumer. */
  readonly onError?: (error: unknown) => void
}

/** Iterates over the pieces of a source. Closes the source after the last piece, on an error, and on `return`. */
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

/** True for content that is delivered in pieces. */
export function isLong(content: BodyContent): boolean {
  return content.length > LONG_LENGTH
}

/** True for a body that is not in pieces. */
export function isContent(body: BodyContent | BodyPieces): body is BodyContent {
  return typeof body === 'string' || ArrayBuffer.isView(body)
}

/** Counts the bytes of content. */
export function byteLengthOf(content: BodyContent): number {
  return typeof content === 'string' ? utf8Length(content) : content.length
}

/** Cuts the piece that begins at `start`, without splitting a surrogate pair. */
function cutPiece(content: BodyContent, start: number): BodyContent {
  const end = start + PIECE_LENGTH
  if (typeof content !== 'string') return content.subarray(start, end)
  const last = end < content.length ? content.charCodeAt(end - 1) : 0
  return content.slice(start, last >= 0xd800 && last <= 0xdbff ? end - 1 : end)
}

/** Splits long content into pieces. */
export function piecesOfContent(content: BodyContent, close: () => void): BodyPieces {
  let start = 0
  const pull = async () => {
    if (start >= content.length) return null
    const piece = cutPiece(content, start)
    start += piece.length
    return piece
  }
  return piecesOf({ pull, close })
}

/** Reads the complete body. Rejects with the error of a piece. */
export async function fullContent(body: BodyContent | BodyPieces): Promise<BodyContent> {
  if (isContent(body)) return body
  let text = ''
  const bytes: Uint8Array[] = []
  for await (const piece of body) {
    if (typeof piece === 'string') text += piece
    else bytes.push(piece)
  }
  return bytes.length === 0 ? text : concatChunks(bytes)
}

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
