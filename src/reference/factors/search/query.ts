import { editDistance } from '../../../base/index.ts'
import { findCountry } from '../../../core/countries/index.ts'
import { type Alternative, FIT } from './alternatives.ts'
import type { GridState } from './grid-states.ts'
import { findByPrefix, type SearchIndex } from './search-index.ts'
import { subjectAlternatives } from './subjects.ts'
import { isContext, isFilling, type Phrase, readPhrase } from './vocabulary.ts'
import { foldedWords, singular } from './words.ts'

/** A word or phrase of a search, and the words that a factor may have for it. */
export interface Term {
  readonly words: readonly string[]
  /** The words as they were asked for, before their spelling was corrected. */
  readonly asked: string
  readonly alternatives: readonly Alternative[]
  /** The words without their meaning, if that is of another country or category than the search. */
  readonly own?: readonly Alternative[]
  /** The nearest words if nothing fits. */
  readonly near: readonly Alternative[]
  /** Its weight if no factor fits all terms. */
  readonly weight: number
  /** True for an amount before a unit, or a word such as 'box'; dropped if no factor fits it too. */
  readonly isContext: boolean
  /** The state of the United States that the words name. */
  readonly state?: GridState | undefined
}

/** A misspelled word, and the one it was read as. */
export interface Correction {
  readonly word: string
  readonly readAs: string
}

/** A search, understood. */
export interface Query {
  readonly terms: readonly Term[]
  /** Optional words: a factor that has them is preferred. */
  readonly filling: readonly Alternative[]
  readonly corrections: readonly Correction[]
}

/** Shorter words of the index are not beginnings: 'de', 't'. */
const BEGINNING_LENGTH_MIN = 3
/** Shorter words are no parts of others: 'gaz' of magazines, 'wine' of swine. */
const PART_LENGTH_MIN = 5

/**
 * Returns the words of the index that begin with a word, otherwise those that contain it. Countries are left out: Roma is
 * not the beginning of Romania.
 */
function widenWord(index: SearchIndex, word: string): Alternative[] {
  const isShort = word.length < BEGINNING_LENGTH_MIN
  if (/^\d+$/.test(word) || (isShort && index.postings.has(word))) return []
  const beginnings = findByPrefix(index, word).filter((other) => other !== word && findCountry(other) === undefined)
  if (beginnings.length > 0) return beginnings.map((other) => ({ words: [other], fit: FIT.beginning }))
  if (word.length < PART_LENGTH_MIN || index.postings.has(word)) return []
  return index.words.filter((other) => other.includes(word)).map((other) => ({ words: [other], fit: FIT.part }))
}

/**
 * Returns how many letters may differ between two words with the same beginning; two only in long words or between the
 * same ends.
 */
function tolerance(word: string, other: string): number {
  const isLong = word.length > 7 || (word.length > 5 && word.at(-1) === other.at(-1))
  return isLong ? 2 : 1
}

/** Finds the word with the most similar spelling and the same beginning; undefined if none is near. */
function correctWord(index: SearchIndex, word: string): string | undefined {
  if (word.length < 4 || /\d/.test(word)) return undefined
  let best: { readonly other: string; readonly distance: number } | undefined
  for (const other of index.spellings.get(word.slice(0, 1)) ?? []) {
    const max = Math.min(tolerance(word, other), (best?.distance ?? word.length) - 1)
    if (max <= 0) continue
    const distance = editDistance(word, other, max)
    if (distance <= max) best = { other, distance }
  }
  return best?.other
}

const isMeaning = ({ alternatives, subjects }: Phrase) => alternatives.length + subjects.length > 0

function isKnown(index: SearchIndex, word: string): boolean {
  return (
    isFilling(word) ||
    isContext(word) ||
    index.vocabulary.words.has(word) ||
    index.postings.has(word) ||
    isMeaning(readPhrase(index.vocabulary, [word], 0)) ||
    widenWord(index, word).length > 0
  )
}

/** The words that are read in another spelling: all that are near, those surely mistyped, none. */
export type Spelling = 'near' | 'mistyped' | 'as_written'

/** A word of fewer letters is another word if one letter is another: 'Brot' and 'boot', 'Möbel' and 'motel'. */
const SUBSTITUTED_LENGTH_MIN = 8
/** A shorter word is another word if a letter is missing. */
const MISTYPED_LENGTH_MIN = 5

/** Endings of the plural in German: 'Versicherungen', 'Reparaturen'. */
const PLURALS = ['e', 'n', 'en', 'er']

/**
 * True if a word is surely another one: its plural, or with a letter too few, too many or, in a long word, wrong, or with two
 * of them swapped.
 */
function isMistyped(word: string, other: string): boolean {
  if (PLURALS.some((ending) => word === other + ending)) return true
  if (word.length < MISTYPED_LENGTH_MIN || editDistance(word, other, 1) > 1) return false
  const isSwapped = [...word].sort().join('') === [...other].sort().join('')
  return word.length !== other.length || isSwapped || word.length >= SUBSTITUTED_LENGTH_MIN
}

