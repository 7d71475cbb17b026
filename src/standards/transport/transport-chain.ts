import { isFields } from '../../base/index.ts'
import { type Distance, gwpSetsOf, mixedSetNotices } from '../../core/emissions/index.ts'
import {
  checkChoice,
  collectEach,
  fail,
  mapNoticePaths,
  type Notice,
  notice,
  prefixErrors,
  requireObject,
  Violations,
} from '../../core/errors/index.ts'
import { add, multiply, printExact, type Rational, rationalOf } from '../../core/exact/index.ts'
import type { SymbolName } from '../../core/units/index.ts'
import { type CalculatedElement, calculateElement } from './calculated-element.ts'
import type { EmissionPart } from './category-factors.ts'
import { type ChainElement, isTransport, type TransportChain } from './chain.ts'
import { type ChainEmission, printEmission, sumOfEmissions } from './chain-emission.ts'
import { checkChainOrder } from './chain-order.ts'

/** An element of a chain with its emission. */
export interface ElementResult {
  readonly id: string
  readonly kind: 'transport' | 'hub'
  /** Exact; over the stated distance, or the amount that a hub handles. */
  readonly activity: { readonly value: string; readonly unit: 't·km' | 'TEU·km' | 't' | 'TEU' }
  /** Adjusted to the kilometres of the category, (km + addedKm) × uplift; null for a hub. */
  readonly distance: Distance | null
  readonly emission: ChainEmission
  /** The trace of each part of the category, for `verify` of `tonne/verify`. */
  readonly traces: Readonly<Partial<Record<EmissionPart, string>>>
}

/** A transport chain with its emission. */
export interface ChainResult {
  readonly elements: readonly ElementResult[]
  /** The exact sum of the elements. */
  readonly emission: ChainEmission
  /** The exact sum over transports, by their stated distances; null if one states no mass, or no containers. */
  readonly transportActivity: { readonly tonneKm: string | null; readonly teuKm: string | null }
  readonly notices: readonly Notice[]
}

/** Temperatures that goods need. */
const NEEDED = ['ambient', 'refrigerated'] as const

function elementPathPrefix(index: number): string {
  return `elements[${index}]`
}

function checkElementShape(element: unknown, index: number): void {
  const shape = { message: 'must be a transport or a hub', expected: '{ id, toc, distance } or { id, hoc }' }
  const { toc = null, hoc = null } = requireObject({ path: elementPathPrefix(index), value: element }, shape)
  if (toc !== null && hoc !== null) {
    const message = 'has a category of transports and one of hubs; an element is one of the two'
    fail(`${elementPathPrefix(index)}.hoc`, 'chain_invalid', { message, expected: 'toc or hoc' })
  }
  if (toc === null && hoc === null) {
    const message = 'is missing; give the category of the transport, or of the hub as hoc'
    fail(`${elementPathPrefix(index)}.toc`, 'required', { message, expected: '{ id, mode, activityUnit, intensity }' })
  }
}

/** Reads the elements of a chain, each a transport or a hub. */
function elementsOf(chain: TransportChain): readonly ChainElement[] {
  const elements: unknown = isFields(chain) ? chain.elements : undefined
  if (!Array.isArray(elements) || elements.length === 0) {
    const message = 'must hold at least one element of the chain'
    fail('elements', 'required', { message, expected: 'a list of transports and hubs', received: elements })
  }
  collectEach(elements, checkElementShape)
  return elements
}

/** Calculates every element of a chain in order; throws all violations at once. */
export function calculateElements(chain: TransportChain): readonly CalculatedElement[] {
  const elements = elementsOf(chain)
  const violations = new Violations()
  const { temperatureControl } = chain
  if (temperatureControl !== undefined) {
    violations.attempt(() => checkChoice({ path: 'temperatureControl', value: temperatureControl }, NEEDED))
  }
  checkChainOrder(elements, violations)
  const calculated = violations.attempt(() => {
    return collectEach(elements, (element, index) =>
      prefixErrors(elementPathPrefix(index), () => calculateElement(element, chain)),
    )
  })
  return violations.valueOrThrow(calculated)
}

function elementResult({ element, activity, distance, emission, traces }: CalculatedElement): ElementResult {
  const isMoved = isTransport(element)
  const unit = isMoved ? element.toc.activityUnit : element.hoc.activityUnit
  return {
    id: element.id,
    kind: isMoved ? 'transport' : 'hub',
    activity: { value: printExact(activity), unit },
    distance,
    emission: printEmission(emission),
    traces,
  }
}

