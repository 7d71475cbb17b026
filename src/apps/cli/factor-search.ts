import { findCountry, findCountryInAnyLanguage, foldPlaceName } from '../../core/countries/index.ts'
import type { EmissionFactor } from '../../core/emissions/index.ts'
import { adjustedFactor } from '../../core/emissions/index.ts'
import { printSignificant } from '../../core/exact/index.ts'
import {
  type Catalogue,
  type FactorSuggestions,
  publishedCatalogue,
  suggestFactors,
} from '../../reference/factors/index.ts'
import { regionsText } from '../../reference/factors/resolution/index.ts'
import { definedFields } from '../../resources/index.ts'
import {
  FACTOR_SETS,
  type FactorSet,
  hasPlaceNationalFactors,
  isNationalEdition,
  withFactorSets,
} from '../../rows/index.ts'
import { findSearchedPlaces, isJourney, readJourney, replacePlaces } from './search-places.ts'
import { wrap } from './text-layout.ts'

/** Number of factors that are listed by default. */
export const LISTED_MAX = 20
const NEAREST_MAX = 3

/** Filters of a search; undefined ones pass every factor. */
export interface FactorQuery {
  readonly edition: string | undefined
  readonly region: string | undefined
  readonly unit: string | undefined
  readonly category: string | undefined
}

const PHRASE_WORDS_MAX = 4

/** Every phrase of up to four words. */
function phrasesOf(text: string): readonly string[] {
  const words = text.split(/\s+/)
  return words.flatMap((_, start) =>
    Array.from({ length: PHRASE_WORDS_MAX }, (__, more) => words.slice(start, start + more + 1).join(' ')),
  )
}

/** Lists the published sets that a search needs: of money by its filters, of a country by its region or a word. */
function setsOfQuery(words: string, { edition = '', region = '', category = '' }: FactorQuery): readonly FactorSet[] {
  const isOfMoney = edition.startsWith('useeio-') || category.startsWith('spend')
  const isOfGbMoney = edition.startsWith('gb-spend') || (isOfMoney && findCountry(region)?.alpha2 === 'GB')
  const places = [region, ...phrasesOf(words).map((phrase) => findCountryInAnyLanguage(phrase)?.alpha2 ?? phrase)]
  const isNational = isNationalEdition(edition) || places.some(hasPlaceNationalFactors)
  const needed: Readonly<Record<FactorSet, boolean>> = {
    spend: isOfMoney && !edition.startsWith('gb-spend'),
    gbSpend: isOfGbMoney,
    national: isNational,
  }
  return FACTOR_SETS.filter((set) => needed[set])
}

const SPEND = 'spend'
const COUNTRY_LENGTH = 2
const WASTE = 'waste-disposal'
/** Words by which a search asks for the treatment of waste, and not for the thing itself. */
const WASTE_WORDS =
  /waste|landfill|recycl|compost|incinerat|combust|burn|dispos|rubbish|garbage|trash|refuse|scrap|rubble|digest|old |used |skip|d[eé]chet|abfall|m(?:ü|ue)ll|ordure|rifiuti|residuos/i

/** Words by which a search asks for a ship, and not for its cargo. */
const SHIP_WORDS = /tanker|ship|vessel|sea|marine|freight|cargo/i

const SPEND_REMARK = 'no factor per quantity fits; these are per unit of money, for the activity spend'
const REGION_REASON = 'the region is the reason'

function hasMatches({ unmatched, factors }: FactorSuggestions): boolean {
  return unmatched.length === 0 && factors.length > 0
}

/** True if a search found only the treatment of a thing as waste, or its ship, although it asks for neither. */
function isOnlyHandling(words: string, found: FactorSuggestions): boolean {
  if (!hasMatches(found)) return false
  const isOnlyWaste = !WASTE_WORDS.test(words) && found.factors.every(({ category }) => category.startsWith(WASTE))
  return isOnlyWaste || (!SHIP_WORDS.test(words) && found.factors.every(({ key }) => key.includes('tanker')))
}

/** Names the regions without a factor as the reason, and those of the nearest ones. */
function regionReason(regions: string, found: FactorSuggestions): string {
  return `${REGION_REASON}: no factor of this is of ${regions}; the nearest are of ${regionsText(found)}`
}

