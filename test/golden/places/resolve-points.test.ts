import { describe, expect, it } from 'vitest'
import { parsePoint } from '../../../src/reference/places/point/parse-point.ts'
import { at, violationsOf } from '../../fixtures/violations.ts'
import { RESOLVE_NAME_CASES, RESOLVE_POINT_CASES } from './resolve-cases.ts'

/** Degrees: a hundred nanometres on the ground. */
const TOLERANCE = 1e-12

describe('collected points', () => {
  it.each(RESOLVE_POINT_CASES.map((one) => [one.id, one.input, one.expect] as const))(
    '%s: %j',
    (_id, input, expected) => {
      if ('error' in expected) {
        expect(violationsOf(() => parsePoint(input))).toEqual([at('place', expected.error as 'empty')])
        expect(() => parsePoint(input)).toThrow(expected.says)
        return
      }
      const parsed = parsePoint(input)
      expect(parsed?.scheme).toBe(expected.scheme)
      expect(parsed?.notices.map(({ code }) => code)).toEqual(expected.notices ?? [])
      const { lat = Number.NaN, lng = Number.NaN } = parsed?.point ?? {}
      expect(Math.abs(lat - expected.lat)).toBeLessThan(TOLERANCE)
      expect(Math.abs(lng - expected.lng)).toBeLessThan(TOLERANCE)
      expect(Object.is(lat, -0) || Object.is(lng, -0)).toBe(false)
    },
  )

  it.each(RESOLVE_NAME_CASES)('%s: %j is left to what knows names', (_id, input) => {
    expect(parsePoint(input)).toBe(undefined)
  })
})
