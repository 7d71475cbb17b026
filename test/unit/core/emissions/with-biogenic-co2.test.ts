import { describe, expect, it } from 'vitest'
import { keyWithoutBiogenicCo2 } from '../../../../src/core/emissions/index.ts'
import {
  calculateFuel,
  defineFactor,
  type FactorDefinition,
  withBiogenicCo2,
  withGwpSetOfFactor,
} from '../../../../src/index.ts'
import { definition, factors } from '../../../fixtures/own-factors.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

/** The row outside of scopes of diesel, or one that is wrong. */
const outside = (change: Partial<FactorDefinition> = {}) =>
  defineFactor({ key: 'test/outside/litres', unit: 'l', complete: false, per1: {}, biogenicCo2: '0.14', ...change })
const { diesel } = factors

describe('withBiogenicCo2', () => {
  it('sets the biogenic CO2 of the row beside a factor, whose totals stay', () => {
    const before = calculateFuel({ value: 100, unit: 'l', factor: diesel })
    const after = calculateFuel({ value: 100, unit: 'l', factor: withBiogenicCo2(diesel, outside()) })
    expect(after.emission).toEqual(before.emission)
    expect([before.biogenicCo2, after.biogenicCo2]).toEqual([null, 14])
  })

  it('is the same factor otherwise, with the row in its key', () => {
    const { key, biogenicCo2, derivation, ...rest } = withBiogenicCo2(diesel, outside())
    expect([key, biogenicCo2]).toEqual(['test/diesel/litres?biogenic=test/outside/litres', '0.14'])
    expect({ ...rest, key: diesel.key, biogenicCo2: null }).toEqual(diesel)
    const step = { kind: 'take', column: 'biogenicCo2', key: 'test/outside/litres', figure: '0.14', gives: '0.14' }
    expect(derivation).toEqual([step])
  })

  it('takes the biogenic CO2 of a row in grams as grams, and nothing else of that row', () => {
    const change = { massUnit: 'g', per1: { co2e: '2500' } } as const
    const factor = withBiogenicCo2(defineFactor(definition({ ...change, unit: 'l' })), outside({ massUnit: 'g' }))
    expect(factor.adjustments).toEqual([
      { gas: 'biogenicCo2', why: 'mass_unit', times: '1/1000' },
      { gas: 'co2e', why: 'mass_unit', times: '1/1000' },
    ])
    expect(calculateFuel({ value: 1, unit: 'l', factor }).biogenicCo2).toBe(0.00014)
  })

  it('and another GWP set are one factor in either order, whose key tells the two apart', () => {
    const first = withGwpSetOfFactor(withBiogenicCo2(diesel, outside()), 'AR6_GWP100')
    const last = withBiogenicCo2(withGwpSetOfFactor(diesel, 'AR6_GWP100'), outside())
    expect(last).toEqual(first)
    expect(first.key).toBe('test/diesel/litres?biogenic=test/outside/litres&gwp=AR6_GWP100')
    expect(keyWithoutBiogenicCo2(first)).toBe('test/diesel/litres?gwp=AR6_GWP100')
    expect(keyWithoutBiogenicCo2(withBiogenicCo2(diesel, outside()))).toBe('test/diesel/litres')
    expect(keyWithoutBiogenicCo2(diesel)).toBe('test/diesel/litres')
  })

  const inside = (change: Partial<FactorDefinition>) => defineFactor(definition({ unit: 'l', ...change }))
  it.each([
    ['a factor that may not stand alone', inside({ complete: false }), outside()],
    ['a factor of the way to the tank', inside({ boundary: 'WTT' }), outside()],
    ['a factor that holds biogenic CO2 already', inside({ biogenicCo2: '0' }), outside()],
    ['a row that may stand alone', diesel, outside({ complete: true })],
    ['a row without biogenic CO2', diesel, outside({ biogenicCo2: null })],
    ['a row with CO2', diesel, outside({ per1: { co2: 1 } })],
    ['a row with a total', diesel, outside({ per1: { co2e: 1 } })],
    ['a row that was derived', diesel, outside({ key: 'test/outside/litres?gwp=AR6_GWP100' })],
    ['a row of another edition', diesel, outside({ edition: 'other' })],
    ['a row per another unit', diesel, outside({ unit: 'kg' })],
    ['a row in another unit of mass', diesel, outside({ massUnit: 'g' })],
    ['a row by another heating value', diesel, outside({ heatingValue: 'net' })],
  ])('rejects %s, naming both', (_, factor, row) => {
    expect(violationsOf(() => withBiogenicCo2(factor, row, 'fuel'))).toEqual([at('fuel', 'factor_not_combinable')])
    expect(() => withBiogenicCo2(factor, row)).toThrow(
      `factor: ${row.key} cannot be added to ${factor.key}; pass a factor without biogenic CO2, and the row of its biogenic CO2 of the same edition and unit`,
    )
  })
})
