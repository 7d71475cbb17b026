import { cacheByObject, lazy } from '../../../base/index.ts'
import type { EmissionFactor, FuelBridge, SelectedFactor } from '../../../core/emissions/index.ts'
import { fail, type Notice, notice, show } from '../../../core/errors/index.ts'
import { builtInUnits } from '../../../core/units/index.ts'
import { type Catalogue, factorsInCategories } from '../catalogue.ts'
import type { NameFit } from './name-fit.ts'

/** The words that found the factors, and how they fit the name of each. */
export interface WordsRead {
  readonly text: string
  /** The field of the words: 'activity.vehicle'. */
  readonly path: string
  /** The notice of words that are not the whole name. Default: 'factor_read_as'. */
  readonly noticeCode?: 'fuel_read_as'
  readonly fits: ReadonlyMap<EmissionFactor, NameFit>
}

/** The remaining candidates, with the notices of the selection so far. */
export interface Candidates {
  readonly factors: readonly EmissionFactor[]
  readonly notices: readonly Notice[]
  /** The published properties that convert to the units of factors; absent if none is needed. */
  readonly bridges?: ReadonlyMap<EmissionFactor, FuelBridge>
  /** Notices on the factor that is chosen, before the others. */
  readonly noticesOf?: (chosen: EmissionFactor) => readonly Notice[]
  /** Undefined if the factors were not found by words; then any of them fits. */
  readonly byWords?: WordsRead
  /** Without factors: names similar to the given one. */
  readonly near?: readonly string[]
  /** The way to add the factors of the country's own publisher, which the catalogue lacks; absent if it lacks none. */
  readonly advice?: string | undefined
}

/** Keys that an ambiguity names. */
const KEYS_MAX = 6
/** Factors of different names that an ambiguity of words names. */
export const NAMES_MAX = 5

const dimensions = lazy(() => new Map(builtInUnits.units.map((unit) => [unit.short_name, unit.typeUnit] as const)))

/** Returns the dimension of a built-in unit; undefined for a caller's own. */
export function unitDimension(symbol: string): string | undefined {
  return dimensions().get(symbol)
}

const complete = cacheByObject((factors: readonly EmissionFactor[]) => factors.filter((factor) => factor.complete))

/** Returns the complete factors of some categories, in order; those of countries as `factorsInCategories` does. */
export function ofCategories(
  catalogue: Catalogue,
  categories: readonly string[],
  countries?: readonly string[],
): readonly EmissionFactor[] {
  return complete(factorsInCategories(catalogue, categories, countries))
}

/** The first factors of different names, each with its key: 'KEY (NAME)'. */
function nearestByName(factors: readonly EmissionFactor[]): string {
  const byName = new Map<string, string>()
  for (const { name, key } of factors) if (!byName.has(name)) byName.set(name, key)
  const named = Array.from(byName, ([name, key]) => `${key} (${name})`)
  const more = named.length > NAMES_MAX ? ` and ${named.length - NAMES_MAX} more` : ''
  return `${named.slice(0, NAMES_MAX).join(', ')}${more}`
}

function failAmbiguous(factors: readonly EmissionFactor[], message: string): never {
  const received = factors.length === 1 ? 'a part of a name' : `${factors.length} factors`
  return fail('activity', 'factor_ambiguous', { message, expected: 'one factor', received })
}

/** Advice that tells several factors apart: by country if their publishers differ, or by period if only their editions do. */
function adviceOnSeveral(factors: readonly EmissionFactor[]): string {
  const countOf = (textOf: (factor: EmissionFactor) => string) => new Set(factors.map(textOf)).size
  if (factors.length < 2 || countOf(({ edition }) => edition) < factors.length) return 'say more, or'
  return countOf(({ source }) => source.publisher) === factors.length
    ? 'give the country, which decides the publisher, or'
    : 'give the period, which decides the edition, or'
}

/** Builds the message for several factors, or for words that are only a part of each name. */
function ambiguousMessage({ factors, byWords }: Candidates, what: string): string {
  const advice = adviceOnSeveral(factors)
  if (byWords === undefined) {
    const keys = factors.map(({ key }) => key)
    const more = keys.length > KEYS_MAX ? ` and ${keys.length - KEYS_MAX} more` : ''
    return `more than one factor for ${what}: ${keys.slice(0, KEYS_MAX).join(', ')}${more}; ${advice} name one by its key`
  }
  const isPart = factors.every((factor) => byWords.fits.get(factor) === 'part')
  if (!isPart) return `more than one factor for ${what}: ${nearestByName(factors)}; ${advice} name one by its key`
  return `${show(byWords.text)} is only a part of the name of each factor that it fits; the nearest: ${nearestByName(factors)}; write one name in full, or name the factor by its key`
}

/** Returns the notice that words were read as a factor that they do not name in full. */
function readAsNotices(factor: EmissionFactor, byWords: WordsRead | undefined): readonly Notice[] {
  if (byWords?.fits.get(factor) !== 'meant') return []
  const message = `${show(byWords.text)} was read as ${factor.name} (${factor.source.publisher})`
  return [notice(byWords.noticeCode ?? 'factor_read_as', byWords.path, message)]
}

/** The notices of a factor that the country's own publisher would replace. */
const OF_STAND_INS: readonly string[] = ['factor_region_fallback', 'grid_factor_lifecycle']

/** Adds the advice on the publisher's own factors to the notices of those that are used in their place. */
function withAdvice(notices: readonly Notice[], advice: string | undefined): readonly Notice[] {
  if (advice === undefined) return notices
  return notices.map((one) =>
    OF_STAND_INS.includes(one.code) ? notice(one.code, one.path, `${one.message}; ${advice}`) : one,
  )
}

/**
 * Returns the only remaining factor. Throws `factor_not_found` if there is none, `factor_ambiguous` with the keys for
 * several, or if words are only a part of the name of each.
 */
export function onlyOne(candidates: Candidates, what: string): SelectedFactor {
  const { factors, notices, noticesOf = () => [], bridges, near = [], byWords, advice } = candidates
  const [factor, ...others] = factors
  if (factor === undefined) {
    const proposal = near.length === 0 ? '' : `did you mean ${near.join(' or ')}? If not, `
    const own = advice === undefined ? '' : `${advice}, `
    const message = `no factor for ${what}; ${proposal}${own}name one by its key, or add your own to a catalogue`
    return fail('activity', 'factor_not_found', { message, expected: what })
  }
  if (others.length > 0 || byWords?.fits.get(factor) === 'part') {
    return failAmbiguous(factors, ambiguousMessage(candidates, what))
  }
  const all = [...noticesOf(factor), ...withAdvice(notices, advice), ...readAsNotices(factor, byWords)]
  const bridge = bridges?.get(factor)
  return Object.freeze({ factor, notices: Object.freeze(all), ...(bridge && { bridge }) })
}
