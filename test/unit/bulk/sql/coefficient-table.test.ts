import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compile } from '../../../../src/bulk/coefficients/compile.ts'
import {
  type CoefficientTableOptions,
  coefficientTable,
  LIBRARY_VERSION,
} from '../../../../src/bulk/sql/coefficient-table.ts'
import { GASES } from '../../../../src/core/emissions/index.ts'
import { factors } from '../../../fixtures/own-factors.ts'
import { violationsOf } from '../../../fixtures/violations.ts'
import { freight, fuel, upstream } from './fixtures/sets.ts'

const DUCKDB = { dialect: 'duckdb' } as const

describe('the table of coefficients', () => {
  it('has a row for each pair and gas', () => {
    const rows = coefficientTable(fuel, DUCKDB)
    expect(rows.map(({ pair, gas }) => [pair, gas])).toEqual([0, 1].flatMap((pair) => GASES.map((gas) => [pair, gas])))
  })

  it('says what a coefficient is, whence, and by which versions', () => {
    const validityOf = () => ({ from: '2025-01-01', to: '2025-12-31' })
    expect(coefficientTable(freight, { ...DUCKDB, keyOf: () => 'hgv', validityOf }).at(-1)).toEqual({
      pair: 0,
      label: 'hgv',
      unit: 't',
      second: 'km',
      factors: freight.pairs[0]?.parts.map(({ factor }) => factor.key),
      gas: 'co2e',
      coefficient: '0.101630000000',
      exact: '0.10163',
      validFrom: '2025-01-01',
      validTo: '2025-12-31',
      editions: freight.pairs[0]?.parts.map(({ factor }) => factor.edition),
      library: LIBRARY_VERSION,
      method: 'tonne-sql/1',
    })
  })

  it('says the version that is released', () => {
    expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({ version: LIBRARY_VERSION })
  })

  it('rounds once, half to even, with all decimals', () => {
    const co2e = (times: string, scale: number) => {
      // CO2e alone: 0.61101 × times
      const pairs = [{ unit: 'l', factor: factors.dieselUpstream, steps: [{ times, unit: '1' }] }]
      return coefficientTable(compile({ pairs, unpublished: 'mark' }), { ...DUCKDB, scale }).at(-1)
    }
    expect(co2e('0.5', 5)).toMatchObject({ exact: '0.305505', coefficient: '0.30550' })
    expect(co2e('1.5', 5)).toMatchObject({ exact: '0.916515', coefficient: '0.91652' })
    expect(co2e('2.5', 5)).toMatchObject({ exact: '1.527525', coefficient: '1.52752' })
    expect(co2e('1', 18)).toMatchObject({ exact: '0.61101', coefficient: '0.611010000000000000' })
    expect(co2e('1/7', 18)).toMatchObject({ exact: '61101/700000', coefficient: '0.087287142857142857' })
  })

  it('has no coefficient for a gas that is not published', () => {
    const rows = coefficientTable(upstream, DUCKDB)
    expect(rows.map(({ coefficient }) => coefficient === null)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
    expect(rows.map(({ exact }) => exact === null)).toEqual(rows.map(({ coefficient }) => coefficient === null))
  })

  it('labels every pair differently', () => {
    const labels = coefficientTable(fuel, DUCKDB).map(({ label }) => label)
    expect(new Set(labels).size).toBe(2)
    expect(labels[0]).toBe('l test/diesel/litres')
  })

  const given = (options: Partial<CoefficientTableOptions>) => () => coefficientTable(fuel, { ...DUCKDB, ...options })

  it.each([
    ['labels that are the same', { keyOf: () => 'diesel' }, ['keyOf(pairs[1]) duplicate_item']],
    ['labels that are empty', { keyOf: (_: unknown, index: number) => 'x'.repeat(index) }, ['keyOf(pairs[0]) empty']],
    [
      'labels that are too long',
      { keyOf: () => 'x'.repeat(1001) },
      ['keyOf(pairs[0]) text_too_long', 'keyOf(pairs[1]) text_too_long'],
    ],
    [
      'labels that are not text',
      { keyOf: (_: unknown, index: number) => index as unknown as string },
      ['keyOf(pairs[0]) invalid_type', 'keyOf(pairs[1]) invalid_type'],
    ],
  ])('rejects %s', (_, options, expected) => {
    expect(violationsOf(given(options))).toEqual(expected)
  })

  it.each([
    [{ from: '2025-02-30' }, 'validityOf(pairs[0]).from invalid_date'],
    [{ to: "2025-01-01'; --" }, 'validityOf(pairs[0]).to invalid_date'],
    [{ from: '2025-01-01T12:00:00Z' }, 'validityOf(pairs[0]).from invalid_date'],
    [{ from: '2025-02-01', to: '2025-01-31' }, 'validityOf(pairs[0]) period_reversed'],
  ])('rejects %o', (validity, expected) => {
    const validityOf = (_: unknown, index: number) => (index === 0 ? validity : undefined)
    expect(violationsOf(given({ validityOf }))).toEqual([expected])
  })
})
