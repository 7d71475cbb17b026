import type { Interpretations } from './interpretation.ts'

/** A cell that decides the convention of its column. */
export interface DecidingCell<Convention> {
  readonly convention: Convention
  readonly text: string
  readonly line: number
}

/** The cells of a column that tell its convention. */
export class ColumnEvidence<Convention> {
  readonly #usual: Convention | undefined
  readonly #deciding = new Map<Convention, DecidingCell<Convention>>()
  #isUsual = false
  #isDoubtful = false

  /** `usual` is the convention of cells that are most simply read by it. */
  constructor(usual: Convention | undefined) {
    this.#usual = usual
  }

  /** The first cell that decides; undefined if none does, or if cells contradict each other. */
  get decided(): DecidingCell<Convention> | undefined {
    const [cell, other] = this.#deciding.values()
    return other === undefined ? cell : undefined
  }

  /** True if ambiguous cells wait for one that decides. */
  get isOpen(): boolean {
    return this.#isDoubtful && this.#deciding.size === 0
  }

  /** True if cells were read by the usual convention, which none of them confirms. */
  get isByUsual(): boolean {
    return this.#isUsual && this.#deciding.size === 0
  }

  /** Adds the interpretations of a cell. */
  add([first, second]: Interpretations<Convention>, cell: { readonly text: string; readonly line: number }): void {
    const { convention } = first
    if (second !== undefined && convention === this.#usual) this.#isUsual = true
    else if (second !== undefined) this.#isDoubtful = true
    else if (convention !== null && !this.#deciding.has(convention))
      this.#deciding.set(convention, { convention, ...cell })
  }
}
