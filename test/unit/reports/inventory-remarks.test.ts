import { describe, expect, it } from 'vitest'
import { builtInKindId } from '../../../src/resources/index.ts'
import { aYear, Y2025 } from '../../fixtures/inventory.ts'
import { energyInput, FACTORS, fuelInput, siteInput, testService } from '../../fixtures/service.ts'
import { aVehicle, emissionInput, vehicleInput } from '../service/fixtures/vehicles.ts'

describe('an inventory beside its figures', () => {
  it('R10: says what was assumed for how many records, and where GWP sets were mixed', async () => {
    const { company } = await aYear()
    const inventory = await company.inventory(Y2025)
    expect(inventory.gwpSets).toEqual(['AR5_GWP100', 'not stated'])
    const message = 'totals mix GWP sets: AR5_GWP100 and factors that state none'
    expect(inventory.notices).toEqual([
      { code: 'mixed_gwp_sets', path: '', message },
      { code: 'mixed_gwp_sets', path: 'scope2.locationBased', message },
    ])
    const counts = Object.fromEntries(inventory.noticesOfRecords.map(({ code, records }) => [code, records]))
    expect(counts).toMatchObject({ residual_mix_is_grid: 2, clean_factor_assumed_zero: 1, factor_edition_older: 1 })
    const codes = Object.keys(counts)
    expect(codes).toEqual([...codes].sort())
    const first = await company.inventory({ from: '2025-01-01', to: '2025-01-16' })
    expect(first.notices).toEqual(inventory.notices)
    const march = await company.inventory({ from: '2025-03-03', to: '2025-03-04' })
    expect([march.gwpSets, march.notices]).toEqual([['AR5_GWP100'], []])
  })

  it('lists the factors it rests on, with source, and the sentences that a report must print', async () => {
    const { company } = await aYear()
    const { factors, attributions } = await company.inventory(Y2025)
    const diesel = factors.find(({ id }) => id === FACTORS.diesel.id)
    expect(diesel).toEqual({
      key: FACTORS.diesel.key,
      id: FACTORS.diesel.id,
      name: FACTORS.diesel.name,
      unit: 'l',
      gwp: 'AR5_GWP100',
      publisher: 'DESNZ',
      title: FACTORS.diesel.source.title,
      table: 'Fuels',
      row: '1_101_1011_8',
      editionYear: 2025,
      dataYear: 2025,
      licence: 'Open Government Licence v3.0',
      attribution: 'Contains public sector information licensed under the Open Government Licence v3.0.',
      records: 3,
    })
    const keys = factors.map(({ key }) => key)
    expect(keys).toEqual([...keys].sort())
    expect(keys).toContain('eea-2024/de/kwh')
    expect(attributions).toEqual([
      'Contains public sector information licensed under the Open Government Licence v3.0.',
      expect.stringContaining('European Environment Agency'),
    ])
  })

  it('lists what it names by its name, and GWP sets and sources in the order of their letters', async () => {
    const { company } = testService()
    const site = async (name: string, countryId: number) =>
      (await company.sites.create(siteInput({ name, countryId }))).record.id
    const [second, first, third] = [await site('Hull', 276), await site('Bath', 826), await site('Hull', 826)]
    // the later of two sites of one name has its record first
    for (const siteId of [third, second, first]) await company.siteEnergies.create(siteId, energyInput())
    const vans = []
    for (const name of ['Van 9', 'Van 10']) {
      const { id } = await aVehicle(company, vehicleInput({ name }))
      vans.push([name, id])
      await company.vehicleEmissions.create(id, emissionInput())
    }
    const { bySite, byVehicle, gwpSets, attributions, factors } = await company.inventory(Y2025)
    expect(bySite.map(({ name, siteId }) => [name, siteId])).toEqual([
      ['Bath', first],
      ['Hull', second],
      ['Hull', third],
    ])
    expect(byVehicle.map(({ name, vehicleId }) => [name, vehicleId])).toEqual([...vans].reverse())
    expect(gwpSets).toEqual(['AR5_GWP100', 'not stated'])
    expect(attributions).toEqual([...attributions].sort())
    expect(factors.map(({ key }) => key)).toEqual(factors.map(({ key }) => key).sort())
  })

  it('F7: counts overlaps of fuel and of electricity, each of its own, and none of what is at no site', async () => {
    const { company } = testService()
    const van = await aVehicle(company)
    const { id } = (await company.sites.create(siteInput())).record
    for (let n = 0; n < 2; n++) {
      await company.siteFuels.create(id, fuelInput())
      await company.siteEnergies.create(id, energyInput())
      await company.vehicleEmissions.create(van.id, emissionInput())
    }
    const { total, groups } = (await company.inventory(Y2025)).overlaps
    expect([total, groups.map(({ emissionKindId, records }) => [emissionKindId, records])]).toEqual([
      2,
      [
        [builtInKindId('site-fuel'), 2],
        [builtInKindId('site-electricity'), 2],
      ],
    ])
  })

  it('F7: points at records of one site and kind whose periods overlap', async () => {
    const { company, leeds, fuel, winter } = await aYear()
    const { overlaps } = await company.inventory(Y2025)
    expect(overlaps).toEqual({
      total: 1,
      groups: [
        {
          siteId: leeds,
          emissionKindId: builtInKindId('site-fuel'),
          start: '2024-12-17T00:00:00.000Z',
          end: '2025-02-01T00:00:00.000Z',
          records: 2,
          recordIds: [winter.record.id, fuel.record.id],
          overlapDays: 15,
        },
      ],
    })
    // only one of the two reaches into December
    expect((await company.inventory({ from: '2024-12-01', to: '2025-01-01' })).overlaps.total).toBe(0)
  })
})
