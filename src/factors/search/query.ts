import { editDistance } from './edit-distance.ts'
import type { GridState } from './grid-states.ts'
import { type SearchIndex, wordsBeginningWith } from './search-index.ts'
import { type Alternative, everydayWords, FIT, isFilling, phraseAt } from './vocabulary.ts'
import { subjectAlternatives } from './subjects.ts'
import { wordsOf } from './words.ts'

/** A word or phrase of a search, and what a factor may hold for it. */
export interface Term {
  readonly words: readonly string[]
  readonly alternatives: readonly Alternative[]
  /** What is nearest where nothing fits. */
  readonly subjects: readonly Alternative[]
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

/** The letters that may be wrong between two words; two of them only in long words or between the same ends. */
function tolerance(word: string, other: string): number {
  if (other.length < 4 || other[0] !== word[0]) return 0
  const isLong = word.length > 7 || (word.length > 5 && word.at(-1) === other.at(-1))
  return isLong ? 2 : 1
}

/** The word that is spelled most alike and begins alike; undefined if none is near. */
function corrected(index: SearchIndex, word: string): string | undefined {
  if (word.length < 4 || /\d/.test(word)) return undefined
  let best: { readonly other: string; readonly distance: number } | undefined
  for (const other of [...everydayWords(), ...index.words]) {
    const max = Math.min(tolerance(word, other), (best?.distance ?? word.length) - 1)
    if (max <= 0) continue
    const distance = editDistance(word, other, max)
    if (distance <= max) best = { other, distance }
  }
  return best?.other
}

function isKnown(index: SearchIndex, word: string): boolean {
  return (
    isFilling(word) ||
    everydayWords().has(word) ||
    index.postings.has(word) ||
    phraseAt([word], 0).alternatives.length > 0 ||
    subjectAlternatives([word]).length > 0 ||
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

function termAt(index: SearchIndex, words: readonly string[], start: number): Term {
  const phrase = phraseAt(words, start)
  const own: Alternative = { words: phrase.words, fit: FIT.own }
  const [word = ''] = phrase.words
  const wider = phrase.words.length === 1 ? widened(index, word) : []
  return {
    words: phrase.words,
    alternatives: [own, ...phrase.alternatives, ...wider],
    subjects: subjectAlternatives(phrase.words),
    state: phrase.state,
  }
}

/** Understands the words of a search: phrases, countries, states, units, beginnings of words, misspelled words. */
export function queryOf(index: SearchIndex, text: string): Query {
  const asked = wordsOf(text)
  const corrections = correctionsOf(index, asked)
  const readAs = new Map(corrections.map(({ word, readAs }) => [word, readAs]))
  const words = asked.map((word) => readAs.get(word) ?? word)
  const terms: Term[] = []
  for (let start = 0; start < words.length; ) {
    const term = termAt(index, words, start)
    terms.push(term)
    start += term.words.length
  }
  const telling = terms.filter(({ words: [word = '', ...more] }) => more.length > 0 || !isFilling(word))
  return { terms: telling.length > 0 ? telling : terms, corrections }
}
