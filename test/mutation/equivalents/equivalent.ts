/** Changes of the sources that no test can notice, or none should. */
export interface Equivalent {
  readonly reason: string
  /**
   * File below src/, a text in the line as it stands there (the whole line, where that is shorter than eight characters),
   * and what it becomes; not given: whatever it becomes.
   */
  readonly mutants: readonly (readonly [file: string, line: string, becomes?: string])[]
}
