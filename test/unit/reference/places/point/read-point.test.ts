import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { readPoint } from '../../../../../src/reference/places/point/read-point.ts'
import { at, violationsOf } from '../../../../fixtures/violations.ts'

const berlin = { lat: 52.52, lng: 13.405 }
const read = (value: unknown) => readPoint(value, 'from')
const refused = (value: unknown) => violationsOf(() => read(value))

describe('{ lat, lng }', () => {
  it.each([
    ['numbers', berlin],
    ['strings', { lat: '52.52', lng: ' 13.4050 ' }],
    ['Decimals', { lat: new Decimal('52.52'), lng: new Decimal('13.405') }],
    ['a fraction', { lat: '1313/25', lng: '13.405' }],
    ['with other fields', { ...berlin, country: 'DE', type: 'works' }],
    ['without a prototype', Object.assign(Object.create(null), berlin)],
  ])('%s', (_, value) => {
    expect(read(value)).toEqual({ point: berlin, scheme: 'coordinates', notices: [] })
  })

  it('has one antimeridian, no negative zero, and a notice at 0,0', () => {
    expect(read({ lat: -90, lng: -180 }).point).toEqual({ lat: -90, lng: 180 })
    expect(read({ lat: 5, lng: '-179.99999999999999999999' }).point.lng).toBe(180)
    expect(read({ lat: -0, lng: '-0.0' })).toMatchObject({
      point: { lat: 0, lng: 0 },
      notices: [{ code: 'null_island', path: 'from' }],
    })
    expect(read({ lat: 5, lng: 0 }).notices).toEqual([])
  })

  it('is not swapped: its numbers are named', () => {
    expect(refused({ lat: 151.21, lng: -33.86 })).toEqual([at('from.lat', 'invalid_coordinates')])
    expect(() => read({ lat: 95, lng: 13 })).toThrow('from.lat: lies beyond 90 degrees of latitude')
    expect(() => read({ lat: 5, lng: 180.5 })).toThrow('from.lng: lies beyond 180 degrees of longitude')
  })

  it('says everything that is wrong at once', () => {
    expect(refused({})).toEqual([at('from.lat', 'required'), at('from.lng', 'required')])
    expect(refused({ latitude: 52, longitude: 13 })).toEqual([at('from.lat', 'required'), at('from.lng', 'required')])
    expect(refused({ lat: null, lng: 200 })).toEqual([
      at('from.lat', 'required'),
      at('from.lng', 'invalid_coordinates'),
    ])
    expect(refused({ lat: -91, lng: 200 })).toEqual([
      at('from.lat', 'invalid_coordinates'),
      at('from.lng', 'invalid_coordinates'),
    ])
    expect(refused({ lat: Number.NaN, lng: '' })).toEqual([at('from.lat', 'not_finite'), at('from.lng', 'empty')])
    expect(refused({ lat: '52,5', lng: [] })).toEqual([at('from.lat', 'not_a_number'), at('from.lng', 'not_a_number')])
    expect(refused({ lat: '52°31′N', lng: true })).toEqual([
      at('from.lat', 'not_a_number'),
      at('from.lng', 'not_a_number'),
    ])
    expect(refused({ lat: '9'.repeat(100_000), lng: Number.POSITIVE_INFINITY })).toEqual([
      at('from.lat', 'number_out_of_range'),
      at('from.lng', 'not_finite'),
    ])
    expect(refused({ lat: 1e300, lng: '90.5' })).toEqual([at('from.lat', 'invalid_coordinates')])
  })
})

describe('a GeoJSON object', () => {
  const point = { type: 'Point', coordinates: [13.405, 52.52] }

  it.each([
    ['a point', point],
    ['a frozen point', Object.freeze({ ...point, coordinates: Object.freeze([13.405, 52.52, 34]) })],
    ['a feature', { type: 'Feature', geometry: point, properties: null }],
  ])('%s, longitude first', (_, value) => {
    expect(read(value)).toEqual({ point: berlin, scheme: 'geojson', notices: [] })
  })

  it.each<readonly [unknown, readonly string[]]>([
    [{ type: 'LineString', coordinates: [] }, ['from.type']],
    [{ type: undefined }, ['from.type']],
    [{ type: 'Feature' }, ['from.geometry.type']],
    [{ type: 'Feature', geometry: { type: 'Polygon' } }, ['from.geometry.type']],
    [{ type: 'Point' }, ['from.coordinates']],
    [{ type: 'Point', coordinates: { 0: 13, 1: 52, length: 2 } }, ['from.coordinates']],
    [{ type: 'Point', coordinates: new Array(2) }, ['from.coordinates[0]', 'from.coordinates[1]']],
    [{ type: 'Point', coordinates: ['13', Number.NaN, '0'] }, [0, 1, 2].map((index) => `from.coordinates[${index}]`)],
    [{ type: 'Point', coordinates: [13, 95] }, ['from.coordinates[1]']],
    [{ type: 'Point', coordinates: [181, 95] }, ['from.coordinates[1]', 'from.coordinates[0]']],
    [{ type: 'Feature', geometry: { type: 'Point', coordinates: [181, 5] } }, ['from.geometry.coordinates[0]']],
    [{ ...point, crs: { type: 'name' } }, ['from.crs']],
    [{ ...point, lat: 52.52 }, ['from']],
  ])('%j', (value, paths) => {
    expect(refused(value)).toEqual(paths.map((path) => at(path, 'invalid_coordinates')))
  })

  it('sparse coordinates are not a position', () => {
    expect(() => read({ type: 'Point', coordinates: new Array(3) })).toThrow(/a longitude that is not a finite number/)
  })
})

describe('no object', () => {
  it.each([undefined, null, '52.52, 13.405', 52.52, [52.52, 13.405], () => berlin, Symbol('x'), 5n])('%s', (value) => {
    expect(refused(value)).toEqual([at('from', 'invalid_type')])
  })
})
