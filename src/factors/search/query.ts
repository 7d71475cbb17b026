import { type Alternative, FIT } from './alternatives.ts'
import { editDistance } from './edit-distance.ts'
import type { GridState } from './grid-states.ts'
import { type SearchIndex, wordsBeginningWith } from './search-index.ts'
import { subjectAlternatives } from './subjects.ts'
import { everydayWords, isFilling, type Phrase, phraseAt } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** A word or phrase of a search, and what a factor may hold for it. */
export interface Term {
  readonly words: readonly string[]
  /** The words as they were asked for, before their spelling was corrected. */
  readonly asked: string
  readonly alternatives: readonly Alternative[]
  /** What is nearest where nothing fits. */
  readonly near: readonly Alternative[]
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
  readonly corrections: readonly Correction[]
}

const BEGINNING_LENGTH_MIN = 3

/** The words of the index that begin with a word, else those that hold it. */
function widened(index: SearchIndex, word: string): Alternative[] {
  if (word.length < BEGINNING_LENGTH_MIN || /^\d+$/.test(word)) return []
  const beginnings = wordsBeginningWith(index, word).filter((other) => other !== word)
  if (beginnings.length > 0) return beginnings.map((other) => ({ words: [other], fit: FIT.beginning }))
  if (index.postings.has(word)) return []
  return index.words.filter((other) => other.includes(word)).map((other) => ({ words: [other], fit: FIT.part }))
}

/** The letters that may be wrong between two words that begin alike; two of them only in long words or between the same ends. */
function tolerance(word: string, other: string): number {
  const isLong = word.length > 7 || (word.length > 5 && word.at(-1) === other.at(-1))
  return isLong ? 2 : 1
}

/** The word that is spelled most alike and begins alike; undefined if none is near. */
function corrected(index: SearchIndex, word: string): string | undefined {
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
    everydayWords().has(word) ||
    index.postings.has(word) ||
    isMeaning(phraseAt([word], 0)) ||
    widened(index, word).length > 0
  )
}

function correctionsOf(index: SearchIndex, words: readonly string[]): Correction[] {
  const unknown = [...new Set(words)].filter((word) => !isKnown(index, word))
  return unknown.flatMap((word) => {
    const readAs = corrected(index, word)
    return readAs === undefined ? [] : [{ word, readAs }]
  })
}

/** The single words of a phrase and of its published names, and what is nearest to them. */
function nearWords(words: readonly string[], alternatives: readonly Alternative[]): Alternative[] {
  const singles = new Set([...words, ...alternatives.flatMap((alternative) => alternative.words)])
  return [...singles]
    .filter((word) => !isFilling(word) && !word.includes(':'))
    .flatMap((word) => [{ words: [word], fit: FIT.word }, ...subjectAlternatives(word)])
}

function termAt(index: SearchIndex, words: readonly string[], start: number): Omit<Term, 'asked'> {
  const { words: phrase, alternatives, subjects, state } = phraseAt(words, start)
  const [word = ''] = phrase
  const own = [{ words: phrase, fit: FIT.own }, ...(phrase.length === 1 ? widened(index, word) : [])]
  const near = [...subjects, ...nearWords(phrase, alternatives)]
  // a subject with a published name of its own is not found by other things that only share its word
  const isOther = subjects.length > 0 && alternatives.length > 0
  return isOther
    ? { words: phrase, alternatives, near: [...own, ...near], state }
    : { words: phrase, alternatives: [...own, ...alternatives], near, state }
}

/** Understands the words of a search: phrases, countries, states, units, beginnings of words, misspelled words. */
export function queryOf(index: SearchIndex, text: string): Query {
  const asked = wordsOf(text)
  const corrections = correctionsOf(index, asked)
  const readAs = new Map(corrections.map(({ word, readAs }) => [word, readAs]))
  const words = asked.map((word) => readAs.get(word) ?? word)
  const terms = new Map<string, Term>()
  for (let start = 0; start < words.length; ) {
    const term = termAt(index, words, start)
    const end = start + term.words.length
    terms.set(term.words.join(' '), { ...term, asked: asked.slice(start, end).join(' ') })
    start = end
  }
  const telling = [...terms.values()].filter(({ words: [word = '', ...more] }) => more.length > 0 || !isFilling(word))
  return { terms: telling.length > 0 ? telling : [...terms.values()], corrections }
}
