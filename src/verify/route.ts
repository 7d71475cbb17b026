import type { Field } from './findings.ts'
import { compareFractions, exact, fraction, isSame, plus, times } from './fraction.ts'
import type { StepOf } from './trace-shape.ts'

type Distance = StepOf<'distance'>['distance']
type Route = NonNullable<Distance['route']>
type Point = NonNullable<Route['from']>['point']

const ONE = fraction(1n)
const DETOUR_MAX = fraction(5n)
/** km = baseKm × detour, both sides rounded to 1e-9 km. */
const ROUNDING_KM = fraction(1n, 1_000_000_000n)
const EARTH_RADIUS_KM = 6371.0088
/** A geodesic differs from the arc on a sphere of the mean radius by at most 0.56 %. */
const SPHERE_ERROR = 0.006
/** The most that snapping both ends to a road can shorten a distance. */
const SNAP_KM_MAX = 10
/** The tolerance for a short great circle, regardless of its method. */
const GREAT_CIRCLE_KM_MAX = 0.1

/** Fraction digits kept when converting to a double; far more than a kilometre or degree needs. */
const PLACES = 12

/** Truncates a number to twelve fraction digits, even if the terms of the exact one are long. */
function toDouble(digits: string): number {
  const { n, d } = exact(digits)
  return Number((n * 10n ** BigInt(PLACES)) / d) / 10 ** PLACES
}

function isOnEarth({ lat, lng }: Point): boolean {
  return Math.abs(toDouble(lat)) <= 90 && Math.abs(toDouble(lng)) <= 180
}

/** The arc between two points on a sphere of the mean radius, in kilometres. */
function arcKm(from: Point, to: Point): number {
  const radians = (digits: string) => (toDouble(digits) * Math.PI) / 180
  const [lat1, lng1, lat2, lng2] = [radians(from.lat), radians(from.lng), radians(to.lat), radians(to.lng)]
  const half = Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin((lng2 - lng1) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}

function checkDetour({ km, kind, method }: Distance, { baseKm, detour, quality }: Route, field: Field): void {
  const stated = exact(detour)
  const due = times(exact(baseKm), stated)
  const bound = times(ROUNDING_KM, stated)
  const factor = field.in('detour')
  if (compareFractions(stated, ONE) < 0n) factor.differs('must be 1 or more', '1 or more', detour)
  else if (compareFractions(stated, DETOUR_MAX) > 0n) factor.differs('must be 5 or less', '5 or less', detour)
  else if (compareFractions(exact(km), plus(due, bound)) > 0n || compareFractions(due, plus(exact(km), bound)) > 0n) {
    field.in('baseKm').differs('times the detour is not the distance', km, field.findings.print(due))
  }
  if (isSame(stated, ONE)) return
  if (kind !== 'estimate' || method === 'declared') factor.differs('is for estimates only', '1', detour)
  field.in('quality').expect('of an estimate is low', 'low', quality)
}

/** Checks that the kilometres are possible: a great circle matches its points, and no route is shorter than it. */
function checkReach({ kind }: Distance, { from, to, baseKm, detour }: Route, field: Field): void {
  if (from === null || to === null) return
  const arc = arcKm(from.point, to.point)
  const base = toDouble(baseKm)
  const isGreatCircle = kind === 'great_circle' || detour !== '1'
  const [least, most] = [arc * (1 - SPHERE_ERROR), arc * (1 + SPHERE_ERROR)]
  const isTooShort = base < least - (isGreatCircle ? GREAT_CIRCLE_KM_MAX : SNAP_KM_MAX)
  const isTooLong = isGreatCircle && base > most + GREAT_CIRCLE_KM_MAX
  if (!isTooShort && !isTooLong) return
  const expected = `${isGreatCircle ? 'about' : 'at least about'} ${arc.toFixed(1)} km`
  field.in('baseKm').differs('is not what lies between the two points', expected, baseKm)
}

/** Checks that a distance agrees with its places and route; routes are not computed again. */
export function checkRoute(distance: Distance, field: Field): void {
  const { route, method } = distance
  if (route === undefined) return
  const place = field.in('route')
  const points = [route.from?.point, route.to?.point, ...route.path.map(({ point }) => point)]
  const outside = points.find((point) => point !== undefined && !isOnEarth(point))
  if (outside !== undefined) {
    place.differs('has a point outside the Earth', '±90, ±180', `${outside.lat}, ${outside.lng}`)
    return
  }
  checkDetour(distance, route, place)
  if (method !== 'declared') checkReach(distance, route, place)
}