function correctionsOf(index: SearchIndex, words: readonly string[], spelling: Spelling): Correction[] {
  if (spelling === 'as_written') return []
  const unknown = [...new Set(words)].filter((word) => !isKnown(index, singular(word)))
  return unknown.flatMap((word) => {
    const readAs = correctWord(index, singular(word))
    if (readAs === undefined || (spelling === 'mistyped' && !isMistyped(singular(word), readAs))) return []
    return [{ word, readAs }]
  })
}

/** Returns the single words of a phrase and of its published names, and the words nearest to them. */
function nearWords(words: readonly string[], alternatives: readonly Alternative[]): Alternative[] {
  const singles = new Set([...words, ...alternatives.flatMap((alternative) => alternative.words)])
  return [...singles]
    .filter((word) => !isFilling(word) && !word.includes(':'))
    .flatMap((word) => [{ words: [word], fit: FIT.word }, ...subjectAlternatives(word)])
}

const SUBJECT_WEIGHT = 10

/** Weighs a phrase: regions count less than subjects, and units and years even less. */
function weightOf({ words, alternatives: [first] }: Phrase): number {
  const [word = ''] = first?.words ?? []
  if (word.startsWith('unit:') || words.every((one) => /^\d+$/.test(one))) return 1
  return word.startsWith('in:') ? 3 : SUBJECT_WEIGHT
}

/** Returns the phrase itself, and words that begin with it or contain it. */
function ownAlternatives(index: SearchIndex, words: readonly string[]): Alternative[] {
  const [word = '', ...more] = words
  return [{ words, fit: FIT.own }, ...(more.length === 0 ? widenWord(index, word) : [])]
}

function termOf(index: SearchIndex, phrase: Phrase): Omit<Term, 'asked' | 'isContext'> {
  const { words, alternatives, subjects, state } = phrase
  return {
    words,
    alternatives: [...ownAlternatives(index, words), ...alternatives],
    near: [...subjects, ...nearWords(words, alternatives)],
    weight: weightOf(phrase),
    state,
  }
}

/** If the only subject of a search has its own published name, words that merely share a part of it do not match. */
function onlySubject(term: Term, { words, alternatives, subjects }: Phrase): Term {
  if (subjects.length === 0 || alternatives.length === 0) return term
  const own = term.alternatives.filter((alternative) => !alternatives.includes(alternative))
  return { ...term, words, alternatives, own, near: [...own, ...term.near] }
}

/** True for a number before a unit: the 3 of '3 t of steel'. */
function isAmount({ vocabulary }: SearchIndex, words: readonly string[], start: number): boolean {
  const [first] = readPhrase(vocabulary, words, start + 1).alternatives
  return /^\d+$/.test(words[start] ?? '') && first?.words[0]?.startsWith('unit:') === true
}

const TURNED_LENGTH = 3

/** Turns 'rent of offices' into 'office rent', if only the latter is a known phrase. */
function turnOf(
  { vocabulary }: SearchIndex,
  words: readonly string[],
  start: number,
): readonly [string, string] | undefined {
  const [first = '', of, second = ''] = words.slice(start, start + TURNED_LENGTH)
  if (of !== 'of' || readPhrase(vocabulary, [first, of, second], 0).words.length > 1) return undefined
  return readPhrase(vocabulary, [second, first], 0).words.length > 1 ? [second, first] : undefined
}

/** Drops the United States from a search that also names one of their states, because its grids are narrower. */
function withoutCountryOfState(terms: readonly Term[]): readonly Term[] {
  if (terms.every(({ state }) => state === undefined)) return terms
  const isCountry = ({ alternatives }: Term) => alternatives.some(({ words }) => words.join(' ') === 'in:US')
  return terms.filter((term) => term.state !== undefined || !isCountry(term))
}

/**
 * Parses the words of a search: phrases, countries, states, units, beginnings of words, and misspelled words.
 */
export function parseQuery(index: SearchIndex, text: string, spelling: Spelling): Query {
  const asked = foldedWords(text)
  const corrections = correctionsOf(index, asked, spelling)
  const readAs = new Map(corrections.map(({ word, readAs }) => [word, readAs]))
  const words = asked.map((word) => readAs.get(word) ?? singular(word))
  const read = (among: readonly string[], start: number) => readPhrase(index.vocabulary, among, start)
  const terms = new Map<string, Term>()
  for (let start = 0; start < words.length; ) {
    const turned = turnOf(index, words, start)
    const phrase = turned === undefined ? read(words, start) : read(turned, 0)
    const end = start + (turned === undefined ? phrase.words.length : TURNED_LENGTH)
    const isDispensable = isAmount(index, words, start) || phrase.words.every(isContext)
    const own = { asked: asked.slice(start, end).join(' '), isContext: isDispensable }
    terms.set(phrase.words.join(' '), { ...termOf(index, phrase), ...own })
    start = end
  }
  const all = [...terms.values()]
  const narrow = withoutCountryOfState(all)
  const telling = narrow.filter(({ words: [word = '', ...more] }) => more.length > 0 || !isFilling(word))
  const chosen = telling.length > 0 ? telling : narrow
  const isOnlySubject = chosen.filter(({ weight }) => weight === SUBJECT_WEIGHT).length === 1
  return {
    terms: isOnlySubject ? chosen.map((term) => onlySubject(term, read(term.words, 0))) : chosen,
    filling: narrow.filter((term) => !chosen.includes(term)).map(({ words }) => ({ words, fit: FIT.filling })),
    corrections,
  }
}
