/** Time and chance of the host, which tests replace. */
export interface Timing {
  /** Milliseconds since some moment. */
  nowMs(): number
  /** Wakes after so many milliseconds, unless what comes back is called before. */
  after(ms: number, wake: () => void): () => void
  /** From 0 up to, not including, 1. */
  chance(): number
}

interface Host {
  readonly performance: { now(): number }
  readonly setTimeout: (wake: () => void, ms: number) => unknown
  readonly clearTimeout: (timer: unknown) => void
}

const host = globalThis as unknown as Host

/** That of the host itself. */
export const HOST_TIMING: Timing = {
  nowMs: () => host.performance.now(),
  after: (ms, wake) => {
    const timer = host.setTimeout(wake, ms)
    return () => host.clearTimeout(timer)
  },
  chance: Math.random,
}

/** Waits so many milliseconds. */
export function pause(timing: Timing, ms: number): Promise<void> {
  return new Promise((wake) => void timing.after(ms, wake))
}

/** What is given when nothing came in time. */
export interface Late<T> {
  readonly ms: number
  /** What to throw. */
  readonly error: () => Error
  /** What to do with that which comes too late. */
  readonly put?: (value: T) => void
}

/** What comes, if it comes in time. */
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
