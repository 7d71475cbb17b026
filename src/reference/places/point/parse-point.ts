import { coordinatePair } from './coordinate-pair.ts'
import { geoUri } from './geo-uri.ts'
import { geojsonText } from './geojson-point.ts'
import type { ParsedPoint } from './parsed-point.ts'
import { plusCode } from './plus-code.ts'
import { normalizeSpelling, pointText } from './point-text.ts'
import { wktPoint } from './wkt-point.ts'

/**
 * Parses a point from text; undefined for a name or code that does not look like a point.
 *
 * Formats, in at most 512 characters:
 * - a pair of decimal degrees, latitude first: `52.52, 13.405`, `(52.52 13.405)`, `52,52; 13,405`;
 * - a pair with hemispheres, degrees, minutes and seconds: `33°51′24″S 151°12′54″E`, `N52°31.2' E13°24.3'`;
 * - a GeoJSON Point or Feature of one, and WKT `POINT(13.405 52.52)`, both longitude first;
 * - a geo URI (RFC 5870), and a full plus code, read as the centre of its cell.
 *
 * Unicode minus signs, primes, spaces and full-width digits are accepted. A pair whose first number can only be a
 * longitude is swapped, with the notice `coordinates_swapped`; the longitude −180 becomes 180; 0,0 leaves
 * `null_island`.
 *
 * Throws `invalid_coordinates` for an ambiguous point, a point outside the Earth and a text that is too long; `empty`;
 * `invalid_type`; `number_out_of_range` for a number with too many digits. Pass the original text: Unicode
 * normalisation would break up degree signs and primes.
 *
 * @example
 * ```ts
 * import { parsePoint } from 'tonne/places'
 * parsePoint('51.95, 4.14')?.point // => { lat: 51.95, lng: 4.14 }
 * parsePoint('POINT(4.14 51.95)')?.scheme // => 'wkt'
 * parsePoint('151.21, -33.86')?.notices.map(({ code }) => code) // => ['coordinates_swapped']
 * parsePoint('Hamburg') // => undefined
 * parsePoint('52,52,13,40', 'from') // throws invalid_coordinates
 * ```
 */
export function parsePoint(text: string, path = 'place'): ParsedPoint | undefined {
  const written = pointText(text, path)
  const spelled = normalizeSpelling(written)
  return (
    geojsonText(written, path) ??
    geoUri(spelled, path) ??
    wktPoint(spelled, path) ??
    plusCode(spelled, path) ??
    coordinatePair(spelled, path)
  )
}
