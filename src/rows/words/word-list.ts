import { keysOf } from '../../base/index.ts'

const RAISED: Readonly<Record<string, string>> = { '²': '2', '³': '3' }

/** Removes case, spaces and punctuation: 'Grid_Region' and 'grid region' are equal. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/[²³]/g, (digit) => RAISED[digit] ?? '')
    .replace(/[\s_\-./·*^()]+/g, '')
}

/** The words of a closed list, each with other words for it. */
export type Synonyms<Word extends string> = Readonly<Record<Word, readonly string[]>>

/** A closed list that finds words as people write them. */
export interface WordList<Word extends string> {
  readonly words: readonly Word[]
  /** All known words: the list and its synonyms. */
  readonly understood: readonly string[]
  /** Finds the word of the list; undefined if unknown. */
  find(text: string): Word | undefined
}

/** Creates a list from a table. A word is found as written, then without case and punctuation, then by its synonyms. */
export function wordList<Word extends string>(table: Synonyms<Word>): WordList<Word> {
  const words = Object.freeze(keysOf(table))
  const folded = new Map<string, Word>()
  for (const word of words) for (const synonym of table[word]) folded.set(foldWord(synonym), word)
  for (const word of words) folded.set(foldWord(word), word)
  const exact = new Map<string, Word>(words.map((word) => [word, word]))
  return {
    words,
    understood: [...words, ...words.flatMap((word) => table[word])],
    find: (text) => exact.get(text) ?? folded.get(foldWord(text)),
  }
}
