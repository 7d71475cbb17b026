import { readByte, readInt32, readItem } from '../../../base/index.ts'
import { checkWords, type EmissionFactor } from '../../../core/emissions/index.ts'
import { type Catalogue, presentOf } from '../catalogue.ts'
import type { EditionName, RegionName } from '../known-literals.ts'
import { publishedCatalogue } from '../published-catalogue.ts'
import { type Alternative, FIT } from './alternatives.ts'
import { type FactorFilter, HOME_COUNTRIES, hasRegion, type LiteralFilter, passingFactors } from './factor-filter.ts'
import { parseQuery, type Query, type Spelling, type Term } from './query.ts'
import { type SearchIndex, searchIndexOf } from './search-index.ts'

/** The fit of each factor of an index, by position; 0 if it does not fit. */
export type Fits = Float32Array

/** True if an ascending list contains a number, by binary search. */
function holds(list: readonly number[], wanted: number): boolean {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (readItem(list, middle) < wanted) low = middle + 1
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
    fits[factor] = Math.max(fits[factor] ?? 0, isElsewhere ? FIT.elsewhere : fit)
  }
}

/** Returns the fit of each factor to the best of some alternatives. */
function fitsOf(index: SearchIndex, alternatives: readonly Alternative[]): Fits {
  const fits = new Float32Array(index.factors.length)
  for (const alternative of alternatives) raise(fits, index, alternative)
  return fits
}

/** A term with its fits; `isNear` if nothing fits it, and these are the nearest to its subject. */
interface TermFits {
  readonly term: Term
  readonly fits: Fits
  readonly isNear: boolean
}

/** Returns the fits of a term; if no passing factor fits, those of the words nearest to its subject. */
function termFitsOf(index: SearchIndex, term: Term, passing: readonly number[]): TermFits {
  const fits = fitsOf(index, term.alternatives)
  if (passing.some((factor) => fits[factor] !== 0)) return { term, fits, isNear: false }
  const own = term.own === undefined ? undefined : fitsOf(index, term.own)
  if (own !== undefined && passing.some((factor) => own[factor] !== 0)) return { term, fits: own, isNear: false }
  return { term, fits: fitsOf(index, term.near), isNear: true }
}

/** Counts the distinguishing words of each factor that are in no term; 0 without terms. */
function unaskedCounts(index: SearchIndex, terms: readonly TermFits[]): Uint8Array {
  if (terms.length === 0) return new Uint8Array(index.factors.length)
  const counts = index.specificCounts.slice()
  const asked = new Set(terms.flatMap(({ term }) => term.alternatives.flatMap(({ words }) => words)))
  for (const word of asked) {
    for (const factor of index.postings.get(word)?.specific ?? []) {
      counts[factor] = readByte(counts, factor) - 1
    }
  }
  return counts
}

/** The outcome of a search: factors, and the words that no factor fits. */
export interface FactorSuggestions {
  /** The factors that fit every word, best first; if `unmatched` has words, the nearest factors that fit the others. */
  readonly factors: readonly EmissionFactor[]
  /** The words that no factor fits together with the others; empty if the search found factors. */
  readonly unmatched: readonly string[]
  /** Sentences on how words were read: a misspelled word, a state that several grids serve. */
  readonly remarks: readonly string[]
}

const fitsAll = (terms: readonly TermFits[], factor: number) =>
  terms.every(({ fits, isNear }) => !isNear && fits[factor] !== 0)

function matchWeight(terms: readonly TermFits[], factor: number): number {
  let weight = 0
  for (const { fits, term } of terms) if (fits[factor] !== 0) weight += term.weight
  return weight
}

/** Finds the factors that fit the most terms, all of them the same ones; empty if these include no subject. */
function findNearest(terms: readonly TermFits[], passing: readonly number[]): readonly number[] {
  const weights = passing.map((factor) => matchWeight(terms, factor))
  const best = weights.reduce((most, weight) => Math.max(most, weight), 0)
  const heaviest = terms.reduce((most, { term }) => Math.max(most, term.weight), 0)
  const nearest = best < heaviest ? [] : passing.filter((_, at) => weights[at] === best)
  const [first = 0] = nearest
  return nearest.filter((factor) => terms.every(({ fits }) => (fits[factor] === 0) === (fits[first] === 0)))
}