/** Adds up load × kilometres over transports; null if the load of one is unknown. */
function sumActivity(
  elements: readonly CalculatedElement[],
  loadOf: (element: CalculatedElement) => Rational | undefined,
): string | null {
  let total: Rational = { n: 0n, d: 1n }
  for (const element of elements) {
    if (element.distance === null) continue
    const load = loadOf(element)
    if (load === undefined) return null
    total = add(total, multiply(load, rationalOf(element.distance.km)))
  }
  return printExact(total)
}

/** Returns the tonne-kilometres and TEU-kilometres of a chain. */
export function transportActivityOf(elements: readonly CalculatedElement[]): ChainResult['transportActivity'] {
  return {
    tonneKm: sumActivity(elements, ({ load }) => load.mass?.tonnes),
    teuKm: sumActivity(elements, ({ load }) => (load.teu === undefined ? undefined : rationalOf(load.teu))),
  }
}

/** Returns a notice if goods are refrigerated, and nothing tells that the intensity of an element includes the cooling. */
function coolingNotices({ element, calculations }: CalculatedElement): readonly Notice[] {
  const [path, category] = isTransport(element) ? (['toc', element.toc] as const) : (['hoc', element.hoc] as const)
  const factors = Object.values(calculations).flatMap(({ contributions }) => contributions.map(({ factor }) => factor))
  const isCooled = factors.some((factor) => factor.category === 'freight-road-refrigerated')
  if (category.temperatureControl !== undefined || isCooled) return []
  const message = `the goods are refrigerated, and ${category.id} states no temperature: its intensity may leave out the cooling; state temperatureControl, or use the category of refrigerated goods`
  return [notice('temperature_not_stated', `${path}.temperatureControl`, message)]
}

/** Returns the notices of elements, and one if they mix GWP sets. */
export function chainNotices(
  elements: readonly CalculatedElement[],
  { temperatureControl }: Pick<TransportChain, 'temperatureControl'>,
): readonly Notice[] {
  const factors = elements.flatMap(({ calculations }) => {
    return Object.values(calculations).flatMap(({ contributions }) => contributions.map(({ factor }) => factor))
  })
  const ofElements = elements.flatMap((element, index) => {
    const notices = [...element.notices, ...(temperatureControl === 'refrigerated' ? coolingNotices(element) : [])]
    return mapNoticePaths((path) => `${elementPathPrefix(index)}.${path}`, notices)
  })
  return [...ofElements, ...mixedSetNotices(gwpSetsOf(factors))]
}

/**
 * Calculates the emission of a transport chain by ISO 14083: mass (or containers) × distance × intensity of the
 * category for each transport, mass (or containers) × intensity for each hub, in kilograms of CO2e, well to tank, tank
 * to wheel and well to wheel, exactly, with a trace of each for `verify`. Distances are adjusted only if their kind
 * differs from that of the category: road × 1.05, sea × 1.15, air + 95 km, with a notice. Empty running is inside the
 * intensities.
 *
 * Throws all violations at once: `required` (a hub without mass, an intensity, the kind of a distance), `chain_gap` if
 * elements do not meet or have no order, `chain_invalid` for contradictions (shares that do not add up to 1, a load
 * factor outside of (0, 1], a whole that is not the sum of its parts), `distance_basis_mismatch` for an estimate and
 * for kinds without a conversion rule, `unit_dimension_mismatch`, `factor_basis_mismatch`, `duplicate_item`,
 * `invalid_choice`, the codes of movements and numbers.
 *
 * @example
 * ```ts
 * import { transportChain } from 'tonne/transport'
 * const lorry = { id: 'lorry-40t', mode: 'TRUCK', activityUnit: 't·km', distanceBasis: 'actual', intensity: { wtw: '0.17', ttw: '0.153' } } as const
 * const dock = { id: 'dock', activityUnit: 't', intensity: { wtw: '0.6' } } as const
 * const distance = { value: 321, kind: 'actual' } as const
 * const chain = transportChain({ mass: 87, massUnit: 'kg', elements: [{ id: 'leg', toc: lorry, distance }, { id: 'hub', hoc: dock }] })
 * chain.elements.map(({ emission }) => emission.wtw) // => ['4.74759', '0.0522']
 * chain.emission // => { wtw: '4.79979', ttw: null, wtt: null }
 * transportChain({ elements: [{ id: 'hub', hoc: dock }] }) // throws required
 * ```
 */
export function transportChain<Symbol extends SymbolName>(chain: TransportChain<Symbol, undefined>): ChainResult
export function transportChain(chain: TransportChain): ChainResult {
  const elements = calculateElements(chain)
  return {
    elements: elements.map(elementResult),
    emission: printEmission(sumOfEmissions(elements.map(({ emission }) => emission))),
    transportActivity: transportActivityOf(elements),
    notices: chainNotices(elements, chain),
  }
}
