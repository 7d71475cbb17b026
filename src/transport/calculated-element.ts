import { type Calculation, type Distance, exactTotal, toTrace } from '../emissions/index.ts'
import { collect, type Notice, noticesAt, Violations, withPaths } from '../errors/index.ts'
import { multiply, type Rational, rationalOf } from '../exact/index.ts'
import {
  type ByPart,
  type CategoryFactors,
  categoryFactors,
  EMISSION_PARTS,
  type EmissionPart,
} from './category-factors.ts'
import { type ChainElement, isTransport, type TransportChain } from './chain.ts'
import { completeParts, type ExactChainEmission } from './chain-emission.ts'
import { checkCategory, checkTemperature, emptyRunningNotices } from './check-category.ts'
import { calculatePart, elementPath, type PartCalculation } from './element-calculations.ts'
import { type ElementLoad, loadOf } from './element-load.ts'
import { checkDistanceKind } from './measured-distance.ts'

/** An element with its exact figures. */
export interface CalculatedElement {
  readonly element: ChainElement
  readonly load: ElementLoad
  /** Tonne- or TEU-kilometres of the stated distance; for a hub, tonnes or containers handled. */
  readonly activity: Rational
  /** Adjusted to the kilometres of the category; null for a hub. */
  readonly distance: Distance | null
  readonly emission: ExactChainEmission
  readonly calculations: ByPart<Calculation>
  readonly traces: ByPart<string>
  readonly notices: readonly Notice[]
}

function mapParts<From, To>(parts: ByPart<From>, map: (value: From, part: EmissionPart) => To): ByPart<To> {
  const known = EMISSION_PARTS.flatMap((part) => {
    const value = parts[part]
    return value === undefined ? [] : [[part, map(value, part)] as const]
  })
  return Object.fromEntries(known)
}

/** Reads the category of an element and its goods; throws all violations at once. */
function readElement(element: ChainElement, chain: TransportChain) {
  const path = isTransport(element) ? 'toc' : 'hoc'
  const category = isTransport(element) ? element.toc : element.hoc
  const violations = new Violations()
  checkCategory(category, path, violations)
  const isCategory = violations.list.length === 0
  if (isCategory) checkTemperature(chain, { category, path }, violations)
  if (isTransport(element)) violations.attempt(() => checkDistanceKind(element.distance))
  const load = violations.attempt(() => loadOf(element, chain))
  const factors = isCategory
    ? violations.attempt(() =>
        withPaths(
          (part) => `${path}.intensity.${part.split('.')[0]}`,
          () => categoryFactors(category),
        ),
      )
    : undefined
  return { load, factors, violations }
}

function calculateParts(element: ChainElement, load: ElementLoad, factors: CategoryFactors): ByPart<PartCalculation> {
  return collect(mapParts(factors, (factor, part) => () => calculatePart(element, load, { part, factor })))
}

function elementActivity(element: ChainElement, { mass, teu }: ElementLoad, distance: Distance | null): Rational {
  const unit = isTransport(element) ? element.toc.activityUnit : element.hoc.activityUnit
  const carried = unit.startsWith('TEU') ? rationalOf(teu as string) : (mass as NonNullable<typeof mass>).tonnes
  return distance === null ? carried : multiply(carried, rationalOf(distance.km))
}

/** Returns the notices of all parts, with the paths of the element, without duplicates. */
function elementNotices(element: ChainElement, parts: ByPart<PartCalculation>): readonly Notice[] {
  const declared = isTransport(element) ? emptyRunningNotices(element.toc, 'toc') : []
  const ofParts = EMISSION_PARTS.flatMap((part) => {
    return noticesAt(elementPath(element, part), parts[part]?.notices ?? [])
  })
  const byText = new Map([...declared, ...ofParts].map((one) => [`${one.code} ${one.path} ${one.message}`, one]))
  return [...byText.values()]
}

/**
 * Calculates an element of a chain: each part of its category by one calculation with its trace; the third part is
 * their sum or difference. Throws all violations of the element at once, with paths below it.
 */
export function calculateElement(element: ChainElement, chain: TransportChain): CalculatedElement {
  const { load, factors, violations } = readElement(element, chain)
  const parts = violations.attempt(() => load && factors && calculateParts(element, load, factors))
  const path = isTransport(element) ? 'toc.intensity' : 'hoc.intensity'
  const emission = violations.attempt(() => {
    const totals = parts && mapParts(parts, ({ calculation }) => exactTotal(calculation.contributions).co2e as Rational)
    return totals && completeParts(totals, path)
  })
  return assembleElement(element, violations.valueOrThrow(load), {
    parts: violations.valueOrThrow(parts),
    emission: violations.valueOrThrow(emission),
  })
}

function assembleElement(
  element: ChainElement,
  load: ElementLoad,
  { parts, emission }: { parts: ByPart<PartCalculation>; emission: ExactChainEmission },
): CalculatedElement {
  const [first] = EMISSION_PARTS.flatMap((part) => parts[part] ?? [])
  const distance = first?.distance ?? null
  const calculations = mapParts(parts, ({ calculation }) => calculation)
  return {
    element,
    load,
    activity: elementActivity(element, load, distance),
    distance,
    emission,
    calculations,
    traces: mapParts(calculations, toTrace),
    notices: elementNotices(element, parts),
  }
}
