import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../../../src/core/errors/index.ts'
import { parsePoint } from '../../../../../src/reference/places/point/parse-point.ts'
import { DECODINGS, VALIDITY } from './plus-code-data.ts'

/** Degrees: the published bounds are printed to ten decimals. */
const TOLERANCE = 1e-10

/** 'full' for what is read, 'short' for what needs a reference, 'invalid' for what is refused or no plus code at all. */
function kindOf(code: string): string {
  try {
    return parsePoint(code) === undefined ? 'invalid' : 'full'
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return /short plus code/.test(error.message) ? 'short' : 'invalid'
  }
}

describe('a full plus code', () => {
  it.each(DECODINGS)('%s is the centre of its published cell', (code, latLow, lngLow, latHigh, lngHigh) => {
    for (const written of [code, code.toLowerCase(), ` ${code}\n`]) {
      const parsed = parsePoint(written)
      expect(parsed).toMatchObject({ scheme: 'plus_code', notices: [] })
      const { lat = Number.NaN, lng = Number.NaN } = parsed?.point ?? {}
      expect(Math.abs(lat - (latLow + latHigh) / 2)).toBeLessThan(TOLERANCE)
      expect(Math.abs(lng - (lngLow + lngHigh) / 2)).toBeLessThan(TOLERANCE)
    }
  })

  it('is exact before it is rounded', () => {
    expect(parsePoint('9F4MGC22+22')?.point).toEqual({ lat: 52.5000625, lng: 13.4000625 })
    expect(parsePoint('CFX3X2X2+X2')?.point).toEqual({ lat: 89.9999375, lng: 1.0000625 })
    expect(parsePoint('22222222+22222')?.point).toEqual({ lat: -89.9999995, lng: -179.9999990234375 })
  })

  it('reaches the last cell before the pole and the antimeridian', () => {
    expect(parsePoint('CVXXXXXX+XX')?.point).toEqual({ lat: 89.9999375, lng: 179.9999375 })
    expect(parsePoint('C2000000+')?.point).toEqual({ lat: 80, lng: -170 })
  })
})

describe('the published validity of a plus code', () => {
  it.each(VALIDITY)('%s is %s', (code, kind) => {
    expect(kindOf(code)).toBe(kind)
  })
})
