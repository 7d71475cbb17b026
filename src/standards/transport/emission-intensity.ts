import { type Calculation, exactTotal, toTrace } from '../../core/emissions/index.ts'
import { collect, collectEach, fail } from '../../core/errors/index.ts'
import {
  add,
  divide,
  multiply,
  type NumberInput,
  ONE,
  parseNumber,
  printExact,
  type Rational,
  ratio,
  ZERO,
} from '../../core/exact/index.ts'
import { EMISSION_PARTS, type EmissionPart } from './category-factors.ts'
import { type ChainEmission, completeParts, printEmission } from './chain-emission.ts'

const PER_MASS = { kg: ONE, g: ratio(1000n) } as const

/** Emissions per unit of activity, with the unit of their mass. */
export interface EmissionIntensity extends ChainEmission {
  readonly massUnit: 'kg' | 'g'
}

function readActivity(activity: NumberInput): Rational {
  const exact = parseNumber(activity, 'activity')
  if (exact.n > 0n) return exact
  const message = 'must be more than 0: an intensity is an emission per unit of activity'
  return fail('activity', 'must_be_positive', { message, expected: 'more than 0', received: activity })
}

/**
 * Computes an emission intensity as an exact ratio: kilograms (or grams) of CO2e per unit of activity
 * (tonne-kilometres, TEU-kilometres, tonnes or containers handled), each part separately, as text (a fraction if there
 * is no finite decimal). Throws `must_be_positive` for an activity of zero, and the codes of numbers.
 *
 * @example
 * ```ts
 * import { emissionIntensity } from 'tonne/transport'
 * emissionIntensity({ wtw: '8.42769', ttw: null, wtt: null }, '64.728', { massUnit: 'g' }).wtw // => '16145/124'
 * ```
 */
export function emissionIntensity(
  emission: ChainEmission,
  activity: NumberInput,
  { massUnit = 'kg' }: { readonly massUnit?: 'kg' | 'g' | undefined } = {},
): EmissionIntensity {
  const per = readActivity(activity)
  const scale = PER_MASS[massUnit]
  const of = (value: string, path: string) => printExact(divide(multiply(parseNumber(value, path), scale), per))
  const ofKnown = (value: string | null, path: string) => (value === null ? null : of(value, path))
  const { wtw, ttw, wtt } = collect({
    wtw: () => of(emission.wtw, 'emission.wtw'),
    ttw: () => ofKnown(emission.ttw, 'emission.ttw'),
    wtt: () => ofKnown(emission.wtt, 'emission.wtt'),
  })
  return { wtw, ttw, wtt, massUnit }
}

/** The energy, refrigerants and other sources of a category in a period, with its activity. */
export interface CategoryOperation {
  /** The calculations of the emissions, by part: only well to wheel, or two of the three. */
  readonly emissions: Readonly<Partial<Record<EmissionPart, readonly Calculation[]>>>
  /**
   * The activity of loaded transports, or of goods that left the hub; more than 0. Empty running adds emissions but no
   * activity.
   */
  readonly activity: NumberInput
}

/** An intensity with its derivation. */
export interface DerivedIntensity {
  /** Exact kilograms of CO2e per unit of activity; pass its parts as `intensity` of a category. */
  readonly intensity: ChainEmission
  /** Exact kilograms of CO2e of the operation. */
  readonly emission: ChainEmission
  /** Traces of the calculations, by part, in order. */
  readonly traces: Readonly<Partial<Record<EmissionPart, readonly string[]>>>
}

function sumCo2e(calculations: readonly Calculation[], path: string): Rational {
  return collectEach(calculations, ({ contributions }, index) => {
    const { co2e } = exactTotal(contributions)
    if (co2e !== null) return co2e
    return fail(`${path}[${index}]`, 'factor_incomplete', 'has no CO2e; calculate it by a factor that has')
  }).reduce(add, ZERO)
}

/**
 * Computes the intensity of a category from its consumption: Σ energy × factor ÷ activity of loaded transports (or of a
 * hub), empty running included, exactly. Each source is a calculation (`calculateFuel`, `calculateElectricity`,
 * `calculateRefrigerant`, …). Throws `required` unless well to wheel or two of the three parts are given,
 * `chain_invalid` if they contradict each other, `factor_incomplete`, `must_be_positive` and the codes of numbers, all
 * at once.
 *
 * @example
 * ```ts
 * import { calculateFuel, defineFactor } from 'tonne'
 * import { categoryIntensity } from 'tonne/transport'
 * const jet = (part: string, co2e: string) => defineFactor({ key: `own/jet/${part}`, unit: 'kg', per1: { co2e } })
 * const burnt = (part: string, co2e: string) => calculateFuel({ value: 2_800_000, unit: 'kg', factor: jet(part, co2e) })
 * const operation = { emissions: { wtt: [burnt('wtt', '0.84')], ttw: [burnt('ttw', '3.18')] }, activity: 7_160_000 }
 * categoryIntensity(operation).emission.wtw // => '11256000'
 * categoryIntensity(operation).intensity.wtw // => '1407/895'
 * ```
 */
export function categoryIntensity({ emissions, activity }: CategoryOperation): DerivedIntensity {
  const given = EMISSION_PARTS.filter((part) => (emissions?.[part] ?? []).length > 0)
  const { per, total } = collect({
    per: () => readActivity(activity),
    total: () => {
      const totals = given.map((part) => [part, sumCo2e(emissions[part] ?? [], `emissions.${part}`)])
      return completeParts(Object.fromEntries(totals), 'emissions')
    },
  })
  const emission = printEmission(total)
  const { massUnit: _kilograms, ...intensity } = emissionIntensity(emission, printExact(per))
  const traces = Object.fromEntries(given.map((part) => [part, (emissions[part] ?? []).map(toTrace)]))
  return { intensity, emission, traces }
}
