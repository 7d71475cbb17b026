import { calculateMovement, calculateQuantity } from '../../core/activities/index.ts'
import {
  type Calculation,
  type Distance,
  type EmissionFactor,
  exactTotal,
  toTrace,
} from '../../core/emissions/index.ts'
import { collect, mapNoticePaths, type Notice, type PathOf, Violations, withPaths } from '../../core/errors/index.ts'
import { multiply, printExact, type Rational, rationalOf } from '../../core/exact/index.ts'
import { type Unit, type UnitTable, units, unitTable } from '../../core/units/index.ts'
import {
  type ByPart,
  type CategoryFactors,
  categoryFactors,
  EMISSION_PARTS,
  type EmissionPart,
} from './category-factors.ts'
import { type ChainElement, type HubElement, isTransport, type TransportChain, type TransportElement } from './chain.ts'
import { completeParts, type ExactChainEmission } from './chain-emission.ts'
import { checkCategory, checkTemperature, emptyRunningNotices } from './check-category.ts'
import { type ElementLoad, loadOf, statedContainers, statedMass } from './element-load.ts'
import { adjustedKm, checkDistanceKind, measureDistance, movementMode } from './measured-distance.ts'

/** Twenty-foot equivalent units of containers, and TEU-kilometres. */
const TEU: Unit = { id: 9001, name: 'TEU', short_name: 'TEU', multiplier: 1, parent_id: null, typeUnit: 'CONTAINERS' }
const TEU_KM: Unit = { ...TEU, id: 9002, name: 'TEU-kilometre', short_name: 'TEU·km', typeUnit: 'CONTAINER_DISTANCE' }

/** The built-in units and those of containers. */
export const CONTAINER_UNITS: UnitTable = unitTable([...Object.values(units), TEU, TEU_KM])

/** The calculation of one part of the emission of an element. */
interface PartCalculation {
  readonly calculation: Calculation
  /** Adjusted to the kilometres of the factor; null for a hub. */
  readonly distance: Distance | null
  /** The notices of the calculation, and of a distance that is not one of its steps. */
  readonly notices: readonly Notice[]
}

function byTransport(element: TransportElement, load: ElementLoad, factor: EmissionFactor): PartCalculation {
  const { mode } = element.toc
  const { distance, notices } = measureDistance({ distance: element.distance, mode }, factor.distanceBasis)
  if (element.toc.activityUnit === 't·km') {
    const { value: mass, unit: massUnit } = statedMass(load)
    const freight = { mass, massUnit, distance: element.distance, mode: movementMode(mode), factor }
    const calculation = calculateMovement(freight)
    return { calculation, distance, notices: calculation.notices }
  }
  const value = printExact(multiply(rationalOf(statedContainers(load)), adjustedKm(distance)))
  const calculation = calculateQuantity({ value, unit: 'TEU·km', factor, table: CONTAINER_UNITS })
  return { calculation, distance, notices: [...calculation.notices, ...notices] }
}

function byHub({ hoc }: HubElement, load: ElementLoad, factor: EmissionFactor): PartCalculation {
  const { value, unit } = hoc.activityUnit === 't' ? statedMass(load) : { value: statedContainers(load), unit: 'TEU' }
  const calculation = calculateQuantity({ value, unit, factor, table: CONTAINER_UNITS })
  return { calculation, distance: null, notices: calculation.notices }
}

/** Maps a path in the calculation of a part to the path of the element's field. */
function elementPath(element: ChainElement, part: EmissionPart): PathOf {
  const category = isTransport(element) ? 'toc' : 'hoc'
  const names: Readonly<Record<string, string>> = {
    factor: `${category}.intensity.${part}`,
    mode: 'toc.mode',
    value: 'mass',
    unit: 'massUnit',
  }
  return (path) => {
    const [first = ''] = path.split('.')
    return names[first] ?? path
  }
}

/**
 * Calculates one part of the emission of an element by its factor: a movement (tonnes × kilometres), or a quantity
 * (TEU-kilometres, tonnes or containers handled). Throws the codes of those functions and of `measureDistance`.
 */
function calculatePart(
  element: ChainElement,
  load: ElementLoad,
  { part, factor }: { readonly part: EmissionPart; readonly factor: EmissionFactor },
): PartCalculation {
  return withPaths(elementPath(element, part), () => {
    return isTransport(element) ? byTransport(element, load, factor) : byHub(element, load, factor)
  })
}

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

function elementActivity(element: ChainElement, load: ElementLoad, distance: Distance | null): Rational {
  const unit = isTransport(element) ? element.toc.activityUnit : element.hoc.activityUnit
  const carried = unit.startsWith('TEU') ? rationalOf(statedContainers(load)) : statedMass(load).tonnes
  return distance === null ? carried : multiply(carried, rationalOf(distance.km))
}

/** Returns the notices of all parts, with the paths of the element, without duplicates. */
function elementNotices(element: ChainElement, parts: ByPart<PartCalculation>): readonly Notice[] {
  const declared = isTransport(element) ? emptyRunningNotices(element.toc, 'toc') : []
  const ofParts = EMISSION_PARTS.flatMap((part) => {
    return mapNoticePaths(elementPath(element, part), parts[part]?.notices ?? [])
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
