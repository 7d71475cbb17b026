import type { Exact } from '../exact/index.ts'

/** Every mode of transport. */
export const TRANSPORT_MODES = ['TRUCK', 'SHIP', 'AIR', 'RAIL'] as const

/** What carries the people or the freight. TRUCK is any road vehicle, SHIP any vessel. */
export type TransportMode = (typeof TRANSPORT_MODES)[number]

/** A position on WGS84 in degrees: latitude −90 to 90, longitude above −180 to 180. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

/** Every way in which a place is written or known. */
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
  'resolver',
] as const

/** How a place was written, or what knew it. */
export type PlaceScheme = (typeof PLACE_SCHEMES)[number]

/** A place as it was understood. */
export interface Place {
  /** What was written. */
  readonly input: string
  /** What it was taken for: 'Hamburg, DE', 'LHR, GB', '51.95, 4.14'. */
  readonly label: string
  readonly point: Point
  /** ISO 3166-1 alpha-2; null: not known. */
  readonly country: string | null
  readonly scheme: PlaceScheme
  /** What knew the place, and the version of its data: 'GeoNames@1'; 'input' for a point that was written out. */
  readonly source: string
  /** The sentence that the licence of the source asks to be printed; '': none. */
  readonly attribution: string
}

/** A named point that a route passes. */
export interface Waypoint {
  readonly name: string
  readonly point: Point
}

/** Every quality of a distance, the best first. */
export const DISTANCE_QUALITIES = ['high', 'medium', 'low'] as const

/** How far a distance can be trusted: measured or geodesic, modelled, or a rule of thumb. */
export type DistanceQuality = (typeof DISTANCE_QUALITIES)[number]

/** How the kilometres between two places were found: km = baseKm × detour, rounded once to 1e-9 km. */
export interface Route {
  /** What it is a way of: a sea route is none for a lorry. */
  readonly mode: TransportMode
  /** null: a declared distance whose place is not known. */
  readonly from: Place | null
  readonly to: Place | null
  /** What was measured, before any detour: the great circle, the sea route, the road. */
  readonly baseKm: Exact
  /** What an estimate multiplies by (1.25 by road, 1.2 by rail); '1': nothing. */
  readonly detour: Exact
  readonly quality: DistanceQuality
  /** The waypoints of a sea route from start to end; empty where there are none. */
  readonly path: readonly Waypoint[]
}
