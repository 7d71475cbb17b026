import { describe, expect, it } from 'vitest'
import { builtInKindId } from '../../../src/resources/index.ts'
import { aYear, Y2025 } from '../../fixtures/inventory.ts'
import { FACTORS } from '../../fixtures/service.ts'

describe('what an inventory says beside its figures', () => {
  it('R10: says what was assumed for how many records, and where GWP sets were mixed', async () => {
    const { company } = await aYear()
    const inventory = await company.inventory(Y2025)
    expect(inventory.gwpSets).toEqual(['AR5_GWP100', 'not stated'])
    const message = 'co2e was summed over different GWP sets: AR5_GWP100, not stated'
    expect(inventory.notices).toEqual([
      { code: 'mixed_gwp_sets', path: '', message },
      { code: 'mixed_gwp_sets', path: 'scope2.locationBased', message },
    ])
    const counts = Object.fromEntries(inventory.noticesOfRecords.map(({ code, records }) => [code, records]))
    expect(counts).toMatchObject({ residual_mix_is_grid: 2, clean_factor_assumed_zero: 1, grid_factor_lifecycle: 1 })
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
    expect(keys).toContain('ember/de/kwh')
    expect(attributions).toEqual([
      'Contains public sector information licensed under the Open Government Licence v3.0.',
      expect.stringContaining('Ember'),
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
        },
      ],
    })
    // only one of the two reaches into December
    expect((await company.inventory({ from: '2024-12-01', to: '2025-01-01' })).overlaps.total).toBe(0)
  })
})
