import { foldName } from '../../../core/countries/index.ts'
import type { EmissionFactor } from '../../../core/emissions/index.ts'
import type { Catalogue } from '../catalogue.ts'
import { matchFactors } from '../search/search-factors.ts'
import { type Candidates, NAMES_MAX } from './candidates.ts'
import { fitName, nearestNames, type WordsToFit } from './name-fit.ts'

/** Returns the factors whose name contains all the words. */
export function namedLike(factors: readonly EmissionFactor[], name: string): readonly EmissionFactor[] {
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

/**
 * Keeps, of each edition, the factors whose name ends in exactly these words, if any: 'gas oil' is Gas oil, not Marine gas
 * oil. A row of one edition never hides those of another, since the period chooses among editions.
 */
export function preferExactName(factors: readonly EmissionFactor[], name: string): readonly EmissionFactor[] {
  const wanted = foldName(name)
  const exact = new Set(factors.filter((factor) => endings(factor.name).includes(wanted)))
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
  const isNamed = factors.some(({ name }) => endings(name).includes(foldName(text)))
  if (factors.length === 0 || isRead || isNamed) return candidates
  const { factors: found, terms } = matchFactors(text, { catalogue })
  const fitted = factors.map((factor) => fitName(factor, { text, terms }))
  const isPart = fitted.every(({ fit }) => fit === 'part')
  const isAlike = ({ category, region, unit }: EmissionFactor) =>
    factors.some((one) => one.category === category && one.region === region && one.unit === unit)
  const listed = isPart ? [...factors, ...found.filter(isAlike)] : factors
  const fits = new Map(listed.map((factor) => [factor, fitted.find((one) => one.factor === factor)?.fit ?? 'part']))
  const byWords = { text, path: 'activity.fuel', noticeCode: 'fuel_read_as', fits } as const
  return { ...candidates, factors: [...fits.keys()], byWords }
}
