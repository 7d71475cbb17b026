/** Milliseconds of a day. */
export const DAY_MS = 86_400_000

/** Clock, timers and randomness of the host, replaceable in tests. */
export interface Timing {
  /** Milliseconds since an arbitrary moment. */
  nowMs(): number
  /** Calls `wake` after a delay; the returned function cancels it. */
  after(ms: number, wake: () => void): () => void
  /** A random number from 0 inclusive to 1 exclusive. */
  chance(): number
}

interface Host {
  readonly performance: { now(): number }
  readonly setTimeout: (wake: () => void, ms: number) => unknown
  readonly clearTimeout: (timer: unknown) => void
}

const host = globalThis as unknown as Host

/** The timing of the host itself. */
export const HOST_TIMING: Timing = {
  nowMs: () => host.performance.now(),
  after: (ms, wake) => {
    const timer = host.setTimeout(wake, ms)
    return () => host.clearTimeout(timer)
  },
  chance: Math.random,
}

/** Resolves after a delay in milliseconds. */
export function pause(timing: Timing, ms: number): Promise<void> {
  return new Promise((wake) => void timing.after(ms, wake))
}

/** The handling of a timeout. */
export interface Late<T> {
  readonly ms: number
  /** The error to throw. */
  readonly error: () => Error
  /** Receives a value that arrives after the timeout. */
  readonly put?: (value: T) => void
}

/** Settles like `coming`, or rejects with `late.error` after `late.ms`. */
export function inTime<T>(timing: Timing, coming: Promise<T>, late: Late<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const state = { isLate: false }
    const callOff = timing.after(late.ms, () => {
      state.isLate = true
      reject(late.error())
    })
    coming.then(
      (value) => {
        if (state.isLate) return late.put?.(value)
        callOff()
        resolve(value)
      },
      (error) => {
        callOff()
        reject(error)
      },
    )
  })
}
