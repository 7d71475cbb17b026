import { lazy } from '../../../base/index.ts'
import { type Country, findCountry } from '../../../core/countries/index.ts'
import { type Alternative, FIT, phraseWords } from './alternatives.ts'
import { CONTEXT_WORDS, EVERYDAY_WORDS, FILLING_WORDS, PURCHASE_SPELLINGS } from './everyday-words.ts'
import { regionWord, withinWord } from './factor-words.ts'
import { GRID_STATES, type GridState } from './grid-states.ts'
import { subjectAlternatives } from './subjects.ts'
import { comparedWords } from './words.ts'

/** The most words of a phrase. */
const PHRASE_WORDS_MAX = 5

type Phrases = Map<string, Alternative[]>

function addPhrase(phrases: Phrases, phrase: string, alternatives: readonly Alternative[]): void {
  const key = phraseWords(phrase).join(' ')
  if (key !== '') phrases.set(key, [...(phrases.get(key) ?? []), ...alternatives])
}

function addLine(phrases: Phrases, line: string): void {
  const [left = '', right = ''] = line.split('<')
  const published = left.split(';').map(phraseWords)
  const ranked = published.map((words, index) => ({ words, fit: FIT.synonym - index / 100 }))
  const [first] = ranked
  for (const phrase of right.split(',')) {
    if (first !== undefined) addPhrase(phrases, phrase, [{ ...first, fit: FIT.everyday }, ...ranked.slice(1)])
  }
  for (const words of published) addPhrase(phrases, words.join(' '), ranked)
}

/** A state is served by its subregions; other factors of the United States fit it less. */
function stateAlternatives({ regions }: GridState): Alternative[] {
  const served = regions.map((region, index) => ({ words: [regionWord(region)], fit: FIT.everyday - index / 10 }))
  return [...served, { words: [regionWord('US')], fit: FIT.beginning }]
}

/** The states by name and by code: 'texa', 'us tx'. */
const states = lazy(
  (): ReadonlyMap<string, GridState> =>
    new Map(
      GRID_STATES.flatMap((state) =>
        [state.name, `us ${state.code}`].map((name) => [comparedWords(name).join(' '), state] as const),
      ),
    ),
)

/** The words that people use for what factors are about. */
export interface Vocabulary {
  /** Every everyday phrase and state with its possible meanings. */
  readonly phrases: ReadonlyMap<string, readonly Alternative[]>
  /** The single words of all everyday phrases and of purchases, to correct misspelled words. */
  readonly words: ReadonlySet<string>
}

/** Returns the vocabulary of the search with that of some sets, as tables in the form of `EVERYDAY_WORDS`. */
export function vocabularyOf(tables: readonly string[]): Vocabulary {
  const phrases: Phrases = new Map()
  const lines = [EVERYDAY_WORDS, ...tables].flatMap((table) => table.trim().split('\n'))
  for (const line of lines) addLine(phrases, line)
  for (const [phrase, state] of states()) addPhrase(phrases, phrase, stateAlternatives(state))
  const texts = [...phrases.keys(), PURCHASE_SPELLINGS]
  return { phrases, words: new Set(texts.flatMap((text) => text.split(' '))) }
}

/** The vocabulary without that of any set. */
export const ownVocabulary: () => Vocabulary = lazy(() => vocabularyOf([]))

const filling = lazy((): ReadonlySet<string> => new Set(comparedWords(FILLING_WORDS)))

/** True for a word that says nothing about a factor: 'per', 'emissions'. */
export function isFilling(word: string): boolean {
  return filling().has(word)
}

const context = lazy((): ReadonlySet<string> => new Set(comparedWords(CONTEXT_WORDS)))

/** True for a word that need not fit: 'box', 'commute'. */
export function isContext(word: string): boolean {
  return context().has(word)
}

/** The words of a phrase are singulars: 'united state', 'netherland'. */
function findCountryOfPhrase(phrase: string): Country | undefined {
  return findCountry(phrase) ?? (phrase.length > 3 ? findCountry(`${phrase}s`) : undefined)
}

/** A country by name, or by a code of two or three letters, which may be a word of another meaning. */
function countryAlternatives(phrase: string): Alternative[] {
  const country = /\d/.test(phrase) || isFilling(phrase) ? undefined : findCountryOfPhrase(phrase)
  if (country === undefined) return []
  const { alpha2, alpha3 } = country
  const isCode = [alpha2, alpha3].includes(phrase.toUpperCase()) && phrase !== 'us'
  const fit = isCode ? FIT.elsewhere : FIT.everyday
  return [
    { words: [regionWord(alpha2)], fit },
    { words: [withinWord(alpha2)], fit: fit - 1 },
  ]
}

/** A phrase at the beginning of words, with its possible meanings. */
export interface Phrase {
  readonly words: readonly string[]
  readonly alternatives: readonly Alternative[]
  /** The nearest alternatives if no factor fits. */
  readonly subjects: readonly Alternative[]
  /** The state of the United States that it names. */
  readonly state?: GridState | undefined
}

/**
 * Returns the longest phrase with a meaning that begins at a word; if there is none, only that word, without a meaning.
 */
export function readPhrase({ phrases }: Vocabulary, words: readonly string[], start: number): Phrase {
  for (let length = Math.min(PHRASE_WORDS_MAX, words.length - start); length > 0; length--) {
    const part = words.slice(start, start + length)
    const phrase = part.join(' ')
    const alternatives = [...(phrases.get(phrase) ?? []), ...countryAlternatives(phrase)]
    const subjects = subjectAlternatives(phrase)
    if (alternatives.length + subjects.length > 0) {
      return { words: part, alternatives, subjects, state: states().get(phrase) }
    }
  }
  return { words: words.slice(start, start + 1), alternatives: [], subjects: [] }
}
