import { firstUnprintable, isOneOf } from '../../../base/index.ts'
import {
  DISTANCE_QUALITIES,
  type FoundDistance,
  isDetour,
  PLACE_SCHEMES,
  type Place,
  type Point,
  type Route,
  type TransportMode,
  type Waypoint,
} from '../../emissions/index.ts'
import { collect, fail, type Notice, notice, show } from '../../errors/index.ts'
import {
  compare,
  type Exact,
  equal,
  multiply,
  ONE,
  type Rational,
  ratio,
  rationalOf,
  subtract,
} from '../../exact/index.ts'
import { checkQuantity } from '../quantity.ts'

/** Both sides of km = baseKm × detour are rounded to 1e-9 km. */
const ROUNDING_KM = ratio(1n, 1_000_000_000n)

/** A validated computed distance: its kilometres, and private copies of its route and notices. */
interface ReadFoundDistance {
  readonly km: Exact
  readonly route: Route
  readonly notices: readonly Notice[]
}

/** True for a computed distance between two places, false for a figure. */
export function isFoundDistance(distance: object): distance is FoundDistance {
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
export function readFoundDistance(distance: FoundDistance, path: string, mode: TransportMode): ReadFoundDistance {
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
