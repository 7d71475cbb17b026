/**
 * Published test data of Open Location Code: github.com/google/open-location-code, test_data/decoding.csv at commit
 * 32b10ae66444 and test_data/validityTests.csv at commit 15e7afa0eed1 (Apache License 2.0).
 */
type Decoding = readonly [code: string, latLow: number, lngLow: number, latHigh: number, lngHigh: number]

/** Code and the bounds of its cell, as printed: to 10 decimals at most. */
export const DECODINGS: readonly Decoding[] = [
  ['7FG49Q00+', 20.35, 2.75, 20.4, 2.8],
  ['7FG49QCJ+2V', 20.37, 2.782125, 20.370125, 2.78225],
  ['7FG49QCJ+2VX', 20.3701, 2.78221875, 20.370125, 2.78225],
  ['7FG49QCJ+2VXGJ', 20.370113, 2.782234375, 20.370114, 2.78223632813],
  ['8FVC2222+22', 47.0, 8.0, 47.000125, 8.000125],
  ['4VCPPQGP+Q9', -41.273125, 174.785875, -41.273, 174.786],
  ['62G20000+', 0.0, -180.0, 1, -179],
  ['22220000+', -90, -180, -89, -179],
  ['7FG40000+', 20.0, 2.0, 21.0, 3.0],
  ['22222222+22', -90.0, -180.0, -89.999875, -179.999875],
  ['6VGX0000+', 0, 179, 1, 180],
  ['6FH32222+222', 1, 1, 1.000025, 1.00003125],
  ['CFX30000+', 89, 1, 90, 2],
  ['62H20000+', 1, -180, 2, -179],
  ['62H30000+', 1, -179, 2, -178],
  ['CFX3X2X2+X2', 89.999875, 1, 90, 1.000125],
  ['84000000+', 30, -140, 50, -120],
  ['6FH56C22+22', 1.2000000000000028, 3.4000000000000057, 1.2001249999999999, 3.4001250000000027],
  ['849VGJQF+VX7QR3J', 37.53966912, -122.3750698242, 37.53966916, -122.3750697021],
  ['849VGJQF+VX7QR3J7QR3J', 37.53966912, -122.3750698242, 37.53966916, -122.3750697021],
]

/** What a code is: full, short or not valid. */
export const VALIDITY: readonly (readonly [code: string, kind: 'full' | 'short' | 'invalid'])[] = [
  ['8FWC2345+G6', 'full'],
  ['8FWC2345+G6G', 'full'],
  ['8fwc2345+', 'full'],
  ['8FWCX400+', 'full'],
  ['WC2345+G6g', 'short'],
  ['2345+G6', 'short'],
  ['45+G6', 'short'],
  ['+G6', 'short'],
  ['G+', 'invalid'],
  ['+', 'invalid'],
  ['8FWC2345+G', 'invalid'],
  ['8FWC2_45+G6', 'invalid'],
  ['8FWC2η45+G6', 'invalid'],
  ['8FWC2345+G6+', 'invalid'],
  ['8FWC2345G6+', 'invalid'],
  ['8FWC2300+G6', 'invalid'],
  ['WC2300+G6g', 'invalid'],
  ['WC2345+G', 'invalid'],
  ['WC2300+', 'invalid'],
  ['849VGJQF+VX7QR3J', 'full'],
  ['849VGJQF+VX7QR3U', 'invalid'],
  ['849VGJQF+VX7QR3JW', 'full'],
  ['849VGJQF+VX7QR3JU', 'invalid'],
]
