import { describe, expect, it } from 'vitest'
import { ALWAYS } from '../../fixtures/inventory.ts'
import { energyInput, fuelInput, siteInput, testService } from '../../fixtures/service.ts'

const US = 840

/** A company with fuel at Leeds, and electricity of a grid region without a factor, for which that of the country stands in. */
async function withStandIn() {
  const { company } = testService({ gridRegions: { 6: 'XX-NONE' } })
  const leeds = (await company.sites.create(siteInput())).record.id
  const abroad = (await company.sites.create(siteInput({ countryId: US, gridRegionId: 6 }))).record.id
  const fuel = await company.siteFuels.create(leeds, fuelInput())
  const power = await company.siteEnergies.create(abroad, energyInput({ value: 1000 }))
  return { company, fuel, power }
}

describe('the stand-ins of an inventory', () => {
  it('are the records with another factor than that of their region, by scope', async () => {
    const { company, fuel, power } = await withStandIn()
    const { standIns, total } = await company.inventory(ALWAYS)
    const kg = power.record.totalEmission
    expect(standIns.scope1).toEqual({ records: 0, co2e: { exact: '0', kg: 0 }, share: { exact: '0', ratio: 0 } })
    expect(standIns.scope2.locationBased).toMatchObject({ records: 1, co2e: { kg }, share: { ratio: 1 } })
    expect(standIns.scope2.marketBased).toMatchObject({ records: 1, co2e: { kg }, share: { ratio: 1 } })
    expect(standIns.scope3.share).toBeUndefined()
    expect(standIns.total.share?.ratio).toBeCloseTo(kg / (kg + fuel.record.totalEmission), 12)
    expect(total.records).toBe(2)
  })

  it('add up however many records are summed together, and by the part of a record in the period', async () => {
    const { company } = await withStandIn()
    const site = (await company.sites.create(siteInput({ countryId: US, gridRegionId: 6 }))).record.id
    for (const value of [1, 2, 3, 4]) await company.siteEnergies.create(site, energyInput({ value }))
    const { standIns, scope2 } = await company.inventory(ALWAYS)
    expect(standIns.scope2.marketBased.records).toBe(5)
    expect(standIns.scope2.marketBased.co2e).toEqual(scope2.marketBased.co2e)
    expect(standIns.scope2.locationBased.co2e).toEqual(scope2.locationBased.co2e)
  })

  it('are the same in readiness', async () => {
    const { company } = await withStandIn()
    const [{ standIns }, readiness] = [await company.inventory(ALWAYS), await company.readiness(ALWAYS)]
    expect(readiness.standIns).toEqual(standIns)
  })
})