/** Adds the factors per unit of money to a search that found nothing per quantity, or only how it is handled. */
async function addMoney(
  words: string,
  found: FactorSuggestions,
  { catalogue, region = '' }: { readonly catalogue: Catalogue; readonly region: string | undefined },
): Promise<FactorSuggestions> {
  if (hasMatches(found) && !isOnlyHandling(words, found)) return found
  const country = findCountry(region.slice(0, COUNTRY_LENGTH))?.alpha2
  const isGb = country === 'GB'
  const sets: readonly FactorSet[] = [isGb ? 'gbSpend' : 'spend']
  const category = isGb ? 'spend-without-margins' : SPEND
  const ofMoney = suggestFactors(words, { category, catalogue: await withFactorSets(catalogue, sets) })
  if (!hasMatches(ofMoney)) return found
  const { factors, unmatched, remarks } = ofMoney
  const others = hasMatches(found) ? found.factors : []
  // a quantity of another country says more than money of another country
  if (region !== '' && factors.every((factor) => factor.region !== country)) return found
  return { factors: [...factors, ...others], unmatched, remarks: [...remarks, SPEND_REMARK] }
}

/** Names a country as the reason if it is the only word that no factor fits. */
function addRegionReason(found: FactorSuggestions): FactorSuggestions {
  const named = found.unmatched.filter((word) => findCountry(word) !== undefined)
  if (named.length === 0 || found.unmatched.length !== named.length || found.factors.length === 0) return found
  return { ...found, remarks: [...found.remarks, regionReason(named.join(', '), found)] }
}

/** Searches for words as they are. */
async function searchWords(words: string, query: FactorQuery, published: Catalogue): Promise<FactorSuggestions> {
  const filter = definedFields(query)
  const catalogue = await withFactorSets(published, setsOfQuery(words, query))
  const found = suggestFactors(words, { ...filter, catalogue })
  const { region, ...others } = filter
  const all = Object.keys(others).length === 0 ? await addMoney(words, found, { catalogue, region }) : found
  if (region === undefined) return addRegionReason(all)
  if (hasMatches(all) || all.remarks.some((remark) => remark.startsWith(REGION_REASON))) return all
  const elsewhere = await searchWords(words, { ...query, region: undefined }, published)
  const isElsewhere = hasMatches(elsewhere) && respelledWords(elsewhere).length === 0
  return isElsewhere ? { ...elsewhere, unmatched: [region], remarks: [regionReason(region, elsewhere)] } : all
}

/** A search whose only reason for finding nothing is its region; undefined for others. */
function namingRegion(found: FactorSuggestions | undefined): FactorSuggestions | undefined {
  return found?.remarks.some((remark) => remark.startsWith(REGION_REASON)) === true ? found : undefined
}

const UPSTREAM = /-(?:wtt|td)$/

/** Searches again with the cities and states of the words read as their regions, or as the kind of a journey. */
async function searchPlaces(
  words: string,
  query: FactorQuery,
  { published, unmatched: missing }: { readonly published: Catalogue; readonly unmatched: readonly string[] },
): Promise<FactorSuggestions | undefined> {
  const list = words.split(/\s+/)
  const within = findCountry(query.region?.slice(0, COUNTRY_LENGTH) ?? '')?.alpha2
  const isMissing = (word: string) => missing.some((phrase) => phrase.split(' ').includes(foldPlaceName(word)))
  const hasOwnMeaning = (word: string) => {
    if (within !== undefined) return !isMissing(word)
    // London is the end of a journey, and not the name of a hotel or of an underground
    if (isJourney(list)) return false
    const { unmatched, remarks } = suggestFactors(word, { catalogue: published })
    return unmatched.length === 0 && remarks.length === 0
  }
  const places = findSearchedPlaces(list, { isOther: hasOwnMeaning, within })
  const journey = readJourney(list, places, within)
  const readings = Math.max(0, ...places.map((place) => place.readings.length))
  const others = Array.from({ length: readings }, (_, at) => {
    const read = replacePlaces(list, places, at)
    const remark = places.map(({ text, readings: of }) => `"${text}" was read as ${of[at] ?? of.at(-1)}`).join('; ')
    return { words: read, remark }
  })
  const matches: FactorSuggestions[] = []
  let last: FactorSuggestions | undefined
  for (const reading of [...(journey === undefined ? [] : [journey]), ...others]) {
    if (reading.words === words) continue
    const found = await searchWords(reading.words, query, published)
    last = found
    if (hasMatches(found)) matches.push({ ...found, remarks: [reading.remark, ...found.remarks] })
  }
  // a narrow region may only have the upstream figures of a wider one
  return matches.find(({ factors }) => !UPSTREAM.test(factors[0]?.category ?? '')) ?? matches[0] ?? namingRegion(last)
}

/** The words that a search read as words of similar spelling: they may be places. */
function respelledWords({ remarks }: FactorSuggestions): readonly string[] {
  return remarks.flatMap((remark) => /^"([^"]+)" was read as "/.exec(remark)?.[1] ?? [])
}

/**
 * Searches for words of other languages, which come with the factors of national publishers: "camion" is no misspelled
 * "carbon". Undefined if nothing has all words as they are spelled.
 */
