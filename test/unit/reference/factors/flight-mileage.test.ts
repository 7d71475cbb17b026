import { describe, expect, it } from 'vitest'
import { flightMileage } from '../../../../src/reference/factors/index.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

describe('the band of US EPA that a flight lies in', () => {
  // 300 mi = 482.8032 km, 2300 mi = 3701.4912 km
  it.each([
    [0, 'short'],
    ['482.80319999999999999999999999999', 'short'],
    ['482.8032', 'medium'],
    ['3701.49119999999999999999999999999', 'medium'],
    [3701.4912, 'long'],
    ['1e4', 'long'],
  ] as const)('%s km: %s', (km, band) => {
    expect(flightMileage(km)).toBe(band)
  })

  it('takes no number below zero, and nothing that is none', () => {
    expect(violationsOf(() => flightMileage(-1))).toEqual([at('distanceKm', 'must_be_non_negative')])
    expect(violationsOf(() => flightMileage('far'))).toEqual([at('distanceKm', 'not_a_number')])
  })
})