interface Fitting {
  readonly terms: readonly TermFits[]
  readonly fitting: readonly number[]
}

/** Finds the factors that fit all terms; if none does, those that fit all except context words. */
function fittingOf({ terms }: Query, index: SearchIndex, passing: readonly number[]): Fitting {
  const all = terms.map((term) => termFitsOf(index, term, passing))
  const fitting = passing.filter((factor) => fitsAll(all, factor))
  const telling = all.filter(({ term }) => !term.isContext)
  if (fitting.length > 0 || telling.length === 0 || telling.length === all.length) return { terms: all, fitting }
  return { terms: telling, fitting: passing.filter((factor) => fitsAll(telling, factor)) }
}

/** The bounds of the sort criteria, so that they fit in one number. */
const PARTS = 4
const CATEGORIES = 16
const UNASKED = 256

interface Matches {
  readonly terms: readonly TermFits[]
  readonly filling: readonly Fits[]
}

/** Sorts best first: by fit, totals before parts, category, fewest unsearched words, position in the catalogue. */
function sortMatches(index: SearchIndex, { terms, filling }: Matches, found: readonly number[]): EmissionFactor[] {
  const { factors, parts, categories, places, order } = index
  const unasked = unaskedCounts(index, terms)
  const all = [...terms.map(({ fits }) => fits), ...filling]
  const best = all.length * 4000
  const keys = Float64Array.from(found, (factor) => {
    const [part = 0, category = 0] = [parts[factor], categories[factor]]
    const fit = all.reduce((sum, fits) => sum + Math.round((fits[factor] ?? 0) * 1000), -1000 * part)
    const rank = (((best - fit) * PARTS + part) * CATEGORIES + category) * UNASKED + readByte(unasked, factor)
    return rank * factors.length + readInt32(places, factor)
  }).sort()
  return Array.from(keys, (key) => readItem(factors, readInt32(order, key % factors.length)))
}

/**
 * Returns the sentences on a query: corrections of spelling, and the state whose grids were found, if it has several.
 */
function queryRemarks({ corrections, terms }: Query, first: EmissionFactor | undefined): string[] {
  const spelling = corrections.map(({ word, readAs }) => `"${word}" was read as "${readAs}"`)
  const served = terms.flatMap(({ state }) => {
    const regions = state?.regions ?? []
    if (state === undefined || regions.length < 2 || !regions.includes(first?.region ?? '')) return []
    const codes = regions.map((region) => region.slice(3)).join(', ')
    return [
      `${state.name} is served by ${regions.length} grids (${codes}); EPA's Power Profiler tells which by utility or ZIP code`,
    ]
  })
  return [...spelling, ...served]
}

/** The outcome of a search, with the interpretation of its words. */
export interface FactorMatches extends FactorSuggestions {
  readonly terms: readonly Term[]
}

/**
 * As `suggestFactors`, with the words as they were understood. A word is read as another spelling only if more words fit
 * then.
 */
export function matchFactors(words: string, filter: FactorFilter = {}, spelling: Spelling = 'near'): FactorMatches {
  checkWords(words, 'words')
  const catalogue = presentOf(filter.catalogue ?? publishedCatalogue)
  const index = searchIndexOf(catalogue)
  const passing = passingFactors(catalogue, filter)
  const query = parseQuery(index, words, spelling)
  const read = matchesOf(query, index, passing)
  if (read.unmatched.length === 0 || query.corrections.length === 0) return read
  const literal = matchesOf(parseQuery(index, words, 'as_written'), index, passing)
  return literal.unmatched.length <= read.unmatched.length ? literal : read
}

function matchesOf(query: Query, index: SearchIndex, passing: readonly number[]): FactorMatches {
  const { terms, fitting } = fittingOf(query, index, passing)
  const found = fitting.length > 0 ? fitting : findNearest(terms, passing)
  const [first] = found
  const missing = terms.filter(({ fits, isNear }) => isNear || first === undefined || fits[first] === 0)
  const filling = query.filling.map((alternative) => fitsOf(index, [alternative]))
  const factors = sortMatches(index, { terms, filling }, found)
  return {
    factors,
    unmatched: missing.map(({ term }) => term.asked),
    remarks: queryRemarks(query, factors[0]),
    terms: terms.map(({ term }) => term),
  }
}

