import { describe, expect, it } from 'vitest'
import { units, unitTable } from '../../../src/core/units/index.ts'
import { inventorySchema } from '../../../src/resources/index.ts'
import { ALWAYS, added, digits, groupings, Y2025 } from '../../fixtures/inventory.ts'
import { energyInput, FACTORS, fuelInput, siteInput, testService } from '../../fixtures/service.ts'

/** Antarctica, for which nobody publishes a grid factor. */
const NOWHERE = 10
const NOTHING = { records: 0, kWh: { exact: '0', kWh: 0 }, recordIds: [] }
/** 0.05 kg CO2e per kWh. */
const own = { name: 'Green tariff', co2e: 0.05, denominatorUnitId: units.kilowattHour.id }

/** A site in Great Britain and one without a grid, with a factor for either. */
async function twoSites(options: Parameters<typeof testService>[0] = {}) {
  const test = testService(options)
  const { company } = test
  const leeds = (await company.sites.create(siteInput())).record.id
  const base = (await company.sites.create(siteInput({ name: 'Base', countryId: NOWHERE }))).record.id
  const tariff = (await company.emissionFactors.create(own)).record.id
  const used = (siteId: string, changes: Parameters<typeof energyInput>[0] = {}) =>
    company.siteEnergies.create(siteId, energyInput({ customEmissionFactorId: tariff, ...changes }))
  return { ...test, leeds, base, tariff, used }
}

