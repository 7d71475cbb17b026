import { describe, expect, it } from 'vitest'
import { findFactor } from '../../../../src/reference/factors/index.ts'
import { builtInKindId } from '../../../../src/resources/index.ts'
import type { ServiceOptions } from '../../../../src/service/create-service.ts'
import type { ServicePolicy, UncheckedPayload } from '../../../../src/service/index.ts'
import { countedId, FACTORS, noticesOf, OURS, refusalsOf } from '../../../fixtures/service.ts'
import { own, siteWith, whole, withPolicy } from '../../service/fixtures/site-energies.ts'
import { revisionsOf } from '../../service/fixtures/site-fuels.ts'

const RESIDUAL = 'residual_mix_is_grid site.countryId'
const [DE, JP, NOWHERE] = [276, 392, 10]

describe('changing electricity', () => {
  it('X11, X12: a change of nothing changes nothing; comment, files and vendor compute nothing', async () => {
    const { create, company, siteId, clock } = await withPolicy({})
    const { record } = await create()
    const path = { siteId, energyId: record.id }
    clock.advance()
    expect((await company.siteEnergies.update(path, {})).record).toEqual(record)
    await company.siteEnergies.update(path, { comment: 'c', files: [{ name: 'f' }], endDate: '2025-03-01' })
    const { comment, updatedAt, totalEmission } = (await company.siteEnergies.get(path)).record
    expect([comment, updatedAt, totalEmission]).toEqual(['c', '2025-06-01T08:01:00.000Z', 177])
    const lines = await company.audit.log({ recordId: record.id })
    expect(lines.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['create', null, '177'],
      ['update', '177', '177'],
    ])
  })

  it('X12: value, unit and share recalculate, up and down the totals', async () => {
    const { create, company, siteId, total } = await withPolicy({})
    const { record } = await create()
    const path = { siteId, energyId: record.id }
    const change = async (input: UncheckedPayload<'updateSiteEnergy'>) =>
      (await company.siteEnergies.update(path, input)).record.totalEmission
    expect(await change({ percentageOfCleanEnergy: 100 })).toBe(0)
    expect(await change({ percentageOfCleanEnergy: 50 })).toBe(88.5)
    expect(await change({ unitId: 5 })).toBe(88_500)
    expect(await change({ value: '0.1' })).toBe(8.85)
    expect(await total()).toBe(8.85)
    await company.siteEnergies.delete(path)
    expect([await total(), await company.verifyTotals()]).toEqual([0, []])
  })

  it('R8: a date into another year selects the factor again, one within the year does not', async () => {
    const { create, company, siteId } = await withPolicy({})
    const { record } = await create()
    const path = { siteId, energyId: record.id }
    const within = { startDate: '2025-03-01', endDate: '2025-04-01' }
    expect((await company.siteEnergies.update(path, within)).record.totalEmission).toBe(177)
    const before = { startDate: '2024-03-01', endDate: '2024-04-01' }
    expect((await company.siteEnergies.update(path, before)).record.totalEmission).toBe(207.05)
    const future = await company.siteEnergies.update(path, { startDate: '2031-01-01', endDate: '2031-02-01' })
    expect(noticesOf(future)).toEqual([
      RESIDUAL,
      'factor_edition_older startDate',
      'factor_from_secondary_copy site.countryId',
    ])
    const more = await company.siteEnergies.update(path, { value: 2000 })
    expect([more.record.totalEmission, noticesOf(more)]).toEqual([261.92, noticesOf(future)])
  })

  it('R9: a date into another year says the part of the period that the edition is not of, and only then', async () => {
    const { create, company, siteId } = await withPolicy({})
    const { record } = await create({ startDate: '2025-01-01', endDate: '2025-02-01' })
    const path = { siteId, energyId: record.id }
    const change = async (input: UncheckedPayload<'updateSiteEnergy'>) =>
      noticesOf(await company.siteEnergies.update(path, input))
    const partial = 'factor_edition_partial startDate'
    expect(await change({ startDate: '2024-12-01', endDate: '2025-02-02' })).toContain(partial)
    expect(await change({ value: 2000 })).toContain(partial)
    const { notices } = await company.siteEnergies.update(path, { startDate: '2024-12-22', endDate: '2025-01-31' })
    expect(notices.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^0\.25 of the period lies outside of 2025/),
    )
    expect(await change({ startDate: '2025-01-01', endDate: '2025-02-01' })).not.toContain(partial)
  })

  it('R8, S9: after a move of the site a record keeps its factor until it is recalculated', async () => {
    const { create, company, siteId } = await withPolicy({})
    const [first, second] = [await create(), await create({ startDate: '2025-02-01', endDate: '2025-03-01' })]
    await company.sites.update(siteId, { countryId: DE })
    const path = { siteId, energyId: first.record.id }
    expect((await company.siteEnergies.update(path, { comment: 'c' })).record.totalEmission).toBe(177)
    const changed = await company.siteEnergies.update(path, { value: 2000 })
    expect([changed.record.totalEmission, noticesOf(changed)]).toEqual([
      582,
      [RESIDUAL, 'factor_edition_older startDate'],
    ])
    const again = await company.siteEnergies.recalculate({ siteId, energyId: second.record.id })
    expect(again.record.totalEmission).toBe(291)
    expect(await company.verifyTotals()).toEqual([])
  })

  it('R8: a date on the other side of 1 July selects a factor again only where editions begin in July', async () => {
    const change = async (countryId: number) => {
      const { create, company, siteId } = await withPolicy({}, { countryId })
      const { record } = await create({ startDate: '2024-04-01', endDate: '2024-05-01' })
      await company.sites.update(siteId, { countryId: DE })
      const path = { siteId, energyId: record.id }
      const within = { startDate: '2024-11-01', endDate: '2024-12-01' }
      const { totalEmission } = (await company.siteEnergies.update(path, within)).record
      const again = (await company.siteEnergies.recalculate(path)).record.totalEmission
      return { isKept: totalEmission === record.totalEmission, isAnew: totalEmission === again }
    }
    expect(await change(826)).toEqual({ isKept: true, isAnew: false })
    expect(await change(36)).toEqual({ isKept: false, isAnew: true })
  })

  it('S9: a comment can be changed where the site has moved to where no grid factor is', async () => {
    const { create, company, siteId } = await withPolicy({})
    const { record } = await create()
    await company.sites.update(siteId, { countryId: NOWHERE })
    const path = { siteId, energyId: record.id }
    expect((await company.siteEnergies.update(path, { comment: 'c' })).record.totalEmission).toBe(177)
    expect(await refusalsOf(() => company.siteEnergies.update(path, { value: 1 }))).toEqual([
      'site.countryId factor_not_found',
    ])
    expect(await refusalsOf(() => company.siteEnergies.recalculate(path))).toEqual(['site.countryId factor_not_found'])
    expect((await company.siteEnergies.get(path)).version).toBe(2)
  })

  it('R8: a factor that was named stays as it was until another id is named, or it is calculated again', async () => {
    const { create, company, siteId } = await withPolicy({})
    const { record: factor } = await company.emissionFactors.create(own)
    const { record } = await create({ customEmissionFactorId: factor.id })
    const path = { siteId, energyId: record.id }
    await company.emissionFactors.update(factor.id, { co2e: '0.06' })
    const change = async (input: UncheckedPayload<'updateSiteEnergy'>) =>
      (await company.siteEnergies.update(path, input)).record.totalEmission
    expect(await change({ value: 2000, customEmissionFactorId: factor.id })).toBe(100)
    // all clean: the factor is in no part of the calculation, and stays as it was named all the same
    expect(await change({ percentageOfCleanEnergy: 100 })).toBe(0)
    expect(await change({ percentageOfCleanEnergy: 0 })).toBe(100)
    expect((await company.siteEnergies.recalculate(path)).record.totalEmission).toBe(120)
    expect(await change({ customEmissionFactorId: null })).toBe(354)
    expect(await change({ customEmissionFactorId: factor.id })).toBe(120)
    await company.emissionFactors.delete(factor.id)
    expect(await change({ value: 1000 })).toBe(60)
    expect(await refusalsOf(() => company.siteEnergies.recalculate(path))).toEqual([
      'customEmissionFactorId unknown_emission_factor',
    ])
  })

  it('R8: the policy of the service is that of the moment; a grid factor stays as it was selected', async () => {
    let gwpSet: ServicePolicy['gwpSet'] = 'AR6_GWP100'
    const { create, service, siteId } = await siteWith({ policy: () => ({ gwpSet, required: 'lenient' }) })
    const { record } = await create()
    // 1000 × (0.17489 + 0.0009 × 27/28 + 0.00122 × 273/265)
    expect(record.totalEmission).toBe(177.01468733153638)
    gwpSet = null
    const later = service.company(OURS)
    const path = { siteId, energyId: record.id }
    expect((await later.siteEnergies.update(path, { value: 2000 })).record.totalEmission).toBe(354)
  })

  it('R8: a grid factor stays as it was selected, whatever would be selected now, until it is calculated again', async () => {
    let defaultGridFactor = FACTORS.grid
    const policy = () => ({ defaultGridFactor, required: 'lenient' }) as const
    const { create, service, siteId } = await siteWith({ policy }, { countryId: NOWHERE })
    const { record } = await create()
    defaultGridFactor = findFactor('desnz-2024/uk-electricity/electricity-generated/electricity-uk/kwh')
    const later = service.company(OURS)
    const path = { siteId, energyId: record.id }
    const changed = await later.siteEnergies.update(path, { value: 2000 })
    expect([changed.record.totalEmission, noticesOf(changed)]).toEqual([
      354,
      [RESIDUAL, 'default_grid_factor_used site.countryId'],
    ])
    expect((await later.siteEnergies.recalculate(path)).record.totalEmission).toBe(414.1)
  })

  it.each<[string, ServiceOptions, UncheckedPayload<'createSite'>, string]>([
    ['that it is of a later edition', {}, {}, 'factor_edition_newer startDate'],
    [
      'that a GWP set was not applied to it',
      { policy: { required: 'lenient', gwpSet: 'AR6_GWP100' } },
      { countryId: DE },
      'gwp_set_not_applied ',
    ],
    ['that it is one of a lifecycle', {}, { countryId: JP }, 'grid_factor_lifecycle site.countryId'],
    [
      'that the region of the site has none',
      { gridRegions: { 6: 'XX-NONE' } },
      { countryId: 840, gridRegionId: 6 },
      'factor_region_fallback site.gridRegionId',
    ],
    [
      'that the region of the site is none',
      {},
      { countryId: 840, gridRegionId: 6 },
      'grid_region_unmapped site.gridRegionId',
    ],
  ])('R8: what was said of the grid factor is said as long as it stays: %s', async (_, options, site, said) => {
    const { create, company, siteId } = await siteWith({ policy: { required: 'lenient' }, ...options }, site)
    const made = await create({ startDate: '1990-01-01', endDate: '1990-02-01' })
    expect(noticesOf(made)).toContain(said)
    const path = { siteId, energyId: made.record.id }
    const changed = await company.siteEnergies.update(path, { value: 2000 })
    expect([...noticesOf(changed)].sort()).toEqual([...noticesOf(made)].sort())
  })

  it('R8: the factor is selected again where the site has another grid region by then', async () => {
    const gridRegions = { 4: 'US-CAMX' }
    const policy = { required: 'lenient' } as const
    const { create, company, siteId } = await siteWith({ gridRegions, policy }, { countryId: 840, gridRegionId: 4 })
    const { record } = await create()
    expect(record.totalEmission).toBe(198.7414969155)
    await company.sites.update(siteId, { gridRegionId: null })
    const path = { siteId, energyId: record.id }
    expect((await company.siteEnergies.update(path, { value: 2000 })).record.totalEmission).toBe(703.28499065286)
  })

  it('X12: what is sent back as it was computes nothing, its digits and a deleted kind too', async () => {
    const { create, company, siteId, store } = await siteWith()
    const leased = { scope: 'SCOPE_3', underScope: 'Sites', activityTypeUnderScope: 'POWER', name: 'Leased' } as const
    const kind = (await company.emissionKinds.create(leased)).record
    const vendor = (await company.vendors.create({ name: 'V', countryId: 826, vendorType: 'power' })).record
    const figures = { value: '1000.00000000000000000001', percentageOfCleanEnergy: '40.00000000000000000001' as never }
    const same = { ...figures, unitId: 4, emissionKindId: kind.id }
    const { record } = await create({ ...same, vendorId: vendor.id, comment: 'c', files: [{ name: 'f' }] })
    await company.emissionKinds.delete(kind.id)
    const path = { siteId, energyId: record.id }
    const { record: changed } = await company.siteEnergies.update(path, whole({ ...same, endDate: '2025-01-31' }))
    expect(changed).toEqual({ ...record, endDate: '2025-01-31T00:00:00.000Z' })
    expect(await revisionsOf(store, record.id)).toEqual([1])
    expect((await company.siteEnergies.delete(path)).notices).toEqual([])
  })

  it('F5, F11: its files and its vendor are those that are sent', async () => {
    const { create, company, siteId } = await withPolicy({})
    const { id: vendorId } = (await company.vendors.create({ name: 'V', countryId: 826, vendorType: 'power' })).record
    const { record } = await create({ files: [{ id: 'a', name: 'bill' }] })
    const change = { vendorId, files: [{ id: 'a' }, { name: 'meter' }] }
    const { record: changed } = await company.siteEnergies.update({ siteId, energyId: record.id }, change)
    expect([changed.vendorId, changed.files.map(({ name }) => name)]).toEqual([vendorId, ['bill', 'meter']])
  })

  it('N13: names every id that is unknown at once, and changes nothing', async () => {
    const { create, company, siteId } = await withPolicy({})
    const made = await create()
    const path = { siteId, energyId: made.record.id }
    const unknown = countedId(999_999)
    const ids = { customEmissionFactorId: unknown, emissionKindId: unknown, vendorId: unknown, files: [{ id: 'x' }] }
    expect(await refusalsOf(() => company.siteEnergies.update(path, { ...ids, unitId: 999 }))).toEqual([
      'unitId unknown_unit',
      'customEmissionFactorId unknown_emission_factor',
      'emissionKindId unknown_emission_kind',
      'vendorId unknown_vendor',
      'files[0].id unknown_file',
    ])
    expect(await company.siteEnergies.get(path)).toEqual(made)
  })

  it('F12: the kind of another activity is said of a record that is calculated again', async () => {
    const { create, company, siteId } = await withPolicy({})
    const { record } = await create({ emissionKindId: builtInKindId('site-fuel') })
    const path = { siteId, energyId: record.id }
    const again = await company.siteEnergies.recalculate(path)
    expect(noticesOf(again)).toEqual([
      RESIDUAL,
      'emission_kind_unusual emissionKindId',
      'scope_by_factor emissionKindId',
    ])
    await company.siteEnergies.update(path, { emissionKindId: builtInKindId('site-electricity') })
    expect(noticesOf(await company.siteEnergies.recalculate(path))).toEqual([RESIDUAL])
  })

  it('F6: rejects a change of one end that reverses the period, once', async () => {
    const { create, company, siteId } = await withPolicy({})
    const { record } = await create()
    const path = { siteId, energyId: record.id }
    expect(await refusalsOf(() => company.siteEnergies.update(path, { endDate: '2024-12-31' }))).toEqual([
      'endDate period_reversed',
    ])
  })

  it('X10: null clears vendor, comment and named factor, and is rejected elsewhere', async () => {
    const { create, company, siteId } = await withPolicy({})
    const { record } = await create({ comment: 'c' })
    const path = { siteId, energyId: record.id }
    const cleared = await company.siteEnergies.update(path, {
      comment: null,
      vendorId: null,
      customEmissionFactorId: null,
    })
    expect([cleared.record.comment, cleared.record.totalEmission]).toEqual([null, 177])
    const nulls = { value: null, percentageOfCleanEnergy: null } as unknown as UncheckedPayload<'updateSiteEnergy'>
    expect(await refusalsOf(() => company.siteEnergies.update(path, nulls))).toEqual([
      'value invalid_type',
      'percentageOfCleanEnergy invalid_type',
    ])
  })

  it('X14: is rejected for a version that is no more', async () => {
    const { create, company, siteId } = await withPolicy({})
    const { record } = await create()
    const path = { siteId, energyId: record.id }
    const stale = { ifVersion: 9 }
    expect(await refusalsOf(() => company.siteEnergies.update(path, { unitId: 999 }, stale))).toEqual([
      'if-match precondition_failed',
    ])
    expect(await refusalsOf(() => company.siteEnergies.delete(path, stale))).toEqual(['if-match precondition_failed'])
  })
})
