import { editDistance } from '../../../base/index.ts'
import { findCountry, foldName } from '../../../core/countries/index.ts'
import { type EmissionFactor, fittingUse, moneyOf } from '../../../core/emissions/index.ts'
import { fail } from '../../../core/errors/index.ts'
import { builtInUnits } from '../../../core/units/index.ts'
import { type Catalogue, findFirst } from '../catalogue.ts'
import { nearestKeys } from '../nearest-keys.ts'
import { HOME_COUNTRIES, hasRegion } from '../search/factor-filter.ts'
import { matchFactors } from '../search/search-factors.ts'
import { type Candidates, NAMES_MAX, unitDimension } from './candidates.ts'
import { chooseEdition, type EditionRule } from './edition-choice.ts'
import { isEverydayFuel } from './everyday-fuels.ts'
import { fitName, nearestNames, type WordsToFit } from './name-fit.ts'
import { fallbackNotice } from './region-choice.ts'
import type { QuantityToSelect, SpendToSelect } from './request.ts'

/** Returns the factors whose name contains all the words. */
export function filterByName(factors: readonly EmissionFactor[], name: string): readonly EmissionFactor[] {
  const words = foldName(name).split(' ')
  return factors.filter((factor) => {
    const own = foldName(factor.name).split(' ')
    return words.every((word) => own.includes(word))
  })
}

/** The name as users may write it: trailing parts of the path, without the sheet. */
function endings(name: string): string[] {
  const parts = name.split(' / ')
  return parts.map((_, index) => foldName(parts.slice(index).join(' ')))
}

/** True if words are the full name of a factor, with or without the first parts of its path. */
export function isFullName(name: string, words: string): boolean {
  return endings(name).includes(foldName(words))
}

/**
 * Keeps, of each edition, the factors whose name ends in exactly these words, if any: 'gas oil' is Gas oil, not Marine gas
 * oil. A row of one edition never hides those of another, since the period chooses among editions.
 */
export function preferExactName(factors: readonly EmissionFactor[], name: string): readonly EmissionFactor[] {
  const exact = new Set(factors.filter((factor) => isFullName(factor.name, name)))
  const editions = new Set(Array.from(exact, ({ edition }) => edition))
  return factors.filter((factor) => exact.has(factor) || !editions.has(factor.edition))
}

/** The words of a search, and their text. */
interface NameRequest extends WordsToFit {
  readonly path: string
  /** Factors that fit some of the words, which an error lists if the words are only a part of names. */
  readonly others?: () => readonly EmissionFactor[]
}

/** Returns the candidates among factors that a search found by words: those whose names fit best. */
export function candidatesByName(
  factors: readonly EmissionFactor[],
  { text, terms, path, others = () => [] }: NameRequest,
): Candidates {
  const nearest = nearestNames(factors.map((factor) => fitName(factor, { text, terms })))
  const fits = new Map(nearest.map(({ factor, fit }) => [factor, fit] as const))
  const isFew = new Set(factors.map(({ name }) => name)).size < NAMES_MAX
  if (isFew && nearest.every(({ fit }) => fit === 'part')) for (const other of others()) fits.set(other, 'part')
  return { factors: [...fits.keys()], notices: [], byWords: { text, path, fits } }
}

/**
 * Adds to the candidates found by a fuel's name how the words fit each name: 'coal' is only a part of 'Coal Coke'.
 * Readings of everyday names stay.
 */
export function withFuelFit(candidates: Candidates, text: string, catalogue: Catalogue): Candidates {
  const { factors, notices } = candidates
  const isRead = notices.some(({ code }) => code === 'fuel_read_as')
  const isNamed = factors.some(({ name }) => isFullName(name, text))
  if (factors.length === 0 || isRead || isNamed) return candidates
  const { factors: found, terms } = matchFactors(text, { catalogue }, 'mistyped')
  const fitted = factors.map((factor) => fitName(factor, { text, terms }))
  const isOnlyOne = new Set(factors.map(({ name }) => name)).size === 1
  // an everyday word for a fuel, such as gazole, means the only fuel of the country that has it in its name
  const isEveryday = isOnlyOne && isEverydayFuel(text)
  const isPart = !isEveryday && fitted.every(({ fit }) => fit === 'part')
  const isAlike = ({ category, region, unit }: EmissionFactor) =>
    factors.some((one) => one.category === category && one.region === region && one.unit === unit)
  const listed = isPart ? [...factors, ...found.filter(isAlike)] : factors
  const fitOf = (factor: EmissionFactor) => {
    const fit = fitted.find((one) => one.factor === factor)?.fit ?? 'part'
    return isEveryday && fit === 'part' ? 'meant' : fit
  }
  const fits = new Map(listed.map((factor) => [factor, fitOf(factor)]))
  const byWords = { text, path: 'activity.fuel', noticeCode: 'fuel_read_as', fits } as const
  return { ...candidates, factors: [...fits.keys()], byWords }
}

