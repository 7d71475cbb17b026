import { type Alternative, FIT } from './alternatives.ts'
import type { Term } from './query.ts'
import type { SearchIndex } from './search-index.ts'

/** The fit of each factor of an index, by position; 0 if it does not fit. */
export type Fits = Float32Array

/** True if an ascending list contains a number, by binary search. */
function holds(list: readonly number[], wanted: number): boolean {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return list[low] === wanted
}

/** Raises the fit of the factors that have all words of an alternative. */
function raise(fits: Fits, { postings }: SearchIndex, { words, fit }: Alternative): void {
  const found = words.flatMap((word) => postings.get(word) ?? [])
  if (found.length < words.length) return
  const [shortest, ...others] = found.sort((a, b) => a.factors.length - b.factors.length)
  for (const [at, factor] of (shortest?.factors ?? []).entries()) {
    if (!others.every(({ factors }) => holds(factors, factor))) continue
    const isElsewhere = fit === FIT.own && words.length === 1 && shortest?.isInName[at] === false
    fits[factor] = Math.max(fits[factor] as number, isElsewhere ? FIT.elsewhere : fit)
  }
}

/** Returns the fit of each factor to the best of some alternatives. */
export function fitsOf(index: SearchIndex, alternatives: readonly Alternative[]): Fits {
  const fits = new Float32Array(index.factors.length)
  for (const alternative of alternatives) raise(fits, index, alternative)
  return fits
}

/** A term with its fits; `isNear` if nothing fits it, and these are the nearest to its subject. */
export interface TermFits {
  readonly term: Term
  readonly fits: Fits
  readonly isNear: boolean
}

/** Returns the fits of a term; if no passing factor fits, those of the words nearest to its subject. */
export function termFitsOf(index: SearchIndex, term: Term, passing: readonly number[]): TermFits {
  const fits = fitsOf(index, term.alternatives)
  if (passing.some((factor) => fits[factor] !== 0)) return { term, fits, isNear: false }
  return { term, fits: fitsOf(index, term.near), isNear: true }
}

/** Counts the distinguishing words of each factor that are in no term; 0 without terms. */
export function unaskedCounts(index: SearchIndex, terms: readonly TermFits[]): Uint8Array {
  if (terms.length === 0) return new Uint8Array(index.factors.length)
  const counts = index.specificCounts.slice()
  const asked = new Set(terms.flatMap(({ term }) => term.alternatives.flatMap(({ words }) => words)))
  for (const word of asked) {
    for (const factor of index.postings.get(word)?.specific ?? []) (counts[factor] as number)--
  }
  return counts
}
