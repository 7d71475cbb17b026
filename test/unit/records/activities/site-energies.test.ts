import { describe, expect, it } from 'vitest'
import { builtInUnits, unitTable } from '../../../../src/core/units/index.ts'
import { findFactor } from '../../../../src/reference/factors/index.ts'
import { builtInKindId, resourceSchemas } from '../../../../src/resources/index.ts'
import type { UncheckedPayload } from '../../../../src/service/index.ts'
import { countedId, FACTORS, noticesOf, OURS, refusalsOf, START, unitInput } from '../../../fixtures/service.ts'
import { own, siteWith, whole, withPolicy } from '../../service/fixtures/site-energies.ts'

const UNKNOWN = countedId(999_999)
const RESIDUAL = 'residual_mix_is_grid site.countryId'
const OVERLAP = 'periods_overlap startDate'
const SAID_ELSEWHERE = [RESIDUAL, OVERLAP]
const CLEAN_ZERO = 'clean_factor_assumed_zero percentageOfCleanEnergy'
const [JP, US, NOWHERE] = [392, 840, 10]
const GRID_REGIONS = { 4: 'US-CAMX', 5: 'US-NONE', 6: 'XX-NONE' }

describe('recording electricity', () => {
  it('E11: gives back the record, its total the market-based figure', async () => {
    const { create, siteId } = await siteWith()
    const { record, version, notices } = await create({
      percentageOfCleanEnergy: 40,
      files: [{ id: 'f', name: 'bill' }],
    })
    expect(record).toEqual({
      id: countedId(3),
      totalEmission: 106.2,
      value: 1000,
      percentageOfCleanEnergy: 40,
      comment: null,
      startDate: '2025-01-01T00:00:00.000Z',
      endDate: '2025-02-01T00:00:00.000Z',
      createdAt: START,
      updatedAt: START,
      emissionId: countedId(2),
      emissionKindId: builtInKindId('site-electricity'),
      siteId,
      companyId: OURS,
      vendorId: null,
      unitId: 4,
      customEmissionFactorId: null,
      files: [{ id: 'f', name: 'bill', url: '', createdAt: START, updatedAt: START, deletedAt: null }],
      unit: unitInput(4),
      offsets: [],
    })
    expect(resourceSchemas.SiteEnergy.safeParse(record).success).toBe(true)
    expect(version).toBe(1)
    expect(notices.map(({ code, path }) => `${code} ${path}`)).toEqual([RESIDUAL, CLEAN_ZERO])
  })

  it('E1: takes 0 to 100 per cent, and doubts what looks like a fraction', async () => {
    const { create } = await siteWith()
    const of = async (percentageOfCleanEnergy: number | string) => {
      const outcome = await create({ percentageOfCleanEnergy: percentageOfCleanEnergy as number })
      return [outcome.record.totalEmission, noticesOf(outcome).some((one) => one.startsWith('percentage_looks'))]
    }
    expect(await of(0)).toEqual([177, false])
    expect(await of(100)).toEqual([0, false])
    expect(await of('0.4')).toEqual([176.292, true])
    expect(await of(1)).toEqual([175.23, false])
    for (const outside of [-0.1, 100.1, '100.00000000000000000000001']) {
      expect(await refusalsOf(() => of(outside))).toEqual(['percentageOfCleanEnergy percentage_out_of_range'])
    }
  })

  it('E2: keeps the location-based figure beside the total', async () => {
    const { create, company, siteId, total } = await siteWith()
    const { record } = await create({ percentageOfCleanEnergy: 100 })
    const location = await company.siteEnergies.locationBased({ siteId, energyId: record.id })
    expect(location).toMatchObject({ record: { co2e: 177, co2: 174.89, unitId: 2 }, version: 1, notices: [] })
    expect([record.totalEmission, await total()]).toEqual([0, 0])
  })

  it('E3: uses a lifecycle factor where no other exists, and says so; a strict service rejects it', async () => {
    const japanese = await siteWith({}, { countryId: JP })
    const outcome = await japanese.create()
    expect([outcome.record.totalEmission, noticesOf(outcome)]).toEqual([
      477.26,
      [RESIDUAL, 'grid_factor_lifecycle site.countryId'],
    ])
    const strict = await withPolicy({ lifecycleGrid: 'refuse' }, { countryId: JP })
    expect(await refusalsOf(() => strict.create())).toEqual(['site.countryId factor_basis_mismatch'])
  })

  it('E4: the clean share is zero, unless the policy has a factor of it', async () => {
    const cleanEnergyFactor = findFactor('ember/no/kwh')
    const { create } = await withPolicy({ cleanEnergyFactor })
    const { co2e } = cleanEnergyFactor.per1
    const outcome = await create({ percentageOfCleanEnergy: 100 })
    expect(outcome.record.totalEmission).toBeCloseTo(1000 * Number(co2e), 9)
    expect(noticesOf(outcome)).not.toContain(CLEAN_ZERO)
  })

  it('E5: applies a share beside a named factor, and not beside one that holds it', async () => {
    const { create, company } = await siteWith()
    const plain = await company.emissionFactors.create(own)
    const mix = await company.emissionFactors.create({ ...own, supplierMix: true })
    const both = await create({ customEmissionFactorId: plain.record.id, percentageOfCleanEnergy: 40 })
    expect([both.record.totalEmission, both.record.customEmissionFactorId]).toEqual([30, plain.record.id])
    expect(noticesOf(both)).toContain('clean_share_with_custom_factor customEmissionFactorId')
    const once = await create({ customEmissionFactorId: mix.record.id, percentageOfCleanEnergy: 40 })
    expect(once.record.totalEmission).toBe(50)
    expect(noticesOf(once)).toContain('clean_share_in_supplier_mix percentageOfCleanEnergy')
  })

  it('E6: takes the factor of the grid region, else of its country, else of the country of the site', async () => {
    const of = async (gridRegionId: number) => {
      const { create } = await siteWith({ gridRegions: GRID_REGIONS }, { countryId: US, gridRegionId })
      const outcome = await create()
      return [outcome.record.totalEmission, noticesOf(outcome).filter((one) => one !== RESIDUAL)]
    }
    // (436.655 + 28 × 0.025 + 265 × 0.003) lb × 0.45359237
    expect(await of(4)).toEqual([198.7414969155, []])
    // (771.523 + 28 × 0.057 + 265 × 0.008) lb × 0.45359237
    const average = 351.64249532643
    expect(await of(5)).toEqual([average, ['factor_region_fallback site.gridRegionId']])
    expect(await of(6)).toEqual([average, ['factor_region_fallback site.gridRegionId']])
    expect(await of(7)).toEqual([average, ['grid_region_unmapped site.gridRegionId']])
  })

  it('E6: falls back on the default of the service, with a notice; without one there is no emission', async () => {
    const { create } = await siteWith({}, { countryId: NOWHERE })
    expect(await refusalsOf(() => create())).toEqual(['site.countryId factor_not_found'])
    const stranger = await siteWith({}, { countryId: 999_999 })
    expect(await refusalsOf(() => stranger.create())).toEqual(['site.countryId factor_not_found'])
    const lenient = await withPolicy({ defaultGridFactor: FACTORS.grid }, { countryId: 999_999 })
    const outcome = await lenient.create()
    expect(outcome.record.totalEmission).toBe(177)
    expect(noticesOf(outcome)).toEqual([RESIDUAL, 'default_grid_factor_used site.countryId'])
    const defaultGridFactor = { factor: FACTORS.grid, notices: [] }
    const selected = await (await withPolicy({ defaultGridFactor }, { countryId: 999_999 })).create()
    expect([selected.record.totalEmission, noticesOf(selected)]).toEqual([177, noticesOf(outcome)])
  })

  it('E6: a named factor needs no grid; that there is no location-based figure is said', async () => {
    const { create, company, siteId } = await siteWith({}, { countryId: NOWHERE })
    const { record } = await company.emissionFactors.create(own)
    const outcome = await create({ customEmissionFactorId: record.id })
    expect(outcome.record.totalEmission).toBe(50)
    expect(noticesOf(outcome)).toEqual([
      'factor_category_unstated customEmissionFactorId',
      'location_figure_missing site.countryId',
    ])
    const path = { siteId, energyId: outcome.record.id }
    expect(await refusalsOf(() => company.siteEnergies.locationBased(path))).toEqual([
      'site.countryId factor_not_found',
    ])
    expect(await refusalsOf(() => company.siteEnergies.update(path, whole({ customEmissionFactorId: null })))).toEqual([
      'site.countryId factor_not_found',
    ])
    const { record: changed } = await company.siteEnergies.update(path, whole({ value: 2000 }))
    expect(changed.totalEmission).toBe(100)
    const again = await company.siteEnergies.recalculate(path)
    expect([again.record.totalEmission, noticesOf(again)]).toEqual([100, noticesOf(outcome)])
  })

  it('E6, F10: takes published factors and those of the company by id, and no others', async () => {
    const { create, company, others, siteId } = await siteWith()
    const published = findFactor('ember/gb/kwh')
    const { record } = await create({ customEmissionFactorId: published.id })
    expect(record.totalEmission).toBeCloseTo(1000 * Number(published.per1.co2e), 9)
    const location = await company.siteEnergies.locationBased({ siteId, energyId: record.id })
    expect(location.record.co2e).toBe(177)
    const theirs = await others.emissionFactors.create(own)
    for (const customEmissionFactorId of [theirs.record.id, UNKNOWN]) {
      expect(await refusalsOf(() => create({ customEmissionFactorId }))).toEqual([
        'customEmissionFactorId unknown_emission_factor',
      ])
    }
  })

  it('E7: takes any unit of electricity, exactly, and none of another dimension', async () => {
    const { create } = await siteWith()
    expect((await create({ unitId: 5, value: '0.001' })).record.totalEmission).toBe(0.177)
    expect((await create({ unitId: 9, value: 9 })).record.totalEmission).toBe(442.5)
    expect(await refusalsOf(() => create({ unitId: 13 }))).toEqual(['unitId unit_dimension_mismatch'])
    const factor = { customEmissionFactorId: FACTORS.diesel.id }
    expect(await refusalsOf(() => create(factor))).toEqual(['unitId unit_dimension_mismatch'])
  })

  it('E7, N11: no share and no country makes anything but electricity fit', async () => {
    const factor = { customEmissionFactorId: FACTORS.diesel.id }
    const refused = ['unitId unit_dimension_mismatch']
    const { create } = await siteWith()
    expect(await refusalsOf(() => create({ ...factor, percentageOfCleanEnergy: 100 }))).toEqual(refused)
    const nowhere = await siteWith({}, { countryId: 999 })
    expect(await refusalsOf(() => nowhere.create({ ...factor, unitId: 13 }))).toEqual(refused)
    expect(await nowhere.total()).toBe(0)
  })

  it('E7: takes units of the service as well', async () => {
    const gigawattHour = { id: 5001, name: 'Own GWh', short_name: 'own-GWh', multiplier: 1_000_000, parent_id: 4 }
    const own = unitTable([...builtInUnits.units, { ...gigawattHour, typeUnit: 'ELECTRICITY' }])
    const { create } = await siteWith({ units: own })
    expect((await create({ unitId: 5001, value: 1 })).record.totalEmission).toBe(177_000)
    const dry = unitTable(builtInUnits.units.filter(({ typeUnit }) => typeUnit !== 'VOLUME'))
    const { create: without } = await siteWith({ units: dry })
    expect(await refusalsOf(() => without({ customEmissionFactorId: FACTORS.diesel.id }))).toEqual([
      'customEmissionFactorId unknown_unit',
    ])
  })

  it('E10: neither losses nor the way to the tank are in the total', async () => {
    const { create } = await siteWith()
    expect((await create()).record.totalEmission).toBe(177)
  })

  it('R9: takes the edition of the year that holds most of the period, or the nearest with a notice', async () => {
    const { create } = await siteWith()
    const of = async (startDate: string, endDate: string) => {
      const outcome = await create({ startDate, endDate })
      return [outcome.record.totalEmission, noticesOf(outcome).filter((one) => !SAID_ELSEWHERE.includes(one))]
    }
    expect(await of('2024-01-01', '2024-02-01')).toEqual([207.05, []])
    expect(await of('2024-12-01', '2025-01-31')).toEqual([207.05, ['factor_edition_partial startDate']])
    expect(await of('2024-12-02', '2025-01-31')).toEqual([177, ['factor_edition_partial startDate']])
    expect(await of('2031-01-01', '2031-02-01')).toEqual([
      130.96,
      ['factor_edition_older startDate', 'factor_from_secondary_copy site.countryId'],
    ])
    expect(await of('1990-01-01', '1990-02-01')).toEqual([207.05, ['factor_edition_newer startDate']])
    const exact = await withPolicy({ edition: 'exact', defaultGridFactor: FACTORS.grid })
    expect(await refusalsOf(() => exact.create({ startDate: '2031-01-01', endDate: '2031-02-01' }))).toEqual([
      'startDate factor_not_found',
    ])
  })

  it('F12: takes the kind of another activity, with a notice', async () => {
    const { create, company, siteId } = await withPolicy({})
    const outcome = await create({ emissionKindId: builtInKindId('site-fuel') })
    expect(noticesOf(outcome)).toEqual([
      RESIDUAL,
      'emission_kind_unusual emissionKindId',
      'scope_by_factor emissionKindId',
    ])
    const path = { siteId, energyId: outcome.record.id }
    const emissionKindId = builtInKindId('site-electricity')
    expect(noticesOf(await company.siteEnergies.update(path, { emissionKindId }))).toEqual([RESIDUAL])
    const location = await company.siteEnergies.locationBased(path)
    expect(location.record.co2e).toBe(177)
  })

  it('N13: names everything that is unknown at once, and keeps nothing', async () => {
    const { create, company, total } = await siteWith({}, { countryId: NOWHERE })
    const input = { unitId: 999, emissionKindId: UNKNOWN, vendorId: UNKNOWN, files: [{ id: 'x' }] }
    expect(await refusalsOf(() => create(input))).toEqual([
      'unitId unknown_unit',
      'site.countryId factor_not_found',
      'emissionKindId unknown_emission_kind',
      'vendorId unknown_vendor',
      'files[0].id unknown_file',
    ])
    expect([await total(), (await company.audit.log()).length]).toEqual([0, 1])
  })

  it('N3: keeps digits that no double holds, of the value and of the share', async () => {
    const { create, company, siteId } = await siteWith()
    const input = { value: '1000.00000000000000000001', percentageOfCleanEnergy: '40.00000000000000000001' }
    const { record } = await create(input as unknown as UncheckedPayload<'createSiteEnergy'>)
    expect([record.value, record.percentageOfCleanEnergy]).toEqual([1000, 40])
    const path = { siteId, energyId: record.id }
    const logged = async () => (await company.audit.log({ recordId: record.id })).at(-1)?.after
    // 1000.00000000000000000001 × 0.5999999999999999999999 × 0.177
    expect(await logged()).toBe('106.199999999999999999983361999999999999999999823')
    await company.siteEnergies.update(path, {
      ...whole(),
      value: 1000,
      percentageOfCleanEnergy: input.percentageOfCleanEnergy as never,
    })
    expect(await logged()).toBe('106.1999999999999999999823')
    expect(await company.verifyTotals()).toEqual([])
  })

  it('N14, N16: rejects what is negative or too large', async () => {
    const { create } = await siteWith()
    expect(await refusalsOf(() => create({ value: -1 }))).toEqual(['value must_be_non_negative'])
    expect(await refusalsOf(() => create({ value: 1e308 }))).toEqual(['value quantity_too_large'])
    const { create: credit } = await withPolicy({ allowCredits: true })
    expect((await credit({ value: -1000 })).record.totalEmission).toBe(-177)
  })
})
