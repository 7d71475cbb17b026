import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CoefficientSet } from '../../../../src/bulk/coefficients/coefficient-set.ts'
import { coefficientTable } from '../../../../src/bulk/sql/coefficient-table.ts'
import { SQL_DIALECTS } from '../../../../src/bulk/sql/dialect.ts'
import { type SqlColumns, sqlTotal } from '../../../../src/bulk/sql/sql-total.ts'
import { GASES } from '../../../../src/core/emissions/index.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'
import { violationsOf } from '../../../fixtures/violations.ts'
import { type Fraction, fraction, isEqual, plus, times } from '../../../oracle/rational-oracle.ts'
import { freight, fuel, scaled, upstream } from './fixtures/sets.ts'

const DUCKDB = { dialect: 'duckdb' } as const
const LEEDS = { value: [1234.56, 10, 3], coefficient: [0, 1, 0], key: ['Leeds', 'Leeds', 'York'] }

describe('sqlTotal', () => {
  it('gives the digits that an engine answers, and how far they can be from the exact total', () => {
    const [leeds, york, ...others] = sqlTotal(fuel, LEEDS, DUCKDB)
    expect(others).toEqual([])
    // 1234.56 × 2.57082 + 10 × 2.57082 × 3.785411784, the second coefficient being rounded at its 18th decimal
    expect(leeds).toMatchObject({ key: 'Leeds', rows: 2, co2e: '3271.147662425428800000000000' })
    expect(leeds?.bound).toBe('0.00000000000000062228')
    expect(york).toMatchObject({ key: 'York', rows: 1, co2e: '7.712460000000000000000000' })
  })

  it('reads digits beyond a double', () => {
    const long = { value: ['123456789012.345678', '-0.000001'], coefficient: [0, 0], key: [1, 1] }
    const [total] = sqlTotal({ ...scaled('1'), allowCredits: true }, long, DUCKDB)
    // 123456789012.345677 × 2.57082
    expect(total?.co2e).toBe('317385182328.718513345140000000000000')
    expect(total?.bound).toBe('0.0000000617283945061728395')
  })

  it('is null for a gas that a row of the key does not publish', () => {
    const columns = { value: [1, 1], coefficient: [0, 1], key: ['some', 'all'] }
    const [some, all] = sqlTotal(upstream, columns, DUCKDB)
    expect(some).toMatchObject({ co2: null, ch4: null, n2o: null, co2e: '0.611010000000000000000000' })
    expect(all?.ch4).not.toBeNull()
  })

  it('multiplies both columns, and in Spark keeps 6 decimals of their product', () => {
    const columns = { value: [12.345, -1], second: [0.125, 2], coefficient: [0, 0], key: [7, 7] }
    // (12.345 × 0.125 − 2) × 0.10163
    const decimals = SQL_DIALECTS.map((dialect) => sqlTotal(freight, columns, { dialect })[0]?.co2e)
    expect(decimals).toEqual([24, 30, 18].map((places) => `-0.${'04643220625'.padEnd(places, '0')}`))
  })

  it('is empty where there are no rows', () => {
    expect(sqlTotal(fuel, { value: [], coefficient: [], key: [] }, DUCKDB)).toEqual([])
  })

  const given = (changes: Partial<SqlColumns>, set: CoefficientSet = fuel) => {
    return violationsOf(() => sqlTotal(set, { ...LEEDS, ...changes }, { dialect: 'spark' }))
  }

  it.each([
    ['not a number', { value: [Number.NaN, 1, 1] }, ['value[0] not_finite']],
    ['infinite', { value: [1, Number.POSITIVE_INFINITY, 1] }, ['value[1] not_finite']],
    ['7 decimals', { value: [1, 0.0000001, 1] }, ['value[1] number_out_of_range']],
    ['a third', { value: [1, '1/3', 1] }, ['value[1] number_out_of_range']],
    ['subnormal', { value: [5e-324, 1, 1] }, ['value[0] number_out_of_range']],
    ['beyond DECIMAL(18,6)', { value: [1e12, 1, 1] }, ['value[0] number_out_of_range']],
    ['huge', { value: [1e300, 1, 1] }, ['value[0] number_out_of_range']],
    ['below zero', { value: [1, 1, -0.5] }, ['value[2] must_be_non_negative']],
    ['no number', { value: ['1; DROP TABLE t', 1, 1] }, ['value[0] not_a_number']],
    ['of unknown pairs', { coefficient: [0, 2, -1] }, ['coefficient[1] unknown_pair', 'coefficient[2] unknown_pair']],
    ['of half a pair', { coefficient: [0, 0.5, 1] }, ['coefficient[1] unknown_pair']],
    [
      'in columns of unequal length',
      { coefficient: [0], key: [0, 1] },
      ['coefficient columns_unequal', 'key columns_unequal'],
    ],
    ['without keys', { key: undefined as unknown as number[] }, ['key required']],
    ['with a second column too many', { second: [1, 1, 1] }, ['second unknown_field']],
  ])('rejects rows that are %s', (_, changes, expected) => {
    expect(given(changes)).toEqual(expected)
  })

  it('rejects a product of more than 6 decimals in Spark, and one beyond its 18 digits', () => {
    const columns = { coefficient: [0], key: [0] }
    expect(given({ ...columns, value: [0.0001], second: [0.001] }, freight)).toEqual(['second[0] number_out_of_range'])
    expect(given({ ...columns, value: [1e6], second: [1e6] }, freight)).toEqual(['second[0] number_out_of_range'])
    expect(given({ ...columns, value: [1], second: [-1] }, freight)).toEqual(['second[0] must_be_non_negative'])
    expect(given({ ...columns, value: [1] }, freight)).toEqual(['second required'])
  })

  it('rejects a key that holds more than activityMax', () => {
    const options = { ...DUCKDB, activityMax: '1244.55' }
    expect(violationsOf(() => sqlTotal(fuel, LEEDS, options))).toEqual(['key Leeds number_out_of_range'])
    expect(sqlTotal(fuel, LEEDS, { ...options, activityMax: '1244.56' })).toHaveLength(2)
  })

  it('lists the first 100 rows that fail', () => {
    const value = new Float64Array(1000).fill(-1)
    const columns = { value, coefficient: new Uint32Array(1000), key: new Uint32Array(1000) }
    expect(violationsOf(() => sqlTotal(fuel, columns, DUCKDB))).toHaveLength(100)
  })
})

