import { parseNumber } from '../../../core/exact/index.ts'
import { type ParsedPoint, parsedPoint } from './parsed-point.ts'
import { rejectPoint } from './point-text.ts'

const NUMBER = /^-?\d+(?:\.\d+)?$/
const PARAMETER = /^[a-z\d-]+(?:=[\w.!~*'()[\]:&+$%-]+)?$/i

/**
 * Parses a geo URI, latitude first; an altitude and parameters are ignored. Undefined if the text is not one. Throws
 * `invalid_coordinates`, also for a reference system other than WGS84; `number_out_of_range`.
 *
 * Source: RFC 5870, section 3.3.
 */
export function geoUri(text: string, path: string): ParsedPoint | undefined {
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
  if (lat === undefined || lng === undefined || numbers.length > 3 || !numbers.every((one) => NUMBER.test(one))) {
    return reject('is not a geo URI of RFC 5870; write it like "geo:52.52,13.405"')
  }
  const order = 'a geo URI is written geo:latitude,longitude'
  const position = { lat: () => parseNumber(lat, path), lng: () => parseNumber(lng, path) }
  return parsedPoint(position, { scheme: 'geo_uri', path, order, received: text })
}
