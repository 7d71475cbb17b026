import { describe, expect, it } from 'vitest'
import { printAtScale, type SqlDialect, sparkProduct } from '../../../../src/bulk/sql/dialect.ts'
import { type SqlNumberOptions, sqlNumbers } from '../../../../src/bulk/sql/sql-numbers.ts'
import { ratio, roundToPlaces } from '../../../../src/core/exact/index.ts'
import { violationsOf } from '../../../fixtures/violations.ts'
import { freight, fuel, scaled } from './fixtures/sets.ts'

describe('an exact number at a scale', () => {
  it.each([
    [ratio(25n, 100n), 1, '0.2'],
    [ratio(35n, 100n), 1, '0.4'],
    [ratio(-25n, 100n), 1, '-0.2'],
    [ratio(-35n, 100n), 1, '-0.4'],
    [ratio(250_000_001n, 1_000_000_000n), 1, '0.3'],
    [ratio(2n, 3n), 3, '0.667'],
    [ratio(1n, 3n), 0, '0'],
    [ratio(5n, 2n), 0, '2'],
    [ratio(7n, 2n), 0, '4'],
    [ratio(123n), 2, '123.00'],
    [ratio(0n), 3, '0.000'],
  ])('%o with %i decimals is %s', (exact, scale, text) => {
    expect(printAtScale(roundToPlaces(exact, scale), scale)).toBe(text)
  })
})

describe('the product of two decimals in Spark', () => {
  // the examples of the documentation, and more at the edges of its rule
  it.each([
    [18, 6, 18, 12, 37, 18],
    [18, 6, 19, 12, 38, 18],
    [18, 6, 20, 12, 38, 17],
    [18, 6, 38, 18, 38, 6],
    [18, 6, 18, 6, 37, 12],
    [38, 10, 38, 10, 38, 6],
    [37, 12, 18, 12, 38, 6],
    [38, 2, 38, 1, 38, 3],
  ])('(%i,%i) × (%i,%i) is (%i,%i)', (p1, s1, p2, s2, precision, scale) => {
    expect(sparkProduct({ precision: p1, scale: s1 }, { precision: p2, scale: s2 })).toEqual({ precision, scale })
  })
})

describe('the decimals of a set', () => {
  const decimals = (set: Parameters<typeof sqlNumbers>[0], options: SqlNumberOptions) => {
    const { coefficient, totalScale } = sqlNumbers(set, options)
    return [coefficient.precision, coefficient.scale, totalScale]
  }

  it.each([
    ['duckdb', [19, 18, 24]],
    ['postgres', [19, 18, 24]],
    ['spark', [18, 12, 18]],
  ] as const)('%s', (dialect, expected) => {
    expect(decimals(scaled('1'), { dialect })).toEqual(expected)
  })

  it.each([
    ['duckdb', [18, 12, 24]],
    ['postgres', [19, 18, 30]],
    ['spark', [18, 12, 18]],
  ] as const)('%s, of two columns', (dialect, expected) => {
    expect(decimals(freight, { dialect })).toEqual(expected)
  })

  it('are 18 as long as the largest group fits 38 digits, then 12', () => {
    // 10^12 × 100 with 24 decimals is 10^38, which has 39 digits
    expect(decimals(scaled('10000000/257082'), { dialect: 'duckdb' })).toEqual([18, 12, 18])
    expect(decimals(scaled('9999999/257082'), { dialect: 'duckdb' })).toEqual([20, 18, 24])
    expect(decimals(scaled('38'), { dialect: 'duckdb' })).toEqual([20, 18, 24])
    expect(decimals(scaled('39'), { dialect: 'duckdb' })).toEqual([18, 12, 18])
    expect(decimals(scaled('39'), { dialect: 'duckdb', activityMax: '9e11' })).toEqual([21, 18, 24])
    expect(decimals(scaled('39'), { dialect: 'postgres' })).toEqual([21, 18, 24])
  })

  it('are those that were requested', () => {
    expect(decimals(fuel, { dialect: 'duckdb', scale: 9 })).toEqual([18, 9, 15])
    expect(decimals(fuel, { dialect: 'postgres', scale: 30 })).toEqual([31, 30, 36])
    expect(decimals(scaled('1'), { dialect: 'spark', scale: 18 })).toEqual([19, 18, 24])
  })

  it('keep the type of a product, and the sum of the largest group, in Spark', () => {
    for (const times of ['1', '1000', '3.8e6']) {
      const { coefficient, totalScale } = sqlNumbers(scaled(times), { dialect: 'spark' })
      const product = sparkProduct({ precision: 18, scale: 6 }, coefficient)
      expect(product.scale).toBe(totalScale)
      // a sum is DECIMAL(min(38, p + 10), s)
      expect(Math.min(38, product.precision + 10) - product.scale).toBe(20)
    }
  })

  it.each([
    ['a coefficient beyond 38 digits', scaled('1e27'), { dialect: 'duckdb' }, 'dialect number_out_of_range'],
    [
      'a coefficient beyond a product in Spark',
      scaled('4e6'),
      { dialect: 'spark', activityMax: 1 },
      'scale number_out_of_range',
    ],
    ['a group beyond 38 digits', scaled('1e8'), { dialect: 'duckdb' }, 'activityMax number_out_of_range'],
    ['a scale that a sum has no room for', fuel, { dialect: 'duckdb', scale: 33 }, 'activityMax number_out_of_range'],
    ['a coefficient that would be 0', scaled('1e-13'), { dialect: 'spark' }, 'pairs[0] number_out_of_range'],
    ['an unknown engine', fuel, { dialect: 'oracle' as SqlDialect }, 'dialect invalid_choice'],
    ['half a decimal', fuel, { dialect: 'duckdb', scale: 1.5 }, 'scale number_out_of_range'],
    ['more decimals than digits', fuel, { dialect: 'duckdb', scale: 39 }, 'scale number_out_of_range'],
    ['a largest group below 1', fuel, { dialect: 'duckdb', activityMax: 0.5 }, 'activityMax number_out_of_range'],
    [
      'a largest group that is not a number',
      fuel,
      { dialect: 'duckdb', activityMax: 'much' },
      'activityMax not_a_number',
    ],
    ['no options', fuel, undefined as unknown as SqlNumberOptions, ' required'],
  ] as const)('refuses %s', (_, set, options, expected) => {
    expect(violationsOf(() => sqlNumbers(set, options))).toContain(expected)
  })

  it('holds in PostgreSQL what 38 digits do not', () => {
    expect(decimals(scaled('1e27'), { dialect: 'postgres' })).toEqual([46, 18, 24])
  })
})
