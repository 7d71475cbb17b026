import { lazy, nearestWords } from '../../../base/index.ts'
import { findCountry, foldName } from '../../../core/countries/index.ts'
import type { EmissionFactor } from '../../../core/emissions/index.ts'
import { fail, notice } from '../../../core/errors/index.ts'
import { builtInUnits, type Unit } from '../../../core/units/index.ts'
import { type Catalogue, factorsInCategories, findFirst } from '../catalogue.ts'
import { type PublishedBridge, STANDARD_VOLUME } from '../fuel-bridges.ts'
import { bridgesOfFactor } from '../fuel-properties-of.ts'
import { HOME_COUNTRIES } from '../search/factor-filter.ts'
import { type Candidates, ofCategories, unitDimension } from './candidates.ts'
import { chooseEdition, type EditionRule } from './edition-choice.ts'
import { publishedFuelNames, usualFuelNames } from './everyday-fuels.ts'
import { filterByName, isFullName, preferExactName, preferUnit } from './name-choice.ts'
import { countriesOfRegions, fallbackNotice, fuelChain } from './region-choice.ts'
import type { FuelToSelect } from './request.ts'

/** Units in which gas is metered, and in which a liquefied gas may be liquid or vapour. */
const CUBIC: readonly string[] = ['m3', 'ft3', 'Ccf']
/** Units in which fuel stations sell natural gas by its energy. */
const GALLONS: readonly string[] = ['US gal', 'imp gal']

/** Units of a fuel that may mean two quantities. */
interface AmbiguousUnits {
  /** Fuels by the last part of the name of a factor. */
  readonly fuels: RegExp
  readonly isAmbiguous: (unit: Unit) => boolean
  /** The quantities that it may mean, and how to say which. */
  readonly question: string
}

const EQUIVALENTS =
  'may be gallons of its volume or gallon equivalents, as fuel stations sell it (5.660 lb, or 124 to 127 scf, per gasoline gallon equivalent); give the quantity'

const AMBIGUOUS: readonly AmbiguousUnits[] = [
  {
    fuels: /^(?:natural gas\b.*|cng|compressed natural gas.*|lng|liquefied natural gas.*)$/i,
    isAmbiguous: ({ short_name }) => GALLONS.includes(short_name),
    question: EQUIVALENTS,
  },
  {
    fuels: /^(?:cng|compressed natural gas.*|biomethane\b.*)$/i,
    isAmbiguous: ({ typeUnit }) => typeUnit === 'VOLUME',
    question: 'may be a volume under pressure or at atmospheric pressure; give the quantity',
  },
  {
    fuels:
      /^(?:lpg|liquefied .*|lng|propane|butane|isobutane|other petroleum gas|biopropane|ethane|ethylene|propylene|butylene|isobutylene)$/i,
    isAmbiguous: ({ short_name }) => CUBIC.includes(short_name),
    question: 'may be liquid or vapour; give liquid in litres or gallons, and vapour by its mass, energy or scf,',
  },
]

/** A fuel and unit that were requested, with the edition for the keys that an error names. */
interface RequestedFuel {
  readonly fuel: string
  readonly unit: Unit
  readonly heatingValue: 'gross' | 'net' | undefined
  readonly edition: EditionRule
  readonly catalogue: Catalogue
  /** The requested region and its country, whose own gas is billed at standard conditions. */
  readonly regions: readonly string[]
}

/** Returns the fuel of a factor: the last part of its name. */
function fuelNameOf({ name }: EmissionFactor): string {
  return name.split(' / ').at(-1) ?? name
}

/** Returns the units of factors with a key of each: 'US gal (epa-2025/…), mmbtu (epa-2025/…)'. */
function unitsWithKeys(factors: readonly EmissionFactor[], edition: EditionRule): string {
  const known = chooseEdition({ factors, notices: [] }, edition).factors
  const byUnit = new Map(
    known.map(({ unit, heatingValue, complete, key }) => {
      const basis = heatingValue === null ? '' : ` ${heatingValue}`
      const words = `${unit}${basis}${complete ? '' : ', of CO2 alone'}`
      return [words, `${words} (${key})`] as const
    }),
  )
  return [...byUnit.values()].join('; ')
}

/** Throws `factor_ambiguous` if the unit may mean two quantities of the fuel; not for the unit of a factor itself. */
function checkUnambiguous(
  factors: readonly EmissionFactor[],
  published: () => readonly EmissionFactor[],
  { fuel, unit, edition }: RequestedFuel,
): void {
  if (factors.some((factor) => factor.unit === unit.short_name)) return
  const names = [fuel, ...factors.map(fuelNameOf)]
  const rule = AMBIGUOUS.find(({ fuels, isAmbiguous }) => isAmbiguous(unit) && names.some((name) => fuels.test(name)))
  if (rule === undefined) return
  const message = `"${fuel}" in ${unit.short_name} ${rule.question} in a unit of its factors, or name the key of one: ${unitsWithKeys(published(), edition)}`
  fail('activity.unit', 'factor_ambiguous', { message, expected: 'one quantity', received: unit.short_name })
}

/** The stated heating value of energy, gross by default, contradicts a bridge or factor on the other one. */
function contradicts(bridge: PublishedBridge, factor: EmissionFactor, { unit, heatingValue }: RequestedFuel): boolean {
  if (bridge.heatingValue === undefined) return false
  const ofFactor = factor.heatingValue ?? bridge.heatingValue
  const ofUnit = unit.typeUnit === 'ELECTRICITY' ? (heatingValue ?? 'gross') : bridge.heatingValue
  return bridge.heatingValue !== ofFactor || bridge.heatingValue !== ofUnit
}

