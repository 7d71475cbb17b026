import { type EmissionFactor, fittingUse, moneyOf } from '../../../core/emissions/index.ts'
import { fail } from '../../../core/errors/index.ts'
import { builtInUnits } from '../../../core/units/index.ts'
import type { Catalogue } from '../catalogue.ts'
import { nearestKeys } from '../nearest-keys.ts'
import { matchFactors } from '../search/search-factors.ts'
import { type Candidates, unitDimension } from './candidates.ts'
import { candidatesByName } from './name-choice.ts'
import type { QuantityToSelect, SpendToSelect } from './request.ts'

/** Keys that an error proposes. */
const NEAREST = 3

/**
 * Keeps for each edition and name the factor in exactly the unit, if there is one: rows per km and per mile are the
 * same factor.
 */
function preferUnit(factors: readonly EmissionFactor[], symbol: string): readonly EmissionFactor[] {
  const nameOf = ({ edition, name }: EmissionFactor) => `${edition} ${name}`
  const own = new Set(factors.filter(({ unit }) => unit === symbol).map(nameOf))
  return factors.filter((factor) => factor.unit === symbol || !own.has(nameOf(factor)))
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

/** The factors to find by words, and those of them to prefer. */
interface WordRequest {
  readonly words: string
  /** The kind of factor, for messages: 'of a quantity in kg'. */
  readonly what: string
  readonly isUsable: (factor: EmissionFactor) => boolean
  readonly prefer: (factors: readonly EmissionFactor[]) => readonly EmissionFactor[]
}

/**
 * Returns the usable factors whose names fit the words best. Throws `factor_not_found` with the nearest keys,
 * `text_too_long`.
 */
function candidatesByWords(catalogue: Catalogue, { words, what, isUsable, prefer }: WordRequest): Candidates {
  const { factors, unmatched, terms } = matchFactors(words, { catalogue })
  const usable = prefer(factors.filter(isUsable))
  if (unmatched.length === 0 && usable.length > 0) {
    // words that are a part of one name may also be in others that have only some of them
    const others = () =>
      prefer(terms.flatMap(({ asked }) => matchFactors(asked, { catalogue }).factors.filter(isUsable)))
    return candidatesByName(usable, { text: words, terms, path: 'activity.words', others })
  }
  const near = distinctKeys(usable)
  const keys = near.length > 0 ? near : nearestKeys(words, catalogue.factors().filter(isUsable))
  const advice = keys.length === 0 ? 'name one by its key' : `did you mean ${keys.join(' or ')}?`
  const message = `no factor ${what} fits "${words}"; ${advice}`
  return fail('activity.words', 'factor_not_found', { message, received: words })
}

/** True for a factor of one of the regions or without a region; without regions, for every factor. */
function isOfRegion({ region }: EmissionFactor, chain: readonly string[]): boolean {
  return chain.length === 0 || region === null || chain.includes(region)
}

/**
 * Finds the candidates for the words of a quantity: factors for quantities that fit every word, in a unit of the
 * dimension; with a region only those of that region. Throws `factor_not_found` with the nearest keys, `unknown_unit`,
 * `text_too_long`.
 */
export function quantityCandidates(
  catalogue: Catalogue,
  { words, unit }: QuantityToSelect,
  chain: readonly string[],
): Candidates {
  const { typeUnit, short_name } = builtInUnits.find(unit, 'activity.unit')
  const isUsable = (factor: EmissionFactor) =>
    factor.complete &&
    isOfRegion(factor, chain) &&
    unitDimension(factor.unit) === typeUnit &&
    fittingUse(factor, 'quantity') !== undefined
  const prefer = (factors: readonly EmissionFactor[]) => preferUnit(preferDirect(factors), short_name)
  return candidatesByWords(catalogue, { words, what: `of a quantity in ${short_name}`, isUsable, prefer })
}

/**
 * Returns the candidates for the words of money spent: factors per unit of money that fit every word, with the margins
 * of trade and transport unless the price is a producer's. Throws `factor_not_found` with the nearest keys,
 * `text_too_long`.
 */
export function spendCandidates(
  catalogue: Catalogue,
  { words, price }: SpendToSelect,
  chain: readonly string[],
): Candidates {
  const wanted = price === 'producer' ? 'spend-without-margins' : 'spend'
  const isUsable = (factor: EmissionFactor) =>
    factor.complete && isOfRegion(factor, chain) && factor.category === wanted && moneyOf(factor.unit) !== undefined
  return candidatesByWords(catalogue, { words, what: 'per unit of money', isUsable, prefer: (factors) => factors })
}
