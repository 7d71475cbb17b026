import { checkChoice, fail } from '../errors/index.ts'
import { compare, type Exact, ONE, type Rational, ratio } from '../exact/index.ts'

/** Names of carriage on rivers and canals, which is not supported. */
const INLAND_WATER = /^(?:(?:river )?barge|inland[ _-]?(?:water(?:way)?s?|navigation|vessel|ship)|binnenschiff)$/i

/**
 * Requires a mode of transport. Throws `invalid_choice`; for inland water the message gives an alternative, because its
 * routes and factors are not bundled.
 */
export function checkTransportMode({ path, value }: { readonly path: string; readonly value: unknown }): TransportMode {
  if (typeof value !== 'string' || !INLAND_WATER.test(value)) return checkChoice({ path, value }, TRANSPORT_MODES)
  const message =
    'must not be a mode on inland water, for which no routes and no factors are available; give SHIP, the distance travelled (kind "actual") and a factor of your own'
  return fail(path, 'invalid_choice', { message, expected: TRANSPORT_MODES.join(', '), received: value })
}

/** Every mode of transport. */
export const TRANSPORT_MODES = ['TRUCK', 'SHIP', 'AIR', 'RAIL'] as const

/** A mode of transport. TRUCK is any road vehicle, SHIP any vessel. */
export type TransportMode = (typeof TRANSPORT_MODES)[number]

/** A position on WGS84 in degrees: latitude −90 to 90, longitude above −180 to 180. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

/** Every notation or source of a place. */
export const PLACE_SCHEMES = [
  'coordinates',
  'geojson',
  'wkt',
  'geo_uri',
  'plus_code',
  'own',
  'iata',
  'icao',
  'city',
  'port',
  'resolver',
] as const

/** The notation or source of a place. */
export type PlaceScheme = (typeof PLACE_SCHEMES)[number]

/** A resolved place. */
export interface Place {
  /** The original text. */
  readonly input: string
  /** The name of the resolved place: 'Hamburg, DE', 'LHR, GB', '51.95, 4.14'. */
  readonly label: string
  readonly point: Point
  /** ISO 3166-1 alpha-2; null: unknown. */
  readonly country: string | null
  readonly scheme: PlaceScheme
  /** The source of the place, with the version of its data: 'GeoNames@1'; 'input' for written coordinates. */
  readonly source: string
  /** The attribution that the licence of the source requires; '' if none. */
  readonly attribution: string
}

/** A named point on a route. */
export interface Waypoint {
  readonly name: string
  readonly point: Point
}

/** Every quality of a distance, best first. */
export const DISTANCE_QUALITIES = ['high', 'medium', 'low'] as const

/** The reliability of a distance: measured or geodesic, modelled, or a rule of thumb. */
export type DistanceQuality = (typeof DISTANCE_QUALITIES)[number]

/** The source of the kilometres between two places: km = baseKm × detour, rounded once to 1e-9 km. */
export interface Route {
  /** The mode it applies to: a sea route is not valid for a lorry. */
  readonly mode: TransportMode
  /** null: a declared distance from an unknown place. */
  readonly from: Place | null
  readonly to: Place | null
  /** The measured length before any detour factor: the great circle, the sea route, the road. */
  readonly baseKm: Exact
  /** The detour factor of an estimate (1.25 by road, 1.2 by rail); otherwise '1'. */
  readonly detour: Exact
  readonly quality: DistanceQuality
  /** The waypoints of a sea route from start to end; empty if there are none. */
  readonly path: readonly Waypoint[]
}

const DETOUR_MAX = ratio(5n)

/** True for a detour factor, 1 to 5. */
export function isDetour(factor: Rational): boolean {
  return compare(factor, ONE) >= 0 && compare(factor, DETOUR_MAX) <= 0
}
