import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '../../../../../src/core/errors/index.ts'
import { parsePoint } from '../../../../../src/reference/places/point/parse-point.ts'
import { at, violationsOf } from '../../../../fixtures/violations.ts'

const geojson = (value: object) => JSON.stringify(value)
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** What is refused with `invalid_coordinates`, each with what its sentence says. */
const DOUBTFUL: readonly (readonly [text: string, says: RegExp])[] = [
  // how many numbers
  ['52.52', /is one number/],
  ['10115', /is one number/],
  ['-5', /is one number/],
  ['+52', /is one number/],
  ['(52.52)', /is one number/],
  ['52,5°', /is one number/],
  ['52.52N', /is one number/],
  ['52.52,13.405,34', /is 3 numbers/],
  ['1 2 3', /is 3 numbers/],
  ['52,52,13.40', /is 3 numbers/],
  ['52,5,1;13', /is 3 numbers/],
  ['52 31 12 N 13 24 18 E', /is 6 numbers/],
  ['52.52 52.52 13.4 13.4', /is 4 numbers/],
  // commas
  ['52,52,13,40', /decimal signs or separate numbers/],
  ['52,52,-13,40', /decimal signs or separate numbers/],
  ['52,5, 13', /decimal signs or separate numbers/],
  ['52,5 13', /decimal signs or separate numbers/],
  ['52, 13,40', /decimal signs or separate numbers/],
  [',52,13', /decimal signs or separate numbers/],
  ['1,2,3,4', /decimal signs or separate numbers/],
  // outside the Earth
  ['95,100', /beyond 90 degrees of latitude/],
  ['-90.0000001,-91', /beyond 90 degrees of latitude/],
  ['181,13', /beyond 90 degrees of latitude/],
  ['180.5,13', /beyond 90 degrees of latitude/],
  ['95N 13E', /beyond 90 degrees of latitude/],
  ['13E 95N', /beyond 90 degrees of latitude/],
  ['90°0′0.1″N 13°0′0″E', /beyond 90 degrees of latitude/],
  ['geo:95,13', /beyond 90 degrees of latitude.*geo:latitude,longitude/],
  ['POINT(13 95)', /beyond 90 degrees of latitude.*POINT\(longitude latitude\)/],
  [geojson({ type: 'Point', coordinates: [13, 95] }), /beyond 90 degrees of latitude.*\[longitude, latitude\]/],
  ['90.00000000000000000001,90.00000000000000000001', /beyond 90 degrees of latitude/],
  ['13,180.5', /beyond 180 degrees of longitude/],
  ['13,-180.00000000000000000001', /beyond 180 degrees of longitude/],
  ['13N 180.5W', /beyond 180 degrees of longitude/],
  ['geo:13,181', /beyond 180 degrees of longitude/],
  // hemispheres
  ['-33 S 151 E', /both a sign and a hemisphere/],
  ['-33 N 151 E', /both a sign and a hemisphere/],
  ['33 S +151 E', /both a sign and a hemisphere/],
  ['S-33, E151', /both a sign and a hemisphere/],
  ['33 S 34 N', /two hemispheres of one axis/],
  ['E10 W20', /two hemispheres of one axis/],
  ['52 N, 13', /a hemisphere on one number only/],
  ['52, E13', /a hemisphere on one number only/],
  ['52 N 13 O', /letter O.*east.*west/],
  ['52.5 n, 13.4 o', /letter O.*east.*west/],
  ['52° Nord, 13° Ost', /words among its degrees/],
  ['52.5° lat 13.4° lng', /words among its degrees/],
  // degrees, minutes, seconds
  ['52°60′N 13°24′E', /sixty or more/],
  ['52°31′60″N 13°24′18″E', /sixty or more/],
  ['52°31′N 13°99′E', /sixty or more/],
  ['52.5°30′N 13°24′E', /fraction before minutes or seconds/],
  ['52°30.5′10″N 13°24′E', /fraction before minutes or seconds/],
  ['52°-31′N 13°24′E', /sign inside an angle/],
  ['52°31′-12″N 13°24′18″E', /sign inside an angle/],
  ['52′31″N 13°24′E', /without its number/],
  ['52°31″N 13°24′E', /run into each other/],
  ['52°31N 13°24E', /run into each other/],
  ['52° 13', /a degree sign on one number only/],
  ['52 13°', /a degree sign on one number only/],
  ['5231.2, 1324.3', /more than three digits/],
  ['0052, 13', /more than three digits/],
  ['52, 0013', /more than three digits/],
  // numbers
  ['1e1,2e1', /an exponent/],
  ['5.2E+1 13', /an exponent/],
  ['52.5, 1e-5', /an exponent/],
  ['1e400', /an exponent/],
  ['NaN,0', /not finite/],
  ['nan nan', /not finite/],
  ['Infinity,0', /not finite/],
  ['52.5,-Infinity', /not finite/],
  ['(inf, inf)', /not finite/],
  ['NaN', /not finite/],
  ['-Infinity', /not finite/],
  ['52.5-13.4', /run into each other/],
  ['1.2.3.4', /run into each other/],
  ['52.5 - 13.4', /a sign that no digit follows/],
  ['--52, 13', /a sign that no digit follows/],
  ['52.5,-', /a sign that no digit follows/],
  ['5.,13', /'\.' \(U\+002E\)/],
  // signs around and between
  ['52.52,,13.405', /without its number/],
  ['52.52,13.405,', /without its number/],
  [';52.52 13.405', /without its number/],
  ['°52.52 13.405', /without its number/],
  ['N 52.5 E', /without its number/],
  ['(52.52, 13.405', /a parenthesis without the other/],
  ['52.52, 13.405)', /a parenthesis without the other/],
  ['((52.52, 13.405))', /'\(' \(U\+0028\)/],
  ['52.52/13.405', /'\/' \(U\+002F\)/],
  ['52.52|13.405', /'\|' \(U\+007C\)/],
  ['52:31 13:24', /':' \(U\+003A\)/],
  ['∞, 0', /'∞' \(U\+221E\)/],
  ['٥٢٫٥,١٣٫٤', /'٥' \(U\+0665\)/],
  ['5²,13', /'²' \(U\+00B2\)/],
  ['📍 52.5, 13.4', /'📍' \(U\+1F4CD\)/],
  ['52.5\u200e, 13.4', /has U\+200E/],
  ['52.5\ufeff2, 13.4', /has U\+FEFF/],
  // control characters, in names as well
  ['52.52\u0000,13.405', /control character U\+0000/],
  ['Spring\u0000field', /control character U\+0000/],
  ['52.52\u001b,13', /control character U\+001B/],
  ['52.52,13\u0085', /control character U\+0085/],
  ['Ham\u007fburg', /control character U\+007F/],
  // lists and JSON
  ['[13.405, 52.52]', /a list, which does not say its order/],
  [nested(200), /a list, which does not say its order/],
  ['{', /not readable JSON/],
  ['{"type":"Point","coordinates":[13.405,52.52]', /not readable JSON/],
  ['{52.52, 13.405}', /not readable JSON/],
  ['{}', /not the GeoJSON of one point/],
  ['{"lat":52.52,"lng":13.405}', /not the GeoJSON of one point/],
  [geojson({ type: 'LineString', coordinates: [] }), /not the GeoJSON of one point/],
  [geojson({ type: 'FeatureCollection', features: [] }), /not the GeoJSON of one point/],
  [geojson({ type: 'Feature', geometry: null, properties: {} }), /not the GeoJSON of one point/],
  [geojson({ type: 'Feature', geometry: [1, 2] }), /not the GeoJSON of one point/],
  [geojson({ type: 'Feature', geometry: { type: 'Feature', geometry: {} } }), /not the GeoJSON of one point/],
  [geojson({ type: 'Point' }), /has no position/],
  [geojson({ type: 'Point', coordinates: [] }), /has no position/],
  [geojson({ type: 'Point', coordinates: [13] }), /has no position/],
  [geojson({ type: 'Point', coordinates: [13, 52, 0, 0] }), /has no position/],
  [geojson({ type: 'Point', coordinates: '13,52' }), /has no position/],
  [geojson({ type: 'Point', coordinates: ['13', 52] }), /a longitude that is not a finite number/],
  [geojson({ type: 'Point', coordinates: [13, null] }), /a latitude that is not a finite number/],
  [geojson({ type: 'Point', coordinates: [13, 52, 'sea'] }), /an? altitude that is not a finite number/],
  ['{"type":"Point","coordinates":[1e999,52]}', /a number that no double holds/],
  [`{"type":"Point","coordinates":${nested(200)}}`, /has no position/],
  [geojson({ type: 'Point', coordinates: [13, 52], crs: { type: 'name' } }), /names a reference system/],
  [geojson({ type: 'Feature', crs: {}, geometry: { type: 'Point', coordinates: [1, 2] } }), /names a reference system/],
  // well-known text
  ['SRID=3857;POINT(1492233 6894699)', /reference system 3857/],
  ['SRID=4326', /is not a WKT point/],
  ['POINT EMPTY', /is not a WKT point/],
  ['POINT()', /is not a WKT point/],
  ['POINT(13.405)', /is not a WKT point/],
  ['POINT(13.405, 52.52)', /is not a WKT point/],
  ['POINT(13,405 52,52)', /is not a WKT point/],
  ['POINT(13.405 52.52', /is not a WKT point/],
  ['POINT((13.405 52.52))', /is not a WKT point/],
  ['POINT Z (13.405 52.52)', /is not a WKT point/],
  ['POINT(1 2 3 4)', /is not a WKT point/],
  ['POINT(NaN NaN)', /is not a WKT point/],
  ['POINT(1/2 52)', /is not a WKT point/],
  ['POINT M (13.405 52.52 1)', /a point with a measure/],
  ['POINT ZM (13.405 52.52 1 1)', /a point with a measure/],
  ['LINESTRING(13 52, 14 53)', /is a LINESTRING/],
  ['MULTIPOINT(13 52)', /is a MULTIPOINT/],
  ['POLYGON((1 1, 1 2, 2 2, 1 1))', /is a POLYGON/],
  ['GEOMETRYCOLLECTION(POINT(1 2))', /is a GEOMETRYCOLLECTION/],
  // geo URIs
  ['geo:', /not a geo URI/],
  ['geo:52.52', /not a geo URI/],
  ['geo:52.52,13.405,1,2', /not a geo URI/],
  ['geo:52.52, 13.405', /not a geo URI/],
  ['geo:+52.52,13.405', /not a geo URI/],
  ['geo:5e1,13', /not a geo URI/],
  ['geo:0,0?q=Berlin', /not a geo URI/],
  ['geo:52.52,13.405;u=3 5', /a parameter that RFC 5870 does not allow/],
  ['geo:52.52,13.405;', /a parameter that RFC 5870 does not allow/],
  ['geo:323482,4306480;crs=EPSG:32618', /geo URI of another reference system/],
  ['geo:52.52,13.405;crs', /geo URI of another reference system/],
  // plus codes
  ['GC22+22', /short plus code/],
  ['GC22+22 Berlin', /short plus code/],
  ['+G6', /short plus code/],
  ['45+G6', /short plus code/],
  ['WC2345+G6g', /short plus code/],
  ['9F4MGC2O+22', /'O', which no plus code has/],
  ['9F4MG122+22', /'1', which no plus code has/],
  ['9F4MGC2+22', /plus sign elsewhere/],
  ['9F4MGC2222+22', /plus sign elsewhere/],
  ['9F4MGC22+2', /one digit after the plus sign/],
  ['9F4M0000+22', /zeros that no plus code has/],
  ['9F400000+', /zeros that no plus code has/],
  ['00000000+', /zeros that no plus code has/],
  ['9F0MGC22+22', /zeros that no plus code has/],
  ['9F4MGC22+02', /zeros that no plus code has/],
  ['F2222222+22', /beyond the pole or the antimeridian/],
  ['2W222222+22', /beyond the pole or the antimeridian/],
  // length
  ['5'.repeat(600), /longer than 512 characters/],
  ['x'.repeat(513), /longer than 512 characters/],
  [`52.5,13.4${' '.repeat(600)}`, /longer than 512 characters/],
  ['['.repeat(100_000), /longer than 512 characters/],
  [`{"a":`.repeat(20_000), /longer than 512 characters/],
  ['1,'.repeat(50_000), /longer than 512 characters/],
  ["1°1'".repeat(25_000), /longer than 512 characters/],
]

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text)

