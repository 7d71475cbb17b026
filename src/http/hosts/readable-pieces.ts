import type { BodyContent, BodyPieces } from '../request.ts'
import { silenceTimer } from './silence-timer.ts'

interface Controller {
  enqueue(bytes: Uint8Array): void
  close(): void
  error(error: unknown): void
}

type ReadableClass = new (
  source: { pull(controller: Controller): Promise<void>; cancel(): Promise<unknown> },
  strategy: { readonly highWaterMark: number },
) => unknown

/** Encodes content in UTF-8, with a class that every runtime has. */
export function bytesOf(content: BodyContent): Uint8Array {
  if (typeof content !== 'string') return content
  const TextEncoder: new () => { encode(text: string): Uint8Array } = Reflect.get(globalThis, 'TextEncoder')
  return new TextEncoder().encode(content)
}

/**
 * Converts pieces to a ReadableStream of the runtime, on demand. The stream fails if a piece fails or the client reads
 * nothing for `timeoutMs`, so that the host breaks off the response.
 */
export function readableOf(pieces: BodyPieces, timeoutMs: number): unknown {
  const ReadableStream = Reflect.get(globalThis, 'ReadableStream') as ReadableClass
  let stopWaiting: () => unknown = () => undefined
  const waitFor = (controller: Controller) => {
    const silence = silenceTimer(timeoutMs, () => {
      void pieces.return()
      controller.error(new Error('the client read nothing of the response for too long'))
    })
    stopWaiting = silence.stop
  }
  return new ReadableStream(
    {
      pull: async (controller) => {
        stopWaiting()
        const { done, value } = await pieces.next()
        if (done === true) return controller.close()
        controller.enqueue(bytesOf(value))
        waitFor(controller)
      },
      cancel: () => {
        stopWaiting()
        return pieces.return()
      },
    },
    { highWaterMark: 0 },
  )
}
