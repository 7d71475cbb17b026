import type { PlaceScheme, Point } from '../../../core/emissions/index.ts'
import { collect, fail, type Notice, notice } from '../../../core/errors/index.ts'
import { nearestDouble, type Rational } from '../../../core/exact/index.ts'

/** The format of a point in text. */
export type PointScheme = Extract<PlaceScheme, 'coordinates' | 'geojson' | 'wkt' | 'geo_uri' | 'plus_code'>

/** A parsed point, with notices of the assumptions in reading it. Frozen. */
export interface ParsedPoint {
  /** Degrees on WGS84: latitude −90 to 90, longitude above −180 to 180, never −0. */
  readonly point: Point
  readonly scheme: PointScheme
  /** `coordinates_swapped`, `null_island`; empty if nothing was assumed. */
  readonly notices: readonly Notice[]
}

/** Latitude and longitude as written, in degrees, not yet checked to lie on the Earth; read one by one. */
interface Position {
  readonly lat: () => Rational
  readonly lng: () => Rational
}

/** The origin of a position, for its errors and notices. */
interface PositionSource {
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

/** True if a number of degrees is at most `limit`, regardless of its sign. */
export function isWithinLimit({ n, d }: Rational, limit: bigint): boolean {
  return (n < 0n ? -n : n) <= limit * d
}

/** Returns the nearest double; the antimeridian is always 180, and zero has no sign. */
function longitude(lng: Rational): number {
  const degrees = nearestDouble(lng)
  return degrees === -180 ? 180 : degrees
}

const AXES = { lat: { name: 'latitude', limit: 90n }, lng: { name: 'longitude', limit: 180n } } as const

/** Returns the degrees of one axis; throws `invalid_coordinates` beyond its limit. */
function readDegrees(axis: keyof Position, position: Position, source: PositionSource): Rational {
  const degrees = position[axis]()
  const { name, limit } = AXES[axis]
  if (isWithinLimit(degrees, limit)) return degrees
  return fail(source[`${axis}Path`] ?? source.path, 'invalid_coordinates', {
    message: `lies beyond ${limit} degrees of ${name}; check the digits and the order (${source.order})`,
    expected: `a ${name} from -${limit} to ${limit}`,
    received: source.received,
  })
}

/** Converts a position to a point on Earth; throws `invalid_coordinates` for each number out of range. */
export function parsedPoint(position: Position, source: PositionSource): ParsedPoint {
  const { scheme, path, notices = [] } = source
  const { lat, lng } = collect({
    lat: () => readDegrees('lat', position, source),
    lng: () => readDegrees('lng', position, source),
  })
  const point = Object.freeze({ lat: nearestDouble(lat), lng: longitude(lng) })
  const nowhere = 'the point is 0,0 in the Gulf of Guinea, often a missing position; check that it is meant'
  const ofZero = point.lat === 0 && point.lng === 0 ? [notice('null_island', path, nowhere)] : []
  return Object.freeze({ point, scheme, notices: Object.freeze([...notices, ...ofZero]) })
}
