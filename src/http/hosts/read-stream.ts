import type { EmissionsError } from '../../core/errors/index.ts'
import { concatChunks } from '../body-pieces.ts'
import { rejection } from '../problem.ts'
import { silenceTimer } from './silence-timer.ts'

/** The methods used of a Node stream. */
export interface ByteStream {
  readonly destroyed: boolean
  readonly readableEnded: boolean
  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown
  on(event: 'end' | 'error' | 'close', listener: () => void): unknown
  pause(): unknown
}

/** The limits for reading a body. */
export interface BodyLimits {
  readonly bytesMax: number
}

/** The most bytes of a rejected body that are read and dropped, so that its sender finishes and reads the response. */
const DROPPED_BYTES_MAX = 16 * 1024 * 1024

/** The longest wait for more bytes: a sender that waits for the response first sends no more. */
const DROPPED_SILENCE_MS = 1000

/** Makes the rejection of a body that exceeds the limit. */
export function largeBody({ bytesMax }: BodyLimits): EmissionsError {
  return rejection('body_too_large', `the body has more than ${bytesMax} bytes; send less at once`)
}

/**
 * Reads all bytes of an unread stream. The stream is never destroyed: its connection carries the response. Throws
 * `body_too_large`; an Error when the client disconnects early.
 */
export function readStream(stream: ByteStream, limits: BodyLimits): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    let length = 0
    let isRead = false
    // creates an error only if needed: every stream closes, and an error costs more than everything else here
    const give = () => {
      if (!isRead) reject(new Error('the client was gone before its body was read'))
    }
    if (stream.destroyed) return give()
    stream.on('data', (chunk: Uint8Array) => {
      length += chunk.length
      if (length <= limits.bytesMax) chunks.push(chunk)
      else reject(largeBody(limits))
    })
    stream.on('end', () => {
      isRead = true
      resolve(concatChunks(chunks))
    })
    stream.on('error', give)
    return stream.on('close', give)
  })
}

/** Reads and drops the rest of a rejected body: to its end, up to 16 MiB, or until nothing arrives for a second. */
export function dropRest(stream: ByteStream): Promise<void> {
  return new Promise((resolve) => {
    if (stream.destroyed || stream.readableEnded) return resolve()
    const silence = silenceTimer(DROPPED_SILENCE_MS, resolve)
    const stop = () => {
      silence.stop()
      resolve()
    }
    let length = 0
    stream.on('data', (chunk: Uint8Array) => {
      length += chunk.length
      if (length <= DROPPED_BYTES_MAX) return silence.again()
      stream.pause()
      stop()
    })
    stream.on('end', stop)
    stream.on('error', stop)
    return stream.on('close', stop)
  })
}
