/** Tells once that nothing was heard for a while. */
export interface SilenceTimer {
  /** Something was heard: the time begins again; nothing where it is over. */
  again(): void
  stop(): void
}

/** What is used of the timers of Node: one that is `unref`ed keeps no process from its end. */
interface NodeTimers {
  readonly setTimeout: (work: () => void, ms: number) => { refresh(): unknown; unref(): unknown }
  readonly clearTimeout: (timer: unknown) => void
}

/** Calls `onSilence` once `ms` have passed since the start, or since the last `again`. */
export function silenceTimer(ms: number, onSilence: () => void): SilenceTimer {
  const { setTimeout, clearTimeout } = globalThis as unknown as NodeTimers
  let isOver = false
  const stop = () => {
    isOver = true
    clearTimeout(timer)
  }
  const timer = setTimeout(() => {
    stop()
    onSilence()
  }, ms)
  timer.unref()
  return {
    // a timer that has gone off would go off again
    again: () => {
      if (!isOver) timer.refresh()
    },
    stop,
  }
}
