import { firstUnprintable, isOneOf } from '../../../base/index.ts'
import {
  DISTANCE_KINDS,
  DISTANCE_QUALITIES,
  DISTANCE_UPLIFTS,
  type Distance,
  type DistanceBasis,
  type DistanceKind,
  type EmissionFactor,
  type FoundDistance,
  isDetour,
  isFoundRoute,
  PLACE_SCHEMES,
  type Place,
  type Point,
  type Route,
  type Step,
  type TransportMode,
  type Waypoint,
  zeroDistanceNotices,
} from '../../emissions/index.ts'
import {
  checkChoice,
  checkOptionNames,
  collect,
  fail,
  type KnownFields,
  type Notice,
  type NoticeCode,
  notice,
  requireObject,
  show,
} from '../../errors/index.ts'
import {
  add,
  compare,
  type Exact,
  equal,
  multiply,
  type NumberInput,
  ONE,
  printExact,
  type Rational,
  ratio,
  rationalOf,
  subtract,
} from '../../exact/index.ts'
import {
  type Conversion,
  type ConvertibleUnitField,
  chooseConversion,
  type SymbolName,
  type UnitTable,
} from '../../units/index.ts'
import { checkQuantity } from '../quantity.ts'

/** A distance as a figure, or as computed by `createPlaces().distance()` of `tonne/places`. */
export type DistanceInput<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> = DistanceFigure<Symbol, Own> | FoundDistance

/**
 * A distance as a figure. `kind` is the kind of measurement: 'great_circle' (geodesic), 'shortest_feasible' (a planned
 * route), 'actual' (odometer, log book), 'estimate' (of the actual one, by a rule of thumb). Together with the distance
 * basis of the factor it decides if the distance is increased. Default: the factor's own, with a notice.
 */
export interface DistanceFigure<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> {
  /** 0 or more. */
  readonly value: NumberInput
  /** A unit of distance; default: kilometres. */
  readonly unit?: ConvertibleUnitField<'km', Own, Symbol>['unit'] | undefined
  readonly kind?: DistanceKind | undefined
  /** The source of the distance, a router's name and version; default 'declared'. */
  readonly method?: string | undefined
}

const FIGURE_FIELDS: KnownFields<DistanceFigure> = { value: true, unit: true, kind: true, method: true }

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
    conversion: () => chooseConversion(unit, 'km', { table, path: `${path}.unit` }),
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
  if (!isFoundDistance(input)) checkOptionNames(input, FIGURE_FIELDS, `${path}.`)
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
  const zero = zeroDistanceNotices({ km, mode, isFound: isFoundRoute({ method, route }), path })
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

/** The adjustment of a distance to the basis of a factor: (km + addedKm) × uplift. */
type DistanceUplift = Pick<Distance, 'addedKm' | 'uplift' | 'rule'>

/** A distance and its factor, with their bases if stated. */
interface DistanceMeeting {
  readonly mode: TransportMode
  readonly kind: DistanceKind | undefined
  readonly basis: DistanceBasis | null
  /** The field of the distance, for notices. */
  readonly path: string
  /** Zero kilometres stay zero. */
  readonly isZero: boolean
}

/** The assumed kind of a distance, its uplift, and notices. */
interface RaisedDistance extends DistanceUplift {
  readonly kind: DistanceKind
  readonly notices: readonly Notice[]
}

const NO_UPLIFT: DistanceUplift = Object.freeze({ addedKm: '0', uplift: '1', rule: 'none' })

/** Returns the kind of distance that a factor applies to; an unstated basis is assumed to be the actual distance. */
function kindOfBasis(basis: DistanceBasis | null): DistanceKind {
  if (basis === null) return 'actual'
  return basis === 'great_circle_uplift_included' ? 'great_circle' : basis
}

function keepDistance(kind: DistanceKind, path: string, reason?: readonly [NoticeCode, string]): RaisedDistance {
  return { kind, ...NO_UPLIFT, notices: reason === undefined ? [] : [notice(reason[0], path, reason[1])] }
}