/**
 * Searches like `searchFactors`; if nothing is found, returns the words that no factor fits, and the nearest factors,
 * which fit the others; if only the region of the filter has none, the region, and the factors of other regions. Throws the codes of `searchFactors`.
 *
 * @example
 * ```ts
 * import { suggestFactors } from 'tonne/factors'
 * const german = suggestFactors('diesel germany')
 * german.unmatched // => ['germany']
 * german.factors[0]?.key // => 'desnz-2026/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'
 * suggestFactors('desiel').remarks // => ['"desiel" was read as "diesel"']
 * ```
 */
export function suggestFactors<
  Edition extends EditionName = EditionName,
  Region extends RegionName = RegionName,
  Own extends Catalogue | undefined = undefined,
>(words: string, filter: LiteralFilter<Edition, Region, Own> = {}): FactorSuggestions {
  const { factors, unmatched, remarks } = matchFactors(words, filter)
  const { region } = filter
  if (unmatched.length === 0 || region === undefined) return { factors, unmatched, remarks }
  const elsewhere = findElsewhere(words, filter)
  if (elsewhere.unmatched.length > 0) return { factors, unmatched, remarks }
  const remark = `the region is the reason: no factor of this is of ${region}; the nearest are of ${regionsText(elsewhere)}`
  return { factors: elsewhere.factors, unmatched: [region], remarks: [...elsewhere.remarks, remark] }
}

/** Searches the countries whose factors a calculation would use instead, in their order, then everywhere. */
function findElsewhere(words: string, { region: _, ...anywhere }: FactorFilter): FactorMatches {
  const homes = HOME_COUNTRIES.filter((home) => hasRegion(anywhere.catalogue ?? publishedCatalogue, home))
  const ofHomes = homes.map((region) => matchFactors(words, { ...anywhere, region }))
  const found = ofHomes.find(({ unmatched, factors }) => unmatched.length === 0 && factors.length > 0)
  return found ?? matchFactors(words, anywhere)
}

const REGIONS_MAX = 5

/** The regions of factors, each once, the best factors first. */
export function regionsText({ factors }: Pick<FactorSuggestions, 'factors'>): string {
  const regions = [...new Set(factors.map(({ region }) => region ?? 'no region'))]
  const shown = regions.slice(0, REGIONS_MAX).join(', ')
  return regions.length > REGIONS_MAX ? `${shown} and others` : shown
}

/**
 * Finds the factors that fit every word, best first. Words are those of the field, not only the publishers': 'lorry'
 * finds HGV, 'heating oil' burning oil, 'eurostar' international rail, 'electricity texas' ERCOT; countries match by
 * any name or code. Case, accents, punctuation and plurals are ignored, and an unknown word is read as the one with the
 * most similar spelling. Without words, returns all factors that pass the filters.
 *
 * The order is that of fit (the everyday meaning, the word itself, another word for it, the beginning of a word, a part
 * of one), then totals before parts and upstream figures, then category, then the fewest words that were not asked for,
 * then direct before lifecycle figures, Great Britain before the United States before others, the newest edition, the
 * most common unit, the key.
 *
 * Throws `text_too_long` over 512 characters, and `invalid_choice` with the nearest for a filter that no factor of the
 * catalogue has; countries and units are understood by name ('UK', 'litres').
 *
 * @example
 * ```ts
 * import { searchFactors } from 'tonne/factors'
 * const [best] = searchFactors('natural gas kwh', { edition: 'desnz-2025', boundary: 'TTW' })
 * best?.key // => 'desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv'
 * searchFactors('electricity texas')[0]?.key // => 'epa-2025/egrid2023/erct/mwh'
 * searchFactors('perpetual motion') // => []
 * searchFactors('diesel', { edition: 'desnz-1850' }) // throws invalid_choice
 * ```
 */
export function searchFactors<
  Edition extends EditionName = EditionName,
  Region extends RegionName = RegionName,
  Own extends Catalogue | undefined = undefined,
>(words: string, filter: LiteralFilter<Edition, Region, Own> = {}): EmissionFactor[] {
  const { factors, unmatched } = matchFactors(words, filter)
  return unmatched.length === 0 ? [...factors] : []
}
