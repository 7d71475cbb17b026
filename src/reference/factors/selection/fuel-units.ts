import type { EmissionFactor } from '../../../core/emissions/index.ts'
import { fail, notice } from '../../../core/errors/index.ts'
import type { Unit } from '../../../core/units/index.ts'
import type { Catalogue } from '../catalogue.ts'
import { type PublishedBridge, STANDARD_VOLUME } from '../fuel-bridges.ts'
import { bridgesOfFactor } from '../fuel-properties-of.ts'
import { type Candidates, unitDimension } from './candidates.ts'
import { chooseEdition, type EditionRule } from './edition-choice.ts'

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
export interface RequestedFuel {
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
export function checkUnambiguous(
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
export function bridgedCandidates({ factors, notices }: Candidates, requested: RequestedFuel): Candidates | undefined {
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
export function chooseHeatingValue(
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
export function failUnit(published: readonly EmissionFactor[], { fuel, unit, edition }: RequestedFuel): never {
  const publishers = [...new Set(published.map(({ source }) => source.publisher))].join(' and ')
  const units = [...new Set(published.map((factor) => factor.unit))].join(', ')
  const message = `no published property converts ${unit.short_name} of "${fuel}"; ${publishers} publishes it per ${unitsWithKeys(published, edition)}; give the quantity in one of these units, or in code a bridge of your own (density, calorific value)`
  return fail('activity.unit', 'unit_dimension_mismatch', { message, expected: units, received: unit.short_name })
}
