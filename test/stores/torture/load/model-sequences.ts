import type { Figure } from '../figure.ts'

/** How many sequences are made, and on which store. */
interface Sequences {
  readonly store: string
  readonly count: number
}

interface Found {
  readonly seed: number
  /** The most use cases of a sequence. */
  readonly steps: number
  readonly differences: readonly string[]
}

/** What is to come out of sequences against the model. */
export function dueOf({ store, count }: Sequences): Pick<Figure, 'name' | 'aim'> {
  return { name: `model-based sequences, ${store}`, aim: `${count.toLocaleString('en')}, 0 differences` }
}

/** What came out of them. */
export function sequencesFigure(asked: Sequences, { seed, steps, differences }: Found): Figure {
  return {
    ...dueOf(asked),
    measured: `${asked.count.toLocaleString('en')} sequences, ${differences.length} differences`,
    holds: differences.length === 0,
    details: [
      `sequences of seeds ${seed}, ${seed} + 7919, …; each at most ${steps} use cases of three companies`,
      ...differences.slice(0, 5),
    ],
  }
}
