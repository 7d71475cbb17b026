import { lazy, nearestWords } from '../../../base/index.ts'
import { findCountry, foldName } from '../../../core/countries/index.ts'
import type { EmissionFactor } from '../../../core/emissions/index.ts'
import { fail, notice } from '../../../core/errors/index.ts'
import { builtInUnits } from '../../../core/units/index.ts'
import { type Catalogue, factorsInCategories, findFirst } from '../catalogue.ts'
import { type Candidates, ofCategories, unitDimension } from './candidates.ts'
import type { EditionRule } from './edition-choice.ts'
import { publishedFuelNames, usualFuelNames } from './everyday-fuels.ts'
import { bridgedCandidates, checkUnambiguous, chooseHeatingValue, failUnit, type RequestedFuel } from './fuel-units.ts'
import { filterByName, preferExactName, preferUnit } from './name-choice.ts'
import { fallbackNotice, fuelChain, HOME_COUNTRIES } from './region-choice.ts'
import type { FuelToSelect } from './request.ts'

const CATEGORIES = ['fuel', 'bioenergy']
/** The category of CO2-only rows: a fuel with only such a row exists, but its factor is incomplete. */
const PARTIAL_CATEGORY = 'fuel-mobile'

const NONE: Candidates = { factors: [], notices: [] }

/** Names that an error proposes. */
const NEAR_MAX = 3

/** The region to select in, smaller first, and the choice of an edition. */
interface FuelRule {
  readonly chain: readonly string[]
  readonly edition: EditionRule
}

/** A fuel to find among the rows of a region. */
interface FuelSearch extends RequestedFuel {
  /** The published names that the name of the fuel means every day. */
  readonly names: readonly string[]
}

function fuelsByName(factors: readonly EmissionFactor[], name: string) {
  return preferExactName(filterByName(factors, name), name)
}

/** Returns the factors of a region that the everyday name of a fuel means, with a notice. */
function everyday(factors: readonly EmissionFactor[], { fuel, names }: FuelSearch): Candidates | undefined {
  return findFirst(names, (name) => {
    const resolved = fuelsByName(factors, name)
    const [first] = resolved
    if (first === undefined) return undefined
    const message = `"${fuel}" was read as ${first.name} (${first.source.publisher})`
    return { factors: resolved, notices: [notice('fuel_read_as', 'activity.fuel', message)] }
  })
}

/**
 * Finds the factors for a fuel: those of its name if it names one fuel, otherwise those of its everyday meaning. A name
 * that a factor of another publisher also has stays ambiguous. Undefined if there are none.
 */
function byName(factors: readonly EmissionFactor[], search: FuelSearch): Candidates | undefined {
  const literal = fuelsByName(factors, search.fuel)
  if (new Set(literal.map(({ name }) => name)).size === 1) return { factors: literal, notices: [] }
  const resolved = everyday(factors, search)
  const publisher = resolved?.factors[0]?.source.publisher
  if (literal.every(({ source }) => source.publisher === publisher)) return resolved
  return { factors: literal, notices: [] }
}

/** The factors of a region for a fuel. */
interface FuelOfRegion {
  readonly region: string
  /** The factors in a unit of the requested dimension; undefined if there are none. */
  readonly fitting: Candidates | undefined
  /** Those in any unit. */
  readonly any: () => Candidates
  /** Those of its gas, which may be published under another name than its liquid. */
  readonly gaseous: () => readonly EmissionFactor[]
}

/** Returns the factors of a region for a fuel; undefined if it has none in any unit. */
function fuelOfRegion(burnt: readonly EmissionFactor[], region: string, search: FuelSearch): FuelOfRegion | undefined {
  const here = burnt.filter((factor) => factor.region === region)
  const per = (dimension: string) => here.filter(({ unit }) => unitDimension(unit) === dimension)
  const fitting = byName(per(search.unit.typeUnit), search)
  const any = lazy(() => byName(here, search) ?? NONE)
  if (fitting === undefined && any() === NONE) return undefined
  const gaseous = () => filterByName(per('STANDARD_GAS_VOLUME'), search.fuel)
  return { region, fitting, any, gaseous }
}

