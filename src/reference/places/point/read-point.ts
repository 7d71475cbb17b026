import { isFields } from '../../../base/index.ts'
import { fail } from '../../../core/errors/index.ts'
import { parseNumber, type Rational } from '../../../core/exact/index.ts'
import { geojsonPoint } from './geojson-point.ts'
import { type ParsedPoint, parsedPoint } from './parsed-point.ts'

function requireDegrees(value: unknown, path: string): Rational {
  if (value !== undefined && value !== null) return parseNumber(value, path)
  const expected = '{ lat, lng } in degrees'
  return fail(path, 'required', { message: 'is missing; give decimal degrees', expected, received: value })
}

/**
 * Reads a point from an object: `{ lat, lng }` in degrees (numbers, decimal strings or Decimals), or a GeoJSON Point or
 * Feature of one (longitude first). Nothing is swapped; a longitude of −180 becomes 180, and 0,0 leaves the notice
 * `null_island`. Every invalid field is a violation with its own path, such as `from.lat`.
 *
 * Throws `invalid_type`, `required`, `invalid_coordinates`, and for the numbers `not_a_number`, `empty`, `not_finite`
 * or `number_out_of_range`.
 *
 * @example
 * ```ts
 * import { readPoint } from 'tonne/places'
 * readPoint({ lat: '51.95', lng: 4.14 }, 'from').point // => { lat: 51.95, lng: 4.14 }
 * readPoint({ type: 'Point', coordinates: [4.14, 51.95] }, 'from').scheme // => 'geojson'
 * readPoint({ lat: 95, lng: 4.14 }, 'from') // throws invalid_coordinates
 * ```
 */
export function readPoint(value: unknown, path: string): ParsedPoint {
  if (!isFields(value)) {
    const message = 'is not a point; give { lat, lng } in degrees or a GeoJSON Point'
    return fail(path, 'invalid_type', { message, expected: '{ lat, lng }', received: value })
  }
  const isPair = 'lat' in value || 'lng' in value
  if (isPair && 'coordinates' in value) {
    const message = 'has both lat, lng and coordinates; give the point once'
    return fail(path, 'invalid_coordinates', { message, received: value })
  }
  if (!isPair && 'type' in value) return geojsonPoint(value, path)
  const [latPath, lngPath] = [`${path}.lat`, `${path}.lng`]
  const order = 'lat is the latitude, lng the longitude'
  const position = { lat: () => requireDegrees(value.lat, latPath), lng: () => requireDegrees(value.lng, lngPath) }
  return parsedPoint(position, { scheme: 'coordinates', path, latPath, lngPath, order, received: value })
}
