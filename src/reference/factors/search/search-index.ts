import { bisect, cacheByObject, getOrCompute } from '../../../base/index.ts'
import type { EmissionFactor } from '../../../core/emissions/index.ts'
import { type Catalogue, vocabularyTablesOf } from '../catalogue.ts'
import { type FactorWords, factorWords } from './factor-words.ts'
import { categoryPlace, orderOf, partRank } from './standing.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'
import { rememberingWords } from './words.ts'

/** The factors that have a word: their positions in the catalogue, and if it is in their names. */
export interface Posting {
  readonly factors: number[]
  readonly isInName: boolean[]
  /** The positions of the factors that the word distinguishes from the whole that they are a part of. */
  readonly specific: number[]
}

/** Everything that a search looks up; by position of a factor in the catalogue. */
export interface SearchIndex {
  readonly vocabulary: Vocabulary
  readonly factors: readonly EmissionFactor[]
  readonly postings: ReadonlyMap<string, Posting>
  /** The words in alphabetical order. */
  readonly words: readonly string[]
  /** These and the everyday words by their first letter, to correct misspelled words. */
  readonly spellings: ReadonlyMap<string, readonly string[]>
  readonly parts: Uint8Array
  readonly categories: Uint8Array
  /** The place of each factor among all, and the factor at each place. */
  readonly places: Int32Array
  readonly order: Int32Array
  /** The number of words that distinguish each factor from the whole that it is a part of. */
  readonly specificCounts: Uint8Array
}

function postingsOf(all: readonly FactorWords[]): Map<string, Posting> {
  const postings = new Map<string, Posting>()
  for (const [index, { name, other, specific }] of all.entries()) {
    for (const word of new Set([...name, ...other])) {
      const posting = getOrCompute(postings, word, () => ({ factors: [], isInName: [], specific: [] }))
      posting.factors.push(index)
      posting.isInName.push(name.has(word))
      if (specific.has(word)) posting.specific.push(index)
    }
  }
  return postings
}

const SPELLING_LENGTH_MIN = 4

function spellingsOf(words: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const spellings = new Map<string, string[]>()
  for (const word of words) {
    if (word.length < SPELLING_LENGTH_MIN || /[\d:]/.test(word)) continue
    getOrCompute(spellings, word.slice(0, 1), () => []).push(word)
  }
  return spellings
}

function createIndex(factors: readonly EmissionFactor[], vocabulary: Vocabulary): SearchIndex {
  const read = rememberingWords()
  const all = factors.map((factor) => factorWords(factor, read))
  const postings = postingsOf(all)
  const words = [...postings.keys()].filter((word) => !word.includes(':')).sort()
  return {
    vocabulary,
    factors,
    postings,
    words,
    spellings: spellingsOf(new Set([...vocabulary.words, ...words])),
    parts: Uint8Array.from(factors, partRank),
    categories: Uint8Array.from(factors, categoryPlace),
    ...orderOf(factors),
    specificCounts: Uint8Array.from(all, ({ specific }) => specific.size),
  }
}

/** The index of a catalogue, built when it is first searched. */
export const searchIndexOf: (catalogue: Catalogue) => SearchIndex = cacheByObject((catalogue) =>
  createIndex(catalogue.factors(), vocabularyOf(vocabularyTablesOf(catalogue))),
)

/** Returns the words of an index that begin with some letters, by binary search. */
export function findByPrefix({ words }: SearchIndex, letters: string): readonly string[] {
  const low = bisect(words, (word) => word < letters)
  let end = low
  while (words[end]?.startsWith(letters) === true) end++
  return words.slice(low, end)
}