describe('a point in doubt or outside the Earth', () => {
  it.each(DOUBTFUL.map(([text, says]) => [shortened(text), says, text] as const))('%j: %s', (_, says, text) => {
    expect(violationsOf(() => parsePoint(text, 'from'))).toEqual([at('from', 'invalid_coordinates')])
    expect(() => parsePoint(text, 'from')).toThrow(says)
  })

  it('both numbers, when both are', () => {
    const twice = [at('to', 'invalid_coordinates'), at('to', 'invalid_coordinates')]
    expect(violationsOf(() => parsePoint('100, 200', 'to'))).toEqual(twice)
  })

  it('512 characters are read', () => {
    expect(parsePoint(`52.5,13.4${'0'.repeat(503)}`)?.point).toEqual({ lat: 52.5, lng: 13.4 })
    expect(parsePoint('x'.repeat(512))).toBe(undefined)
  })

  it.each(['9'.repeat(450), `1,${'9'.repeat(450)}`, `geo:${'9'.repeat(450)},1`, `POINT(1 ${'9'.repeat(450)})`])(
    'a number longer than any that is held, at the field that has it: %#',
    (text) => {
      expect(violationsOf(() => parsePoint(text, 'from'))).toEqual([at('from', 'number_out_of_range')])
    },
  )
})

describe('no text', () => {
  it.each<readonly [unknown, ErrorCode, RegExp]>([
    ['', 'empty', /is empty/],
    [' \t\r\n\u00a0\u3000', 'empty', /is empty/],
    [undefined, 'invalid_type', /is not text/],
    [null, 'invalid_type', /is not text/],
    [52.52, 'invalid_type', /is not text/],
    [[52.52, 13.405], 'invalid_type', /is not text/],
    [{ lat: 52.52, lng: 13.405 }, 'invalid_type', /is not text/],
  ])('%j', (text, code, says) => {
    expect(violationsOf(() => parsePoint(text as string))).toEqual([at('place', code)])
    expect(() => parsePoint(text as string)).toThrow(says)
  })
})
