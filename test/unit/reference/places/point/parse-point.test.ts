import { describe, expect, it } from 'vitest'
import { parsePoint } from '../../../../../src/reference/places/point/parse-point.ts'

const berlin = { lat: 52.52, lng: 13.405 }
const sydney = { lat: -33.86, lng: 151.21 }

const pointOf = (text: string) => parsePoint(text)?.point
const noticesOf = (text: string) => parsePoint(text, 'from')?.notices.map(({ code, path }) => `${path} ${code}`)

describe('a pair of decimal degrees', () => {
  it.each([
    '52.52,13.405',
    '52.52, 13.405',
    '52.52 , 13.405',
    '52.52 13.405',
    '52.52;13.405',
    '52.52\t13.405\n',
    '52.52\r\n13.405',
    '\uFEFF52.52, 13.405',
    '(52.52, 13.405)',
    '( 52.52 13.405 )',
    '+52.52,+13.405',
    '052.520,013.405',
    '52.52°, 13.405°',
    '52.52 ° 13.405 °',
    '52.52º 13.405˚',
    '52.52°,13.405',
    '52,52; 13,405',
    '52,52;13,405',
    '52,52 13,405',
    '52,52, 13,405',
    '52,52° 13,405°',
    '52,52N 13,405E',
    '５２．５２，１３．４０５',
    '（52.52\u300013.405）',
    '52.52\u00a013.405',
    '52.52,\u202f13.405',
    '52.52\u2009\u200a13.405',
  ])('%j', (text) => {
    expect(pointOf(text)).toEqual(berlin)
    expect(parsePoint(text)?.scheme).toBe('coordinates')
    expect(noticesOf(text)).toEqual([])
  })

  it.each(['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2212', '\ufe63', '\uff0d'])('with the minus %j', (minus) => {
    expect(pointOf(`${minus}33.86,151.21`)).toEqual(sydney)
  })

  it('whole numbers, and decimals without a zero before the point', () => {
    expect(pointOf('52,13')).toEqual({ lat: 52, lng: 13 })
    expect(pointOf('52,5;13')).toEqual({ lat: 52.5, lng: 13 })
    expect(pointOf('52,5N 13E')).toEqual({ lat: 52.5, lng: 13 })
    expect(pointOf('51.5,-.1257')).toEqual({ lat: 51.5, lng: -0.1257 })
  })

  it('is the nearest double of its digits', () => {
    const text = '52.123456789012345678901234567890, -13.99999999999999999999'
    expect(pointOf(text)).toEqual({ lat: 52.123456789012344, lng: -14 })
  })
})

describe('a pair with hemispheres', () => {
  it.each([
    '33.86S 151.21E',
    '33.86 S, 151.21 E',
    '33.86 s,151.21 e',
    '33.86°S151.21°E',
    '33.86°S 151.21E',
    'S33.86 E151.21',
    'S 33.86, E 151.21',
    'S33.86E151.21',
    '151.21E 33.86S',
    '151.21E33.86S',
    'E151.21 S33.86',
    'S 33.86; 151.21 E',
    'Ｓ33.86 Ｅ151.21',
  ])('%j', (text) => {
    expect(pointOf(text)).toEqual(sydney)
    expect(noticesOf(text)).toEqual([])
  })

  it('north and west', () => {
    expect(pointOf('37.42N 122.08W')).toEqual({ lat: 37.42, lng: -122.08 })
    expect(pointOf('10W 20S')).toEqual({ lat: -20, lng: -10 })
  })
})

describe('degrees, minutes and seconds', () => {
  it.each([
    '52°31′12″N 13°24′18″E',
    '52° 31′ 12″ N, 13° 24′ 18″ E',
    `52°31'12"N 13°24'18"E`,
    `52°31'12''N 13°24'18''E`,
    '52°31′12′′N 13°24′18′′E',
    '52°31’12”N 13°24’18”E',
    '52º31`12"N 13º24´18"E',
    '52°31ʹ12ʺN 13°24ʼ18˝E',
    'N52°31′12″ E13°24′18″',
    'N 52° 31.2′, E 13° 24.3′',
    '52°31,2′N 13°24,3′E',
    '13°24′18″E 52°31′12″N',
    '52°31′12″ 13°24′18″',
    '52°31′12″, 13°24′18″',
    '+52°31′12″; 13.405',
    '052°31′12.0″N 013°24′18.00″E',
  ])('%j', (text) => {
    expect(pointOf(text)).toEqual(berlin)
  })

  it('a sign counts for the whole angle', () => {
    expect(pointOf('-0°30′, -1°15′')).toEqual({ lat: -0.5, lng: -1.25 })
    expect(pointOf('0°30′S 0°0′36″W')).toEqual({ lat: -0.5, lng: -0.01 })
  })

  it('is exact before it is rounded once', () => {
    expect(pointOf('33°51′24″S 151°12′54″E')).toEqual({ lat: -33.85666666666667, lng: 151.215 })
    expect(pointOf('90°0′0″N 180°0′0″W')).toEqual({ lat: 90, lng: 180 })
  })
})

