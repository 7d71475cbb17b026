import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binaryValue, multiply, rationalOf } from '../../../../../src/core/exact/index.ts'
import {
  exactGeodesicKm,
  geodesicKm,
  geodesicMetres,
  isSamePoint,
  roundKilometres,
  roundKm,
  roundMetres,
} from '../../../../../src/reference/places/earth/geodesic.ts'
import { SEEDS, scaleRuns } from '../../../../fixtures/seeds.ts'
import { pairArbitrary, pointArbitrary } from '../route/points.ts'

/** Half the way around the Earth over the poles. */
const KM_MAX = 20003.931458625

describe.each(SEEDS)('geodesics, seed %i', (seed) => {
  it('are the same both ways, to the last bit', () => {
    fc.assert(
      fc.property(pairArbitrary, ([a, b]) => {
        expect(Object.is(geodesicMetres(a, b), geodesicMetres(b, a))).toBe(true)
        expect(Object.is(geodesicKm(a, b), geodesicKm(b, a))).toBe(true)
      }),
      { seed, numRuns: scaleRuns(2000) },
    )
  })

  it('lie between 0 and half the Earth, and are 0 from a point to itself', () => {
    fc.assert(
      fc.property(pointArbitrary, pointArbitrary, (a, b) => {
        expect(geodesicKm(a, a)).toBe(0)
        expect(geodesicKm(a, b)).toBeGreaterThanOrEqual(0)
        expect(geodesicKm(a, b)).toBeLessThanOrEqual(KM_MAX)
      }),
      { seed, numRuns: scaleRuns(2000) },
    )
  })

  it('heed the triangle', () => {
    fc.assert(
      fc.property(pointArbitrary, pointArbitrary, pointArbitrary, (a, b, c) => {
        expect(geodesicKm(a, c)).toBeLessThanOrEqual(geodesicKm(a, b) + geodesicKm(b, c) + 1e-8)
      }),
      { seed, numRuns: scaleRuns(2000) },
    )
  })

  it('do not care how a longitude is written', () => {
    const whole = fc.integer({ min: -179, max: 180 })
    fc.assert(
      fc.property(whole, whole, pointArbitrary, (lng, lat, b) => {
        const a = { lat: lat / 2, lng }
        const turned = { lat: lat / 2, lng: lng > 0 ? lng - 360 : lng + 360 }
        expect(Object.is(geodesicMetres(a, b), geodesicMetres(turned, b))).toBe(true)
      }),
      { seed, numRuns: scaleRuns(1000) },
    )
  })

  it('do not care how a pole is written', () => {
    const pole = fc.record({ lat: fc.constantFrom(-90, 90), lng: fc.double({ min: -180, max: 180, noNaN: true }) })
    fc.assert(
      fc.property(pole, pointArbitrary, (a, b) => {
        expect(Object.is(geodesicMetres(a, b), geodesicMetres({ ...a, lng: 0 }, b))).toBe(true)
        expect(isSamePoint(a, { ...a, lng: 0 })).toBe(true)
      }),
      { seed, numRuns: scaleRuns(1000) },
    )
  })

  it('are 0 for one point, and for no other that is farther than the rounding', () => {
    fc.assert(
      fc.property(pointArbitrary, pointArbitrary, (a, b) => {
        expect(Object.is(geodesicMetres(a, { ...a }), 0)).toBe(true)
        if (isSamePoint(a, b)) expect(geodesicMetres(a, b)).toBe(0)
        else if (geodesicMetres(a, b) === 0) expect(Math.abs(a.lat - b.lat)).toBeLessThan(1e-12)
      }),
      { seed, numRuns: scaleRuns(1000) },
    )
  })

  it('are rounded once: toFixed, which rounds the exact value, gives the same digits', () => {
    fc.assert(
      fc.property(pointArbitrary, pointArbitrary, (a, b) => {
        expect(geodesicKm(a, b)).toBe(Number(`${geodesicMetres(a, b).toFixed(6)}e-3`))
      }),
      { seed, numRuns: scaleRuns(2000) },
    )
  })
})

describe.each(SEEDS)('rounding, seed %i', (seed) => {
  it('gives the number that its own nine decimals print, half a billionth away at most', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 100n }), fc.bigInt({ min: 1n, max: 2n ** 64n }), (n, d) => {
        fc.pre(n / d < 1_000_000n)
        const km = roundKm({ n, d })
        expect(km).toBe(Number(km.toFixed(9)))
        const billionths = BigInt(Math.round(km * 1e9))
        const gap = billionths * d - n * 10n ** 9n
        expect(2n * (gap < 0n ? -gap : gap) <= d).toBe(true)
      }),
      { seed, numRuns: scaleRuns(2000) },
    )
  })

  it('of a double rounds its exact value, whatever it is', () => {
    const metres = fc.oneof(
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      fc.integer({ min: 0, max: 2 ** 40 }).map((n) => n / 2 ** 21),
      fc.integer({ min: 0, max: 1e9 }).map((n) => n * 1e-6 + 5e-7),
    )
    fc.assert(
      fc.property(metres, (value) => {
        const { n, d } = binaryValue(value)
        expect(roundMetres(value)).toBe(roundKm({ n, d: 1000n * d }))
        expect(roundKilometres(value)).toBe(roundKm({ n, d }))
      }),
      { seed, numRuns: scaleRuns(3000) },
    )
  })

  it('changes nothing that is rounded', () => {
    fc.assert(
      fc.property(pointArbitrary, pointArbitrary, (a, b) => {
        const km = geodesicKm(a, b)
        expect(roundKm(rationalOf(km))).toBe(km)
      }),
      { seed, numRuns: scaleRuns(500) },
    )
  })

  it('a product is rounded once, and not its parts', () => {
    const detour = fc.integer({ min: 100, max: 500 }).map((hundredths) => `${hundredths}/100`)
    fc.assert(
      fc.property(pointArbitrary, pointArbitrary, detour, (a, b, factor) => {
        const times = rationalOf(factor)
        const exact = multiply(exactGeodesicKm(a, b), times)
        const km = roundKm(exact)
        const twice = roundKm(multiply(rationalOf(geodesicKm(a, b)), times))
        const gap = BigInt(Math.round(km * 1e9)) * exact.d - exact.n * 10n ** 9n
        expect(2n * (gap < 0n ? -gap : gap) <= exact.d).toBe(true)
        expect(Math.abs(km - twice)).toBeLessThanOrEqual(3.1e-9)
      }),
      { seed, numRuns: scaleRuns(500) },
    )
  })
})
