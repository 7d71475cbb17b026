import { type Failure, FileFailures } from '../failure.ts'
import type { FailureStage, RowFailures } from './row-scanner.ts'

/** Maximum number of listed failures; the others are only counted. */
export const FAILURES_MAX = 1000

/** From the stage that hides all others to failures of readable rows. */
const STAGES: readonly FailureStage[] = ['text', 'columns', 'row']

/** The failures of a file: the first of each stage, and their number. */
export class FailureLog {
  readonly #kept = new Map<FailureStage, Failure[]>(STAGES.map((stage) => [stage, []]))
  readonly #counts = new Map<FailureStage, number>(STAGES.map((stage) => [stage, 0]))

  /** True if nothing was added. */
  get isEmpty(): boolean {
    return STAGES.every((stage) => this.#counts.get(stage) === 0)
  }

  /** Adds failures of a row, or of the file. */
  add({ stage, failures }: RowFailures): void {
    const kept = this.#kept.get(stage) ?? []
    this.#counts.set(stage, (this.#counts.get(stage) ?? 0) + failures.length)
    kept.push(...failures.slice(0, FAILURES_MAX - kept.length))
  }

  /** Throws `FileFailures` if there are any: only those of the worst stage, which may have caused the others. */
  throwIfAny(file: string): void {
    for (const stage of STAGES) {
      const failures = this.#kept.get(stage) ?? []
      if (failures.length > 0) throw new FileFailures(file, failures, this.#counts.get(stage))
    }
  }
}