describe('GeoJSON text', () => {
  const point = { type: 'Point', coordinates: [13.405, 52.52] }

  it.each([
    ['a point', point],
    ['with an altitude', { ...point, coordinates: [13.405, 52.52, 34] }],
    ['with a bounding box', { ...point, bbox: [13, 52, 14, 53] }],
    ['without a reference system', { ...point, crs: null }],
    ['a feature', { type: 'Feature', properties: { name: 'Berlin' }, geometry: point }],
  ])('%s, longitude first', (_, value) => {
    const text = JSON.stringify(value)
    expect(parsePoint(text)).toEqual({ point: berlin, scheme: 'geojson', notices: [] })
    expect(pointOf(`\n ${JSON.stringify(value, undefined, 2)}\n`)).toEqual(berlin)
  })
})

describe('well-known text', () => {
  it.each([
    'POINT(13.405 52.52)',
    'POINT (13.405 52.52)',
    'point( 13.405  52.52 )',
    'POINT Z (13.405 52.52 34)',
    'POINTZ(13.405 52.52 34)',
    'POINT(13.405 52.52 34)',
    'POINT(1.3405e1 52.52)',
    'SRID=4326;POINT(13.405 52.52)',
    'SRID=4326; POINT Z(13.405 52.52 -1.5)',
  ])('%j, longitude first', (text) => {
    expect(parsePoint(text)).toEqual({ point: berlin, scheme: 'wkt', notices: [] })
  })

  it.each(['Hotel POINT (13.405 52.52)', 'POINT EMPTY Hotel'])('%j is a name', (text) => {
    expect(parsePoint(text)).toBeUndefined()
  })
})

describe('a geo URI', () => {
  it.each([
    'geo:52.52,13.405',
    'GEO:52.52,13.405',
    'geo:52.52,13.405,34',
    'geo:52.52,13.405;crs=wgs84',
    'geo:52.52,13.405;CRS=WGS84;u=35.5',
    'geo:52.52,13.405;u=35;name=a%20b;flag',
  ])('%j, latitude first', (text) => {
    expect(parsePoint(text)).toEqual({ point: berlin, scheme: 'geo_uri', notices: [] })
  })
})

describe('a point that is swapped, renamed or noted', () => {
  it.each(['151.21,-33.86', '151°12.6′ -33°51.6′', '(151,21; -33,86)'])('%j is swapped, with a notice', (text) => {
    expect(pointOf(text)).toEqual(sydney)
    expect(noticesOf(text)).toEqual(['from coordinates_swapped'])
  })

  it('is swapped just where the first number can be no latitude and the second can', () => {
    expect(pointOf('90,-90')).toEqual({ lat: 90, lng: -90 })
    expect(pointOf('90.0001,-90')).toEqual({ lat: -90, lng: 90.0001 })
    expect(pointOf('180,90')).toEqual({ lat: 90, lng: 180 })
    expect(pointOf('-180,5')).toEqual({ lat: 5, lng: 180 })
  })

  it('the antimeridian is 180, also where rounding leads there', () => {
    expect(pointOf('5,-180')).toEqual({ lat: 5, lng: 180 })
    expect(pointOf('5,-179.9999999999999999999')).toEqual({ lat: 5, lng: 180 })
    expect(pointOf('POINT(-180 5)')).toEqual({ lat: 5, lng: 180 })
    expect(pointOf('5N 180W')).toEqual({ lat: 5, lng: 180 })
  })

  it.each(['0,0', '-0,-0', '0S 0W', 'POINT(0 0)', 'geo:0,0', '-0,0;0,0', '{"type":"Point","coordinates":[-0,0]}'])(
    '%j is the point 0,0 without a sign, with a notice',
    (text) => {
      expect(pointOf(text)).toEqual({ lat: 0, lng: 0 })
      expect(noticesOf(text)).toEqual(['from null_island'])
    },
  )

  it('zero on one axis is an ordinary point', () => {
    expect(noticesOf('0,10')).toEqual([])
    expect(noticesOf('10,0')).toEqual([])
  })

  it('cannot be changed afterwards', () => {
    const parsed = parsePoint('0,0')
    expect([parsed, parsed?.point, parsed?.notices, parsed?.notices[0]].every(Object.isFrozen)).toBe(true)
  })
})

describe('no attempt at a point', () => {
  it.each([
    ...[
      'Springfield',
      '12 Main Street',
      '10115 Berlin',
      'Berlin 10115',
      'LHR',
      'lhr',
      'DEHAM',
      'IATA:LHR',
      'Paris, US',
    ],
    ...[
      'Nan',
      'Nan, TH',
      'S1',
      'E 55',
      'N',
      'A9 / E45',
      'Halle 3, Tor 12',
      'Hotel 360°',
      'Tor 12, Hotel 360°',
      '°C / °F',
      '3丁目',
      'São Paulo',
      'N. S.',
    ],
    ...[
      'Point Hope',
      'Pointe-à-Pitre',
      'geography',
      'Georgia',
      'M+',
      'G+',
      'C+C',
      'AT+T',
      'R+V Wiesbaden',
      'H&M',
      '-',
      '+',
    ],
    ...['Sridharpur', 'Polygone', 'Infinity Tower 2', 'Inf', 'nan', "L'Aquila", 'Å', 'Stoke-on-Trent', '°', '?', '🏭'],
  ])('%j', (text) => {
    expect(parsePoint(text)).toBe(undefined)
  })
})
