import { parseNumber } from '../../../core/exact/index.ts'
import { type ParsedPoint, parsedPoint } from './parsed-point.ts'
import { rejectPoint } from './point-text.ts'

/** A geometry with parenthesized content or EMPTY; a place called 'Point Hope' is neither. */
const GEOMETRY =
  /^(?:SRID ?= ?(\d+) ?; ?)?((?:MULTI)?(?:POINT|LINESTRING|POLYGON)|GEOMETRYCOLLECTION) ?(Z|M|ZM)? ?(?:\(([^()]*)\)|(EMPTY|\(.*))$/i
const REFERENCE = /^SRID ?=/i
/** Exponents are part of the format: databases print 0.00001 as 1e-05. */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?$/i

/**
 * Parses a WKT point, longitude first; an altitude is ignored. Undefined if the text is not WKT. Throws
 * `invalid_coordinates`, also for another geometry and for a reference system other than EPSG 4326;
 * `number_out_of_range`.
 *
 * Source: OGC 06-103r4, section 7; the SRID is PostGIS's.
 */
export function wktPoint(text: string, path: string): ParsedPoint | undefined {
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
  if (lat === undefined || lng === undefined || !isComplete || !numbers.every((one) => NUMBER.test(one))) {
    return reject('is not a WKT point; write POINT(longitude latitude), with a space between the numbers')
  }
  const order = 'WKT is written POINT(longitude latitude)'
  const position = { lat: () => parseNumber(lat, path), lng: () => parseNumber(lng, path) }
  return parsedPoint(position, { scheme: 'wkt', path, order, received: text })
}
