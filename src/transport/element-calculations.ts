import { calculateMovement, calculateQuantity } from '../activities/index.ts'
import type { Calculation, Distance, EmissionFactor } from '../emissions/index.ts'
import { type Notice, type PathOf, withPaths } from '../errors/index.ts'
import { type Exact, multiply, printExact, rationalOf } from '../exact/index.ts'
import type { EmissionPart } from './category-factors.ts'
import { type ChainElement, type HubElement, isTransport, type TransportElement } from './chain.ts'
import { CONTAINER_UNITS } from './container-units.ts'
import type { ElementLoad, LoadMass } from './element-load.ts'
import { adjustedKm, measureDistance, movementMode } from './measured-distance.ts'

/** The calculation of one part of the emission of an element. */
export interface PartCalculation {
  readonly calculation: Calculation
  /** Adjusted to the kilometres of the factor; null for a hub. */
  readonly distance: Distance | null
  /** The notices of the calculation, and those of a distance that is not one of its steps. */
  readonly notices: readonly Notice[]
}

function byTransport(element: TransportElement, load: ElementLoad, factor: EmissionFactor): PartCalculation {
  const { mode } = element.toc
  const { distance, notices } = measureDistance({ distance: element.distance, mode }, factor.distanceBasis)
  if (element.toc.activityUnit === 't·km') {
    const { value: mass, unit: massUnit } = load.mass as LoadMass
    const freight = { mass, massUnit, distance: element.distance, mode: movementMode(mode), factor }
    const calculation = calculateMovement(freight)
    return { calculation, distance, notices: calculation.notices }
  }
  const value = printExact(multiply(rationalOf(load.teu as Exact), adjustedKm(distance)))
  const calculation = calculateQuantity({ value, unit: 'TEU·km', factor, table: CONTAINER_UNITS })
  return { calculation, distance, notices: [...calculation.notices, ...notices] }
}

function byHub({ hoc }: HubElement, { mass, teu }: ElementLoad, factor: EmissionFactor): PartCalculation {
  const { value, unit } = hoc.activityUnit === 't' ? (mass as LoadMass) : { value: teu as Exact, unit: 'TEU' }
  const calculation = calculateQuantity({ value, unit, factor, table: CONTAINER_UNITS })
  return { calculation, distance: null, notices: calculation.notices }
}

/** Maps a path in the calculation of a part to the path of the element's field. */
export function elementPath(element: ChainElement, part: EmissionPart): PathOf {
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
export function calculatePart(
  element: ChainElement,
  load: ElementLoad,
  { part, factor }: { readonly part: EmissionPart; readonly factor: EmissionFactor },
): PartCalculation {
  return withPaths(elementPath(element, part), () => {
    return isTransport(element) ? byTransport(element, load, factor) : byHub(element, load, factor)
  })
}
