/** The timers of runtimes; workers have no `setImmediate`. */
interface Timers {
  readonly setImmediate?: (work: () => void) => unknown
  readonly setTimeout: (work: () => void, ms: number) => unknown
}

/** Yields to all pending work: a store that answers immediately would otherwise block it. */
export function nextTurn(): Promise<void> {
  const { setImmediate, setTimeout } = globalThis as unknown as Timers
  return new Promise((resolve) => {
    if (setImmediate === undefined) setTimeout(resolve, 0)
    else setImmediate(resolve)
  })
}
