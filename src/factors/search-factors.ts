import { foldName } from '../countries/index.ts'
import { type Boundary, checkKeyLength, type EmissionFactor } from '../emissions/index.ts'
import { type CatalogueOption, publishedCatalogue } from './published-catalogue.ts'

/** Filters of a search; omitted fields match everything. */
export interface FactorFilter extends CatalogueOption {
  /** 'desnz-2025' */
  readonly edition?: string
  /** 'GB', 'US-CAMX' */
  readonly region?: string
  /** 'fuel', 'electricity', 'freight-road', … */
  readonly category?: string
  /** Symbol of the denominator unit: 'kWh', 't·km'. */
  readonly unit?: string
  readonly boundary?: Boundary
  /** True for factors that can be used alone. */
  readonly complete?: boolean
}

const FILTERS = ['edition', 'region', 'category', 'unit', 'boundary', 'complete'] as const

function passes(factor: EmissionFactor, filter: FactorFilter): boolean {
  return FILTERS.every((name) => filter[name] === undefined || filter[name] === factor[name])
}

const remembered = new WeakMap<EmissionFactor, readonly string[]>()

function wordsOf(factor: EmissionFactor): readonly string[] {
  const known = remembered.get(factor)
  if (known !== undefined) return known
  const { key, name, unit, region, category, source } = factor
  const words = [...new Set(foldName([name, key, unit, region, category, source.publisher].join(' ')).split(' '))]
  remembered.set(factor, words)
  return words
}

/** 3: an exact word, 2: the beginning of one, 1: inside one, 0: no match. */
function rank(word: string, words: readonly string[]): number {
  if (words.includes(word)) return 3
  if (words.some((other) => other.startsWith(word))) return 2
  return words.some((other) => other.includes(word)) ? 1 : 0
}

function scoreOf(terms: readonly string[], words: readonly string[]): number {
  let score = 0
  for (const word of terms) {
    const one = rank(word, words)
    if (one === 0) return 0
    score += one
  }
  return score + 1
}

/**
 * The factors whose name, key, unit, region, category or publisher contain every word, best first: exact words before
 * beginnings before parts, then the shorter name, the later edition, the key. Without words: all that pass the filters.
 * Case, accents and punctuation are ignored. Throws `text_too_long` over 512 characters.
 *
 * @example
 * ```ts
 * import { searchFactors } from 'tonne/factors'
 * const [best] = searchFactors('natural gas kwh', { edition: 'desnz-2025', boundary: 'TTW' })
 * best?.key // => 'desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv'
 * searchFactors('germany electricity').map(({ key }) => key) // => ['ember/de/kwh']
 * searchFactors('perpetual motion') // => []
 * ```
 */
export function searchFactors(words: string, filter: FactorFilter = {}): EmissionFactor[] {
  const { catalogue = publishedCatalogue } = filter
  checkKeyLength(words, 'words')
  const terms = foldName(words)
    .split(' ')
    .filter((word) => word !== '')
  return catalogue
    .factors()
    .filter((factor) => passes(factor, filter))
    .map((factor) => ({ factor, words: wordsOf(factor), score: scoreOf(terms, wordsOf(factor)) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.words.length - b.words.length ||
        b.factor.source.editionYear - a.factor.source.editionYear ||
        (a.factor.key < b.factor.key ? -1 : 1),
    )
    .map(({ factor }) => factor)
}
