import { describe, expect, it } from 'vitest'
import { withBiogenicCo2 } from '../../../src/core/emissions/index.ts'
import { biogenicPartnerOf, createCatalogue } from '../../../src/reference/factors/index.ts'
import { inventorySchema } from '../../../src/resources/index.ts'
import { ALWAYS, added, allDigits, aYear, digits, groupings, Y2025 } from '../../fixtures/inventory.ts'
import { energyInput, FACTORS, fuelInput, OURS, refusalsOf, siteInput, testService } from '../../fixtures/service.ts'

describe('an inventory', () => {
  it('counts a record by the days that lie in the period, exactly', async () => {
    const { company } = testService()
    const { id } = (await company.sites.create(siteInput())).record
    await company.siteFuels.create(id, fuelInput({ startDate: '2024-12-17', endDate: '2025-01-16' }))
    const y2024 = await company.inventory({ from: '2024-01-01', to: '2025-01-01' })
    const y2025 = await company.inventory(Y2025)
    // 15 of 30 days each, of 2570.82 kg
    expect([y2024.total.co2e, y2025.total.co2e]).toEqual([
      { exact: '1285.41', kg: 1285.41 },
      { exact: '1285.41', kg: 1285.41 },
    ])
    const week = await company.inventory({ from: '2025-01-01', to: '2025-01-08T00:00:00.000Z' })
    expect(week.scope1.co2e).toEqual({ exact: '599.858', kg: 599.858 })
    expect(week.total.records).toBe(1)
  })

  it('is plain frozen data in its documented shape, in one currency of figures: digits and the nearest double', async () => {
    const { company } = await aYear()
    const inventory = await company.inventory(Y2025)
    expect(inventorySchema.parse(JSON.parse(JSON.stringify(inventory)))).toEqual(inventory)
    expect(Object.isFrozen(inventory) && Object.isFrozen(inventory.byMonth[0]?.amounts.co2e)).toBe(true)
    expect(inventory).toMatchObject({
      companyId: OURS,
      from: '2025-01-01T00:00:00.000Z',
      to: '2026-01-01T00:00:00.000Z',
    })
    const figures = Object.values(groupings(inventory)).flatMap((parts) => parts.map(({ co2e }) => co2e))
    for (const { exact, kg } of figures) expect(kg).toBe(Number(exact))
  })

  it('has each scope, and scope 2 by both methods', async () => {
    const { company } = await aYear()
    const { scope1, scope2, scope3, total } = await company.inventory(Y2025)
    // fuel: 2570.82 + half of it; van: 70 l × 2.57082
    expect(scope1.co2e.exact).toBe('4036.1874')
    // 1,000 kWh × 0.177, of it 40 % clean; and 100 kWh in Germany × 0.33214 (Ember)
    const german = digits(scope2.marketBased.co2e.exact) - digits('106.2')
    expect(digits(scope2.locationBased.co2e.exact)).toBe(german + digits('177'))
    expect(german).toBeGreaterThan(0n)
    expect([scope1, scope2.locationBased, scope2.marketBased, scope3].map(({ records }) => records)).toEqual([
      3, 2, 2, 2,
    ])
    expect(added([scope1, scope2.marketBased, scope3])).toEqual(added([total]))
    expect(total.records).toBe(7)
  })

  it('adds up by scope, kind, place and month to one total, to the last digit of every column', async () => {
    const { company } = await aYear()
    for (const period of [ALWAYS, Y2025, { from: '2025-01-05T03:00:00.001Z', to: '2025-06-30T23:59:59.999Z' }]) {
      const inventory = await company.inventory(period)
      for (const parts of Object.values(groupings(inventory))) expect(added(parts)).toEqual(added([inventory.total]))
    }
  })

  it('of all records is the total that the store keeps of the company, of its sites and its vehicles', async () => {
    const { company, store, leeds, van } = await aYear()
    const { total, bySite, byVehicle } = await company.inventory(ALWAYS)
    const held = await store.read(OURS, async (tx) => ({
      company: await tx.companyTotal(),
      leeds: (await tx.sites.get(leeds))?.exact,
      van: (await tx.vehicles.get(van))?.exact,
    }))
    expect(total.co2e.exact).toBe(held.company)
    expect(bySite.find(({ siteId }) => siteId === leeds)?.amounts.co2e.exact).toBe(held.leeds)
    expect(byVehicle.map(({ vehicleId, amounts }) => [vehicleId, amounts.co2e.exact])).toEqual([[van, held.van]])
  })

  it('of a year is its months, and however a time is cut its parts add up to it', async () => {
    const { company } = await aYear()
    const whole = await company.inventory(ALWAYS)
    const cuts = [ALWAYS.from, '2024-12-20', '2025-01-09T12:34:56.789Z', '2025-02-28', '2025-03-03T11:00:00Z']
    const ends = [...cuts, '2025-07-01', ALWAYS.to]
    const parts = await Promise.all(
      ends.slice(1).map((to, index) => company.inventory({ from: ends[index] as string, to })),
    )
    expect(added(parts.map(({ total }) => total))).toEqual(added([whole.total]))
    expect(added(parts.map(({ scope2 }) => scope2.locationBased))).toEqual(added([whole.scope2.locationBased]))
    expect(whole.byMonth.map(({ month, amounts }) => [month, amounts.records])).toEqual([
      ['2024-12', 1],
      ['2025-01', 4],
      ['2025-02', 1],
      ['2025-03', 2],
      ['2025-06', 1],
      ['2025-07', 1],
    ])
    // 18 of 28 days of 179.9574 kg in February
    const february = whole.byMonth.find(({ month }) => month === '2025-02')?.amounts
    expect(february?.co2e.kg).toBe(122.11395)
  })

  it('names kinds, sites and vehicles, and leaves what has no place to the company', async () => {
    const { company, leeds, mainz, van } = await aYear()
    const { byKind, bySite, byVehicle, companyWide, scope3 } = await company.inventory(Y2025)
    expect(byKind.map(({ scope, name, amounts }) => [scope, name, amounts.records])).toEqual([
      ['SCOPE_1', 'Company vehicles', 1],
      ['SCOPE_1', 'Fuel burnt at sites', 2],
      ['SCOPE_2', 'Electricity bought for sites', 2],
      ['SCOPE_3', 'Business trips', 1],
      ['SCOPE_3', 'Freight by road', 1],
    ])
    expect(bySite.map(({ siteId, name, amounts }) => [siteId, name, amounts.records])).toEqual([
      [leeds, 'Leeds works', 3],
      [mainz, 'Mainz works', 1],
    ])
    expect(byVehicle.map(({ vehicleId, name }) => [vehicleId, name])).toEqual([[van, 'Van 3']])
    expect(companyWide).toEqual(scope3)
  })

  it('R4: leaves a gas unknown where a part of it is, and says of how much CO2e', async () => {
    const { company } = await aYear()
    const { scope1, scope2, total } = await company.inventory(Y2025)
    // 1,570 l × 0.14 kg of biogenic CO2
    expect(scope1).toMatchObject({ co2eWithoutGases: { exact: '0', kg: 0 }, biogenicCo2: { exact: '219.8' } })
    expect(scope2.marketBased.biogenicCo2).toBeNull()
    // 1,570 l × 2.53763 kg, and the same figure as known
    expect(scope1.co2).toEqual({ exact: '3984.0791', kg: 3984.0791 })
    expect(scope1.co2).toEqual(scope1.known.co2)
    expect([total.co2, total.ch4, total.n2o, scope2.marketBased.co2]).toEqual([null, null, null, null])
    // 600 kWh of British electricity in the market-based figure, 1,000 in the other
    expect(scope2.marketBased.known.co2.exact).toBe('104.934')
    expect(scope2.locationBased.known.co2.exact).toBe('174.89')
    const german = digits(scope2.marketBased.co2e.exact) - digits('106.2')
    expect(digits(scope2.marketBased.co2eWithoutGases.exact)).toBe(german)
  })

  it('N3: loses none of the digits that were given, however many', async () => {
    const { company, store } = testService()
    const { id } = (await company.sites.create(siteInput({ countryId: 276 }))).record
    const value = `0.${'123456789'.repeat(6)}`
    await company.siteEnergies.create(id, energyInput({ value, startDate: '2024-12-17', endDate: '2025-01-16' }))
    const { total, byMonth } = await company.inventory(ALWAYS)
    expect(total.co2e.exact).toBe(await store.read(OURS, (tx) => tx.companyTotal()))
    expect(total.co2e.exact.length).toBeGreaterThan(50)
    expect(total.co2eWithoutGases).toEqual(total.co2e)
    expect(added(byMonth.map(({ amounts }) => amounts))).toEqual(added([total]))
  })

  it('X22: has biogenic CO2 apart, in none of the figures', async () => {
    const blend = withBiogenicCo2(FACTORS.diesel, biogenicPartnerOf(FACTORS.diesel))
    const { company } = testService({ catalogue: createCatalogue([blend]) })
    const { id } = (await company.sites.create(siteInput())).record
    const fuel = await company.siteFuels.create(
      id,
      fuelInput({ emissionFactorId: blend.id, startDate: '2024-12-17', endDate: '2025-01-16' }),
    )
    expect(fuel.record.totalEmission).toBe(2570.82)
    // 0.14 kg a litre
    const { total, scope1, scope3, byMonth } = await company.inventory(ALWAYS)
    expect([total, scope1].map(({ co2e, biogenicCo2 }) => [co2e.exact, biogenicCo2?.exact])).toEqual([
      ['2570.82', '140'],
      ['2570.82', '140'],
    ])
    expect(byMonth.map(({ amounts }) => amounts.biogenicCo2)).toEqual([
      { exact: '70', kg: 70 },
      { exact: '70', kg: 70 },
    ])
    expect(scope3.biogenicCo2).toBeNull()
  })

  it('F6: counts a record without length at its moment, from the start of the period and not at its end', async () => {
    const { company } = testService()
    const { id } = (await company.sites.create(siteInput())).record
    const at = '2025-01-31T12:00:00.000Z'
    await company.siteFuels.create(id, fuelInput({ startDate: at, endDate: at }))
    const recordsIn = async (from: string, to: string) => (await company.inventory({ from, to })).total.records
    expect(await recordsIn(at, '2025-02-01')).toBe(1)
    expect(await recordsIn('2025-01-31', at)).toBe(0)
    expect(await recordsIn(at, at)).toBe(0)
    const { byMonth } = await company.inventory(ALWAYS)
    expect(byMonth.map(({ month, amounts }) => [month, amounts.co2e.exact])).toEqual([['2025-01', '2570.82']])
  })

  it('F6: has nothing of a record that ends where it starts, or starts where it ends', async () => {
    const { company } = testService()
    const { id } = (await company.sites.create(siteInput())).record
    await company.siteFuels.create(id, fuelInput())
    for (const [from, to] of [
      ['2025-02-01', '2026-01-01'],
      ['2024-01-01', '2025-01-01'],
    ] as const) {
      const { total, byMonth, factors, noticesOfRecords } = await company.inventory({ from, to })
      expect([total.records, byMonth, factors, noticesOfRecords]).toEqual([0, [], [], []])
      expect(total.co2e).toEqual({ exact: '0', kg: 0 })
    }
  })

  it('finds records however long before the period they began', async () => {
    const { company } = testService()
    const { id } = (await company.sites.create(siteInput())).record
    await company.siteFuels.create(id, fuelInput({ startDate: '0001-01-01', endDate: '9999-01-01' }))
    const { total } = await company.inventory({ from: '2025-01-01', to: '2025-01-02' })
    // one of 3,651,694 days
    expect(total.co2e.kg).toBe(2570.82 / 3_651_694)
  })

  it('counts credits, which make it smaller', async () => {
    const { company } = testService({ policy: { allowCredits: true } })
    const { id } = (await company.sites.create(siteInput())).record
    await company.siteFuels.create(id, fuelInput())
    await company.siteFuels.create(id, fuelInput({ value: -250, startDate: '2025-01-15', endDate: '2025-02-15' }))
    const { total, byMonth } = await company.inventory(ALWAYS)
    expect(total.co2e.exact).toBe('1928.115')
    expect(added(byMonth.map(({ amounts }) => amounts))).toEqual(added([total]))
  })

  it('X2: holds nothing of another company', async () => {
    const { others } = await aYear()
    const { total, byKind, bySite, byMonth, factors } = await others.inventory(ALWAYS)
    expect([total.records, byKind, bySite, byMonth, factors]).toEqual([0, [], [], [], []])
    expect(Object.values(allDigits(total)).every((one) => one === 0n)).toBe(true)
  })

  it('reads more than one page of records, and gives the rest of the process a turn between them', async () => {
    const { company, store } = testService()
    const { id } = (await company.sites.create(siteInput())).record
    const many = Array.from({ length: 2100 }, (_, n) => {
      const startDate = new Date(Date.UTC(2025, 0, 1) + (n % 50) * 12 * 3_600_000).toISOString()
      return company.siteFuels.create(id, fuelInput({ value: `${n}.1`, startDate, endDate: '2025-02-15' }))
    })
    await Promise.all(many)
    const order: string[] = []
    const turn = new Promise<void>((resolve) => {
      setTimeout(() => resolve(), 0)
    }).then(() => order.push('another turn'))
    const { total, overlaps } = await company.inventory(ALWAYS)
    order.push('inventory')
    await turn
    expect(order).toEqual(['another turn', 'inventory'])
    expect(total.records).toBe(2100)
    expect(total.co2e.exact).toBe(await store.read(OURS, (tx) => tx.companyTotal()))
    expect([overlaps.total, overlaps.groups[0]?.records, overlaps.groups[0]?.recordIds.length]).toEqual([1, 2100, 100])
  })

  it('rejects periods that are none, both ends at once', async () => {
    const { company } = testService()
    const refused = (from: unknown, to: unknown) =>
      refusalsOf(() => company.inventory({ from, to } as { from: string; to: string }))
    expect(await refused('2025-02-30', '2025-13-01')).toEqual(['from invalid_date', 'to invalid_date'])
    expect(await refused(undefined, null)).toEqual(['from required', 'to invalid_date'])
    expect(await refused('10000-01-01', '-0001-01-01')).toEqual(['from invalid_date', 'to invalid_date'])
    expect(await refused(2025, {})).toEqual(['from invalid_date', 'to invalid_date'])
    expect(await refused('__proto__', '2025-01-01\0')).toEqual(['from invalid_date', 'to invalid_date'])
    expect(await refused('2025-01-02', '2025-01-01')).toEqual(['to period_reversed'])
    expect(await refused('x'.repeat(1e6), '9999-12-31T23:59:59-05:00')).toEqual([
      'from invalid_date',
      'to invalid_date',
    ])
    const odd = { toString: () => '2025-01-01', trim: () => '2025-01-01', length: 24 }
    for (const one of [odd, 24n, Symbol('2025'), [], ['2025-01-01'], true, new Date(0)]) {
      expect(await refused(one, '2025-01-01')).toEqual(['from invalid_date'])
    }
  })

  it('rejects a period of more than thirty years, each month of which would be shown', async () => {
    const { company } = testService()
    const refused = (from: string, to: string) => refusalsOf(() => company.inventory({ from, to }))
    expect(await refused('0000-01-01', '9999-12-31')).toEqual(['to period_too_long'])
    // 30 years of 366 days, and a millisecond more
    expect(await refused('2000-01-01', '2030-01-23T00:00:00.001Z')).toEqual(['to period_too_long'])
    expect((await company.inventory({ from: '2000-01-01', to: '2030-01-23' })).total.records).toBe(0)
    expect((await company.inventory({ from: '9969-12-31', to: '9999-12-31T23:59:59.999Z' })).total.records).toBe(0)
    expect((await company.inventory({ from: '0000-01-01', to: '0030-01-01' })).total.records).toBe(0)
  })

  it('gives the rest of the process a turn between records that last for ages', async () => {
    const { company } = testService()
    const { id } = (await company.sites.create(siteInput())).record
    for (let n = 0; n < 6; n++) {
      await company.siteFuels.create(id, fuelInput({ startDate: '0001-01-01', endDate: '9999-01-01' }))
    }
    const order: string[] = []
    setTimeout(() => order.push('another turn'), 0)
    const { byMonth, total } = await company.inventory(ALWAYS)
    order.push('inventory')
    expect(order).toEqual(['another turn', 'inventory'])
    expect([byMonth.length, total.records]).toEqual([360, 6])
    expect(added(byMonth.map(({ amounts }) => amounts))).toEqual(added([total]))
  })

  it('rejects a request without a period, and guesses none', async () => {
    const { company } = testService()
    for (const asked of [{}, null, undefined, 'x', 5, [], Object.create(null)]) {
      const refused = refusalsOf(() => company.inventory(asked as { from: string; to: string }))
      expect(await refused).toEqual(['from required', 'to required'])
    }
  })
})