/** Matches a stated kind with a stated basis; an estimate counts as actual. Throws `distance_basis_mismatch`. */
function raiseByBasis(
  kind: DistanceKind,
  basis: DistanceBasis,
  { mode, path, isZero }: DistanceMeeting,
): RaisedDistance {
  const measured = kind === 'estimate' ? 'actual' : kind
  if (basis === 'great_circle_uplift_included') {
    if (measured === 'great_circle') {
      return keepDistance(kind, path, ['distance_uplift_included', 'nothing was added: the factor holds its uplift'])
    }
    const message = `the factor includes a great-circle uplift, but the distance is ${kind}; the uplift may be counted twice`
    return keepDistance(kind, path, ['distance_basis_differs', message])
  }
  if (measured === basis) return keepDistance(kind, path)
  const { from, ...uplift } = DISTANCE_UPLIFTS[mode]
  if (basis !== 'actual' || measured !== from) {
    const message = `is ${kind} and the factor per ${basis} kilometre, and no published rule converts it; give the distance as ${basis}, or use another factor`
    fail(path, 'distance_basis_mismatch', { message, expected: basis, received: kind })
  }
  if (isZero || uplift.rule === 'none') return keepDistance(kind, path)
  const change = mode === 'AIR' ? `${uplift.addedKm} km were added` : `it was multiplied by ${uplift.uplift}`
  const message = `the distance is ${kind} and the factor per actual kilometre: ${change} (${uplift.rule})`
  return { kind, ...uplift, notices: [notice('distance_uplift', path, message)] }
}

/** True if the distance would be increased for a factor per actual kilometre. */
function mayBeRaised({ mode, kind, isZero }: DistanceMeeting): boolean {
  const { from, rule } = DISTANCE_UPLIFTS[mode]
  return !isZero && rule !== 'none' && (kind === undefined || kind === from)
}

/** Handles a distance or a factor without a stated basis. */
function assumeBasis(meeting: DistanceMeeting): RaisedDistance {
  const { mode, kind, basis, path } = meeting
  const taken = kind ?? kindOfBasis(basis)
  if (basis === null && mayBeRaised(meeting)) {
    const message = `the distance basis of the factor was not stated; the distance was taken as ${taken}, and nothing was added to it; if the factor is per actual kilometre, ${DISTANCE_UPLIFTS[mode].rule} may apply`
    return keepDistance(taken, path, ['distance_basis_unknown', message])
  }
  const missing = kind === undefined ? 'the kind of the distance' : 'the distance basis of the factor'
  const message = `${missing} was not stated; the distance was taken as ${taken}, and nothing was added to it`
  return keepDistance(taken, path, ['distance_basis_assumed', message])
}

/**
 * Adjusts a distance to the basis of a factor: +95 km, × 1.05, × 1.15 or nothing, never two of them. An unstated kind
 * or basis means no adjustment: the distance is assumed to be of the factor's own kind, with a notice. Throws
 * `distance_basis_mismatch` if both are stated and no published rule converts between them.
 */
function raiseDistance(meeting: DistanceMeeting): RaisedDistance {
  const { kind, basis, path } = meeting
  if (kind === undefined || basis === null) return assumeBasis(meeting)
  const raised = raiseByBasis(kind, basis, meeting)
  if (kind !== 'estimate') return raised
  const message = 'the distance is only a rough estimate of the distance travelled'
  return { ...raised, notices: [notice('distance_estimated', path, message), ...raised.notices] }
}

/** Both sides of km = baseKm × detour are rounded to 1e-9 km. */
const ROUNDING_KM = ratio(1n, 1_000_000_000n)

/** A validated computed distance: its kilometres, and private copies of its route and notices. */
interface ReadFoundDistance {
  readonly km: Exact
  readonly route: Route
  readonly notices: readonly Notice[]
}

/** True for a computed distance between two places, false for a figure. */
function isFoundDistance(distance: object): distance is FoundDistance {
  return 'route' in distance
}

/** True for a text that prints on one line. */
function isLine(text: unknown): text is string {
  return typeof text === 'string' && firstUnprintable(text) === undefined
}

function asPartial<T>(value: unknown): Partial<T> {
  return typeof value === 'object' && value !== null ? value : {}
}

function isPoint(value: unknown): value is Point {
  const { lat, lng } = asPartial<Point>(value)
  return typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}

function isPlace(value: unknown): value is Place {
  const { label, input, source, attribution, point, country, scheme } = asPartial<Place>(value)
  const isKnown = country === null || (typeof country === 'string' && /^[A-Z]{2}$/.test(country))
  return (
    isKnown && [label, input, source, attribution].every(isLine) && isOneOf(PLACE_SCHEMES, scheme) && isPoint(point)
  )
}

