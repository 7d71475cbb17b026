import type { Failure } from '../../rows/index.ts'
import { FileFailures, inOrder } from '../failure.ts'
import { FailureGroups } from '../failure-groups.ts'

/** From the stage that hides all others to failures of readable rows. */
const STAGES = ['text', 'columns', 'row'] as const

/** Severity of a row's failures: its text, its columns, or its content; the more severe hide the others. */
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
    for (const one of this.#stages) if (one.stage === stage) one.groups.add(inOrder(failures))
  }

  /** Throws `FileFailures` if there are any: only those of the worst stage, which may have caused the others. */
  throwIfAny(file: string): void {
    for (const { groups } of this.#stages) if (groups.count > 0) throw new FileFailures(file, groups)
  }
}