/** Keys that an error proposes. */
const NEAREST = 3

/**
 * Keeps for each edition and name the factor in exactly the unit, if there is one: rows per km and per mile are the
 * same factor.
 */
export function preferUnit(factors: readonly EmissionFactor[], symbol: string): readonly EmissionFactor[] {
  const nameOf = ({ edition, name }: EmissionFactor) => `${edition} ${name}`
  const own = new Set(factors.filter(({ unit }) => unit === symbol).map(nameOf))
  return factors.filter((factor) => factor.unit === symbol || !own.has(nameOf(factor)))
}

/**
 * Keeps the first of the factors that differ in their unit only, such as those per cubic metre and per million litres. Pass
 * factors of one dimension.
 */
function withoutOtherUnits(factors: readonly EmissionFactor[]): readonly EmissionFactor[] {
  const kinds = new Map<string, EmissionFactor>()
  for (const factor of factors) {
    const { edition, name, region, boundary, heatingValue, category } = factor
    const kind = JSON.stringify([edition, name, region, boundary, heatingValue, category])
    if (!kinds.has(kind)) kinds.set(kind, factor)
  }
  return [...kinds.values()]
}

/** The keys of the first factors of different names. */
function distinctKeys(factors: readonly EmissionFactor[]): readonly string[] {
  const byName = new Map<string, string>()
  for (const { name, key } of factors) if (!byName.has(name)) byName.set(name, key)
  return [...byName.values()].slice(0, NEAREST)
}

/** Keeps the factors of direct emissions, if there are any; upstream rows are found by their own words. */
function preferDirect(factors: readonly EmissionFactor[]): readonly EmissionFactor[] {
  const direct = factors.filter(({ boundary }) => boundary !== 'WTT')
  return direct.length > 0 ? direct : factors
}

/** The regions to select in, smaller first, and the choice of an edition. */
interface WordRule {
  readonly chain: readonly string[]
  readonly edition: EditionRule
}

/** The factors to find by words, and those of them to prefer. */
interface WordRequest {
  readonly words: string
  /** The kind of factor, for messages: 'of a quantity in kg'. */
  readonly what: string
  readonly isUsable: (factor: EmissionFactor) => boolean
  readonly prefer: (factors: readonly EmissionFactor[]) => readonly EmissionFactor[]
  /** The period of the keys that an error names. */
  readonly edition: EditionRule
  /** The region whose factors are searched; not given: all, in which words may mean a factor of another country. */
  readonly region?: string
}

/** Returns the usable factors whose names fit the words best; undefined if there are none. Throws `text_too_long`. */
function findByWords(catalogue: Catalogue, { words, isUsable, prefer, region }: WordRequest): Candidates | undefined {
  const { factors, unmatched, terms } = matchFactors(
    words,
    region === undefined ? { catalogue } : { catalogue, region },
    'mistyped',
  )
  const usable = prefer(factors.filter(isUsable))
  if (unmatched.length > 0 || usable.length === 0) return undefined
  // words that are a part of one name may also be in others that have only some of them
  const others = () =>
    prefer(terms.flatMap(({ asked }) => matchFactors(asked, { catalogue }, 'mistyped').factors.filter(isUsable)))
  return candidatesByName(usable, { text: words, terms, path: 'activity.words', others })
}

/** Shorter words are in many names, and words up to the second length are not misspelt. */
const SHARED_MIN = 4
const EXACT_MAX = 5

/** True if a key has a word of a text, with one mistake at most: 'réparations' is no 'preparation'. */
function sharesWord(key: string, text: string): boolean {
  const ofKey = foldName(key).split(' ')
  return foldName(text)
    .split(' ')
    .some((word) => {
      const mistakesMax = word.length > EXACT_MAX ? 1 : 0
      return word.length >= SHARED_MIN && ofKey.some((one) => editDistance(word, one, mistakesMax) <= mistakesMax)
    })
}

/** Throws `factor_not_found` with the keys nearest to the words, of the editions of the period. */
function failWords(catalogue: Catalogue, { words, what, isUsable, prefer, edition }: WordRequest): never {
  const isNear = ({ key }: EmissionFactor) => sharesWord(key, words)
  const ofPeriod = (factors: readonly EmissionFactor[]) =>
    chooseEdition({ factors: factors.filter(isUsable), notices: [] }, { ...edition, edition: 'nearest' }).factors
  const { factors, unmatched } = matchFactors(words, { catalogue }, 'mistyped')
  const near = distinctKeys(prefer(ofPeriod(unmatched.length === 0 ? factors : factors.filter(isNear))))
  const keys = near.length > 0 ? near : nearestKeys(words, ofPeriod(catalogue.factors().filter(isNear)))
  const advice = keys.length === 0 ? 'name one by its key' : `did you mean ${keys.join(' or ')}?`
  const message = `no factor ${what} fits "${words}"; ${advice}`
  return fail('activity.words', 'factor_not_found', { message, received: words })
}

