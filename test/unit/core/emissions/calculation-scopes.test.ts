import { describe, expect, it } from 'vitest'
import { checkScope3Category } from '../../../../src/core/emissions/factor/scope3-category.ts'
import { fittingUse, sharedScope3Category, upstreamNotices } from '../../../../src/core/emissions/index.ts'
import {
  type ContributionScope,
  calculateFuel,
  calculateMovement,
  scopesOf,
  wellToWheel,
} from '../../../../src/index.ts'
import { findFactor, partnerOf } from '../../../../src/reference/factors/index.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
const truck = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')

describe('the scopes of a calculation', () => {
  it('are those of the factor where no step of a movement says by what it was moved', () => {
    const moved = calculateMovement({ mass: 1, mode: 'TRUCK', distance: { value: 3 }, factor: truck })
    const { method, contributions } = moved
    const without = contributions.map((one) => ({ ...one, steps: [] }))
    expect(scopesOf({ method, contributions: without })).toEqual(scopesOf(moved))
    expect(scopesOf(moved)).toEqual([{ scope: 3, category: 4, by: 'factor' }])
  })

  it('share a category of Scope 3 where all are of one', () => {
    const scope = (category: number | null): ContributionScope => ({ scope: 3, category, by: 'factor' })
    expect(sharedScope3Category([scope(6), scope(6)])).toBe(6)
    expect(sharedScope3Category([scope(6), scope(7)])).toBe(null)
    expect(sharedScope3Category([scope(6), scope(null)])).toBe(null)
    expect(sharedScope3Category([])).toBe(null)
  })
})

describe('a category of Scope 3 that is claimed', () => {
  it('is rejected for a factor that counts in another one, or in another scope', () => {
    const refused = (scope: '1' | '3.5', claimed: number) =>
      violationsOf(() => checkScope3Category({ scope, by: 'factor' }, claimed))
    expect(refused('1', 5)).toEqual([at('scope3Category', 'factor_category_mismatch')])
    expect(refused('3.5', 1)).toEqual([at('scope3Category', 'factor_category_mismatch')])
    expect(() => checkScope3Category({ scope: '1', by: 'factor' }, 5)).toThrow('the factor is of Scope 1')
    expect(() => checkScope3Category({ scope: '3.5', by: 'factor' }, 5)).not.toThrow()
  })
})

describe('the notice of an upstream part', () => {
  it('is of uses that the factor fits alone', () => {
    const whole = wellToWheel(diesel, partnerOf(diesel, 'WTT'))
    const noticesIn = (use: 'fuel' | 'hotel') => upstreamNotices({ factor: whole, path: 'factor' }, use)
    expect(noticesIn('fuel').map(({ code, path }) => [code, path])).toEqual([['upstream_in_scope', 'factor']])
    expect(fittingUse(whole, 'hotel')).toBeUndefined()
    expect(noticesIn('hotel')).toEqual([])
    expect(calculateFuel({ value: 1, unit: 'l', factor: whole }).notices.map(({ code }) => code)).toContain(
      'upstream_in_scope',
    )
  })
})
