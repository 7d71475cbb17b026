import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  calculateFuel,
  calculateQuantity,
  calculateSpend,
  defineFactor,
  explain,
  type MoneySeries,
  restate,
  type SpendActivity,
  scopesOf,
  sumEmissions,
  toExact,
  toTrace,
} from '../../../../src/index.ts'
import { findFactor } from '../../../../src/reference/factors/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const perMoney = (unit: string, category = 'spend', region: string | null = null) =>
  defineFactor({ key: `own/${category}/${unit}`, category, unit, region, per1: { co2e: '0.5' } })
const FACTOR = perMoney('USD 2022')

/** Short figures, so that every result can be reckoned in the head. */
const SERIES: MoneySeries = {
  exchangeRates: [
    { base: 'USD', quote: 'GBP', series: 'rate, GB', source: 'bank', rates: { 2023: '0.8', 2024: '0.75' } },
    { base: 'USD', quote: 'EUR', series: 'rate, EU', source: 'bank', rates: { 2024: '0.9' } },
  ],
  prices: [
    { currency: 'USD', country: 'US', series: 'cpi, US', source: 'office', index: { 2022: '120', 2024: '150' } },
    {
      currency: 'USD',
      country: 'US',
      series: 'inflation, US',
      source: 'office',
      inflation: { 2020: '25', 2021: '-20', 2022: '10' },
    },
    { currency: 'EUR', country: 'DE', series: 'cpi, DE', source: 'office', index: { 2022: '100', 2024: '110' } },
    { currency: 'EUR', country: 'FR', series: 'cpi, FR', source: 'office', index: { 2022: '100', 2024: '105' } },
  ],
}

const spend = (change: Partial<SpendActivity> = {}) =>
  calculateSpend({ amount: 300, currency: 'GBP', year: 2024, factor: FACTOR, series: SERIES, ...change })

