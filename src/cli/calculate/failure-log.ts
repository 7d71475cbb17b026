import { type Failure, FileFailures } from '../failure.ts'
import type { FailureStage, RowFailures } from './row-scanner.ts'

/** So many failures are shown; the others are counted. */
export const FAILURES_MAX = 1000

/** From what hides all else to what is said of a row that can be read. */
const STAGES: readonly FailureStage[] = ['text', 'columns', 'row']

/** What is wrong with a file: the first failures of each stage, and how many there are. */
export class FailureLog {
  readonly #kept = new Map<FailureStage, Failure[]>(STAGES.map((stage) => [stage, []]))
  readonly #counts = new Map<FailureStage, number>(STAGES.map((stage) => [stage, 0]))

  /** True when nothing was added. */
  get isEmpty(): boolean {
    return STAGES.every((stage) => this.#counts.get(stage) === 0)
  }

  /** Adds what is wrong with a row, or with the file. */
  add({ stage, failures }: RowFailures): void {
    const kept = this.#kept.get(stage) ?? []
    this.#counts.set(stage, (this.#counts.get(stage) ?? 0) + failures.length)
    kept.push(...failures.slice(0, FAILURES_MAX - kept.length))
  }

  /** Throws `FileFailures` where something was added: of the worst stage, because it may be what the others come from. */
  throwIfAny(file: string): void {
    for (const stage of STAGES) {
      const failures = this.#kept.get(stage) ?? []
      if (failures.length > 0) throw new FileFailures(file, failures, this.#counts.get(stage))
    }
  }
}
