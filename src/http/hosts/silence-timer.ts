/** A one-shot timer that activity restarts. */
export interface SilenceTimer {
  /** Restarts the timer; no effect once it has fired. */
  again(): void
  stop(): void
}

/** The timers of runtimes. In Node a timer is an object, which does not keep the process alive after `unref`. */
interface Timers {
  readonly setTimeout: (work: () => void, ms: number) => number | { refresh?(): unknown; unref?(): unknown }
  readonly clearTimeout: (timer: unknown) => void
}

/** Calls `onSilence` once `ms` have passed since the start, or since the last `again`. */
export function silenceTimer(ms: number, onSilence: () => void): SilenceTimer {
  const { setTimeout, clearTimeout } = globalThis as unknown as Timers
  let isOver = false
  const stop = () => {
    isOver = true
    clearTimeout(timer)
  }
  const start = () => {
    const made = setTimeout(() => {
      stop()
      onSilence()
    }, ms)
    if (typeof made === 'object') made.unref?.()
    return made
  }
  let timer = start()
  const again = () => {
    // refreshing a timer that has fired would start it again
    if (isOver) return
    if (typeof timer === 'object' && timer.refresh !== undefined) timer.refresh()
    else {
      clearTimeout(timer)
      timer = start()
    }
  }
  return { again, stop }
}
