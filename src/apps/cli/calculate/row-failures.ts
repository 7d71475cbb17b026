import { type Failure, FailureGroups } from '../../../rows/index.ts'
import { FileFailures, sortByPosition } from '../failure.ts'

/** Stages of failures, most severe first. */
const STAGES = ['text', 'columns', 'row'] as const

/** The stage of a failure: text, columns or content. A more severe stage hides the failures of the others. */
type FailureStage = (typeof STAGES)[number]

/** The failures of a row. */
export interface RowFailures {
  readonly stage: FailureStage
  readonly failures: readonly Failure[]
  /** The text of the row without its line end, if bad rows are written. */
  readonly text?: string
}

/** The failures of a file by stage and cause, and their number. */
export class FailureLog {
  readonly #stages = STAGES.map((stage) => ({ stage, groups: new FailureGroups() }))

  /** True if nothing was added. */
  get isEmpty(): boolean {
    return this.#stages.every(({ groups }) => groups.count === 0)
  }

  /** Adds failures of a row, or of the file. */
  add({ stage, failures }: RowFailures): void {
    for (const one of this.#stages) if (one.stage === stage) one.groups.add(sortByPosition(failures))
  }

  /** Throws `FileFailures` with the failures of the most severe stage, because they may have caused the others. */
  throwIfAny(file: string): void {
    for (const { groups } of this.#stages) if (groups.count > 0) throw new FileFailures(file, groups)
  }
}