function isWaypoint(value: unknown): value is Waypoint {
  const { name, point } = asPartial<Waypoint>(value)
  return isLine(name) && name !== '' && isPoint(point)
}

function isNotice(value: unknown): value is Notice {
  const { code, path, message } = asPartial<Notice>(value)
  return [code, message].every((text) => typeof text === 'string' && text !== '') && typeof path === 'string'
}

function isRoute(value: unknown): value is Route {
  const { from, to, quality, path } = asPartial<Route>(value)
  const arePlaces = [from, to].every((place) => place === null || isPlace(place))
  return arePlaces && isOneOf(DISTANCE_QUALITIES, quality) && Array.isArray(path) && path.every(isWaypoint)
}

function copyOfPoint({ lat, lng }: Point): Point {
  return Object.freeze({ lat, lng })
}

function copyOfPlace(place: Place | null): Place | null {
  if (place === null) return null
  const { input, label, point, country, scheme, source, attribution } = place
  return Object.freeze({ input, label, point: copyOfPoint(point), country, scheme, source, attribution })
}

function copyOfRoute({ mode, from, to, baseKm, detour, quality, path }: Route): Route {
  const waypoints = path.map(({ name, point }) => Object.freeze({ name, point: copyOfPoint(point) }))
  const ends = { from: copyOfPlace(from), to: copyOfPlace(to) }
  return Object.freeze({ mode, ...ends, baseKm, detour, quality, path: Object.freeze(waypoints) })
}

function isDeviating(km: Rational, baseKm: Rational, detour: Rational): boolean {
  const { n, d } = subtract(km, multiply(baseKm, detour))
  return compare({ n: n < 0n ? -n : n, d }, multiply(ROUNDING_KM, detour)) > 0
}

/** Returns the detour factor; only an estimate has one, of 1 to 5. */
function readDetour({ kind, method, route }: FoundDistance, path: string): Rational {
  const detour = rationalOf(checkQuantity(route.detour, path, { positive: true }))
  const isNone = equal(detour, ONE)
  if (isNone || (isDetour(detour) && kind === 'estimate' && method !== 'declared')) return detour
  const message = 'must be 1, or up to 5 for an estimate that was not declared'
  return fail(path, 'distance_invalid', { message, expected: '1', received: show(route.detour) })
}

function readKm(distance: FoundDistance, path: string): Exact {
  const { km, route } = distance
  const { checked, baseKm, detour } = collect({
    checked: () => checkQuantity(km, `${path}.km`),
    baseKm: () => checkQuantity(route.baseKm, `${path}.route.baseKm`),
    detour: () => readDetour(distance, `${path}.route.detour`),
  })
  if (!isDeviating(rationalOf(checked), rationalOf(baseKm), detour)) return checked
  const message = `is not ${route.baseKm} km × ${route.detour}, its stated route; to change a distance, declare it as distanceKm`
  return fail(`${path}.km`, 'distance_invalid', { message, expected: String(route.baseKm), received: km })
}

/** Prefixes the paths of notices with the path of the distance. */
function prefixNotices(notices: readonly Notice[], prefix: string): readonly Notice[] {
  return notices.map(({ code, path, message }) => notice(code, path === '' ? prefix : `${prefix}.${path}`, message))
}

/**
 * Validates a computed distance against its own route and the mode of its use. Throws `distance_invalid` and the number
 * codes; all at once.
 */
function readFoundDistance(distance: FoundDistance, path: string, mode: TransportMode): ReadFoundDistance {
  const { route, notices } = distance
  if (!isRoute(route) || !Array.isArray(notices) || !notices.every(isNotice)) {
    const message = 'is not a distance found between places; pass the result of places.distance()'
    return fail(`${path}.route`, 'distance_invalid', { message, expected: 'a route', received: show(route) })
  }
  const { km } = collect({
    mode: () => {
      if (route.mode === mode) return
      const message = `was found for ${route.mode} and is used for ${mode}; ask for the distance by ${mode}`
      fail(`${path}.route.mode`, 'distance_invalid', { message, expected: mode, received: route.mode })
    },
    km: () => readKm(distance, path),
  })
  return { km, route: copyOfRoute(route), notices: prefixNotices(notices, path) }
}
