import { describe, expect, it } from 'vitest'
import { findFactor } from '../../../src/reference/factors/index.ts'
import { ALWAYS, Y2025 } from '../../fixtures/inventory.ts'
import { energyInput, FACTORS, fuelInput, siteInput, testService } from '../../fixtures/service.ts'
import { travelService, tripInput } from '../../fixtures/travels.ts'

/** Great Britain by another publisher, who states no GWP set. */
const british = findFactor('ember/gb/kwh')

async function aSite(changes: Parameters<typeof siteInput>[0] = {}) {
  const { company } = testService()
  return { company, siteId: (await company.sites.create(siteInput(changes))).record.id }
}

describe('the sources of an inventory', () => {
  it('R10: zero is zero under every GWP set, so that the clean share mixes none', async () => {
    const { company, siteId } = await aSite()
    await company.siteEnergies.create(siteId, energyInput({ percentageOfCleanEnergy: 40 }))
    const { factors, gwpSets, notices } = await company.inventory(Y2025)
    expect(factors.map(({ key, gwp }) => [key, gwp])).toEqual([
      [FACTORS.grid.key, 'AR5_GWP100'],
      ['tonne/zero-emission-electricity/kwh', null],
    ])
    expect([gwpSets, notices]).toEqual([['AR5_GWP100'], []])
  })

  it('R10: mixes no GWP sets where the two figures of electricity are of one each, for they are never added', async () => {
    const { company, siteId } = await aSite()
    await company.siteEnergies.create(siteId, energyInput({ customEmissionFactorId: british.id }))
    const one = await company.inventory(Y2025)
    expect([one.gwpSets, one.notices]).toEqual([['AR5_GWP100', 'not stated'], []])
    await company.siteEnergies.create(siteId, energyInput({ startDate: '2025-02-01', endDate: '2025-03-01' }))
    const both = await company.inventory(Y2025)
    // two records by the market, one of each set, lifecycle and direct; by the location both of the grid as DESNZ has it
    expect(both.notices.map(({ code, path }) => [code, path])).toEqual([
      ['mixed_gwp_sets', ''],
      ['mixed_grid_factors', ''],
    ])
  })

  it('R4: a gas that one part of a record did not publish is not known of the record', async () => {
    const { company } = travelService()
    await company.travels.create(tripInput({ customOptions: { hotelCountry: 'GB' } }, { hotelNights: 1 }))
    const { total } = await company.inventory(Y2025)
    expect(total.co2).toBeNull()
    expect(total.known.co2.kg).toBeGreaterThan(0)
    // the night alone, 10.4 kg
    expect(total.co2eWithoutGases.exact).toBe('10.4')
    const { company: burning, siteId } = await aSite()
    const half = { name: 'Half', co2e: 2, co2: '1.5', denominatorUnitId: 13 }
    const { id } = (await burning.emissionFactors.create(half)).record
    await burning.siteFuels.create(siteId, fuelInput({ emissionFactorId: id }))
    const { co2, ch4, co2eWithoutGases } = (await burning.inventory(Y2025)).total
    expect([co2?.exact, ch4, co2eWithoutGases.exact]).toEqual(['1500', null, '2000'])
  })

  it('lists no factor that no figure rests on', async () => {
    const { company, siteId } = await aSite()
    const leased = {
      scope: 'SCOPE_3',
      underScope: 'Sites',
      activityTypeUnderScope: 'ELECTRICITY',
      name: 'Leased',
    } as const
    const kind = (await company.emissionKinds.create(leased)).record
    await company.siteEnergies.create(
      siteId,
      energyInput({ customEmissionFactorId: british.id, emissionKindId: kind.id }),
    )
    const { factors, gwpSets } = await company.inventory(Y2025)
    expect([factors.map(({ key }) => key), gwpSets]).toEqual([[british.key], ['not stated']])
  })

  it('E2: lists the factors of the location-based figure, and its attribution, beside those of the total', async () => {
    const { company, siteId } = await aSite()
    await company.siteEnergies.create(siteId, energyInput({ customEmissionFactorId: british.id }))
    const { factors, attributions, scope2 } = await company.inventory(Y2025)
    expect(factors.map(({ key, records }) => [key, records])).toEqual([
      [FACTORS.grid.key, 1],
      [british.key, 1],
    ])
    expect(attributions).toEqual([FACTORS.grid.source.attribution, british.source.attribution].sort())
    expect(scope2.marketBased.co2e.kg).toBeCloseTo(1000 * Number(british.per1.co2e), 9)
    expect(scope2.locationBased.co2e.exact).toBe('177')
  })

  it('counts a factor once for each record, however often the record uses it', async () => {
    const { company, siteId } = await aSite()
    await company.siteEnergies.create(siteId, energyInput())
    await company.siteEnergies.create(siteId, energyInput({ startDate: '2025-02-01', endDate: '2025-03-01' }))
    // once by the market and once by the location
    const { factors } = await company.inventory(Y2025)
    expect(factors.map(({ key, records }) => [key, records])).toEqual([[FACTORS.grid.key, 2]])

    const { company: travellers } = travelService()
    const via = { via: ['ORD'] }
    await travellers.travels.create(
      tripInput({ fromAddress: { startPoint: 'JFK' }, toAddress: { endPoint: 'SFO' }, customOptions: via }),
    )
    const flown = await travellers.inventory(Y2025)
    expect(flown.factors.map(({ records }) => records)).toEqual([1])
  })

  it('keeps a deleted kind apart that was of one scope in one record and of another in the next', async () => {
    const { company, siteId } = await aSite()
    const own = { scope: 'SCOPE_1', underScope: 'Sites', activityTypeUnderScope: 'HEAT', name: 'Boiler' } as const
    const kind = (await company.emissionKinds.create(own)).record
    await company.siteFuels.create(siteId, fuelInput({ emissionKindId: kind.id }))
    await company.emissionKinds.update(kind.id, { scope: 'SCOPE_3' })
    await company.siteFuels.create(siteId, fuelInput({ emissionKindId: kind.id, value: 100 }))
    await company.emissionKinds.delete(kind.id)
    const { byKind, scope1, scope3 } = await company.inventory(ALWAYS)
    expect(byKind.map(({ emissionKindId, scope, amounts }) => [emissionKindId, scope, amounts.co2e.exact])).toEqual([
      [kind.id, 'SCOPE_1', '2570.82'],
      [kind.id, 'SCOPE_3', '257.082'],
    ])
    expect([scope1.co2e.exact, scope3.co2e.exact]).toEqual(['2570.82', '257.082'])
  })
})
