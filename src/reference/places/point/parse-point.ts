import { parseNumber, ratio } from '../../../core/exact/index.ts'
import { coordinatePair } from './coordinate-pair.ts'
import { geojsonText } from './geojson-point.ts'
import { type ParsedPoint, parsedPoint } from './parsed-point.ts'
import { normalizeSpelling, pointText, rejectPoint } from './point-text.ts'

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

const GEO_URI_NUMBER = /^-?\d+(?:\.\d+)?$/
const PARAMETER = /^[a-z\d-]+(?:=[\w.!~*'()[\]:&+$%-]+)?$/i

/**
 * Parses a geo URI, latitude first; an altitude and parameters are ignored. Undefined if the text is not one. Throws
 * `invalid_coordinates`, also for a reference system other than WGS84; `number_out_of_range`.
 *
 * Source: RFC 5870, section 3.3.
 */
function geoUri(text: string, path: string): ParsedPoint | undefined {
  if (!/^geo:/i.test(text)) return undefined
  const reject = (message: string) => rejectPoint({ text, path }, message)
  const [coordinates = '', ...parameters] = text.slice('geo:'.length).split(';')
  for (const parameter of parameters) {
    if (!PARAMETER.test(parameter)) return reject('has a parameter that RFC 5870 does not allow; remove it')
    if (/^crs(?:=|$)/i.test(parameter) && !/^crs=wgs84$/i.test(parameter)) {
      return reject('is a geo URI of another reference system; convert it to WGS84')
    }
  }
  const numbers = coordinates.split(',')
  const [lat, lng] = numbers
  if (
    lat === undefined ||
    lng === undefined ||
    numbers.length > 3 ||
    !numbers.every((one) => GEO_URI_NUMBER.test(one))
  ) {
    return reject('is not a geo URI of RFC 5870; write it like "geo:52.52,13.405"')
  }
  const order = 'a geo URI is written geo:latitude,longitude'
  const position = { lat: () => parseNumber(lat, path), lng: () => parseNumber(lng, path) }
  return parsedPoint(position, { scheme: 'geo_uri', path, order, received: text })
}

/** A geometry with parenthesized content or EMPTY; a place called 'Point Hope' is neither. */
const GEOMETRY =
  /^(?:SRID ?= ?(\d+) ?; ?)?((?:MULTI)?(?:POINT|LINESTRING|POLYGON)|GEOMETRYCOLLECTION) ?(Z|M|ZM)? ?(?:\(([^()]*)\)|(EMPTY|\(.*))$/i
const REFERENCE = /^SRID ?=/i
/** Exponents are part of the format: databases print 0.00001 as 1e-05. */
const WKT_NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?$/i

/**
 * Parses a WKT point, longitude first; an altitude is ignored. Undefined if the text is not WKT. Throws
 * `invalid_coordinates`, also for another geometry and for a reference system other than EPSG 4326;
 * `number_out_of_range`.
 *
 * Source: OGC 06-103r4, section 7; the SRID is PostGIS's.
 */
function wktPoint(text: string, path: string): ParsedPoint | undefined {
  const [geometry, srid, kind = '', dimension = '', inside] = GEOMETRY.exec(text) ?? []
  if (geometry === undefined && !REFERENCE.test(text)) return undefined
  const reject = (message: string) => rejectPoint({ text, path }, message)
  if (srid !== undefined && srid !== '4326') {
    return reject(`is in the reference system ${srid}; convert it to EPSG 4326 (WGS84)`)
  }
  if (geometry !== undefined && kind.toUpperCase() !== 'POINT') {
    return reject(`is a ${kind.toUpperCase()}; only a POINT is one place`)
  }
  if (/M/i.test(dimension)) return reject('is a point with a measure; write POINT(longitude latitude)')
  const numbers = (inside ?? '').trim().split(' ')
  const [lng, lat] = numbers
  const isComplete = numbers.length === 3 || (numbers.length === 2 && dimension === '')
  if (lat === undefined || lng === undefined || !isComplete || !numbers.every((one) => WKT_NUMBER.test(one))) {
    return reject('is not a WKT point; write POINT(longitude latitude), with a space between the numbers')
  }
  const order = 'WKT is written POINT(longitude latitude)'
  const position = { lat: () => parseNumber(lat, path), lng: () => parseNumber(lng, path) }
  return parsedPoint(position, { scheme: 'wkt', path, order, received: text })
}

/** The twenty digits by value, without vowels and lookalikes. */
const DIGITS = '23456789CFGHJMPQRVWX'
const BASE = DIGITS.length
/** The number of digits before the plus sign; each two divide the cell by twenty in both directions. */
const SEPARATOR_AT = 8
const PAIRED_DIGITS = 10
/** Each further digit is one of five rows by four columns. Digits after these five are valid and ignored. */
const GRID_DIGITS = 5
const GRID_ROWS = 5
const GRID_COLUMNS = 4

/** Cells are counted in units of the smallest one, 1 / 25,000,000 of a degree high and 1 / 8,192,000 wide. */
const ROWS_PER_DEGREE = BASE ** 3 * GRID_ROWS ** GRID_DIGITS
const COLUMNS_PER_DEGREE = BASE ** 3 * GRID_COLUMNS ** GRID_DIGITS
const POLE = 90
const ANTIMERIDIAN = 180

/** Plus code digits and 0 or 1 around a plus sign; without a decimal digit, only with eight before the sign. */
const ATTEMPT = /^(?=.*\d|.{8}\+)[\dCFGHJMPQRVWX]{4,}\+[\dCFGHJMPQRVWX]*$/i
/** The shape of a full code, with any letters: a mistyped one. */
const FULL_SHAPE = /^(?=.*\d)[\dA-Z]{8}\+[\dA-Z]{2,7}$/i
/** A code without its first two, four, six or eight digits; '+22' is a number. */
const SHORT = /^(?!\+\d+$)(?:[2-9CFGHJMPQRVWX]{2}){0,3}\+[2-9CFGHJMPQRVWX]{2,}$/i
/** A short code as maps show it: without its first four digits, followed by a town. */
const SHORT_WITH_TOWN = /^[2-9CFGHJMPQRVWX]{4}\+[2-9CFGHJMPQRVWX]{2,} /i

/**
 * Returns the doubled row and column of the centre, from the south pole and the antimeridian; doubling avoids halves.
 */
function cellCentre(digits: string): { readonly rows: number; readonly columns: number } {
  let [height, width] = [BASE ** 2 * ROWS_PER_DEGREE, BASE ** 2 * COLUMNS_PER_DEGREE]
  let [row, column] = [0, 0]
  for (let index = 0; index < digits.length && index < PAIRED_DIGITS; index += 2) {
    height /= BASE
    width /= BASE
    row += DIGITS.indexOf(digits.charAt(index)) * height
    column += DIGITS.indexOf(digits.charAt(index + 1)) * width
  }
  for (const digit of digits.slice(PAIRED_DIGITS, PAIRED_DIGITS + GRID_DIGITS)) {
    height /= GRID_ROWS
    width /= GRID_COLUMNS
    row += Math.floor(DIGITS.indexOf(digit) / GRID_COLUMNS) * height
    column += (DIGITS.indexOf(digit) % GRID_COLUMNS) * width
  }
  return { rows: 2 * row + height, columns: 2 * column + width }
}

/** Describes the flaw of a full code in upper case; undefined if it is valid. */
function codeFlaw(code: string): string | undefined {
  const [before = '', after = ''] = code.split('+')
  const wrong = [...code].find((one) => one !== '+' && one !== '0' && !DIGITS.includes(one))
  if (wrong !== undefined) return `has '${wrong}', which no plus code has; check its letters`
  if (before.length !== SEPARATOR_AT) return 'has its plus sign elsewhere than after the eighth digit; check the code'
  const digits = before.replace(/0+$/, '')
  const isPadded = digits.length < SEPARATOR_AT
  if (/0/.test(digits + after) || digits.length === 0 || digits.length % 2 === 1 || (isPadded && after !== '')) {
    return 'has zeros that no plus code has; they stand in pairs right before the sign, with nothing after it'
  }
  if (after.length === 1) return 'has one digit after the plus sign; write two or more, or none'
  const [row, column] = [DIGITS.indexOf(digits.charAt(0)), DIGITS.indexOf(digits.charAt(1))]
  const isOnEarth = row * BASE < 2 * POLE && column * BASE < 2 * ANTIMERIDIAN
  return isOnEarth ? undefined : 'begins with digits beyond the pole or the antimeridian; check the code'
}

/**
 * Returns the centre of the cell of a full plus code, exact before it is rounded; undefined if the text is not a plus
 * code. Throws `invalid_coordinates` for an invalid code, and for a short one, which can only be read relative to a
 * nearby place.
 *
 * Source: Open Location Code specification, google/open-location-code, Documentation/Specification/specification.md.
 */
function plusCode(text: string, path: string): ParsedPoint | undefined {
  const reject = (message: string) => rejectPoint({ text, path }, message)
  if (SHORT.test(text) || SHORT_WITH_TOWN.test(text)) {
    return reject('is a short plus code, which needs a reference place; write the full code, like "9F4MGC22+22"')
  }
  if (!ATTEMPT.test(text) && !FULL_SHAPE.test(text)) return undefined
  const code = text.toUpperCase()
  const violation = codeFlaw(code)
  if (violation !== undefined) return reject(violation)
  const { rows, columns } = cellCentre(code.replace(/0*\+/, ''))
  const position = {
    lat: () => ratio(BigInt(rows - 2 * POLE * ROWS_PER_DEGREE), BigInt(2 * ROWS_PER_DEGREE)),
    lng: () => ratio(BigInt(columns - 2 * ANTIMERIDIAN * COLUMNS_PER_DEGREE), BigInt(2 * COLUMNS_PER_DEGREE)),
  }
  return parsedPoint(position, { scheme: 'plus_code', path, order: 'latitude first', received: text })
}
