import type { BodyPieces } from '../request.ts'
import { silenceTimer } from './silence-timer.ts'

/** The part of a response of node:http or node:http2 that writes piece by piece. */
export interface PieceWriter {
  write(piece: string): boolean
  on(event: 'drain' | 'close' | 'error', listener: () => void): unknown
  end(body: string): unknown
}

/** The rules by which pieces are written. */
export interface Writing {
  /** True once the client is gone. */
  readonly isGone: () => boolean
  /** Breaks the answer off, so that it does not look complete. */
  readonly abandon: () => void
  /** Milliseconds for which the client may take nothing. */
  readonly timeoutMs: number
}

/** Waits until the client has taken what was written, is gone, or was let go since it took nothing. */
function drained(res: PieceWriter, { isGone, abandon, timeoutMs }: Writing): () => Promise<void> {
  let wake: () => unknown = () => undefined
  for (const event of ['drain', 'close', 'error'] as const) res.on(event, () => wake())
  return () =>
    new Promise((resolve) => {
      const silence = silenceTimer(timeoutMs, () => {
        abandon()
        resolve()
      })
      wake = () => {
        silence.stop()
        resolve()
      }
      if (isGone()) wake()
    })
}

/** Writes pieces no faster than the client takes them, and breaks the answer off where one cannot be made. */
export async function writePieces(res: PieceWriter, pieces: BodyPieces, writing: Writing): Promise<void> {
  const taken = drained(res, writing)
  try {
    for await (const piece of pieces) {
      if (writing.isGone()) return
      if (!res.write(piece)) await taken()
    }
    if (!writing.isGone()) res.end('')
  } catch {
    writing.abandon()
  }
}
