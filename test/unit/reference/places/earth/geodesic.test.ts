import { describe, expect, it } from 'vitest'
import type { Point } from '../../../../../src/index.ts'
import {
  exactGeodesicKm,
  geodesicKm,
  geodesicMetres,
  isSamePoint,
  roundKm,
} from '../../../../../src/reference/places/earth/geodesic.ts'
import { at, violationsOf } from '../../../../fixtures/violations.ts'

const at0 = (lat: number, lng: number): Point => ({ lat, lng })

describe('geodesicKm', () => {
  it.each<[string, Point, Point, number]>([
    ['a degree of longitude on the equator', at0(0, 0), at0(0, 1), 111.319490793],
    ['half the Earth, over a pole', at0(0, 0), at0(0, 180), 20003.931458625],
    ['from pole to pole', at0(90, 0), at0(-90, 77), 20003.931458625],
    ['from pole to pole, backwards', at0(-90, 5), at0(90, -5), 20003.931458625],
    ['a metre', at0(52.5, 13.4), at0(52.500008987, 13.4), 0.001000045],
    ['across the date line', at0(0, 179.5), at0(0, -179.5), 111.319490793],
    ['across the date line, counted on', at0(0, 179.5), at0(0, 180.5), 111.319490793],
  ])('%s', (_what, from, to, km) => {
    expect(geodesicKm(from, to)).toBe(km)
    expect(geodesicKm(to, from)).toBe(km)
  })

  it.each<[string, Point, Point]>([
    ['the same', at0(52.5, 13.4), at0(52.5, 13.4)],
    ['a pole at two longitudes', at0(90, 0), at0(90, 120)],
    ['the other pole', at0(-90, -179), at0(-90, 45)],
    ['the date line from both sides', at0(10, 180), at0(10, -180)],
    ['once around', at0(10, -170), at0(10, 190)],
    ['zero with two signs', at0(0, 0), at0(-0, -0)],
    ['360 and 0', at0(7, 360), at0(7, -360)],
  ])('is 0, and not -0, for %s', (_what, from, to) => {
    expect(geodesicKm(from, to)).toBe(0)
    expect(isSamePoint(from, to)).toBe(true)
  })

  it('tells points apart that are a millionth of a metre from each other, and rounds less to 0', () => {
    expect(isSamePoint(at0(0, 0), at0(1e-12, 0))).toBe(false)
    expect(geodesicKm(at0(0, 0), at0(1e-12, 0))).toBe(0)
    expect(geodesicKm(at0(0, 0), at0(1e-11, 0))).toBe(1e-9)
  })

  it('rejects what is not a point on Earth, both at once', () => {
    const given = (a: unknown, b: unknown) => violationsOf(() => geodesicKm(a as Point, b as Point))
    expect(given(at0(95, 0), at0(0, 361))).toEqual([at('a', 'invalid_coordinates'), at('b', 'invalid_coordinates')])
    for (const bad of [undefined, null, '1,2', [1, 2], { lat: 1 }, { lat: '1', lng: 2 }, at0(Number.NaN, 0)]) {
      expect(given(bad, at0(0, 0))).toEqual([at('a', 'invalid_coordinates')])
    }
    expect(given(at0(0, Number.POSITIVE_INFINITY), at0(0, 0))).toEqual([at('a', 'invalid_coordinates')])
  })

  it('is exact before it is rounded', () => {
    const [from, to] = [at0(40.6, -73.8), at0(51.6, -0.5)]
    const { n, d } = exactGeodesicKm(from, to)
    expect(Number((n * 10n ** 30n) / d) / 1e27).toBe(geodesicMetres(from, to))
  })
})

describe('roundKm', () => {
  const HALF = { n: 1n, d: 2_000_000_000n }

  it.each<[string, bigint, bigint, number]>([
    ['zero', 0n, 7n, 0],
    ['a third', 1n, 3n, 0.333333333],
    ['two thirds', 2n, 3n, 0.666666667],
    ['half a billionth up', HALF.n, HALF.d, 1e-9],
    ['less than that to nothing', HALF.n * 10n ** 30n - 1n, HALF.d * 10n ** 30n, 0],
    ['three halves up', 3n, HALF.d, 2e-9],
    ['the longest geodesic', 200039314586254n, 10n ** 10n, 20003.931458625],
    ['just below the next', 20003931458625499999n, 10n ** 15n, 20003.931458625],
    ['whole kilometres', 40_000n, 1n, 40_000],
    ['what no double holds', 123456789012345678901n, 10n ** 9n, Number('123456789012.345678901')],
  ])('%s', (_what, n, d, expected) => {
    expect(roundKm({ n, d })).toBe(expected)
  })
})
