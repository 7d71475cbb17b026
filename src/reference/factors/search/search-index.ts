import { bisect, cacheByObject, getOrCompute, readItem } from '../../../base/index.ts'
import { type EmissionFactor, moneyOf } from '../../../core/emissions/index.ts'
import { type Catalogue, vocabularyTablesOf } from '../catalogue.ts'
import { type FactorWords, factorWords } from './factor-words.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'
import { rememberingWords } from './words.ts'

/** The order of categories for the same words: those that companies record most often come first. */
const CATEGORIES = [
  'fuel electricity',
  'bioenergy vehicle hotel',
  'travel travel-land travel-road travel-rail',
  'travel-air travel-sea vehicle-van',
  'vehicle-ev-electricity freight-road',
  'vehicle-hgv',
  'freight freight-sea freight-rail freight-air refrigerant heat-steam water homeworking waste-disposal material-use electricity-residual',
].map((group) => group.split(' '))

/** The order of units for the same row: those that meters and invoices state before the rest. */
const UNITS = [
  'l',
  'US gal',
  'kWh',
  'km',
  'mi',
  'passenger·km',
  'passenger·mi',
  't·km',
  'mmbtu',
  't',
  'short ton',
  'm3',
  'kg',
]
const SOLID_UNITS = ['t', 'short ton', 'kWh', 'mmbtu']
const SOLIDS = /solid fuels|biomass|coal|anthracite|bituminous|lignite|coke|wood/i
const GAS_UNITS = ['kWh', 'mmbtu', 'm3', 'scf', 't', 'kg']
const GASES = /natural gas(?! tanker)|cng|biogas|biomethane/i

/** Figures next to a total: upstream, losses, avoided emissions, biogenic CO2, leased assets. */
const BESIDE =
  /-(?:wtt|td|non-baseload)$|^electricity-(?:other|residual)$|^outside-of-scopes$|^managed-assets|^secr-|t-d-for-evs$/

function place(list: readonly string[], one: string): number {
  const index = list.indexOf(one)
  return index < 0 ? list.length : index
}

/** 0: a complete total; 1: a part of one; 2: a figure next to it. */
function partRank({ category, complete }: EmissionFactor): number {
  return BESIDE.test(category) ? 2 : complete ? 0 : 1
}

/** Returns the rank of a category for the same words. */
function categoryPlace({ category }: EmissionFactor): number {
  const group = CATEGORIES.findIndex((categories) => categories.includes(category))
  return group < 0 ? CATEGORIES.length : group
}

/** Figures of no country, such as warming potentials, come before those of countries other than Great Britain. */
function regionPlace(region: string | null): number {
  if (region === 'GB') return 0
  if (region === null) return 1
  if (region === 'US') return 2
  return region.includes('-') ? 4 : 3
}

function unitPlace({ name, unit }: EmissionFactor): number {
  return place(SOLIDS.test(name) ? SOLID_UNITS : GASES.test(name) ? GAS_UNITS : UNITS, unit)
}

/** Direct before lifecycle figures, the home country before no country, the United States and others, then by year, unit, heating value and radiative forcing. */
function standingOf(factor: EmissionFactor): readonly number[] {
  const { name, region, boundary, source, heatingValue, radiativeForcing } = factor
  return [
    boundary === 'lifecycle' ? 1 : 0,
    /total emissions/i.test(name) ? 0 : 1,
    regionPlace(region),
    -source.editionYear,
    -(moneyOf(factor.unit)?.year ?? source.dataYear ?? 0),
    unitPlace(factor),
    heatingValue === 'net' ? 1 : 0,
    radiativeForcing === 'included' ? 1 : 0,
  ]
}

/** One order of the whole catalogue for factors that fit the same words as well: by place, and the place of each. */
function orderOf(factors: readonly EmissionFactor[]) {
  const standings = factors.map(standingOf)
  const compare = (a: number, b: number) => {
    const [one, other] = [standings[a] ?? [], standings[b] ?? []]
    const differing = one.findIndex((value, index) => value !== other[index])
    if (differing >= 0) return (one[differing] ?? 0) - (other[differing] ?? 0)
    return (factors[a]?.key ?? '') < (factors[b]?.key ?? '') ? -1 : 1
  }
  const order = Int32Array.from(factors.keys()).sort(compare)
  const places = new Int32Array(factors.length)
  for (const [at, factor] of order.entries()) places[factor] = at
  return { order, places }
}

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

/** A lifecycle figure of a grid comes after a direct one whose name has up to as many more words. */
const LIFECYCLE_WORDS = 3

/** Counts the words that distinguish a factor from the whole that it is a part of. */
function countSpecific({ boundary, category }: EmissionFactor, { specific }: FactorWords): number {
  return specific.size + (boundary === 'lifecycle' && category === 'electricity' ? LIFECYCLE_WORDS : 0)
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
    specificCounts: Uint8Array.from(factors, (factor, at) => countSpecific(factor, readItem(all, at))),
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
