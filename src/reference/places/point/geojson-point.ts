import { isFields } from '../../../base/index.ts'
import { collectEach, EmissionsError, fail, parseJson } from '../../../core/errors/index.ts'
import { parseNumber, type Rational } from '../../../core/exact/index.ts'
import { type ParsedPoint, parsedPoint } from './parsed-point.ts'
import { rejectPoint } from './point-text.ts'

/** Returns the path of a part, '.coordinates[0]': within an object its own path, for text the path of the text. */
type PathOf = (part: string) => string

interface GeojsonSource {
  readonly pathOf: PathOf
  readonly received: unknown
}

const AXES = ['longitude', 'latitude', 'altitude'] as const

function rejectOtherReference(member: unknown, path: string): void {
  if (member === undefined || member === null) return
  const message = 'names a reference system; GeoJSON is WGS84 (RFC 7946): convert the point and leave crs out'
  fail(path, 'invalid_coordinates', { message, received: member })
}

/** Returns the numbers of a position; every other value is a violation. */
function readCoordinates(coordinates: readonly unknown[], { pathOf }: GeojsonSource): readonly Rational[] {
  return collectEach(coordinates, (one, index) => {
    if (typeof one === 'number' && Number.isFinite(one)) return parseNumber(one)
    const message = `has a ${AXES[index]} that is not a finite number; write it as a number, without quotes`
    return fail(pathOf(`.coordinates[${index}]`), 'invalid_coordinates', { message, received: one })
  })
}

function readGeometry(geometry: unknown, source: GeojsonSource & { readonly path: string }): ParsedPoint {
  const { pathOf, path, received } = source
  if (!isFields(geometry) || geometry.type !== 'Point') {
    const type = isFields(geometry) ? geometry.type : geometry
    const message = 'is not the GeoJSON of one point; write { "type": "Point", "coordinates": [longitude, latitude] }'
    return fail(pathOf('.type'), 'invalid_coordinates', { message, expected: '"Point"', received: type })
  }
  rejectOtherReference(geometry.crs, pathOf('.crs'))
  const { coordinates } = geometry
  if (!Array.isArray(coordinates) || coordinates.length < 2 || coordinates.length > 3) {
    const message = 'has no position; write [longitude, latitude], and an altitude in metres if you like'
    return fail(pathOf('.coordinates'), 'invalid_coordinates', { message, received: coordinates })
  }
  const [lng, lat] = readCoordinates(Array.from(coordinates), source) as [Rational, Rational]
  const [lngPath, latPath] = [pathOf('.coordinates[0]'), pathOf('.coordinates[1]')]
  const order = 'GeoJSON is written [longitude, latitude]'
  return parsedPoint({ lat: () => lat, lng: () => lng }, { scheme: 'geojson', path, lngPath, latPath, order, received })
}

/** Reads a GeoJSON Point, or a Feature of one; an altitude is ignored. Throws `invalid_coordinates`. */
export function geojsonPoint(value: Readonly<Record<string, unknown>>, path: string): ParsedPoint {
  const pathOf: PathOf = (part) => path + part
  return pointOrFeature(value, { path, pathOf, received: value })
}

function pointOrFeature(value: unknown, source: GeojsonSource & { readonly path: string }): ParsedPoint {
  if (!isFields(value) || value.type !== 'Feature') return readGeometry(value, source)
  rejectOtherReference(value.crs, source.pathOf('.crs'))
  return readGeometry(value.geometry, { ...source, pathOf: (part) => source.pathOf(`.geometry${part}`) })
}

/** Parses GeoJSON text; undefined if the text is not a JSON object. Throws `invalid_coordinates`. */
export function geojsonText(text: string, path: string): ParsedPoint | undefined {
  if (!text.startsWith('{')) return undefined
  return pointOrFeature(parseGeojson(text, path), { path, pathOf: () => path, received: text })
}

function parseGeojson(text: string, path: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    const message = EmissionsError.is(error)
      ? 'has a number that no double holds; write degrees, such as 13.4'
      : 'is not readable JSON; write { "type": "Point", "coordinates": [longitude, latitude] }'
    return rejectPoint({ text, path }, message)
  }
}
