import { type Failure, FailureGroups } from '../../../rows/index.ts'
import { FileFailures, sortByPosition } from '../failure.ts'

/** The stage of a failure: text, columns or content. Failures of the text hide the others. */
type FailureStage = 'text' | 'columns' | 'row'

/** The failures of a row. */
export interface RowFailures {
  readonly stage: FailureStage
  readonly failures: readonly Failure[]
  /** The text of the row without its line end, if bad rows are written. */
  readonly text?: string
}

/** The failures of a file by cause, and their number. */
export class FailureLog {
  readonly #ofText = new FailureGroups()
  readonly #ofRows = new FailureGroups()

  /** True if nothing was added. */
  get isEmpty(): boolean {
    return this.#ofText.count === 0 && this.#ofRows.count === 0
  }

  /** Adds failures of a row, or of the file. */
  add({ stage, failures }: RowFailures): void {
    const groups = stage === 'text' ? this.#ofText : this.#ofRows
    groups.add(sortByPosition(failures))
  }

  /**
   * Throws `FileFailures`: failures of the text, because they may have caused the others, else all others, so that nobody
   * is asked a second time.
   */
  throwIfAny(file: string): void {
    for (const groups of [this.#ofText, this.#ofRows]) if (groups.count > 0) throw new FileFailures(file, groups)
  }
}