const text = fc
  .tuple(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), fc.integer({ min: 0, max: 6 }))
  .map(([m, places]) => {
    const digits = (m < 0n ? -m : m).toString().padStart(places + 1, '0')
    const decimal = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
    return { text: `${m < 0n ? '-' : ''}${decimal}` }
  })
const row = fc.record({
  // no group of 30 rows leaves 10^12
  value: text.filter((one) => Math.abs(Number(one.text)) < 1e10).map((one) => one.text),
  coefficient: fc.nat(1),
  key: fc.nat(3),
})

/** The sum of value × coefficient of the rows of a key. */
function sumOf(rows: readonly { value: string; coefficient: number }[], per1: (pair: number) => string): Fraction {
  return rows.reduce((sum, one) => plus(sum, times(fraction(one.value), fraction(per1(one.coefficient)))), fraction(0))
}

const size = ({ over, under }: Fraction) => ({ over: over < 0n ? -over : over, under })

describe.each(SEEDS.map((seed) => ({ seed })))('sqlTotal against an oracle, seed $seed', ({ seed }) => {
  const set: CoefficientSet = { ...fuel, allowCredits: true }

  it.each(SQL_DIALECTS)('sums the rounded coefficients exactly, within the bound of the exact total: %s', (dialect) => {
    const table = coefficientTable(set, { dialect })
    const law = (rows: readonly { value: string; coefficient: number; key: number }[]) => {
      const columns = {
        // what a double holds comes as a number, the rest as text
        value: rows.map(({ value }) => (value.replace(/\D/g, '').length <= 15 ? Number(value) : value)),
        coefficient: rows.map(({ coefficient }) => coefficient),
        key: rows.map(({ key }) => key),
      }
      const totals = sqlTotal(set, columns, { dialect })
      expect(totals.map(({ key }) => key)).toEqual([...new Set(columns.key)])
      for (const total of totals) {
        const own = rows.filter(({ key }) => key === total.key)
        expect(total.rows).toBe(own.length)
        for (const [index, gas] of GASES.entries()) {
          const digits = fraction(total[gas] ?? '')
          expect(
            isEqual(
              digits,
              sumOf(own, (pair) => table[pair * GASES.length + index]?.coefficient ?? ''),
            ),
          ).toBe(true)
          const exact = sumOf(own, (pair) => table[pair * GASES.length + index]?.exact ?? '')
          const off = size(plus(exact, times(digits, fraction(-1))))
          const bound = fraction(total.bound)
          expect(off.over * bound.under <= bound.over * off.under).toBe(true)
        }
      }
    }
    fc.assert(fc.property(fc.array(row, { maxLength: 30 }), law), { seed, numRuns: scaleRuns(150) })
  })
})