describe('the location-based figure of an inventory', () => {
  it('E2, E6: leaves out what has none, and names it: the two methods never mix', async () => {
    const { company, leeds, base, used } = await twoSites()
    await used(leeds)
    const gap = await used(base, { value: '2.5', unitId: units.megawattHour.id })
    const inventory = await company.inventory(ALWAYS)
    const { scope2, total, notices, noticesOfRecords } = inventory
    // 1,000 kWh × 0.177 in Leeds; by the market 1,000 kWh × 0.05 in Leeds and 2,500 kWh × 0.05 at the base
    expect(scope2.locationBased).toMatchObject({ records: 1, co2e: { exact: '177', kg: 177 } })
    expect(scope2.marketBased).toMatchObject({ records: 2, co2e: { exact: '175', kg: 175 } })
    expect(scope2.locationFigureMissing).toEqual({
      records: 1,
      kWh: { exact: '2500', kWh: 2500 },
      recordIds: [gap.record.id],
    })
    expect(total.co2e.exact).toBe('175')
    expect(notices.map(({ code, path }) => [code, path])).toContainEqual([
      'location_figure_missing',
      'scope2.locationBased',
    ])
    expect(noticesOfRecords).toContainEqual({ code: 'location_figure_missing', records: 1 })
    expect(inventorySchema.parse(JSON.parse(JSON.stringify(inventory)))).toEqual(inventory)
    for (const parts of Object.values(groupings(inventory))) expect(added(parts)).toEqual(added([total]))
  })

  it('E2: says nothing of a gap where there is none', async () => {
    const { company, leeds, used } = await twoSites()
    await used(leeds)
    const { scope2, notices } = await company.inventory(ALWAYS)
    expect([scope2.locationFigureMissing, notices.map(({ code }) => code)]).toEqual([NOTHING, []])
  })

  it('E2: counts the part of the kilowatt hours that lies in the period, whole over any cut', async () => {
    const { company, base, used } = await twoSites()
    // 31 of 62 days in January
    await used(base, { value: 620, startDate: '2025-01-01', endDate: '2025-03-04' })
    const kWhIn = async (from: string, to: string) => {
      const { records, kWh } = (await company.inventory({ from, to })).scope2.locationFigureMissing
      return [records, kWh?.exact]
    }
    expect(await kWhIn('2025-01-01', '2025-02-01')).toEqual([1, '310'])
    expect(await kWhIn('2025-03-03', '2026-01-01')).toEqual([1, '10'])
    expect(await kWhIn('2024-01-01', '2025-01-01')).toEqual([0, '0'])
    await used(base, { value: '0.7', startDate: '2025-01-01', endDate: '2025-01-04', unitId: units.megajoule.id })
    const cuts = ['2025-01-01', '2025-01-02T03:04:05.678Z', '2025-01-03', '2025-02-01']
    const parts = await Promise.all(cuts.slice(1).map((to, index) => kWhIn(cuts[index] as string, to)))
    const sum = parts.reduce((all, [, exact]) => all + digits(String(exact)), 0n)
    expect(sum).toBe(digits(String((await kWhIn('2025-01-01', '2025-02-01'))[1])))
  })

  it('E2: names the first hundred of them and counts all', async () => {
    const { company, base, used } = await twoSites()
    for (let n = 0; n < 101; n++) await used(base, { value: '1.00000000000000000001' })
    const { locationFigureMissing, locationBased } = (await company.inventory(Y2025)).scope2
    expect([locationFigureMissing.records, locationFigureMissing.recordIds.length]).toEqual([101, 100])
    expect(locationFigureMissing.kWh?.exact).toBe('101.00000000000000000101')
    expect(locationBased).toMatchObject({ records: 0, co2e: { exact: '0' } })
  })

  it('E2: has no kilowatt hours where the units of the service do not lead to them', async () => {
    const { kilowattHour, gigajoule } = units
    const kept = Object.values(units).filter(({ typeUnit }) => typeUnit !== 'ELECTRICITY')
    const table = unitTable([...kept, kilowattHour, { ...gigajoule, parent_id: null, multiplier: 1 }])
    const { company, store, base, used } = await twoSites({ units: table })
    const perGigajoule = (await company.emissionFactors.create({ ...own, denominatorUnitId: gigajoule.id })).record.id
    await used(base)
    await used(base, { unitId: gigajoule.id, customEmissionFactorId: perGigajoule })
    await used(base)
    expect((await company.inventory(Y2025)).scope2.locationFigureMissing).toMatchObject({ records: 3, kWh: null })
    const dry = unitTable(kept.filter(({ typeUnit }) => typeUnit !== 'ELECTRICITY'))
    const { company: later } = testService({ store, units: dry })
    expect((await later.inventory(Y2025)).scope2.locationFigureMissing).toMatchObject({ records: 3, kWh: null })
  })

  it('E2: is back once a record has a grid factor, and is not asked of what is another scope', async () => {
    const { company, base, used } = await twoSites()
    const { id } = (await used(base)).record
    await company.sites.update(base, { countryId: 826 })
    await company.siteEnergies.recalculate({ siteId: base, energyId: id })
    const recalculated = await company.inventory(Y2025)
    expect(recalculated.scope2.locationFigureMissing).toEqual(NOTHING)
    expect(recalculated.scope2.locationBased.co2e.exact).toBe('177')
    const leased = { scope: 'SCOPE_3', underScope: 'Sites', activityTypeUnderScope: 'ELECTRICITY', name: 'Leased' }
    const kind = (await company.emissionKinds.create(leased as { scope: 'SCOPE_3' } & typeof leased)).record
    const there = (await company.sites.create(siteInput({ countryId: NOWHERE }))).record.id
    await used(there, { emissionKindId: kind.id })
    const { scope2, scope3, notices } = await company.inventory(Y2025)
    expect([scope2.locationFigureMissing, notices.map(({ code }) => code)]).toEqual([NOTHING, []])
    expect(scope3.co2e.exact).toBe('50')
  })

  it("E2: takes a vehicle's factor for both methods, unless it is a mix of a supplier", async () => {
    const { company, tariff } = await twoSites()
    const supplied = { ...own, name: 'Supplied', supplierMix: true }
    const mix = (await company.emissionFactors.create(supplied)).record.id
    const made = []
    for (const emissionFactorId of [FACTORS.grid.id, tariff, mix]) {
      const van = { name: 'Van', fuelSource: 'ELECTRICITY', emissionFactorId, activityUnitId: units.kilowattHour.id }
      const vehicleId = (await company.vehicles.create(van)).record.id
      const month = { startDateUtc: '2025-01-01', endDateUtc: '2025-02-01', amount: 100 }
      made.push((await company.vehicleEmissions.create(vehicleId, month)).record.id)
    }
    const { scope2 } = await company.inventory(Y2025)
    expect([scope2.marketBased.co2e.exact, scope2.locationBased.co2e.exact]).toEqual(['27.7', '22.7'])
    // what a vehicle drove is not told in kilowatt hours
    expect(scope2.locationFigureMissing).toEqual({ records: 1, kWh: null, recordIds: [made[2]] })
  })

  it('E2: takes heat, which has one figure, for both methods', async () => {
    const { company, leeds } = await twoSites()
    const heat = { scope: 'SCOPE_2', underScope: 'Sites', activityTypeUnderScope: 'HEAT', name: 'Heat' } as const
    const kind = (await company.emissionKinds.create(heat)).record
    await company.siteFuels.create(leeds, fuelInput({ emissionKindId: kind.id }))
    const { locationBased, marketBased, locationFigureMissing } = (await company.inventory(Y2025)).scope2
    expect(marketBased.co2e.exact).toBe('2570.82')
    expect([locationBased, locationFigureMissing]).toEqual([marketBased, NOTHING])
  })
})