function canConvert(bridge: PublishedBridge, factor: EmissionFactor, { unit, regions }: RequestedFuel): boolean {
  const isBilledSo = CUBIC.includes(unit.short_name) && regions.includes(factor.region ?? '')
  if (bridge.key.endsWith(`/${STANDARD_VOLUME}`) && !isBilledSo) return false
  const ends = [unitDimension(bridge.from), unitDimension(bridge.to)]
  return ends.includes(unit.typeUnit) && ends.includes(unitDimension(factor.unit)) && ends[0] !== ends[1]
}

/** A factor with the published property that converts to its unit. */
interface BridgedFactor {
  readonly factor: EmissionFactor
  readonly bridge: PublishedBridge
}

/** Ranks properties: a density before a calorific value, gross before net. */
function propertyRank({ bridge: { heatingValue } }: BridgedFactor): number {
  if (heatingValue === undefined) return 0
  return heatingValue === 'gross' ? 1 : 2
}

/**
 * Finds the factors whose unit one published property of the fuel, of the same publisher, converts to; undefined if
 * there are none.
 */
function bridgedCandidates({ factors, notices }: Candidates, requested: RequestedFuel): Candidates | undefined {
  const all = factors.flatMap((factor) =>
    bridgesOfFactor(factor, requested.catalogue)
      .filter((bridge) => canConvert(bridge, factor, requested) && !contradicts(bridge, factor, requested))
      .map((bridge) => ({ factor, bridge })),
  )
  const [best] = [...all].sort((a, b) => propertyRank(a) - propertyRank(b))
  if (best === undefined) return undefined
  const alike = all.filter(
    (one) =>
      propertyRank(one) === propertyRank(best) && unitDimension(one.factor.unit) === unitDimension(best.factor.unit),
  )
  const { short_name } = requested.unit
  const message = `${short_name} of "${requested.fuel}" was read at standard conditions, as gas is billed there: 1 ft3 is 1 scf`
  const isStandard = best.bridge.key.endsWith(`/${STANDARD_VOLUME}`)
  const standard = isStandard ? [notice('gas_read_at_standard_conditions', 'activity.unit', message)] : []
  return {
    factors: alike.map(({ factor }) => factor),
    notices: [...notices, ...standard],
    bridges: new Map(alike.map(({ factor, bridge }) => [factor, bridge])),
  }
}

/**
 * Returns the factors on the heating value of the quantity: the stated one, else gross if both exist (the calculation
 * adds the notice).
 */
function chooseHeatingValue(
  factors: readonly EmissionFactor[],
  { fuel, heatingValue: stated, edition }: RequestedFuel,
): readonly EmissionFactor[] {
  const isGross = factors.some(({ heatingValue }) => heatingValue === 'gross')
  const wanted = stated ?? (isGross ? 'gross' : 'net')
  const chosen = factors.filter(({ heatingValue }) => heatingValue === null || heatingValue === wanted)
  if (chosen.length > 0) return chosen
  const message = `is ${wanted}, and "${fuel}" is published per ${unitsWithKeys(factors, edition)}; give the quantity so, or name a factor of your own`
  return fail('activity.heatingValue', 'heating_value_mismatch', { message, received: wanted })
}

/** Throws `unit_dimension_mismatch` with the units in which a fuel is published. */
function failUnit(published: readonly EmissionFactor[], { fuel, unit, edition }: RequestedFuel): never {
  const publishers = [...new Set(published.map(({ source }) => source.publisher))].join(' and ')
  const units = [...new Set(published.map((factor) => factor.unit))].join(', ')
  const message = `no published property converts ${unit.short_name} of "${fuel}"; ${publishers} publishes it per ${unitsWithKeys(published, edition)}; give the quantity in one of these units, or in code a bridge of your own (density, calorific value)`
  return fail('activity.unit', 'unit_dimension_mismatch', { message, expected: units, received: unit.short_name })
}

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
 * Finds the factors for a fuel: those of its name if it names one fuel, otherwise those of its everyday meaning, also if the
 * name is a part of one other name, as avtur is of Avtur (renewable). A name that a factor of another publisher also has
 * stays ambiguous. Undefined if there are none.
 */
function byName(factors: readonly EmissionFactor[], search: FuelSearch): Candidates | undefined {
  const literal = fuelsByName(factors, search.fuel)
  const resolved = everyday(factors, search)
  const [only, ...others] = new Set(literal.map(({ name }) => name))
  const isChosen = only !== undefined && (isFullName(only, search.fuel) || only === resolved?.factors[0]?.name)
  if (isChosen && others.length === 0) return { factors: literal, notices: [] }
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
  const burnt = ofCategories(catalogue, CATEGORIES, countriesOfRegions([...regions, ...HOME_COUNTRIES]))
  const inRegion = (region: string) => fuelOfRegion(burnt, region, search)
  const own = findFirst(regions, inRegion)
  if (own === undefined && country !== undefined) failForParts(burnt, country, search)
  const standIns = own === undefined && country !== undefined ? HOME_COUNTRIES.map(inRegion) : []
  const options = [own, ...standIns].filter((one) => one !== undefined)
  // a factor in the unit itself precedes one reachable by a property
  const ordered = [...options.filter(({ fitting }) => fitting), ...options.filter(({ fitting }) => !fitting)]
  const [first] = ordered
  if (first === undefined) return { ...NONE, near: findSimilarNames(fuel, ofCategories(catalogue, CATEGORIES)) }
  const found = findFirst(ordered, (one) => {
    const candidates = convertible(one, search)
    if (candidates === undefined || one.region === chain[0]) return candidates
    return { ...candidates, notices: [fallbackNotice(chain[0] ?? '', one.region), ...candidates.notices] }
  })
  return found ?? failUnit([...first.any().factors, ...partialRows(catalogue, first, fuel)], search)
}
