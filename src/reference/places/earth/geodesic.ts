import geographiclib from 'geographiclib-geodesic'
import { isFields } from '../../../base/index.ts'
import type { Point } from '../../../core/emissions/index.ts'
import { collect, fail, show } from '../../../core/errors/index.ts'
import { binaryValue, nearestDouble, type Rational } from '../../../core/exact/index.ts'

const BILLION = 10n ** 9n

/**
 * Rounds kilometres, 0 or more, once to 1e-9 km (a millionth of a metre), half up, and returns the nearest double.
 * Distances are rounded only in this file, from their exact values, so no value is rounded twice.
 */
export function roundKm({ n, d }: Rational): number {
  const billionths = (2n * BILLION * n + d) / (2n * d)
  return nearestDouble({ n: billionths, d: BILLION })
}

/** `roundKm` for the exact value of a double in metres: `toFixed` is defined to round that value half up. */
export function roundMetres(metres: number): number {
  return Number(`${metres.toFixed(6)}e-3`)
}

/** `roundKm` for the exact value of a double in kilometres. */
export function roundKilometres(km: number): number {
  return Number(km.toFixed(9))
}

function isInRange(value: unknown, bound: number): boolean {
  return typeof value === 'number' && value >= -bound && value <= bound
}

/** True for a point on Earth: latitude −90 to 90, longitude −360 to 360 degrees. */
export function isPoint(value: unknown): value is Point {
  return isFields(value) && isInRange(value.lat, 90) && isInRange(value.lng, 360)
}

/** Throws `invalid_coordinates` unless the value is a point on Earth. */
export function checkPoint(value: unknown, path: string): void {
  if (isPoint(value)) return
  const { lat, lng } = isFields(value) ? value : {}
  fail(path, 'invalid_coordinates', {
    message: `must be a point on Earth: latitude -90 to 90, longitude -180 to 180; received lat ${show(lat)}, lng ${show(lng)}`,
    expected: '{ lat, lng } in degrees',
    received: value,
  })
}

const { Geodesic } = geographiclib

/** The name and version of the method in results and traces. */
export const GEODESIC_METHOD = 'geodesic-wgs84@1'

/** Converts a longitude from −360 to 360 to the same meridian above −180 up to 180; exact, and zero has no sign. */
function canonicalLongitude(lng: number): number {
  if (lng > 180) return lng - 360
  return lng <= -180 ? lng + 360 : lng + 0
}

/** Returns the same point with canonical coordinates; a pole has longitude 0. */
export function canonicalPoint({ lat, lng }: Point): Point {
  return Math.abs(lat) === 90 ? { lat, lng: 0 } : { lat: lat + 0, lng: canonicalLongitude(lng) }
}

/** True for two sets of coordinates of one point, such as a pole at two longitudes. */
export function isSamePoint(a: Point, b: Point): boolean {
  const [one, other] = [canonicalPoint(a), canonicalPoint(b)]
  return one.lat === other.lat && one.lng === other.lng
}

/**
 * Returns the unrounded length in metres of the WGS84 geodesic between two validated points. GeographicLib orders the
 * ends itself, so the result has the same bits in both directions and for every spelling of a point; 0 for a single
 * point.
 */
export function geodesicMetres(a: Point, b: Point): number {
  // with the DISTANCE mask, s12 is always set
  return Geodesic.WGS84.Inverse(a.lat, a.lng, b.lat, b.lng, Geodesic.DISTANCE).s12 as number
}

/** Returns the length of the geodesic as exact kilometres, unrounded. */
export function exactGeodesicKm(a: Point, b: Point): Rational {
  const { n, d } = binaryValue(geodesicMetres(a, b))
  return { n, d: 1000n * d }
}

/**
 * Returns the length in kilometres of the shortest line between two points on the WGS84 ellipsoid (the great circle of
 * aviation), rounded once to 1e-9 km; 0 to 20,003.931458625. Identical in both directions, to the last bit. Degrees:
 * latitude −90 to 90, longitude −360 to 360, so that 190 and −170 are the same. Throws `invalid_coordinates`; for text
 * use `parsePoint`. Source: C. F. F. Karney, Algorithms for geodesics, J. Geodesy 87 (2013), as implemented in
 * GeographicLib.
 *
 * @example
 * ```ts
 * import { geodesicKm } from 'tonne/places'
 * geodesicKm({ lat: 0, lng: 0 }, { lat: 0, lng: 1 }) // => 111.319490793
 * geodesicKm({ lat: 90, lng: 0 }, { lat: 90, lng: 120 }) // => 0
 * ```
 */
export function geodesicKm(a: Point, b: Point): number {
  collect({ a: () => checkPoint(a, 'a'), b: () => checkPoint(b, 'b') })
  return roundMetres(geodesicMetres(a, b))
}
