/** What a text of the collected resolve cases is expected to be. */
export type ResolveExpectation =
  | { readonly lat: number; readonly lng: number; readonly scheme: string; readonly notices?: readonly string[] }
  | { readonly error: string; readonly says: RegExp }

export interface ResolveCase {
  readonly id: string
  readonly input: string
  readonly expect: ResolveExpectation
}

/** The collected resolve cases that write a point out, or fail to. */
export const RESOLVE_POINT_CASES: readonly ResolveCase[] = [
  { id: 'R001', input: '52.5200,13.4050', expect: { lat: 52.52, lng: 13.405, scheme: 'coordinates' } },
  { id: 'R002', input: ' 52.52 13.405 ', expect: { lat: 52.52, lng: 13.405, scheme: 'coordinates' } },
  { id: 'R008', input: '13.4,181', expect: { error: 'invalid_coordinates', says: /180 degrees of longitude/ } },
  { id: 'R009', input: '-33.86,151.21', expect: { lat: -33.86, lng: 151.21, scheme: 'coordinates' } },
  {
    id: 'R010',
    input: '33\u00b051\u203224\u2033S 151\u00b012\u203254\u2033E',
    expect: { lat: -33.85666666666667, lng: 151.21499999999997, scheme: 'coordinates' },
  },
  { id: 'R011', input: "N52\u00b031.2' E13\u00b024.3'", expect: { lat: 52.52, lng: 13.405, scheme: 'coordinates' } },
  {
    id: 'R015',
    input: '{"type":"Point","coordinates":[13.405,52.52]}',
    expect: { lat: 52.52, lng: 13.405, scheme: 'geojson' },
  },
  { id: 'R017', input: 'geo:52.52,13.405', expect: { lat: 52.52, lng: 13.405, scheme: 'geo_uri' } },
  { id: 'R018', input: '0,0', expect: { lat: 0, lng: 0, scheme: 'coordinates', notices: ['null_island'] } },
  { id: 'R019', input: '-0,-0', expect: { lat: 0, lng: 0, scheme: 'coordinates', notices: ['null_island'] } },
  { id: 'R021', input: '52.52,13.405,34', expect: { error: 'invalid_coordinates', says: /is 3 numbers/ } },
  { id: 'R032', input: '90,180', expect: { lat: 90, lng: 180, scheme: 'coordinates' } },
  { id: 'R033', input: '0,-180', expect: { lat: 0, lng: 180, scheme: 'coordinates' } },
  { id: 'R034', input: '9F4MGC22+22', expect: { lat: 52.5000625, lng: 13.4000625, scheme: 'plus_code' } },
  { id: 'R036', input: 'GC22+22', expect: { error: 'invalid_coordinates', says: /needs a reference place/ } },
  { id: 'R038', input: '   ', expect: { error: 'empty', says: /is empty/ } },
]

/** The collected resolve cases that are names and codes: no points. */
export const RESOLVE_NAME_CASES: readonly (readonly [id: string, input: string])[] = [
  ['R026', 'lhr'],
  ['R028', 'EGLL'],
  ['R029', 'DEHAM'],
  ['R039', 'München'],
  ['R040', '東京'],
  ['R042', 'IATA:LHR'],
  ['R044', 'ICAO:egll'],
  ['R047', 'Paris, US'],
  ['R048', 'LIMA'],
  ['R049', 'Berlin'],
]
