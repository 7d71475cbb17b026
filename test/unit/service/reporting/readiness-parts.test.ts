import { describe, expect, it } from 'vitest'
import type { Activity } from '../../../../src/service/core/context/activity-stream.ts'
import { Duplicates } from '../../../../src/service/reporting/readiness/duplicates.ts'
import { OutlierGroups } from '../../../../src/service/reporting/readiness/outlier-groups.ts'
import { builtInUnits } from '../../../../src/units/index.ts'
import { Y2025 } from '../../../fixtures/inventory.ts'
import { factors } from '../../../fixtures/own-factors.ts'
import { fuelInput, siteInput, testService } from '../../../fixtures/service.ts'

const litre = { label: 'fuel', activity: { value: 1, unit: 'l' }, steps: [], factor: factors.diesel }
const fuel = (changes: Partial<Activity>) =>
  ({ ...Y2025, collection: 'siteFuels', siteId: 'leeds', vehicleId: null, files: null, ...changes }) as Activity

describe('a record that was entered twice', () => {
  it('is of one site and one kind, whatever the ids of others begin with', () => {
    const duplicates = new Duplicates(builtInUnits)
    const sameFigures = (id: string, siteId: string, kindId: string) =>
      duplicates.add(fuel({ id, siteId }), kindId, [litre]).sameFigures
    expect(sameFigures('first', 'site 1', '1 gas')).toEqual([])
    expect(sameFigures('second', 'site 11', ' gas')).toEqual([])
    expect(sameFigures('third', 'site 1', '1 gas')).toEqual(['first', 'third'])
  })
})

describe('the outliers of a site', () => {
  it('are all counted, and the hundred largest of them named', () => {
    const outliers = new OutlierGroups()
    const kind = { id: 'gas', name: 'Gas', scope: 'SCOPE_1' }
    const groups = { site: { id: 'leeds', name: 'Leeds works' }, kind, countryId: 826, vehicle: null } as const
    for (let nth = 0; nth < 160; nth++) outliers.add(groups, fuel({ id: `small ${nth}`, exactKg: '1' }), [litre])
    for (let nth = 0; nth < 150; nth++) outliers.add(groups, fuel({ id: `${nth}`, exactKg: `${1000 + nth}` }), [litre])
    const [found] = outliers.found()
    expect(found?.records).toBe(150)
    expect(found?.ids).toEqual(Array.from({ length: 100 }, (_, nth) => `${149 - nth}`))
  })
})

describe('the populations to draw samples from', () => {
  it('are of each site alone', async () => {
    const { company } = testService()
    for (const name of ['Leeds works', 'Hull works']) {
      const { id } = (await company.sites.create(siteInput({ name }))).record
      await company.siteFuels.create(id, fuelInput())
    }
    const { strata } = await company.readiness(Y2025)
    expect(strata.map(({ siteName, records, co2e }) => [siteName, records, co2e.exact])).toEqual([
      ['Hull works', 1, '2570.82'],
      ['Leeds works', 1, '2570.82'],
    ])
  })
})
