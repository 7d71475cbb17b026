import type { Term } from './query.ts'
import type { SearchIndex } from './search-index.ts'
import { type Alternative, FIT } from './vocabulary.ts'

/** How well each factor of an index fits a term, by position; 0: not at all. */
export type Fits = Float32Array

/** Raises the fit of the factors that hold all words of an alternative. */
function raise(fits: Fits, { postings }: SearchIndex, { words, fit }: Alternative): void {
  const found = words.map((word) => postings.get(word))
  if (found.includes(undefined)) return
  const [shortest, ...others] = found.flatMap((posting) => posting ?? []).sort((a, b) => a.factors.length - b.factors.length)
  const holders = others.map(({ factors }) => new Set(factors))
  for (const [at, factor] of (shortest?.factors ?? []).entries()) {
    if (!holders.every((held) => held.has(factor))) continue
    const isElsewhere = fit === FIT.own && words.length === 1 && shortest?.isInName[at] === false
    fits[factor] = Math.max(fits[factor] as number, isElsewhere ? FIT.elsewhere : fit)
  }
}

/** How well the factors fit the best of some alternatives. */
export function fitsOf(index: SearchIndex, alternatives: readonly Alternative[]): Fits {
  const fits = new Float32Array(index.factors.length)
  for (const alternative of alternatives) raise(fits, index, alternative)
  return fits
}

/** How many words that tell each factor apart from a whole are in none of the terms. */
export function unaskedCounts(index: SearchIndex, terms: readonly Term[]): Uint8Array {
  const counts = index.specificCounts.slice()
  const asked = new Set(terms.flatMap(({ alternatives }) => alternatives.flatMap(({ words }) => words)))
  for (const word of asked) {
    for (const factor of index.postings.get(word)?.specific ?? []) (counts[factor] as number)--
  }
  return counts
}
