import { describe, expect, it } from 'vitest'
import { findFactor } from '../../../src/reference/factors/index.ts'
import { Y2025 } from '../../fixtures/inventory.ts'
import { energyInput, FACTORS, fuelInput, siteInput, testService, unitInput } from '../../fixtures/service.ts'

describe('the GWP sets of a company', () => {
  it('are mixed where heat and the grid are of two, though the market has one', async () => {
    const { company: bought } = testService({ policy: { required: 'lenient' } })
    const siteId = (await bought.sites.create(siteInput())).record.id
    const own = { co2e: '0.3', denominatorUnitId: 4, gwpSet: 'AR6_GWP100' } as const
    const create = async (name: string, category: 'electricity' | 'heat-steam') =>
      (await bought.emissionFactors.create({ ...own, name, category })).record.id
    const customEmissionFactorId = await create('Tariff', 'electricity')
    await bought.siteEnergies.create(siteId, energyInput({ customEmissionFactorId }))
    const heat = { value: 10, unitId: 4, unit: unitInput(4), emissionFactorId: await create('Heat', 'heat-steam') }
    await bought.siteFuels.create(siteId, fuelInput(heat))
    const mixedOf = async () =>
      (await bought.readiness({ ...Y2025 })).findings.filter(({ code }) => code === 'gwp_sets_mixed')
    const [mixed] = await mixedOf()
    expect(mixed?.message).toMatch(/AR5_GWP100.*AR6_GWP100/)
    expect((await bought.inventory(Y2025)).gwpSets).toContain('AR6_GWP100')
  })
})

describe('a factor of an earlier edition', () => {
  it('is named with the newest edition up to the year of the record', async () => {
    const { company: late } = testService({ policy: { required: 'lenient' } })
    const siteId = (await late.sites.create(siteInput())).record.id
    const path = FACTORS.diesel.key.replace('desnz-2025/', '')
    const emissionFactorId = findFactor(`desnz-2024/${path}`).id
    await late.siteFuels.create(siteId, fuelInput({ emissionFactorId, startDate: '2026-01-01', endDate: '2026-02-01' }))
    const { findings } = await late.readiness({ from: '2026-01-01', to: '2027-01-01' })
    const [superseded] = findings.filter(({ code }) => code === 'factor_superseded')
    expect(superseded?.message).toContain(`desnz-2026/${path}`)
    expect(superseded?.message).not.toContain(`desnz-2025/${path}`)
  })
})