describe('calculateSpend', () => {
  it('exchanges in the year of the purchase, then leads to the prices of the factor', () => {
    const result = spend()
    // 300 GBP / 0.75 = 400 USD of 2024; × 120 / 150 = 320 USD of 2022; × 0.5
    expect(result.emission.co2e).toBe(160)
    expect(result.method).toEqual({ id: 'spend', version: 1 })
    const [{ activity, steps } = { activity: undefined, steps: [] }] = result.contributions
    expect(activity).toEqual({ value: 300, unit: 'GBP 2024' })
    expect(steps).toEqual([
      {
        kind: 'exchange',
        times: '4/3',
        unit: 'USD 2024/GBP 2024',
        ...{ base: 'USD', quote: 'GBP', year: 2024, rate: '0.75', series: 'rate, GB', source: 'bank' },
      },
      {
        kind: 'price_index',
        times: '0.8',
        unit: 'USD 2022/USD 2024',
        ...{ from: { year: 2024, figure: '150' }, to: { year: 2022, figure: '120' } },
        ...{ series: 'cpi, US', source: 'office' },
      },
    ])
    expect(verify(toTrace(result)).differences).toEqual([])
  })

  it('uses inflation where no index holds both years, in either direction', () => {
    // 100 USD of 2019 are 100 × 1.25 × 0.8 × 1.1 = 110 USD of 2022
    const back = spend({ amount: 100, currency: 'USD', year: 2019 })
    expect(back.emission.co2e).toBe(55)
    expect(back.contributions[0]?.steps.map(({ kind }) => kind)).toEqual(['inflation'])
    const forth = spend({ amount: 110, currency: 'USD', year: 2022, factor: perMoney('USD 2019') })
    expect(forth.emission.co2e).toBe(50)
    for (const one of [back, forth]) expect(verify(toTrace(one)).differences).toEqual([])
  })

  it('goes by way of a third currency where no rate leads there, and by none for the money of the factor', () => {
    // 300 GBP / 0.75 = 400 USD; × 0.9 = 360 EUR
    const euro = spend({ factor: perMoney('EUR 2024') })
    expect(euro.emission.co2e).toBe(180)
    expect(euro.contributions[0]?.steps.map(({ unit }) => unit)).toEqual(['USD 2024/GBP 2024', 'EUR 2024/USD 2024'])
    expect(verify(toTrace(euro)).differences).toEqual([])
    const own = calculateSpend({ amount: 2, currency: 'USD', year: 2022, factor: FACTOR })
    expect(own.contributions[0]?.steps).toEqual([])
    expect(own.emission.co2e).toBe(1)
  })

  it('goes by way of a third currency from the one that the first rate is of, and names the rates as published', () => {
    const francs = { base: 'EUR', quote: 'CHF', series: 'rate, CH', source: 'bank', rates: { 2024: '0.5' } }
    const series = { ...SERIES, exchangeRates: [...SERIES.exchangeRates.slice(1), francs] }
    // 100 USD × 0.9 = 90 EUR; × 0.5 = 45 CHF; × 0.5
    const result = spend({ amount: 100, currency: 'USD', factor: perMoney('CHF 2024'), series })
    expect(result.emission.co2e).toBe(22.5)
    expect(explain(result)).toContain(' 0.9 EUR 2024/USD 2024 [exchange rate 2024, rate, EU]')
    expect(explain(result)).toContain(' 0.5 CHF 2024/EUR 2024 [exchange rate 2024, rate, CH]')
    expect(explain(spend())).toContain(' 1/0.75 USD 2024/GBP 2024 [exchange rate 2024, rate, GB]')
    expect(verify(toTrace(result)).differences).toEqual([])
  })

  it('takes the prices of the country of the factor where several share a currency', () => {
    const of = (region: string | null) => spend({ factor: perMoney('EUR 2022', 'spend', region) })
    expect(toExact(of('DE')).co2e?.slice(0, 12)).toBe('163.63636363')
    expect(toExact(of('FR')).co2e?.slice(0, 12)).toBe('171.42857142')
    expect(violationsOf(() => of(null))).toEqual([at('year', 'price_index_missing')])
    expect(violationsOf(() => of('IT'))).toEqual([at('year', 'price_index_missing')])
  })

  it('takes the first series that fits, so that own ones go before the published', () => {
    const own = { base: 'GBP', quote: 'USD', series: 'treasury', source: 'our bank', rates: { 2024: '1.5' } }
    const result = spend({ series: { ...SERIES, exchangeRates: [own, ...SERIES.exchangeRates] } })
    expect(result.emission.co2e).toBe(180)
    expect(result.contributions[0]?.steps[0]).toMatchObject({ times: '1.5', series: 'treasury' })
    expect(verify(toTrace(result)).differences).toEqual([])
  })

  it('counts in Scope 3 category 1, or 2 for capital goods', () => {
    expect(scopesOf(spend())).toEqual([{ scope: 3, category: 1, by: 'factor' }])
    const machine = spend({ scope3Category: 2 })
    expect(scopesOf(machine)).toEqual([{ scope: 3, category: 2, by: 'factor' }])
    expect(machine.emission).toEqual(spend().emission)
    expect(verify(toTrace(machine)).differences).toEqual([])
  })

  it('says how the price was read, and what a factor without margins leaves out', () => {
    const codes = (change: Partial<SpendActivity>) => spend(change).notices.map(({ code }) => code)
    const without = perMoney('USD 2022', 'spend-without-margins')
    expect(codes({})).toEqual(['sector_average', 'price_basis_assumed'])
    expect(codes({ price: 'purchaser' })).toEqual(['sector_average'])
    expect(codes({ factor: without })).toEqual(['sector_average', 'price_basis_assumed', 'margins_left_out'])
    expect(codes({ factor: without, price: 'producer' })).toEqual(['sector_average'])
    expect(spend().notices[1]?.message).toContain('VAT')
  })

  it('is linear in the amount, whatever was exchanged', () => {
    for (const seed of SEEDS) {
      const law = (amount: number) => {
        const sum = sumEmissions([spend({ amount }), spend({ amount: 2 * amount })])
        expect(sum.emission.co2e).toBe(spend({ amount: 3 * amount }).emission.co2e)
      }
      fc.assert(fc.property(fc.integer({ min: 0, max: 2 ** 40 }), law), { seed, numRuns: scaleRuns(20) })
    }
  })

  it('explains itself by the published figures', () => {
    expect(explain(spend()).split('\n')[0]).toBe(
      '300 GBP 2024 × 1/0.75 USD 2024/GBP 2024 [exchange rate 2024, rate, GB] × 120/150 USD 2022/USD 2024 [price index, cpi, US] × 0.5 kg CO2e/USD 2022 (own factor, row own/spend/USD 2022) = 160 kg CO2e',
    )
    expect(explain(spend({ currency: 'USD', year: 2019 }))).toContain(
      '1.1 USD 2022/USD 2019 [inflation, inflation, US]',
    )
  })
})

