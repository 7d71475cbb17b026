import { describe, expect, it } from 'vitest'
import { joinCatalogues, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { nationalCatalogue } from '../../../../src/reference/factors/national/index.ts'
import { calculateRows } from '../../../../src/rows/rows.ts'
import { verifyBundle } from '../../../../src/verify/index.ts'
import { energyInput, siteInput, testService } from '../../../fixtures/service.ts'

const catalogue = joinCatalogues(publishedCatalogue, nationalCatalogue)
const PERIOD = { startDate: '2025-08-01T00:00:00.000Z', endDate: '2025-09-01T00:00:00.000Z' }

describe('the published residual mix of Australia', () => {
  it('is the market-based factor of rows and of records, 0.81 kg a kWh in 2025', async () => {
    const row = { activity: 'electricity', start: '2025-08-01', end: '2025-09-01', value: 1000, unit: 'kWh' }
    const [calculated] = await calculateRows([{ ...row, country: 'AU', gridRegion: 'AU-NSW' }])
    const ofRow = calculated?.results.map(({ basis, calculation }) => [basis, calculation.emission.co2e])
    expect(ofRow).toEqual([
      ['location', 640],
      ['market', 810],
    ])
    const { company } = testService({ catalogue, gridRegions: { 5: 'AU-NSW' }, policy: { required: 'lenient' } })
    const site = await company.sites.create(siteInput({ countryId: 36, gridRegionId: 5 }))
    const input = energyInput({ ...PERIOD, value: 1000, percentageOfCleanEnergy: 0 })
    const { record, notices } = await company.siteEnergies.create(site.record.id, input)
    expect(record.totalEmission).toBe(810)
    expect(notices.map(({ code }) => code)).not.toContain('residual_mix_is_grid')
    const changed = await company.siteEnergies.update({ siteId: site.record.id, energyId: record.id }, { value: 2000 })
    expect(changed.record.totalEmission).toBe(1620)
    const lines: string[] = []
    for await (const line of company.export()) lines.push(line)
    expect(await verifyBundle(lines, { catalogue })).toMatchObject({ verified: true, differences: [] })
  })

  it('follows the period: from January to June it is that of the edition before', async () => {
    const row = { activity: 'electricity', start: '2025-03-01', value: 1000, unit: 'kWh', country: 'AU' }
    const [calculated] = await calculateRows([row])
    const market = calculated?.results.find(({ basis }) => basis === 'market')
    expect(market?.calculation.contributions[0]?.factor.key).toBe(
      'nga-2024/purchased-electricity/national-residual-mix/kwh',
    )
  })
})