/** Returns the factors in the requested dimension, otherwise those reachable by a published property of the fuel. */
function convertible({ fitting, any, gaseous }: FuelOfRegion, search: FuelSearch): Candidates | undefined {
  const published = () => [...any().factors, ...gaseous()]
  checkUnambiguous(fitting?.factors ?? any().factors, published, search)
  if (fitting === undefined) return bridgedCandidates(any(), search)
  return { ...fitting, factors: preferUnit(chooseHeatingValue(fitting.factors, search), search.unit.short_name) }
}

/** Returns the CO2-only rows of a region for a fuel without other rows of its name. */
function partialRows(catalogue: Catalogue, { region, any }: FuelOfRegion, fuel: string) {
  if (filterByName(any().factors, fuel).length > 0) return []
  const partial = factorsInCategories(catalogue, [PARTIAL_CATEGORY]).filter((factor) => factor.region === region)
  return filterByName(partial, fuel)
}

/** Finds fuel names similar to a name, everyday and published ones, at most three. */
function findSimilarNames(fuel: string, factors: readonly EmissionFactor[]): readonly string[] {
  const published = factors.map(({ name }) => name.slice(name.lastIndexOf(' / ') + ' / '.length))
  const byFolded = new Map([...usualFuelNames(), ...published].map((name) => [foldName(name), name] as const))
  byFolded.delete(foldName(fuel))
  return nearestWords(fuel, [...byFolded.values()], NEAR_MAX)
}

/** Throws `factor_ambiguous` if the country publishes the fuel only for its parts, as Canada does natural gas. */
function failForParts(burnt: readonly EmissionFactor[], country: string, search: FuelSearch): void {
  const ofParts = burnt.filter(({ region }) => region?.startsWith(`${country}-`))
  const parts = [...new Set(fuelsByName(ofParts, search.fuel).flatMap(({ region }) => region ?? []))].sort()
  if (parts.length === 0) return
  const message = `has factors of "${search.fuel}" only for its parts; name one of ${parts.join(', ')}`
  fail('region', 'factor_ambiguous', { message, expected: parts.join(', '), received: country })
}

/**
 * Finds the candidates for a fuel in the region or its country, in a unit of the requested dimension or one reachable
 * by a published property of the same publisher. Only if the country has no factor of the fuel in any unit: those of
 * Great Britain or the United States, with a notice that names both countries. Throws `unknown_unit`,
 * `unit_dimension_mismatch` with the units that fit, and `factor_ambiguous` for a unit that may mean two quantities of
 * the fuel.
 */
export function fuelCandidates(catalogue: Catalogue, activity: FuelToSelect, { chain, edition }: FuelRule): Candidates {
  const { fuel, heatingValue } = activity
  const country = findCountry(chain.at(-1) ?? '')?.alpha2
  const unit = builtInUnits.find(activity.unit, 'activity.unit')
  const regions = fuelChain(chain)
  const search = { fuel, unit, heatingValue, edition, regions, catalogue, names: publishedFuelNames(fuel, country) }
  const burnt = ofCategories(catalogue, CATEGORIES)
  const inRegion = (region: string) => fuelOfRegion(burnt, region, search)
  const own = findFirst(regions, inRegion)
  if (own === undefined && country !== undefined) failForParts(burnt, country, search)
  const standIns = own === undefined && country !== undefined ? HOME_COUNTRIES.map(inRegion) : []
  const options = [own, ...standIns].filter((one) => one !== undefined)
  // a factor in the unit itself precedes one reachable by a property
  const ordered = [...options.filter(({ fitting }) => fitting), ...options.filter(({ fitting }) => !fitting)]
  const [first] = ordered
  if (first === undefined) return { ...NONE, near: findSimilarNames(fuel, burnt) }
  const found = findFirst(ordered, (one) => {
    const candidates = convertible(one, search)
    if (candidates === undefined || one.region === chain[0]) return candidates
    return { ...candidates, notices: [fallbackNotice(chain[0] ?? '', one.region), ...candidates.notices] }
  })
  return found ?? failUnit([...first.any().factors, ...partialRows(catalogue, first, fuel)], search)
}
