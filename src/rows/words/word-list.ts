import { keysOf } from '../../base/index.ts'

const RAISED: Readonly<Record<string, string>> = { '²': '2', '³': '3' }
const TRANSCRIBED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Removes the accents of Latin letters: 'Numéro' is 'Numero'. Marks of other scripts are letters or change them. */
export function withoutAccents(text: string): string {
  return /^[ -~]*$/.test(text)
    ? text
    : text
        .normalize('NFD')
        .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
        .normalize('NFC')
}

/** A text without accents, capitals and repeated spaces, for comparison with expressions. */
export function plainText(text: string): string {
  return withoutAccents(text).toLowerCase().trim().replaceAll(/\s+/g, ' ')
}

/** The spellings of a word: with umlauts, and as exports without them write it: 'Kältemittel', 'Kaeltemittel'. */
export function spellingsOf(word: string): readonly string[] {
  const plain = word.replace(/[äöüß]/g, (letter) => TRANSCRIBED[letter] ?? letter)
  return plain === word ? [word] : [word, plain]
}

/** Removes case, accents, spaces and punctuation: 'Grid_Region' and 'grid region' are equal. */
export function foldWord(word: string): string {
  return withoutAccents(word)
    .toLowerCase()
    .replace(/[²³]/g, (digit) => RAISED[digit] ?? '')
    .replace(/[\s_\-./·*^()]+/g, '')
}

/** The folded words of a text, separated by commas or lines, in each of their spellings. */
export function foldedWords(words: string): ReadonlySet<string> {
  const folded = words.split(/[,\n]/).flatMap(spellingsOf).map(foldWord)
  return new Set(folded.filter((word) => word !== ''))
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
  for (const word of words) {
    for (const spelling of table[word].flatMap(spellingsOf)) folded.set(foldWord(spelling), word)
  }
  for (const word of words) folded.set(foldWord(word), word)
  const exact = new Map<string, Word>(words.map((word) => [word, word]))
  return {
    words,
    understood: [...words, ...words.flatMap((word) => table[word])],
    find: (text) => exact.get(text) ?? folded.get(foldWord(text)),
  }
}

/** Returns the entry of a map for a text; a text of several lines is typed with blanks. Undefined if the map does not name it. */
export function findMapEntry<Meaning extends string>(
  text: string,
  map: Readonly<Record<string, Meaning>> | undefined,
): Meaning | undefined {
  if (map === undefined) return undefined
  if (Object.hasOwn(map, text)) return map[text]
  const typed = /\s\s|[^\S ]/.test(text) ? text.replaceAll(/\s+/g, ' ') : text
  return Object.hasOwn(map, typed) ? map[typed] : undefined
}
