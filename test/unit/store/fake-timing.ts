import type { Timing } from '../../../src/base/timing.ts'

/** Time that passes only when somebody waits for it, and chance that is always the same. */
export interface FakeTiming extends Timing {
  /** How long was waited, each time. */
  readonly waits: number[]
  /** Lets time pass outside of any waiting. */
  pass(ms: number): void
}

/** `wakes`: false where what is waited for never comes. */
export function fakeTiming({ chance = 0.5, wakes = true } = {}): FakeTiming {
  const now = { ms: 0 }
  const waits: number[] = []
  return {
    waits,
    pass: (ms) => {
      now.ms += ms
    },
    nowMs: () => now.ms,
    chance: () => chance,
    after: (ms, wake) => {
      const state = { isOff: false }
      if (wakes) {
        setImmediate(() => {
          if (state.isOff) return
          waits.push(ms)
          now.ms += ms
          wake()
        })
      }
      return () => {
        state.isOff = true
      }
    },
  }
}
