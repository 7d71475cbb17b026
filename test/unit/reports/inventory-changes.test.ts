import { describe, expect, it } from 'vitest'
import { builtInKindId } from '../../../src/resources/index.ts'
import { ALWAYS, aYear, digits, Y2025 } from '../../fixtures/inventory.ts'
import { energyInput, FACTORS, fuelInput, siteInput, testService } from '../../fixtures/service.ts'
import { aVehicle, distanceInput, emissionInput } from '../service/fixtures/vehicles.ts'

describe('an inventory after changes', () => {
  it('takes a kind as it is now, and where it was deleted as the record holds it or the activity has it', async () => {
    const { company } = testService()
    const { id } = (await company.sites.create(siteInput())).record
    const own = { scope: 'SCOPE_1', underScope: 'Sites', activityTypeUnderScope: 'HEAT', name: 'Boiler' } as const
    const kind = (await company.emissionKinds.create(own)).record
    await company.siteFuels.create(id, fuelInput({ emissionKindId: kind.id }))
    await company.siteEnergies.create(id, energyInput({ emissionKindId: kind.id }))
    const scopes = async () => {
      const { byKind } = await company.inventory(ALWAYS)
      return byKind.map(({ scope, name, emissionKindId, amounts }) => [
        scope,
        name,
        emissionKindId === kind.id,
        amounts.co2e.exact,
      ])
    }
    // electricity is in no Scope 1
    expect(await scopes()).toEqual([
      ['SCOPE_1', 'Boiler', true, '2570.82'],
      ['SCOPE_2', 'Boiler', true, '177'],
    ])
    await company.emissionKinds.update(kind.id, { scope: 'SCOPE_3', name: 'Leased boiler' })
    expect(await scopes()).toEqual([['SCOPE_3', 'Leased boiler', true, '2747.82']])
    await company.emissionKinds.delete(kind.id)
    expect(await scopes()).toEqual([
      ['SCOPE_1', 'Boiler', true, '2570.82'],
      ['SCOPE_2', 'Electricity bought for sites', false, '177'],
    ])
    const { scope2 } = await company.inventory(ALWAYS)
    expect(scope2.locationBased.co2e.exact).toBe('177')
  })

  it('takes the kind of the vehicle where that of its record was deleted', async () => {
    const { company } = testService()
    const own = { scope: 'SCOPE_3', underScope: 'Vehicles', activityTypeUnderScope: 'LEASED', name: 'Leased' } as const
    const kind = (await company.emissionKinds.create(own)).record
    const van = await aVehicle(company, distanceInput({ emissionKindId: kind.id }))
    await company.vehicleEmissions.create(van.id, emissionInput())
    const named = async () => (await company.inventory(ALWAYS)).byKind.map(({ name, scope }) => [name, scope])
    expect(await named()).toEqual([['Leased', 'SCOPE_3']])
    await company.emissionKinds.delete(kind.id)
    expect(await named()).toEqual([['Leased', 'SCOPE_3']])
    await company.vehicles.update(van.id, { emissionKindId: builtInKindId('vehicle') })
    const [[, scope] = []] = await named()
    expect(scope).toBe('SCOPE_1')
  })

  it('V10: leaves what a vehicle burnt in scope 1 when the vehicle becomes an electric one', async () => {
    const { company, van } = await aYear()
    const before = await company.inventory(ALWAYS)
    await company.vehicles.update(van, { emissionFactorId: FACTORS.grid.id, activityUnitId: 4 })
    expect((await company.vehicles.get(van)).record.emissionKind.scope).toBe('SCOPE_2')
    expect(await company.inventory(ALWAYS)).toEqual(before)
    await company.vehicleEmissions.create(van, { startDateUtc: '2025-04-01', endDateUtc: '2025-05-01', amount: 100 })
    const after = await company.inventory(ALWAYS)
    expect(after.scope1).toEqual(before.scope1)
    // 100 kWh × 0.177, the same by both methods
    for (const method of ['marketBased', 'locationBased'] as const) {
      expect(digits(after.scope2[method].co2e.exact) - digits(before.scope2[method].co2e.exact)).toBe(digits('17.7'))
    }
  })

  it('follows changes and deletions', async () => {
    const { company, fuel, leeds, power } = await aYear()
    await company.siteFuels.update({ siteId: leeds, fuelId: fuel.record.id }, { value: 2000 })
    await company.siteEnergies.delete({ siteId: leeds, energyId: power.record.id })
    const { total, scope1, scope2 } = await company.inventory(Y2025)
    expect(scope1.co2e.exact).toBe('6607.0074')
    expect(scope2.locationBased).toEqual(scope2.marketBased)
    expect(total.records).toBe(6)
  })
})
