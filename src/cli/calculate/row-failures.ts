import { type Failure, FileFailures } from '../failure.ts'

/** Maximum number of listed failures; the others are only counted. */
export const FAILURES_MAX = 1000

/** From the stage that hides all others to failures of readable rows. */
const STAGES = ['text', 'columns', 'row'] as const

/** Severity of a row's failures: its text, its columns, or its content; the more severe hide the others. */
type FailureStage = (typeof STAGES)[number]

/** The failures of a row. */
export interface RowFailures {
  readonly stage: FailureStage
  readonly failures: readonly Failure[]
}

/** The failures of a file: the first of each stage, and their number. */
export class FailureLog {
  readonly #stages = STAGES.map((stage) => ({ stage, first: [] as Failure[], count: 0 }))

  /** True if nothing was added. */
  get isEmpty(): boolean {
    return this.#stages.every(({ count }) => count === 0)
  }

  /** Adds failures of a row, or of the file. */
  add({ stage, failures }: RowFailures): void {
    for (const one of this.#stages) {
      if (one.stage !== stage) continue
      one.count += failures.length
      one.first.push(...failures.slice(0, FAILURES_MAX - one.first.length))
    }
  }

  /** Throws `FileFailures` if there are any: only those of the worst stage, which may have caused the others. */
  throwIfAny(file: string): void {
    for (const { first, count } of this.#stages) if (count > 0) throw new FileFailures(file, first, count)
  }
}
