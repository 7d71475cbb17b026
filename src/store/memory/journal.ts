/** What a transaction has done so far, as what undoes it, and what is still to do once all of it stands. */
export class Journal {
  readonly #undo: (() => void)[] = []
  readonly #settle: (() => void)[] = []

  /** Notes how to take back what was just done. */
  note(undo: () => void): void {
    this.#undo.push(undo)
  }

  /** Notes what others may see only after the end. */
  afterCommit(settle: () => void): void {
    this.#settle.push(settle)
  }

  /** How much was noted so far; `rollback` goes back to it. */
  get mark(): number {
    return this.#undo.length
  }

  commit(): void {
    for (const settle of this.#settle) settle()
  }

  /** Takes back everything since the mark, the latest first. */
  rollback(mark = 0): void {
    while (this.#undo.length > mark) this.#undo.pop()?.()
  }
}
