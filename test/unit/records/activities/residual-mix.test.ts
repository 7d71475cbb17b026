import { describe, expect, it } from 'vitest'
import type { UncheckedPayload } from '../../../../src/service/index.ts'
import { verifyBundle } from '../../../../src/verify/index.ts'
import { FACTORS, noticesOf, refusalsOf, siteInput, testService } from '../../../fixtures/service.ts'

const MARCH = { startDate: '2025-03-01', endDate: '2025-04-01' }
const GB = 826
const POWER: UncheckedPayload<'createSiteEnergy'> = { ...MARCH, value: 100, unitId: 4, percentageOfCleanEnergy: 0 }

async function withSite(countryId = GB) {
  const { company } = testService({ policy: { required: 'lenient' } as never })
  const siteId = (await company.sites.create(siteInput({ countryId }))).record.id
  const mix = async (residualMixYear: number, co2e: string, change: object = {}) => {
    const factor = {
      name: `Residual mix of ${residualMixYear}`,
      co2e,
      denominatorUnitId: 4,
      category: 'electricity',
    } as const
    const input = { ...factor, residualMixCountryId: GB, residualMixYear, ...change }
    return (await company.emissionFactors.create(input)).record.id
  }
  const use = (change: Partial<UncheckedPayload<'createSiteEnergy'>> = {}) =>
    company.siteEnergies.create(siteId, { ...POWER, ...change })
  return { company, siteId, mix, use }
}

describe('the residual mix of a country', () => {
  it('counts electricity that nothing covers, by country and year, without the notice that the grid stands in', async () => {
    const { mix, use, company, siteId } = await withSite()
    await mix(2025, '0.6')
    await mix(2025, '0.9', { residualMixCountryId: 276 })
    const { record, notices } = await use()
    expect([record.totalEmission, notices.map(({ code }) => code)]).toEqual([60, []])
    expect((await company.siteEnergies.locationBased({ siteId, energyId: record.id })).record.co2e).toBe(17.7)
    expect((await use({ percentageOfCleanEnergy: 40 })).record.totalEmission).toBe(36)
    expect((await use({ customEmissionFactorId: FACTORS.grid.id })).record.totalEmission).toBe(17.7)
  })

  it('is that of the newest earlier year where the year has none, else of the oldest later one, with a warning', async () => {
    const { mix, use } = await withSite()
    await mix(2027, '0.7')
    const later = await use()
    expect([later.record.totalEmission, noticesOf(later)]).toEqual([70, ['residual_mix_period site.countryId']])
    await mix(2023, '0.3')
    await mix(2024, '0.4')
    const earlier = await use()
    expect([earlier.record.totalEmission, noticesOf(earlier)[0]]).toEqual([40, 'residual_mix_period site.countryId'])
  })

  it('is none of another country, and the grid stands in with a warning', async () => {
    const { mix, use } = await withSite()
    await mix(2025, '0.6', { residualMixCountryId: 276 })
    const { record, notices } = await use()
    expect([record.totalEmission, notices.map(({ code }) => code)]).toEqual([17.7, ['residual_mix_is_grid']])
  })

  it('R8: stays as it was selected until the year changes, or the record is computed again', async () => {
    const { mix, use, company, siteId } = await withSite()
    const { record } = await use()
    const path = { siteId, energyId: record.id }
    const id = await mix(2025, '0.6')
    await mix(2024, '0.5')
    expect((await company.siteEnergies.update(path, { value: 200 })).record.totalEmission).toBe(35.4)
    expect((await company.siteEnergies.recalculate(path)).record.totalEmission).toBe(120)
    await company.emissionFactors.update(id, { co2e: '0.61' })
    expect((await company.siteEnergies.update(path, { value: 100 })).record.totalEmission).toBe(60)
    const before = { startDate: '2024-03-01', endDate: '2024-04-01' }
    expect((await company.siteEnergies.update(path, before)).record.totalEmission).toBe(50)
    const lines: string[] = []
    for await (const line of company.export()) lines.push(line)
    expect((await verifyBundle(lines)).differences).toEqual([])
  })

  it('R8: of another year than the record keeps its warning while it is kept', async () => {
    const { mix, use, company, siteId } = await withSite()
    await mix(2024, '0.5')
    const { record } = await use()
    await mix(2025, '0.6')
    const changed = await company.siteEnergies.update({ siteId, energyId: record.id }, { value: 200 })
    expect([changed.record.totalEmission, noticesOf(changed)]).toEqual([100, ['residual_mix_period site.countryId']])
    const again = await company.siteEnergies.recalculate({ siteId, energyId: record.id })
    expect([again.record.totalEmission, noticesOf(again)]).toEqual([120, []])
  })

  it('is rejected without its country or year, per a unit that is none of energy, and twice for one year', async () => {
    const { mix, use, company } = await withSite()
    expect(await refusalsOf(() => mix(2025, '1', { residualMixCountryId: null }))).toEqual([
      'residualMixCountryId required',
    ])
    expect(await refusalsOf(() => mix(2025, '1', { residualMixYear: null }))).toEqual(['residualMixYear required'])
    expect(await refusalsOf(() => mix(2025, '1', { denominatorUnitId: 13, category: null }))).toEqual([
      'denominatorUnitId unit_dimension_mismatch',
    ])
    const id = await mix(2025, '0.6')
    await mix(2025, '0.7')
    expect(await refusalsOf(() => use())).toEqual(['site.countryId factor_ambiguous'])
    await company.emissionFactors.delete(id)
    expect((await use()).record.totalEmission).toBe(70)
  })
})
