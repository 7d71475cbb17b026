import { checkKeyLength, type EmissionFactor } from '../../emissions/index.ts'
import { publishedCatalogue } from '../published-catalogue.ts'
import { type FactorFilter, passesFilter } from './factor-filter.ts'
import { type Fits, fitsOf, unaskedCounts } from './match.ts'
import { type Query, queryOf, type Term } from './query.ts'
import { type SearchIndex, searchIndexOf } from './search-index.ts'

/** What a search found, and what it did not. */
export interface FactorSuggestions {
  /** The factors that fit every word, best first; where `unmatched` holds words, the nearest that fit the others. */
  readonly factors: readonly EmissionFactor[]
  /** The words that no factor fits together with the others. Empty: the search found what was asked for. */
  readonly unmatched: readonly string[]
  /** How words were read, a sentence each: a misspelled word, a state that several grids serve. */
  readonly remarks: readonly string[]
}

/** A term with its fits; `isNear` where nothing fits it, and these are the nearest. */
interface TermFits {
  readonly term: Term
  readonly fits: Fits
  readonly isNear: boolean
}

function termFits(index: SearchIndex, term: Term, passing: readonly number[]): TermFits {
  const fits = fitsOf(index, term.alternatives)
  if (passing.some((factor) => fits[factor] !== 0)) return { term, fits, isNear: false }
  return { term, fits: fitsOf(index, term.subjects), isNear: true }
}

const SUBJECT_WEIGHT = 10

/** Regions, and units and years still more, count less than what a factor is about. */
function weightOf({ words, alternatives: [, meant] }: Term): number {
  const [word = ''] = meant?.words ?? []
  if (word.startsWith('unit:') || words.every((one) => /^\d+$/.test(one))) return 1
  return word.startsWith('in:') ? 3 : SUBJECT_WEIGHT
}

function sumOfFits(all: readonly TermFits[], factor: number): number {
  return all.reduce((sum, { fits }) => sum + (fits[factor] as number), 0)
}

/** Best first: fit, total before part, category, fewest words that were not asked for, standing in the catalogue. */
function inOrder(index: SearchIndex, all: readonly TermFits[], found: readonly number[]): EmissionFactor[] {
  const unasked = unaskedCounts(
    index,
    all.map(({ term }) => term),
  )
  const { parts, categories, places } = index
  const scores = new Map(found.map((factor) => [factor, Math.round((sumOfFits(all, factor) - (parts[factor] as number)) * 1000)]))
  const compare = (a: number, b: number) =>
    (scores.get(b) as number) - (scores.get(a) as number) ||
    (parts[a] as number) - (parts[b] as number) ||
    (categories[a] as number) - (categories[b] as number) ||
    (unasked[a] as number) - (unasked[b] as number) ||
    (places[a] as number) - (places[b] as number)
  return [...found].sort(compare).flatMap((factor) => index.factors[factor] ?? [])
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** The factors that fit the most of what was asked for, and all of them the same terms. */
function nearestOf(all: readonly TermFits[], passing: readonly number[]): readonly number[] {
  const weights = all.map(({ term }) => weightOf(term))
  const weightIn = (factor: number) => sum(weights.map((weight, at) => (all[at]?.fits[factor] === 0 ? 0 : weight)))
  const best = passing.reduce((most, factor) => Math.max(most, weightIn(factor)), 0)
  if (best < SUBJECT_WEIGHT && weights.some((weight) => weight === SUBJECT_WEIGHT)) return []
  const nearest = passing.filter((factor) => weightIn(factor) === best)
  const [first] = nearest
  if (best === 0 || first === undefined) return []
  return nearest.filter((factor) => all.every(({ fits }) => (fits[factor] === 0) === (fits[first] === 0)))
}

function spelled({ words }: Term, { corrections }: Query): string {
  return words.map((word) => corrections.find(({ readAs }) => readAs === word)?.word ?? word).join(' ')
}

/** The sentences on a query: corrections of spelling, and the state whose grids were found, if it has several. */
function remarksOn({ corrections, terms }: Query, [first]: readonly EmissionFactor[]): string[] {
  const spelling = corrections.map(({ word, readAs }) => `"${word}" was read as "${readAs}"`)
  const served = terms.flatMap(({ state }) => {
    const regions = state?.regions ?? []
    if (state === undefined || regions.length < 2 || !regions.includes(first?.region ?? '')) return []
    const codes = regions.map((region) => region.slice(3)).join(', ')
    return [`${state.name} is served by ${regions.length} grids (${codes}); the utility or ZIP code tells which (EPA Power Profiler)`]
  })
  return [...spelling, ...served]
}

/**
 * What `searchFactors` finds; where it finds nothing, the words that no factor fits, and the nearest factors that fit
 * the others. Throws as `searchFactors` does.
 *
 * @example
 * ```ts
 * import { suggestFactors } from 'tonne/factors'
 * const german = suggestFactors('diesel germany')
 * german.unmatched // => ['germany']
 * german.factors[0]?.key // => 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'
 * suggestFactors('desiel').remarks // => ['"desiel" was read as "diesel"']
 * ```
 */
export function suggestFactors(words: string, filter: FactorFilter = {}): FactorSuggestions {
  const { catalogue = publishedCatalogue } = filter
  checkKeyLength(words, 'words')
  const passes = passesFilter(catalogue, filter)
  const index = searchIndexOf(catalogue)
  const passing = [...index.factors.keys()].filter((factor) => passes(index.factors[factor] as EmissionFactor))
  const query = queryOf(index, words)
  const all = query.terms.map((term) => termFits(index, term, passing))
  const fitting = passing.filter((factor) => all.every(({ fits, isNear }) => !isNear && fits[factor] !== 0))
  const found = fitting.length > 0 ? fitting : nearestOf(all, passing)
  const [first] = found
  const isUnmatched = ({ fits, isNear }: TermFits) => isNear || first === undefined || fits[first] === 0
  const factors = inOrder(index, all, found)
  return {
    factors,
    unmatched: all.filter(isUnmatched).map(({ term }) => spelled(term, query)),
    remarks: remarksOn(query, factors),
  }
}

/**
 * The factors that fit every word, best first. …
 */
export function searchFactors(words: string, filter: FactorFilter = {}): EmissionFactor[] {
  const { factors, unmatched } = suggestFactors(words, filter)
  return unmatched.length === 0 ? [...factors] : []
}