/** True if the words name or mean a candidate. */
function namesFactor({ factors, byWords }: Candidates): boolean {
  return factors.some((factor) => byWords?.fits.get(factor) !== 'part')
}

/** True for a factor of one of the regions or without a region; without regions, for every factor. */
function isOfRegion({ region }: EmissionFactor, chain: readonly string[]): boolean {
  return chain.length === 0 || region === null || chain.includes(region)
}

/**
 * Finds the candidates for the words of a quantity: factors for quantities that fit every word, in a unit of the
 * dimension; with a region only those of that region. If its country has none in any unit, those of Great Britain or the
 * United States, with a notice that names both. Throws `factor_not_found` with the nearest keys, `unknown_unit`,
 * `text_too_long`.
 */
export function quantityCandidates(
  catalogue: Catalogue,
  { words, unit }: QuantityToSelect,
  { chain, edition }: WordRule,
): Candidates {
  const { typeUnit, short_name } = builtInUnits.find(unit, 'activity.unit')
  const fits = (factor: EmissionFactor) => factor.complete && fittingUse(factor, 'quantity') !== undefined
  const prefer = (factors: readonly EmissionFactor[]) =>
    withoutOtherUnits(preferUnit(preferDirect(factors), short_name))
  const requestIn = (regions: readonly string[]): WordRequest => ({
    ...{ words, what: `of a quantity in ${short_name}`, prefer, edition },
    isUsable: (factor) => fits(factor) && isOfRegion(factor, regions) && unitDimension(factor.unit) === typeUnit,
  })
  const own = findByWords(catalogue, requestIn(chain))
  if (own !== undefined) return own
  const isOwnInAnyUnit = () =>
    findByWords(catalogue, { ...requestIn(chain), isUsable: (one) => fits(one) && isOfRegion(one, chain) }) !==
    undefined
  const country = findCountry(chain.at(-1) ?? '')
  const homes = country === undefined || isOwnInAnyUnit() ? [] : HOME_COUNTRIES
  const standIn = findFirst(homes, (home) => {
    const candidates = findByWords(catalogue, requestIn([home]))
    // words that are only a part of names of another country mean none of them
    if (candidates === undefined || !namesFactor(candidates)) return undefined
    return { ...candidates, notices: [fallbackNotice(chain[0] ?? '', home), ...candidates.notices] }
  })
  return standIn ?? failWords(catalogue, requestIn(chain))
}

/** The country whose spend factors have one price basis, and the one whose factors are used for others. */
const HOME_SPEND = 'GB'
const SPEND_STAND_IN = 'US'

/**
 * Returns the candidates for the words of money spent: factors per unit of money that fit every word, with the margins
 * of trade and transport unless the price is a producer's. With a region those of its country, else those of the United
 * States, with a notice. Throws `factor_not_found` with the nearest keys,
 * `text_too_long`.
 */
export function spendCandidates(
  catalogue: Catalogue,
  { words, price }: SpendToSelect,
  { chain, edition }: WordRule,
): Candidates {
  const wanted = price === 'producer' ? 'spend-without-margins' : 'spend'
  const requestIn = (regions: readonly string[]): WordRequest => ({
    ...{ words, what: 'per unit of money', prefer: (factors) => factors, edition },
    isUsable: (factor) =>
      factor.complete &&
      isOfRegion(factor, regions) &&
      // the factors of Great Britain have one basis only, so its notice tells what they leave out
      (factor.category === wanted || (factor.region === HOME_SPEND && factor.category.startsWith('spend'))) &&
      moneyOf(factor.unit) !== undefined,
  })
  const home = chain.find((region) => hasRegion(catalogue, region))
  const own =
    findByWords(catalogue, requestIn(chain)) ??
    (home === undefined ? undefined : findByWords(catalogue, { ...requestIn(chain), region: home }))
  const country = findCountry(chain.at(-1) ?? '')
  if (own !== undefined || country === undefined) return own ?? failWords(catalogue, requestIn(chain))
  const ofStandIn = requestIn([SPEND_STAND_IN])
  const isHeld = hasRegion(catalogue, SPEND_STAND_IN)
  const standIn =
    findByWords(catalogue, ofStandIn) ??
    (isHeld ? findByWords(catalogue, { ...ofStandIn, region: SPEND_STAND_IN }) : undefined)
  if (standIn === undefined) return failWords(catalogue, requestIn([...chain, SPEND_STAND_IN]))
  return { ...standIn, notices: [fallbackNotice(chain[0] ?? '', SPEND_STAND_IN), ...standIn.notices] }
}
