import type { BodyContent, BodyPieces } from '../request.ts'
import { silenceTimer } from './silence-timer.ts'

/** The methods for writing to a response of node:http or node:http2. */
export interface PieceWriter {
  write(piece: BodyContent): boolean
  on(event: 'drain' | 'close' | 'error', listener: () => void): unknown
  end(body: BodyContent): unknown
}

/** The delivery of a response. */
export interface WriteOptions {
  /** True once the client is gone. */
  readonly isGone: () => boolean
  /** Breaks the response off, so that it does not look complete. */
  readonly abandon: () => void
  /** The client is disconnected if it reads nothing for this many milliseconds. */
  readonly timeoutMs: number
}

/** Waits until the client has read the written data, is gone, or has timed out. */
function waitForDrain(res: PieceWriter, { isGone, abandon, timeoutMs }: WriteOptions): () => Promise<void> {
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

/** Writes pieces as fast as the client reads them, and breaks the response off if a piece fails. */
export async function writePieces(res: PieceWriter, pieces: BodyPieces, writing: WriteOptions): Promise<void> {
  const taken = waitForDrain(res, writing)
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
