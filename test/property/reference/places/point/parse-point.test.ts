import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../../../src/core/errors/index.ts'
import { parsePoint } from '../../../../../src/reference/places/point/parse-point.ts'
import type { ParsedPoint } from '../../../../../src/reference/places/point/parsed-point.ts'
import { readPoint } from '../../../../../src/reference/places/point/read-point.ts'
import { SEEDS, scaleRuns } from '../../../../fixtures/seeds.ts'
import {
  commaPair,
  decimalDegrees,
  decimalPair,
  formalPoint,
  hemispherePair,
  sexagesimalPair,
  spacedPair,
} from './written-points.ts'

/** Degrees, for the figures that the test computes in doubles. */
const TOLERANCE = 1e-12
const DIGITS = '23456789CFGHJMPQRVWX'

function expectOnEarth({ point: { lat, lng } }: ParsedPoint): void {
  expect(Math.abs(lat)).toBeLessThanOrEqual(90)
  expect(lng > -180 && lng <= 180).toBe(true)
  expect(Object.is(lat, -0) || Object.is(lng, -0)).toBe(false)
}

/** What `work` returns; undefined for an EmissionsError without a stray violation; anything else is thrown. */
function outcome(work: () => ParsedPoint | undefined): ParsedPoint | undefined {
  try {
    return work()
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    expect(error.violations.every(({ path, message }) => path.startsWith('here') && message.length > 10)).toBe(true)
    return undefined
  }
}

/** The cell of a plus code that holds a point, of eight or ten digits: counted in the cells of the last pair. */
function encode(row: number, column: number, digits: 8 | 10): string {
  let [code, y, x] = ['', row, column]
  for (let index = 0; index < digits; index += 2) {
    code = DIGITS.charAt(y % 20) + DIGITS.charAt(x % 20) + code
    y = Math.floor(y / 20)
    x = Math.floor(x / 20)
  }
  return `${code.slice(0, 8)}+${code.slice(8)}`
}

describe.each(SEEDS)('points, seed %i', (seed) => {
  it.each([
    ['a decimal pair', decimalPair],
    ['a pair with a space', spacedPair],
    ['a pair with decimal commas', commaPair],
    ['a pair with hemispheres', hemispherePair],
    ['degrees, minutes and seconds', sexagesimalPair],
    ['a formal point', formalPoint],
  ] as const)('%s is read back', (_, written) => {
    const law = ({ text, lat, lng }: { readonly text: string; readonly lat: number; readonly lng: number }) => {
      const parsed = parsePoint(text) as ParsedPoint
      expectOnEarth(parsed)
      expect(Math.abs(parsed.point.lat - lat)).toBeLessThan(TOLERANCE)
      expect(Math.abs(parsed.point.lng - (lng === -180 ? 180 : lng))).toBeLessThan(TOLERANCE)
      const isZero = parsed.point.lat === 0 && parsed.point.lng === 0
      expect(parsed.notices.map(({ code }) => code)).toEqual(isZero ? ['null_island'] : [])
    }
    fc.assert(fc.property(written, law), { seed, numRuns: scaleRuns(400) })
  })

  it('a longitude that can be no latitude is swapped, with the notice', () => {
    const beyond = decimalDegrees(180).filter(({ value }) => Math.abs(value) > 90)
    const law = (lng: { digits: string; value: number }, lat: { digits: string; value: number }) => {
      const parsed = parsePoint(`${lng.digits}, ${lat.digits}`)
      expect(parsed?.point).toEqual({ lat: lat.value + 0, lng: lng.value === -180 ? 180 : lng.value })
      expect(parsed?.notices.map(({ code }) => code)).toEqual(['coordinates_swapped'])
    }
    fc.assert(fc.property(beyond, decimalDegrees(90), law), { seed, numRuns: scaleRuns(100) })
  })

  it('a plus code is the centre of its cell', () => {
    const law = (south: number, west: number, digits: 8 | 10) => {
      const [row, column] = digits === 8 ? [south % 72_000, west % 144_000] : [south, west]
      const perDegree = digits === 8 ? 400 : 8000
      const parsed = parsePoint(encode(row, column, digits)) as ParsedPoint
      expect(parsed.scheme).toBe('plus_code')
      expect(Math.abs(parsed.point.lat - ((row + 0.5) / perDegree - 90))).toBeLessThan(TOLERANCE)
      expect(Math.abs(parsed.point.lng - ((column + 0.5) / perDegree - 180))).toBeLessThan(TOLERANCE)
    }
    const cell = [fc.nat(180 * 8000 - 1), fc.nat(360 * 8000 - 1), fc.constantFrom(8 as const, 10 as const)] as const
    fc.assert(fc.property(...cell, law), { seed, numRuns: scaleRuns(100) })
  })

  it('an object is read as its text', () => {
    const law = (lat: { digits: string; value: number }, lng: { digits: string; value: number }) => {
      const expected = parsePoint(`${lat.digits},${lng.digits}`, 'here')
      expect(readPoint({ lat: lat.value, lng: lng.value }, 'here')).toEqual(expected)
      expect(readPoint({ lat: lat.digits, lng: lng.digits }, 'here')).toEqual(expected)
      const geojson = { type: 'Point', coordinates: [lng.value, lat.value] }
      expect(readPoint(geojson, 'here')).toEqual(parsePoint(JSON.stringify(geojson), 'here'))
    }
    fc.assert(fc.property(decimalDegrees(90), decimalDegrees(180), law), { seed, numRuns: scaleRuns(100) })
  })

  it('no text throws anything but an EmissionsError, and no point lies beyond the Earth', () => {
    const nearly = fc
      .array(
        fc.constantFrom(...'0159.,;+-()°\'"NSEWOe /:[]{}C2F \u2212\u00a0', '13.4', '52.5', 'NaN', 'POINT', 'geo:'),
        {
          maxLength: 14,
        },
      )
      .map((parts) => parts.join(''))
    const garbage = fc.oneof(nearly, fc.string(), fc.string({ unit: 'binary' }), fc.json())
    const law = (text: string) => {
      const parsed = outcome(() => parsePoint(text, 'here'))
      if (parsed !== undefined) expectOnEarth(parsed)
    }
    fc.assert(fc.property(garbage, law), { seed, numRuns: scaleRuns(3000) })
  })

  it('no value throws anything but an EmissionsError', () => {
    const number = fc.oneof(fc.double(), fc.string(), fc.anything())
    const shaped = fc.oneof(
      fc.record({ lat: number, lng: number }, { requiredKeys: [] }),
      fc.record({
        type: fc.constantFrom('Point', 'Feature', 'Line'),
        coordinates: fc.array(number),
        geometry: fc.anything(),
      }),
    )
    const law = (value: unknown) => {
      const parsed = outcome(() => readPoint(value, 'here'))
      if (parsed !== undefined) expectOnEarth(parsed)
    }
    fc.assert(fc.property(fc.oneof(shaped, fc.anything()), law), { seed, numRuns: scaleRuns(1000) })
  })

  it('a text that is longer than a point is rejected by its length', () => {
    const law = (part: string, times: number) => {
      expect(() => parsePoint(part.repeat(times), 'here')).toThrow('here: is longer than 512 characters')
    }
    fc.assert(fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 513, max: 5000 }), law), {
      seed,
      numRuns: scaleRuns(100),
    })
  })
})
