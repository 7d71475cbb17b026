import { findCountry, foldName } from '../../countries/index.ts'
import type { EmissionFactor } from '../../emissions/index.ts'
import { nearestWords, notice } from '../../errors/index.ts'
import { builtInUnits } from '../../units/index.ts'
import { firstDefined } from '../catalogue.ts'
import { type Candidates, dimensionOf, ofCategories } from './candidates.ts'
import { everydayFuelNames, publishedFuelNames } from './everyday-fuels.ts'
import { namedLike, preferExactName } from './name-choice.ts'
import { fallbackNotice } from './region-choice.ts'
import type { FuelToSelect } from './request.ts'

const CATEGORIES = ['fuel', 'bioenergy']

/** Names that an error proposes. */
const NEAR_MAX = 3

/** The countries whose fuels substitute for those of countries without any, in order. */
const HOME_COUNTRIES = ['GB', 'US']

/** For an energy unit: the stated heating value, or gross if both exist (the calculation adds the notice). */
function chooseHeatingValue(
  factors: readonly EmissionFactor[],
  stated: 'gross' | 'net' | undefined,
): readonly EmissionFactor[] {
  const isGross = factors.some(({ heatingValue }) => heatingValue === 'gross')
  const wanted = stated ?? (isGross ? 'gross' : 'net')
  return factors.filter(({ heatingValue }) => heatingValue === null || heatingValue === wanted)
}

function named(factors: readonly EmissionFactor[], name: string, { heatingValue }: FuelToSelect) {
  return chooseHeatingValue(preferExactName(namedLike(factors, name), name), heatingValue)
}

/** The factors of a region that the everyday name of a fuel means, with a notice. */
function everyday(
  factors: readonly EmissionFactor[],
  activity: FuelToSelect,
  names: readonly string[],
): Candidates | undefined {
  return firstDefined(names, (name) => {
    const resolved = named(factors, name, activity)
    const [first] = resolved
    if (first === undefined) return undefined
    const message = `"${activity.fuel}" was read as ${first.name} (${first.source.publisher})`
    return { factors: resolved, notices: [notice('fuel_read_as', 'activity.fuel', message)] }
  })
}

/**
 * The factors of a region for a fuel: those of its name if it names one fuel, else the one that the name means every day.
 * A name that a factor of another publisher bears too stays ambiguous.
 */
function inRegion(
  factors: readonly EmissionFactor[],
  activity: FuelToSelect,
  names: readonly string[],
): Candidates | undefined {
  const literal = named(factors, activity.fuel, activity)
  if (new Set(literal.map(({ name }) => name)).size === 1) return { factors: literal, notices: [] }
  const resolved = everyday(factors, activity, names)
  const publisher = resolved?.factors[0]?.source.publisher
  if (literal.every(({ source }) => source.publisher === publisher)) return resolved
  return { factors: literal, notices: [] }
}

/** The names of fuels that come near one, in everyday words and as published, at most three. */
function namesNear(fuel: string, factors: readonly EmissionFactor[]): readonly string[] {
  const published = factors.map(({ name }) => name.slice(name.lastIndexOf(' / ') + ' / '.length))
  const byFolded = new Map([...everydayFuelNames(), ...published].map((name) => [foldName(name), name] as const))
  byFolded.delete(foldName(fuel))
  return nearestWords(fuel, [...byFolded.values()], NEAR_MAX)
}

/**
 * The candidates for a fuel in the region or its country; if there are none, those of Great Britain or the United States,
 * with a notice. Throws `unknown_unit`.
 */
export function fuelCandidates(
  all: readonly EmissionFactor[],
  activity: FuelToSelect,
  chain: readonly string[],
): Candidates {
  const { typeUnit } = builtInUnits.find(activity.unit, 'activity.unit')
  const burnt = ofCategories(all, CATEGORIES).filter(({ unit }) => dimensionOf(unit) === typeUnit)
  const country = findCountry(chain.at(-1) ?? '')?.alpha2
  const names = publishedFuelNames(activity.fuel, country)
  const regions = country === undefined ? chain : [...chain, ...HOME_COUNTRIES]
  const found = firstDefined(regions, (region) => {
    const here = burnt.filter((factor) => factor.region === region)
    const candidates = inRegion(here, activity, names)
    if (candidates === undefined || region === chain[0]) return candidates
    return { ...candidates, notices: [fallbackNotice(chain[0] ?? '', region), ...candidates.notices] }
  })
  if (found !== undefined && found.factors.length > 0) return found
  return { factors: [], notices: [], near: namesNear(activity.fuel, burnt) }
}
