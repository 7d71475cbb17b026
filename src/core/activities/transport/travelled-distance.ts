import { firstUnprintable } from '../../../base/index.ts'
import {
  DISTANCE_KINDS,
  type Distance,
  type DistanceKind,
  type EmissionFactor,
  type FoundDistance,
  isFoundBetween,
  type Route,
  type Step,
  type TransportMode,
  zeroDistanceNotices,
} from '../../emissions/index.ts'
import { checkChoice, collect, fail, type Notice, requireObject } from '../../errors/index.ts'
import { add, type Exact, multiply, type NumberInput, printExact, rationalOf } from '../../exact/index.ts'
import { type Conversion, conversionBetween, type UnitRef, type UnitTable } from '../../units/index.ts'
import { checkQuantity } from '../quantity.ts'
import { raiseDistance } from './distance-uplift.ts'
import { isFoundDistance, readFoundDistance } from './found-distance.ts'

/** A distance as a figure, or as computed by `createPlaces().distance()` of `tonne/places`. */
export type DistanceInput = DistanceFigure | FoundDistance

/**
 * A distance as a figure. `kind` is the kind of measurement: 'great_circle' (geodesic), 'shortest_feasible' (a planned
 * route), 'actual' (odometer, log book), 'estimate' (of the actual one, by a rule of thumb). Together with the distance
 * basis of the factor it decides if the distance is increased. Default: the factor's own, with a notice.
 */
export interface DistanceFigure {
  /** 0 or more. */
  readonly value: NumberInput
  /** A unit of distance; default: kilometres. */
  readonly unit?: UnitRef
  readonly kind?: DistanceKind
  /** The source of the distance, a router's name and version; default 'declared'. */
  readonly method?: string
}

/** A validated distance in kilometres, before any uplift. */
interface StatedDistance {
  readonly km: Exact
  readonly kind: DistanceKind | undefined
  readonly method: string
  readonly route: Route | null
  readonly notices: readonly Notice[]
  readonly path: string
}

/** A distance adjusted to the basis of a factor, with notices. */
export interface TravelledDistance {
  readonly distance: Distance
  readonly notices: readonly Notice[]
}

function kilometres(value: Exact, { factor, links }: Conversion): Exact {
  return links.length === 0 ? value : printExact(multiply(rationalOf(value), factor))
}

function figureKm({ value, unit = 'km' }: DistanceFigure, path: string, table: UnitTable): Exact {
  const { checked, conversion } = collect({
    checked: () => checkQuantity(value, `${path}.value`),
    conversion: () => conversionBetween(unit, 'km', { table, path: `${path}.unit` }),
  })
  return kilometres(checked, conversion)
}

function checkMethod(method: string, path: string): void {
  if (typeof method === 'string' && method !== '' && firstUnprintable(method) === undefined) return
  const about = { expected: "'declared', or a router's name and version", received: method }
  fail(path, 'invalid_type', { message: 'must name what found the distance, in one line of printable text', ...about })
}

/** The context for reading the distance of a carriage. */
interface DistanceRule {
  readonly path: string
  readonly mode: TransportMode
  readonly table: UnitTable
}

/**
 * Reads the distance in exact kilometres. Throws `required`, `invalid_choice`, `distance_invalid`, the number and unit
 * codes; all at once.
 */
export function readDistance(input: DistanceInput, { path, mode, table }: DistanceRule): StatedDistance {
  requireObject({ path, value: input }, { message: 'must be a distance', expected: '{ value, unit, kind }' })
  const { kind, method = 'declared' } = input
  const { read } = collect({
    read: () =>
      isFoundDistance(input)
        ? readFoundDistance(input, path, mode)
        : { km: figureKm(input, path, table), route: null, notices: [] },
    kind: () => kind === undefined || checkChoice({ path: `${path}.kind`, value: kind }, DISTANCE_KINDS),
    method: () => checkMethod(method, `${path}.method`),
  })
  return { kind, method, path, ...read }
}

/** Returns the notice of a distance of zero, unless it was found with one. Throws `distance_is_zero` for a flight. */
function zeroNotices(
  { km, method, route, path, notices }: Omit<StatedDistance, 'kind'>,
  mode: TransportMode,
): readonly Notice[] {
  const zero = zeroDistanceNotices({ km, mode, isFound: isFoundBetween({ method, route }), path })
  return notices.some(({ code }) => code === 'distance_is_zero') ? [] : zero
}

/** Adjusts a distance to the basis of the factor. Throws `distance_is_zero` for a flight from a place to itself. */
export function travelledDistance(
  { km, kind, method, route, notices: finding, path }: StatedDistance,
  mode: TransportMode,
  factor: EmissionFactor,
): TravelledDistance {
  const isZero = rationalOf(km).n === 0n
  const zero = zeroNotices({ km, method, route, path, notices: finding }, mode)
  const { notices, ...raised } = raiseDistance({ mode, kind, basis: factor.distanceBasis, path, isZero })
  return { distance: Object.freeze({ km, method, route, ...raised }), notices: [...finding, ...zero, ...notices] }
}

/** Returns the step that multiplies by the adjusted kilometres: (km + addedKm) × uplift. */
export function distanceStep(distance: Distance, unit: 'km' | 'km/vehicle'): Step {
  const { km, addedKm, uplift } = distance
  const times = printExact(multiply(add(rationalOf(km), rationalOf(addedKm)), rationalOf(uplift)))
  return { kind: 'distance', times, unit, distance }
}
