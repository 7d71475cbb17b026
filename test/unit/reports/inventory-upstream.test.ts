import { describe, expect, it } from 'vitest'
import { calculateElectricity } from '../../../src/core/activities/index.ts'
import { findFactor, withUpstream } from '../../../src/reference/factors/index.ts'
import { Y2025 } from '../../fixtures/inventory.ts'
import { energyInput, siteInput, testService } from '../../fixtures/service.ts'

const GRID = 'desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh'

describe('an inventory with what is upstream of electricity', () => {
  it('counts losses and well-to-tank emissions in Scope 3 category 3, by the grid, and nothing elsewhere', async () => {
    const { company } = testService()
    const { id } = (await company.sites.create(siteInput())).record
    await company.siteEnergies.create(id, energyInput({ value: 1, unitId: 5, percentageOfCleanEnergy: 40 }))
    const without = await company.inventory(Y2025)
    expect([without.scope3.records, without.byScope3Category]).toEqual([0, []])
    const { upstream, ...others } = { ...Y2025, upstream: true }
    expect(await company.inventory(others)).toEqual(without)
    expect(await company.inventory({ ...Y2025, upstream: false })).toEqual(without)
    const inventory = await company.inventory({ ...Y2025, upstream })
    // of 1 MWh: 45.9 well to tank, 18.53 losses, 3.97 well to tank of those
    const used = calculateElectricity({ method: 'location', value: 1, unit: 'MWh', grid: findFactor(GRID) })
    const sum = withUpstream(used).upstream.reduce((all, { calculation }) => all + (calculation.emission.co2e ?? 0), 0)
    expect(sum).toBeCloseTo(68.4, 9)
    expect(inventory.byScope3Category.map(({ category, amounts }) => [category, amounts.co2e.exact])).toEqual([
      [3, '68.4'],
    ])
    expect(inventory.scope3.co2e.exact).toBe('68.4')
    expect(inventory.scope2).toEqual(without.scope2)
    expect(inventory.total.co2e.kg).toBeCloseTo(without.total.co2e.kg + 68.4, 9)
    expect(inventory.bySite[0]?.amounts.co2e).toEqual(inventory.total.co2e)
    expect(inventory.byKind.map(({ scope }) => scope)).toEqual(['SCOPE_2', 'SCOPE_3'])
    expect(inventory.factors.length).toBe(without.factors.length + 3)
  })

  it('counts it of every record of a site and month', async () => {
    const { company } = testService()
    const { id } = (await company.sites.create(siteInput())).record
    for (const value of [1, 2, 4]) await company.siteEnergies.create(id, energyInput({ value, unitId: 5 }))
    const { scope2, scope3 } = await company.inventory({ ...Y2025, upstream: true })
    expect([scope2.marketBased.records, scope3.records]).toEqual([3, 3])
    expect(scope3.co2e.exact).toBe('478.8') // 7 × 68.4
  })

  it('counts the part of a record that lies in the period', async () => {
    const { company } = testService()
    const { id } = (await company.sites.create(siteInput())).record
    const period = { startDate: '2024-12-17', endDate: '2025-01-16' }
    await company.siteEnergies.create(id, energyInput({ ...period, value: 1, unitId: 5 }))
    const halves = []
    for (const span of [{ from: '2024-01-01', to: '2025-01-01' }, Y2025]) {
      halves.push((await company.inventory({ ...span, upstream: true })).scope3.co2e.kg)
    }
    expect(halves[0]).toBeGreaterThan(0)
    expect(halves[0]).toBe(halves[1])
  })

  it('of electricity that no grid delivers is missing, and counts as nothing', async () => {
    const { company } = testService()
    const { id } = (await company.sites.create(siteInput({ name: 'Base', countryId: 10 }))).record
    const tariff = { name: 'Tariff', co2e: '0.05', denominatorUnitId: 4 }
    const customEmissionFactorId = (await company.emissionFactors.create(tariff)).record.id
    await company.siteEnergies.create(id, energyInput({ customEmissionFactorId }))
    const { noticesOfRecords, scope2, scope3 } = await company.inventory({ ...Y2025, upstream: true })
    expect(noticesOfRecords).toContainEqual(expect.objectContaining({ code: 'upstream_not_published', records: 1 }))
    expect([scope2.marketBased.co2e.exact, scope2.locationBased.records, scope3.records]).toEqual(['50', 0, 0])
  })

  it('says of grids whose losses are not published that they are missing', async () => {
    const { company } = testService()
    const { id } = (await company.sites.create(siteInput({ countryId: 840, gridRegionId: null }))).record
    await company.siteEnergies.create(id, energyInput({ value: 1, unitId: 5 }))
    const { noticesOfRecords, scope3 } = await company.inventory({ ...Y2025, upstream: true })
    expect(noticesOfRecords.map(({ code }) => code)).toContain('upstream_not_published')
    expect(scope3.records).toBeLessThanOrEqual(1)
  })
})
