import type { StopSignal } from './web.ts'

/** Runs `work`; rejects with the reason of the first signal that aborts, whether or not the work heeds it. */
export async function untilAborted<T>(
  signals: readonly (StopSignal | undefined)[],
  work: () => T | PromiseLike<T>,
): Promise<T> {
  const given = signals.filter((signal) => signal !== undefined)
  for (const signal of given) signal.throwIfAborted()
  const stopped: (() => void)[] = []
  try {
    return await new Promise<T>((resolve, reject) => {
      for (const signal of given) {
        const listener = () => reject(signal.reason)
        signal.addEventListener('abort', listener)
        stopped.push(() => signal.removeEventListener('abort', listener))
      }
      // work that fails after the abort is handled too, to prevent an unhandled rejection
      Promise.resolve(work()).then(resolve, reject)
    })
  } finally {
    // the caller's signals may be long-lived
    for (const removeListener of stopped) removeListener()
  }
}
