import { describe, expect, it } from 'vitest'
import type { Point } from '../../../src/index.ts'
import { geodesicKm, geodesicMetres } from '../../../src/reference/places/earth/geodesic.ts'
import { AIRPORT_PAIRS, GEOD_TEST, GEODESIC_CASES, GEODESIC_TEST_JS } from './data/geodesic-lines.ts'

const METRES_TOLERANCE = 1e-6

const point = ([lat, lng]: readonly [number, number]): Point => ({ lat, lng })

describe('published geodesics, before rounding', () => {
  it.each([
    ['GeodTest.dat', GEOD_TEST, 100],
    ['geodesictest.js', GEODESIC_TEST_JS, 20],
  ] as const)('%s to a millionth of a metre', (_name, lines, count) => {
    expect(lines).toHaveLength(count)
    for (const [lat, lng, latTo, lngTo, metres] of lines) {
      const found = geodesicMetres(point([lat, lng]), point([latTo, lngTo]))
      expect(Math.abs(found - metres), `${lat}, ${lng} to ${latTo}, ${lngTo}`).toBeLessThanOrEqual(METRES_TOLERANCE)
    }
  })

  it.each(GEODESIC_CASES)('$id $what', ({ from, to, km, toleranceKm }) => {
    const found = geodesicMetres(point(from), point(to)) / 1000
    expect(Math.abs(found - km)).toBeLessThanOrEqual(toleranceKm)
  })
})

describe('published airport pairs', () => {
  it.each(AIRPORT_PAIRS)('$id $source', ({ from, to, km }) => {
    const tolerance = Math.max(0.5, km * 0.0001)
    expect(Math.abs(geodesicKm(point(from), point(to)) - km)).toBeLessThanOrEqual(tolerance)
  })
})
