import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatePurchase } from '../../../src/core/activities/index.ts'
import { periodOf, yearOfPeriod } from '../../../src/core/time/index.ts'
import { defineFactor, type MoneySeries, toTrace } from '../../../src/index.ts'
import { createCatalogue, joinCatalogues, publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { calculateRows } from '../../../src/rows/index.ts'
import { verify } from '../../../src/verify/index.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { noticesOf, testService } from '../../fixtures/service.ts'

const [FIRST, LAST] = [2020, 2027]
const YEARS = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index)
const inflation = Object.fromEntries(YEARS.map((year) => [year, '10']))
const rates = Object.fromEntries(YEARS.map((year) => [year, '0.75']))
const series: MoneySeries = {
  exchangeRates: [{ base: 'USD', quote: 'GBP', series: 'rate', source: 'bank', rates }],
  prices: [{ currency: 'USD', country: null, series: 'cpi', source: 'office', inflation }],
}
const factor = defineFactor({
  ...{ key: 'test-2022/legal', edition: 'test-2022', category: 'spend', unit: 'USD 2022', per1: { co2e: '0.5' } },
  source: { publisher: 'us', title: 'of the test', editionYear: 2022 },
})
const LAWYERS = 'useeio-1-3/541110/offices-of-lawyers/with-margins/usd-2022'
const CODES = ['price_year_assumed', 'price_year_stated']

const seed = SEEDS[0] ?? 1
const day = fc
  .tuple(fc.constantFrom(...YEARS.slice(1, -1)), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'))
const stated = fc.option(fc.constantFrom(...YEARS), { nil: undefined })

describe('the year of prices', () => {
  it('is in the trace of every purchase, and said where it is not the only year of its period', () => {
    const law = fc.property(day, day, stated, stated, fc.constantFrom('GBP', 'USD'), (one, other, ...rest) => {
      const [priceYear, latestPriceYear, currency] = rest
      const period = periodOf(one < other ? { start: one, end: other } : { start: other, end: one })
      const purchase = { amount: 100, currency, factor, series, period, priceYear, latestPriceYear }
      const calculation = calculatePurchase(purchase)
      const usual = Math.min(yearOfPeriod(period), latestPriceYear ?? LAST)
      const year = priceYear ?? usual
      expect(calculation.contributions[0]?.activity.unit).toBe(`${currency} ${year}`)
      const isOfOneYear = period.start.year === new Date(Math.max(period.start.ms, period.end.ms - 1)).getUTCFullYear()
      const said = calculation.notices.filter(({ code }) => CODES.includes(code))
      const isChosen = priceYear === yearOfPeriod(period)
      expect(said.length).toBe((isOfOneYear && year === period.start.year) || isChosen ? 0 : 1)
      for (const { message } of said) expect(message).toContain(`exchange rates of ${year}`)
      expect(verify(toTrace(calculation)).verified).toBe(true)
    })
    fc.assert(law, { seed, numRuns: scaleRuns(400) })
  })

  it.each([
    ['of the column', { priceYear: 2023 }, {}],
    ['of the file', {}, { priceYear: 2023 }],
  ])('%s is said by a row whose money is of a later year', async (_, cells, options) => {
    const row = { activity: 'spend', start: '2024-03-01', end: '2024-04-01', value: 100, currency: 'USD', ...cells }
    const [result] = await calculateRows([{ ...row, factor: LAWYERS }] as never, options)
    const notices = result?.results[0]?.calculation.notices ?? []
    expect(notices.find(({ code }) => code === 'price_year_stated')?.message).toBe(
      'money of 2024 counts in the prices and at the exchange rates of 2023, the stated year; the change of prices between the two is left out',
    )
  })

  it('is a notice of a row of a financial year', async () => {
    const row = { activity: 'spend', start: '2023-07-01', end: '2024-07-01', value: 100, currency: 'USD' }
    const [result] = await calculateRows([{ ...row, factor: LAWYERS }] as never)
    const notices = result?.results[0]?.calculation.notices ?? []
    expect(notices.find(({ code }) => code === 'price_year_assumed')?.message).toMatch(/^money of 2023 to 2024 counts/)
  })

  it('is a notice of a record of the service, also after its period has changed', async () => {
    const catalogue = joinCatalogues(publishedCatalogue, createCatalogue([factor]))
    const { activityRecords } = testService({ catalogue, series }).company
    const money = { value: 100, currency: 'GBP', price: 'PURCHASER', emissionFactorId: factor.id } as const
    const dates = { startDate: '2024-01-01', endDate: '2025-01-01' }
    const saidOf = (outcome: Parameters<typeof noticesOf>[0]) =>
      noticesOf(outcome).filter((one) => one.startsWith('price_year'))
    const created = await activityRecords.create({ ...money, ...dates })
    expect(saidOf(created)).toEqual([])
    const { id } = created.record
    const update = (change: object) => activityRecords.update(id, change, { required: 'lenient' })
    // most of it is in 2024 still
    expect(saidOf(await update({ endDate: '2025-04-01' }))).toEqual(['price_year_assumed startDate'])
    expect(saidOf(await activityRecords.get(id))).toEqual(['price_year_assumed startDate'])
    expect(saidOf(await update({ priceYear: 2023 }))).toEqual(['price_year_stated priceYear'])
    expect(saidOf(await update({ priceYear: 2024 }))).toEqual([])
  })
})
