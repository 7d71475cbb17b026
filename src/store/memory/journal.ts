/** The undo log of a transaction, and its actions after commit. */
export class Journal {
  readonly #undo: (() => void)[] = []
  readonly #settle: (() => void)[] = []

  /** Records how to undo a change. */
  note(undo: () => void): void {
    this.#undo.push(undo)
  }

  /** Defers an action until after the commit. */
  afterCommit(settle: () => void): void {
    this.#settle.push(settle)
  }

  /** A savepoint for `rollback`. */
  get mark(): number {
    return this.#undo.length
  }

  commit(): void {
    for (const settle of this.#settle) settle()
  }

  /** Undoes everything since the mark, latest first. */
  rollback(mark = 0): void {
    while (this.#undo.length > mark) this.#undo.pop()?.()
  }
}
