import type { EmissionFactor } from '../../emissions/index.ts'
import type { Catalogue } from '../catalogue.ts'
import { factorWords } from './factor-words.ts'
import { categoryPlace, partOf, placesOf } from './standing.ts'

/** The factors that hold a word: their positions in the catalogue, and whether it stands in their names. */
export interface Posting {
  readonly factors: number[]
  readonly isInName: boolean[]
  /** The positions of the factors that the word tells apart from the whole that they are a part of. */
  readonly specific: number[]
}

/** Everything that a search looks up; by position of a factor in the catalogue. */
export interface SearchIndex {
  readonly factors: readonly EmissionFactor[]
  readonly postings: ReadonlyMap<string, Posting>
  /** The words in alphabetical order. */
  readonly words: readonly string[]
  readonly parts: Uint8Array
  readonly categories: Uint8Array
  readonly places: Int32Array
  /** How many words tell a factor apart from the whole that it is a part of. */
  readonly specificCounts: Uint8Array
}

function postingsOf(factors: readonly EmissionFactor[]): Map<string, Posting> {
  const postings = new Map<string, Posting>()
  const postingOf = (word: string): Posting => {
    const known = postings.get(word)
    if (known !== undefined) return known
    const created: Posting = { factors: [], isInName: [], specific: [] }
    postings.set(word, created)
    return created
  }
  for (const [index, factor] of factors.entries()) {
    const { name, other, specific } = factorWords(factor)
    for (const word of new Set([...name, ...other])) {
      const posting = postingOf(word)
      posting.factors.push(index)
      posting.isInName.push(name.has(word))
      if (specific.has(word)) posting.specific.push(index)
    }
  }
  return postings
}

function createIndex(factors: readonly EmissionFactor[]): SearchIndex {
  const postings = postingsOf(factors)
  return {
    factors,
    postings,
    words: [...postings.keys()].filter((word) => !word.includes(':')).sort(),
    parts: Uint8Array.from(factors, partOf),
    categories: Uint8Array.from(factors, categoryPlace),
    places: placesOf(factors),
    specificCounts: Uint8Array.from(factors, (factor) => factorWords(factor).specific.size),
  }
}

const indexes = new WeakMap<Catalogue, SearchIndex>()

/** The index of a catalogue, built when it is first searched. */
export function searchIndexOf(catalogue: Catalogue): SearchIndex {
  const known = indexes.get(catalogue)
  if (known !== undefined) return known
  const created = createIndex(catalogue.factors())
  indexes.set(catalogue, created)
  return created
}

/** The words of an index that begin with some letters, by binary search. */
export function wordsBeginningWith({ words }: SearchIndex, letters: string): readonly string[] {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] as string) < letters) low = middle + 1
    else high = middle
  }
  let end = low
  while (words[end]?.startsWith(letters) === true) end++
  return words.slice(low, end)
}
