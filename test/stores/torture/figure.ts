/** How much is tried: `fast` in every run of CI, `full` for the record. */
export type Scale = 'fast' | 'full'

/** What a measurement is asked for. */
export interface Asked {
  readonly scale: Scale
  /** Where chance begins: the same seed tries the same. */
  readonly seed: number
}

/** What was found out of one thing that a store promises. */
export interface Figure {
  /** What was tried, and on what: 'scheduled interleavings, memory'. */
  readonly name: string
  /** What should come out: '20,000, 0 lost updates'. */
  readonly aim: string
  /** What came out, with its numbers and units. */
  readonly measured: string
  readonly holds: boolean
  /** A ratio of speed: in a fast run, where the machine is shared, it is printed and decides nothing. */
  readonly isSpeed?: boolean
  /** It could not be measured on this machine, as `measured` says: a fast run prints that and goes on. */
  readonly isImpossible?: boolean
  /** What a reader who wants to repeat it must know: seeds, what differed, how it was counted. */
  readonly details?: readonly string[]
}

/**
 * Tries something and says what came out; it leaves nothing behind. A file `<name>.figure.ts` in `load/` or `faults/`
 * exports one as `measure`; it runs in a process of its own, in which garbage can be collected by `gc()`.
 */
export type Measure = (asked: Asked) => Promise<readonly Figure[]>
