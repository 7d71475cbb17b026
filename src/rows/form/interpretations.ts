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