async function searchLanguages(
  words: string,
  query: FactorQuery,
  published: Catalogue,
): Promise<FactorSuggestions | undefined> {
  const found = await searchWords(words, query, await withFactorSets(published, ['national']))
  return hasMatches(found) && respelledWords(found).length === 0 ? found : undefined
}

/** Replaces a country that nothing fits by its English name, if it has that name in another language; else undefined. */
function nameInEnglish(words: string, { unmatched }: FactorSuggestions): string | undefined {
  for (const word of words.split(/\s+/)) {
    const country = unmatched.includes(foldPlaceName(word)) ? findCountryInAnyLanguage(word) : undefined
    if (country !== undefined && findCountry(word) === undefined) return words.replace(word, country.name)
  }
  return undefined
}

/**
 * Searches a catalogue by words and filters. Includes spend factors if the filters name them, and those of national
 * publishers if a filter or a word names their country. Without filters, factors per unit of money are found too if nothing
 * per quantity fits. If nothing fits, cities and states are read as their regions, and the ends of a journey as its kind, and
 * then words as those of another language. If only the region rules everything out, a remark says so. Undefined without words and filters. Throws what `suggestFactors`
 * throws.
 */
export async function searchFactors(
  words: string,
  query: FactorQuery,
  published = publishedCatalogue,
): Promise<FactorSuggestions | undefined> {
  if (words === '' && Object.keys(definedFields(query)).length === 0) return undefined
  const found = await searchWords(words, query, published)
  const respelled = respelledWords(found)
  if (hasMatches(found))
    return respelled.length === 0 ? found : ((await searchLanguages(words, query, published)) ?? found)
  const inEnglish = nameInEnglish(words, found)
  if (inEnglish !== undefined) return searchFactors(inEnglish, query, published)
  const unmatched = [...found.unmatched, ...respelled]
  const ofPlaces = await searchPlaces(words, query, { published, unmatched })
  if (ofPlaces !== undefined && hasMatches(ofPlaces)) return ofPlaces
  return (await searchLanguages(words, query, published)) ?? ofPlaces ?? found
}

/** Returns the nearest factors if nothing fits the search; undefined if something fits. */
export function nearestOf({ unmatched, factors }: FactorSuggestions): readonly EmissionFactor[] | undefined {
  return unmatched.length > 0 || factors.length === 0 ? factors.slice(0, NEAREST_MAX) : undefined
}

function figureOf(factor: EmissionFactor): string {
  const { co2e, biogenicCo2, co2, ch4, n2o } = adjustedFactor(factor)
  if (factor.complete && co2e !== null) return `${printSignificant(co2e, 10)} kg CO2e`
  const parts = Object.entries({ CO2: co2, CH4: ch4, N2O: n2o, 'biogenic CO2': biogenicCo2 })
  const known = parts.filter(([, amount]) => amount !== null).map(([gas]) => gas)
  return `only ${known.join(' and ')}, to be combined`
}

function factorText(factor: EmissionFactor): string {
  const { key, name, unit, region, boundary, heatingValue, source } = factor
  const about = [
    figureOf(factor),
    `per ${unit}`,
    heatingValue === null ? '' : `(${heatingValue})`,
    boundary,
    region ?? 'no region',
  ]
  const year = source.editionYear === 0 ? '' : ` ${source.editionYear}`
  const facts = `${about.filter((part) => part !== '').join(' ')}; ${source.publisher}${year}`
  return `${key}\n${wrap(`    ${name}`, '  ')}\n${wrap(`    ${facts}`, '  ')}\n`
}

const quoteWords = (words: readonly string[]) => words.map((word) => `"${word}"`).join(' and ')

/** Lists the words without a match, and the nearest factors. */
export function nothingFitsText(unmatched: readonly string[], nearest: readonly EmissionFactor[]): string {
  const missing = unmatched.length === 0 ? 'passes these filters' : `fits ${quoteWords(unmatched)}`
  const sentence = `tonne: no published factor ${missing}`
  if (nearest.length > 0) return `${sentence}; the nearest are\n${nearest.map(factorText).join('')}`
  const categories = [...new Set(publishedCatalogue.factors().map(({ category }) => category))].sort().join(', ')
  return `${wrap(`${sentence}; try other words, or --category with one of ${categories}`)}\n`
}

/** Formats the first factors, two lines each, and the number of the others. */
export function factorListText(factors: readonly EmissionFactor[], countMax: number): string {
  const more = factors.length - countMax
  const rest = more > 0 ? `… and ${more} more; --all prints them\n` : ''
  return `${factors.slice(0, countMax).map(factorText).join('')}${rest}`
}
