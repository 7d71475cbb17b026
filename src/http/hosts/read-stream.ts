import type { EmissionsError } from '../../errors/index.ts'
import { refusal } from '../problem.ts'
import { silenceTimer } from './silence-timer.ts'

/** What is used of a stream of Node. */
export interface ByteStream {
  readonly destroyed: boolean
  readonly readableEnded: boolean
  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown
  on(event: 'end' | 'error' | 'close', listener: () => void): unknown
  pause(): unknown
}

/** How much of a body is read. */
export interface BodyLimits {
  readonly bytesMax: number
}

/** Bytes that are read and dropped of a body that is refused, so that its sender comes to the end and reads why. */
const DROPPED_BYTES_MAX = 16 * 1024 * 1024

/** How long nothing may come of it: a sender that waits for the answer first will send no more. */
const DROPPED_SILENCE_MS = 1000

/** The chunks of a body as one. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const [first] = chunks
  if (first !== undefined && chunks.length === 1) return first
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

/** What refuses a body that grows beyond the limit. */
export function largeBody({ bytesMax }: BodyLimits): EmissionsError {
  return refusal('body_too_large', `the body has more than ${bytesMax} bytes; send less at once`)
}

/**
 * All bytes of a stream that nobody has read from. The stream is never destroyed: its connection carries the answer.
 * Throws `body_too_large`; an Error when the client goes before it has sent all.
 */
export function readStream(stream: ByteStream, limits: BodyLimits): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    let length = 0
    let isRead = false
    // an error is made only where it is one: every stream closes, and to make one costs more than all else here
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
      resolve(joined(chunks))
    })
    stream.on('error', give)
    return stream.on('close', give)
  })
}

/**
 * Reads what is left of a refused body, as far as that is reasonable, and drops it: to its end, to 16 MiB, or until nothing
 * has come for a second.
 */
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