describe('spend that cannot be calculated', () => {
  const rejected = (change: Partial<Record<keyof SpendActivity, unknown>>) =>
    violationsOf(() => spend(change as Partial<SpendActivity>))

  it.each([
    [{ currency: 'pounds' }, 'currency', 'unknown_currency'],
    [{ currency: 'gbp' }, 'currency', 'unknown_currency'],
    [{ currency: 'XTS' }, 'currency', 'unknown_currency'],
    [{ year: 2022 }, 'year', 'exchange_rate_missing'],
    [{ year: 2024, factor: perMoney('USD 2030') }, 'year', 'price_index_missing'],
    [{ year: '2024' }, 'year', 'invalid_type'],
    [{ year: 2024.5 }, 'year', 'must_be_whole'],
    [{ year: 24 }, 'year', 'must_be_whole'],
    [{ amount: -1 }, 'amount', 'must_be_non_negative'],
    [{ amount: undefined }, 'amount', 'required'],
    [{ price: 'producer' }, 'price', 'factor_basis_mismatch'],
    [{ price: 'retail' }, 'price', 'invalid_choice'],
    [{ scope3Category: 4 }, 'scope3Category', 'invalid_choice'],
    [{ factor: findFactor('desnz-2025/water-supply/cubic-metres') }, 'factor', 'factor_category_mismatch'],
    [{ factor: perMoney('kg') }, 'factor', 'unit_dimension_mismatch'],
  ] as const)('%j', (change, path, code) => {
    expect(rejected(change)).toEqual([at(path, code)])
  })

  it('says everything that is wrong at once', () => {
    expect(rejected({ amount: -1, currency: '£', year: '2024', scope3Category: 3 })).toEqual([
      at('amount', 'must_be_non_negative'),
      at('currency', 'unknown_currency'),
      at('year', 'invalid_type'),
      at('scope3Category', 'invalid_choice'),
    ])
    // neither a rate nor an index of 2025
    expect(rejected({ year: 2025 })).toEqual([at('year', 'exchange_rate_missing'), at('year', 'price_index_missing')])
  })

  it('takes a correction where credits are allowed', () => {
    expect(spend({ amount: -300, allowCredits: true }).emission.co2e).toBe(-160)
  })

  it.each([
    ['0', 'must_be_positive'],
    ['about 1', 'not_a_number'],
  ] as const)('an own rate of %s', (rate, code) => {
    const rates = { 2024: rate }
    const series = { ...SERIES, exchangeRates: [{ base: 'USD', quote: 'GBP', series: 'x', source: 'y', rates }] }
    expect(rejected({ series })).toEqual([at('series.exchangeRates', code)])
  })

  it('needs series only where money changes', () => {
    expect(rejected({ series: undefined })).toEqual([
      at('year', 'exchange_rate_missing'),
      at('year', 'price_index_missing'),
    ])
  })
})

describe('a factor per unit of money', () => {
  it('is rejected by every other activity', () => {
    const mismatch = [at('factor', 'factor_category_mismatch')]
    expect(violationsOf(() => calculateQuantity({ value: 1, unit: 'kg', factor: FACTOR }))).toEqual(mismatch)
    expect(violationsOf(() => calculateFuel({ value: 1, unit: 'l', factor: FACTOR }))).toEqual(mismatch)
  })

  it('is restated by another of the same money alone', () => {
    const other = defineFactor({ key: 'own/other', category: 'spend', unit: 'USD 2022', per1: { co2e: 1 } })
    expect(restate(spend(), { factor: other }).after.emission.co2e).toBe(320)
    expect(violationsOf(() => restate(spend(), { factor: perMoney('USD 2021') }))).toEqual([
      at('factor', 'restatement_invalid'),
    ])
    const again = spend({ factor: perMoney('USD 2024') })
    expect(restate(spend(), { method: again }).after.emission.co2e).toBe(200)
  })
})
