/** One way to read a cell, with the convention that it follows; null if it follows none. */
export interface Interpretation<Convention> {
  readonly convention: Convention | null
  /** The canonical text. */
  readonly text: string
}

/** All possible readings of a cell: one, or two if it is ambiguous. */
export type Interpretations<Convention> = readonly [Interpretation<Convention>, Interpretation<Convention>?]

/** The only reading of a cell. */
export function soleInterpretation<Convention>(
  text: string,
  convention: Convention | null = null,
): Interpretations<Convention> {
  return [{ convention, text }]
}

/** The outcome of choosing an interpretation: a text, or the reason why there is none. */
export type ChosenText = { readonly text: string } | { readonly reason: 'ambiguous' | 'contradiction' }

/**
 * Chooses the interpretation of a cell by the convention of its column. A usual convention that no cell confirms
 * applies only if it is the first interpretation of an ambiguous cell.
 */
export function chooseText<Convention>(
  [first, second]: Interpretations<Convention>,
  { decided, usual }: { readonly decided: Convention | undefined; readonly usual?: Convention | undefined },
): ChosenText {
  const expected = decided ?? usual
  const isExpected = ({ convention }: Interpretation<Convention>) =>
    convention === null || expected === undefined || convention === expected
  if (second === undefined) return isExpected(first) ? first : { reason: 'contradiction' }
  if (expected === undefined) return { reason: 'ambiguous' }
  if (isExpected(first)) return first
  return decided === undefined ? { reason: 'ambiguous' } : second
}

/** A cell that decides the convention of its column. */
export interface DecidingCell<Convention> {
  readonly convention: Convention
  readonly text: string
  readonly line: number
}

/** Cells that show thousands next to numbers without a mark, and without them in a file with commas. */
const DOUBTFUL_MIN = 2
const DOUBTFUL_MAX = 3

/** The cells of a column that show its convention. */
export class ColumnEvidence<Convention> {
  readonly #usual: Convention | undefined
  readonly #deciding = new Map<Convention, DecidingCell<Convention>>()
  #isUsual = false
  #isDoubtful = false
  readonly #doubtful = new Map<string, DecidingCell<Convention>>()
  #hasPlain = false

  /** `usual` is the convention that fits most cells of such a file. */
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

  /**
   * The first cell with thousands, if no cell decides and all of them have groups of three digits: a table of amounts with
   * three decimals each is rare, and one that also has numbers without any is none. Undefined otherwise.
   */
  get grouped(): DecidingCell<Convention> | undefined {
    const [first] = this.#doubtful.values()
    const isOne = new Set([...this.#doubtful.values()].map(({ convention }) => convention)).size === 1
    const countMin = this.#hasPlain ? DOUBTFUL_MIN : this.#usual === '.' ? DOUBTFUL_MAX : Number.POSITIVE_INFINITY
    return isOne && this.#deciding.size === 0 && this.#doubtful.size >= countMin ? first : undefined
  }

  /** Adds the interpretations of a cell. */
  add([first, second]: Interpretations<Convention>, cell: { readonly text: string; readonly line: number }): void {
    const { convention } = first
    if (second !== undefined && convention === this.#usual) this.#isUsual = true
    else if (second !== undefined) {
      this.#isDoubtful = true
      const other = second.convention
      if (other !== null && this.#doubtful.size < DOUBTFUL_MAX)
        this.#doubtful.set(cell.text, { ...cell, convention: other })
    } else if (convention === null && /^[-+]?\d{1,3}$/.test(cell.text)) this.#hasPlain = true
    else if (convention !== null && !this.#deciding.has(convention))
      this.#deciding.set(convention, { convention, ...cell })
  }
}
