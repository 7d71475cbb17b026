import type { PlaceScheme, Point } from '../../emissions/index.ts'
import { type Notice, notice, Violations } from '../../errors/index.ts'
import { nearestDouble, type Rational } from '../../exact/index.ts'

/** The format of a point in text. */
export type PointScheme = Extract<PlaceScheme, 'coordinates' | 'geojson' | 'wkt' | 'geo_uri' | 'plus_code'>

/** A parsed point, with notices of what was assumed in reading it. Frozen. */
export interface ParsedPoint {
  /** Degrees on WGS84: latitude −90 to 90, longitude above −180 to 180, never −0. */
  readonly point: Point
  readonly scheme: PointScheme
  /** `coordinates_swapped`, `null_island`; empty if nothing was assumed. */
  readonly notices: readonly Notice[]
}

/** Latitude and longitude as written, in degrees, not yet checked to lie on the Earth. */
export interface Position {
  readonly lat: Rational
  readonly lng: Rational
}

/** The origin of a position, for its errors and notices. */
export interface PositionSource {
  readonly scheme: PointScheme
  readonly path: string
  /** The fields of its two numbers, if they have their own. */
  readonly latPath?: string
  readonly lngPath?: string
  /** The order of the format, as a clause for errors: 'a pair is written latitude, longitude'. */
  readonly order: string
  readonly received: unknown
  readonly notices?: readonly Notice[]
}

/** True when a number of degrees is at most `limit`, whatever its sign. */
export function isWithin({ n, d }: Rational, limit: bigint): boolean {
  return (n < 0n ? -n : n) <= limit * d
}

/** The nearest double; the antimeridian is always 180, and zero has no sign. */
function longitude(lng: Rational): number {
  const degrees = nearestDouble(lng)
  return degrees === -180 ? 180 : degrees
}

/** Converts a position to a point on Earth; throws `invalid_coordinates` for each number out of range. */
export function parsedPoint({ lat, lng }: Position, source: PositionSource): ParsedPoint {
  const { scheme, path, latPath = path, lngPath = path, order, received, notices = [] } = source
  const violations = new Violations()
  const advice = `check the digits and the order (${order})`
  if (!isWithin(lat, 90n)) {
    const message = `lies beyond 90 degrees of latitude; ${advice}`
    violations.add(latPath, 'invalid_coordinates', { message, expected: 'a latitude from -90 to 90', received })
  }
  if (!isWithin(lng, 180n)) {
    const message = `lies beyond 180 degrees of longitude; ${advice}`
    violations.add(lngPath, 'invalid_coordinates', { message, expected: 'a longitude from -180 to 180', received })
  }
  violations.throwIfAny()
  const point = Object.freeze({ lat: nearestDouble(lat), lng: longitude(lng) })
  const nowhere = 'the point is 0,0 in the Gulf of Guinea, often a missing position; check that it is meant'
  const ofZero = point.lat === 0 && point.lng === 0 ? [notice('null_island', path, nowhere)] : []
  return Object.freeze({ point, scheme, notices: Object.freeze([...notices, ...ofZero]) })
}
