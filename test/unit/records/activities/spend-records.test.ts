import { describe, expect, it } from 'vitest'
import { defineFactor, toTrace } from '../../../../src/core/emissions/index.ts'
import { calculateSpend, type MoneySeries } from '../../../../src/index.ts'
import { createCatalogue, joinCatalogues, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { spendCatalogue } from '../../../../src/reference/factors/spend/index.ts'
import { resourceSchemas } from '../../../../src/resources/index.ts'
import type { UncheckedPayload } from '../../../../src/service/index.ts'
import { verifyBundle } from '../../../../src/verify/index.ts'
import { FACTORS, noticesOf, refusalsOf, testService } from '../../../fixtures/service.ts'

const LAWYERS = 'useeio-1-3/541110/offices-of-lawyers/with-margins/usd-2022'
const LENIENT = { required: 'lenient' } as const
const source = { publisher: 'us', title: 'of the test', editionYear: 2022 }
const definition = { edition: 'test-2022', unit: 'USD 2022', source } as const
const legal = defineFactor({ ...definition, key: 'test-2022/legal', category: 'spend', per1: { co2e: '0.5' } })
const bare = defineFactor({
  ...definition,
  key: 'test-2022/bare',
  category: 'spend-without-margins',
  per1: { co2e: '0.4' },
})

/** Short figures, so that every result can be reckoned in the head: 0.75 GBP a dollar, prices a quarter higher. */
const series: MoneySeries = {
  exchangeRates: [{ base: 'USD', quote: 'GBP', series: 'rate', source: 'bank', rates: { 2024: '0.75' } }],
  prices: [{ currency: 'USD', country: null, series: 'cpi', source: 'office', index: { 2022: '120', 2024: '150' } }],
}

function furnished() {
  const catalogue = joinCatalogues(publishedCatalogue, createCatalogue([legal, bare]))
  const made = testService({ catalogue, series })
  const create = (changes: UncheckedPayload<'createActivityRecord'> = {}) => {
    const money = { value: 40_000, currency: 'GBP', price: 'PURCHASER', emissionFactorId: legal.id } as const
    return made.company.activityRecords.create({ ...money, startDate: '2024-01-01', endDate: '2025-01-01', ...changes })
  }
  return { ...made, records: made.company.activityRecords, create, catalogue }
}

describe('money that was spent', () => {
  it('is a record by the amount, the currency and the year of its period, like calculateSpend', async () => {
    const { create, company } = furnished()
    const { record, notices } = await create()
    // 40,000 / 0.75 = 53,333.33 dollars of 2024, × 120 / 150 in the prices of 2022, × 0.5
    expect(record).toMatchObject({
      value: 40_000,
      currency: 'GBP',
      price: 'PURCHASER',
      unitId: null,
      unit: null,
      scope3Category: 1,
      totalEmission: 64_000 / 3,
    })
    expect(record.emissionKind.name).toBe('Purchased goods and services')
    expect(noticesOf({ notices } as never)).toEqual(['sector_average emissionFactorId'])
    expect(resourceSchemas.ActivityRecord.safeParse(record).success).toBe(true)
    const options = { currency: 'GBP', year: 2024, factor: legal, series, price: 'purchaser' } as const
    const alike = JSON.parse(toTrace(calculateSpend({ amount: 40_000, ...options })))
    const trace = JSON.parse(await company.audit.trace(record.emissionId))
    expect(trace.contributions).toEqual(alike.contributions)
  })

  it('is of capital goods where the client says so, and stays so while the amount changes', async () => {
    const { create, records } = furnished()
    const { record } = await create({ scope3Category: 2 })
    expect([record.scope3Category, record.emissionKind.name]).toEqual([2, 'Capital goods'])
    const changed = await records.update(record.id, { value: 30_000 }, LENIENT)
    expect(changed.record).toMatchObject({ scope3Category: 2, totalEmission: 16_000 })
    expect((await records.recalculate(record.id)).record).toMatchObject({ scope3Category: 2, totalEmission: 16_000 })
    const goods = await records.update(record.id, { scope3Category: 1 }, LENIENT)
    expect([goods.record.scope3Category, goods.record.emissionKind.name]).toEqual([1, 'Purchased goods and services'])
  })

  it('is computed again where its period moves to another year, and said where its price is not stated', async () => {
    const { create, records } = furnished()
    const { record, notices } = await create({ price: null })
    expect(noticesOf({ notices } as never)).toEqual(['sector_average emissionFactorId', 'price_basis_assumed price'])
    const to2023 = () => records.update(record.id, { startDate: '2023-01-01', endDate: '2024-01-01' }, LENIENT)
    expect(await refusalsOf(to2023)).toEqual(['startDate exchange_rate_missing', 'startDate price_index_missing'])
  })

  it('is in the prices of the year that a contract fixed, and of its period again without', async () => {
    const { create, records } = furnished()
    const dates = { startDate: '2025-01-01', endDate: '2026-01-01' }
    const { record } = await create({ ...dates, priceYear: 2024 })
    expect(record).toMatchObject({ priceYear: 2024, totalEmission: 64_000 / 3 })
    expect((await records.recalculate(record.id)).record.priceYear).toBe(2024)
    expect(await refusalsOf(() => records.update(record.id, { priceYear: null }, LENIENT))).toEqual([
      'startDate exchange_rate_missing',
      'startDate price_index_missing',
    ])
    expect(await refusalsOf(() => create({ ...dates, priceYear: 2023 }))).toEqual([
      'priceYear exchange_rate_missing',
      'priceYear price_index_missing',
    ])
    expect(await refusalsOf(() => create({ priceYear: 24 }))).toEqual(['priceYear must_be_whole'])
    const waste = { unitId: 2, currency: null, emissionFactorId: FACTORS.landfill.id }
    expect(await refusalsOf(() => create({ ...waste, price: null, priceYear: 2024 }))).toEqual([
      'priceYear invalid_choice',
    ])
    const changed = await records.update(record.id, { ...waste, value: 500 }, LENIENT)
    expect(changed.record).toMatchObject({ priceYear: null, price: null, totalEmission: 4.491555 })
  })

  it('becomes a quantity, and a quantity money, with exactly one of unit and currency', async () => {
    const { create, records } = furnished()
    const { record } = await create({ scope3Category: 2 })
    const waste = { value: 500, unitId: 2, currency: null, emissionFactorId: FACTORS.landfill.id }
    const changed = await records.update(record.id, waste, LENIENT)
    expect(changed.record).toMatchObject({ totalEmission: 4.491555, scope3Category: 5, currency: null, price: null })
    expect(changed.record.unit?.id).toBe(2)
    const back = { value: 3, unitId: null, currency: 'USD', emissionFactorId: legal.id } as const
    expect((await records.update(record.id, back, LENIENT)).record).toMatchObject({ totalEmission: 1.2, unit: null })
  })

  it('takes the exchange rates and prices of the catalogue where it is given none', async () => {
    const { company } = testService({ catalogue: spendCatalogue })
    const { id: emissionFactorId = '' } = spendCatalogue.find(LAWYERS) ?? {}
    const period = { startDate: '2024-01-01', endDate: '2025-01-01' }
    const { record } = await company.activityRecords.create({
      ...period,
      value: 40_000,
      currency: 'GBP',
      emissionFactorId,
    })
    expect(record.totalEmission).toBe(1955.5263779260313)
  })

  it('rejects all that contradicts it', async () => {
    const { create } = furnished()
    const refused = (changes: UncheckedPayload<'createActivityRecord'>) => refusalsOf(() => create(changes))
    expect(await refused({ currency: null, price: null })).toEqual([
      'unitId required',
      'emissionFactorId factor_category_mismatch',
    ])
    expect(await refused({ unitId: 2 })).toEqual(['currency invalid_choice'])
    expect(await refused({ currency: 'pounds' })).toEqual(['currency unknown_currency'])
    expect(await refused({ currency: 'CHF' })).toEqual(['currency unknown_currency'])
    expect(await refused({ emissionFactorId: FACTORS.landfill.id })).toEqual([
      'emissionFactorId factor_category_mismatch',
    ])
    expect(await refused({ scope3Category: 5 })).toEqual(['scope3Category factor_category_mismatch'])
    expect(await refused({ price: 'PRODUCER' })).toEqual(['price factor_basis_mismatch'])
    expect(await refused({ value: -1 })).toEqual(['value must_be_non_negative'])
    expect((await create({ price: 'PRODUCER', emissionFactorId: bare.id })).record.price).toBe('PRODUCER')
  })

  it('stands in the inventory and in the bundle, which verifies', async () => {
    const { create, company, catalogue } = furnished()
    await create()
    await create({ scope3Category: 2, value: 30_000 })
    const { byScope3Category } = await company.inventory({ from: '2024-01-01', to: '2025-01-01' })
    expect(byScope3Category.map(({ category, amounts }) => [category, amounts.co2e.kg])).toEqual([
      [1, 64_000 / 3],
      [2, 16_000],
    ])
    const lines: string[] = []
    for await (const line of company.export()) lines.push(line)
    expect(await verifyBundle(lines, { catalogue })).toMatchObject({ verified: true })
    const forged = lines.map((line) => line.replace(/("collection":"activityRecords".*?"value":)30000\b/, '$130001'))
    expect(forged).not.toEqual(lines)
    expect(await verifyBundle(forged, { catalogue })).toMatchObject({ verified: false })
  })
})
