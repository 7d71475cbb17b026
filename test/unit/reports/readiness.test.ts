import { describe, expect, it } from 'vitest'
import { units } from '../../../src/core/units/index.ts'
import { findFactor } from '../../../src/reference/factors/index.ts'
import { READINESS_CODES, type ReadinessCode, readinessSchema } from '../../../src/resources/index.ts'
import type { Company, Readiness } from '../../../src/service/index.ts'
import { added, aYear, digits, Y2025 } from '../../fixtures/inventory.ts'
import {
  energyInput,
  FACTORS,
  fuelInput,
  leakInput,
  refusalsOf,
  siteInput,
  testService,
  unitInput,
} from '../../fixtures/service.ts'

type EnergyInput = NonNullable<Parameters<typeof energyInput>[0]>

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const monthName = (month: number) => `2025-${String(month).padStart(2, '0')}`
const startOf = (month: number) => new Date(Date.UTC(2025, month - 1, 1)).toISOString()
const spanOf = (month: number) => ({ startDate: startOf(month), endDate: startOf(month + 1) })

const codesOf = ({ findings }: Readiness) => [...new Set(findings.map(({ code }) => code))]
const found = ({ findings }: Readiness, code: ReadinessCode) => findings.filter((one) => one.code === code)

/** A site in Great Britain whose electricity is recorded with a bill each time. */
async function metered() {
  const { company } = testService()
  const site = (await company.sites.create(siteInput())).record.id
  let bills = 0
  const use = async (changes: EnergyInput = {}) => {
    bills += 1
    const file = { name: `bill ${bills}.pdf`, url: `https://files.example/${bills}.pdf` }
    return (await company.siteEnergies.create(site, energyInput({ files: [file], ...changes }))).record.id
  }
  return { company, site, use }
}

/** The records of months, by 200,000 kWh unless stated otherwise. */
async function billed(months: readonly number[], value: number | string = 200_000) {
  const test = await metered()
  const ids: string[] = []
  for (const month of months) ids.push(await test.use({ ...spanOf(month), value }))
  return { ...test, ids }
}

/** Of a report that counts what is upstream of electricity. */
const readiness = (company: Company<never>) => company.readiness({ ...Y2025, upstream: true })

describe('the readiness of a company', () => {
  it('is without findings where each month has a record with a file, and the newest factors', async () => {
    const { company, site, ids } = await billed(MONTHS)
    const ready = await readiness(company)
    expect(ready.findings).toEqual([])
    expect(ready.strata).toEqual([
      {
        ...{ siteId: site, siteName: 'Leeds works', collection: 'siteEnergies', scope: 'SCOPE_2', records: ids.length },
        co2e: { exact: '424800', kg: 424_800 },
      },
    ])
    expect(readinessSchema.parse(JSON.parse(JSON.stringify(ready)))).toEqual(ready)
  })

  it('counts each record of the inventory in one stratum, which together are its total to the last digit', async () => {
    const { company } = await aYear()
    const { strata } = await readiness(company)
    const { total } = await company.inventory(Y2025)
    expect(strata.reduce((sum, { records }) => sum + records, 0)).toBe(total.records)
    expect(strata.reduce((sum, { co2e }) => sum + digits(co2e.exact), 0n)).toBe(added([total]).co2e)
  })

  it('has its findings in the order of the codes, each with a sentence, and is rejected without records', async () => {
    const { company } = await aYear()
    const { findings } = await readiness(company)
    const ranks = findings.map(({ code }) => READINESS_CODES.indexOf(code))
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    for (const { message } of findings) expect(message).toMatch(/\S \S.*; /)
    const refused = (period: object) => refusalsOf(() => company.readiness(period as typeof Y2025))
    expect(await refused({ from: '2019-01-01', to: '2020-01-01' })).toEqual(['from not_found'])
    expect(await refused({ from: '2025-01-01' })).toEqual(['to required'])
  })
})

describe('a month without a record', () => {
  it('is named and not filled, where October has none', async () => {
    const { company, site } = await billed(MONTHS.filter((month) => month !== 10))
    const ready = await readiness(company)
    expect(ready.findings).toEqual([
      expect.objectContaining({
        ...{ code: 'month_missing', severity: 'blocks', records: 0, first: [], siteId: site, months: ['2025-10'] },
        message:
          'Leeds works, Electricity bought for sites: nothing is recorded for 2025-10; record it, or a quantity of zero if there was none',
      }),
    ])
    const { byMonth } = await company.inventory(Y2025)
    expect(byMonth.map(({ month }) => month)).toEqual(MONTHS.filter((month) => month !== 10).map(monthName))
  })

  it('is named at both ends of the period, and where the year before had records alone', async () => {
    const { company, use } = await billed([6, 7])
    const all = MONTHS.filter((month) => month !== 6 && month !== 7).map(monthName)
    expect(found(await readiness(company), 'month_missing').map(({ months }) => months)).toEqual([all])
    const other = (await company.sites.create(siteInput({ name: 'Hull works' }))).record.id
    await company.siteEnergies.create(other, energyInput({ startDate: '2024-03-01', endDate: '2024-05-01' }))
    const both = found(await readiness(company), 'month_missing')
    expect(both.map(({ siteId, months }) => [siteId === other, months.length])).toEqual([
      [true, 12],
      [false, 10],
    ])
    await use({ ...spanOf(1), endDate: startOf(6), value: 0 })
    await use({ startDate: startOf(8), endDate: startOf(13), value: 0 })
    expect(found(await readiness(company), 'month_missing').map(({ siteId }) => siteId)).toEqual([other])
  })

  it('is none of a single month, of deliveries without length, or of leaks', async () => {
    const { company, site } = await billed([3])
    for (const month of [2, 8]) {
      const moment = { startDate: startOf(month), endDate: startOf(month) }
      await company.siteFuels.create(site, fuelInput(moment))
      await company.refrigerantLeaks.create(site, leakInput(spanOf(month)))
    }
    expect(codesOf(await readiness(company))).toEqual(['evidence_missing', 'upstream_not_counted'])
  })

  it('is none of those that a bill of two months covers', async () => {
    const { company, use } = await billed(MONTHS.slice(2))
    await use({ startDate: startOf(1), endDate: startOf(3), value: 400_000 })
    expect((await readiness(company)).findings).toEqual([])
  })
})

describe('a record that was entered twice', () => {
  it('is a second March with the same exact quantity, whatever its unit', async () => {
    const { company, ids, use } = await billed(MONTHS, 205_000)
    const before = await company.inventory(Y2025)
    const twice = await use({ ...spanOf(3), value: '205', unitId: units.megawattHour.id })
    const [duplicate, ...others] = found(await readiness(company), 'document_duplicate')
    expect(others).toEqual([])
    expect(duplicate).toMatchObject({ severity: 'blocks', records: 2 })
    expect([...(duplicate?.first ?? [])].sort()).toEqual([ids[2], twice].sort())
    // 205,000 kWh × 0.177
    const { total } = await company.inventory(Y2025)
    expect(digits(total.co2e.exact) - digits(before.total.co2e.exact)).toBe(digits('36285'))
  })

  it('shows twelve files of eleven months, where the sum alone is off by 5,000 kWh', async () => {
    const { company, use } = await billed(MONTHS.filter((month) => month !== 3 && month !== 10))
    for (const _ of [1, 2]) await use({ ...spanOf(3), value: 205_000 })
    const ready = await readiness(company)
    expect(ready.strata.map(({ records }) => records)).toEqual([12])
    expect(codesOf(ready)).toEqual(['month_missing', 'document_duplicate', 'period_overlap'])
    expect(found(ready, 'month_missing').map(({ months }) => months)).toEqual([['2025-10']])
    // 10 × 200,000 kWh + 2 × 205,000 kWh; with October and one March it is 2,405,000 kWh; by 0.177
    const { total } = await company.inventory(Y2025)
    expect(digits(total.co2e.exact) - digits('425685')).toBe(digits('885'))
  })

  it('is a file of two records, by its address or else its id, which may be right', async () => {
    const { company, site, ids, use } = await billed(MONTHS.slice(0, 9))
    const again = await use({ ...spanOf(10), files: [{ name: 'bill again.pdf', url: 'https://files.example/2.pdf' }] })
    const november = await use({ ...spanOf(11), files: [{ name: 'bill' }] })
    const { record } = await company.siteEnergies.get({ siteId: site, energyId: november })
    // another file of the same name is another file
    const december = await use({ ...spanOf(12), files: [{ id: record.files[0]?.id ?? '' }, { name: 'bill' }] })
    await company.siteFuels.create(site, fuelInput({ ...spanOf(12), files: [{ name: 'bill' }] }))
    const [duplicate, ...others] = found(await readiness(company), 'document_duplicate')
    expect(others).toEqual([])
    expect(duplicate).toMatchObject({ severity: 'check', records: 4 })
    expect([...(duplicate?.first ?? [])].sort()).toEqual([ids[1], again, november, december].sort())
  })

  it('is not another quantity, a quantity of zero, or the same one elsewhere or since another day', async () => {
    const { company, use } = await billed(MONTHS)
    const hull = (await company.sites.create(siteInput({ name: 'Hull works' }))).record.id
    await company.siteEnergies.create(hull, energyInput({ ...spanOf(1), value: 200_000 }))
    await use({ ...spanOf(1), value: '200000.1' })
    for (const _ of [1, 2]) await use({ ...spanOf(5), value: 0 })
    // two that end on one day
    for (const month of [7, 8]) await use({ startDate: startOf(month), endDate: startOf(10), value: 7 })
    expect(found(await readiness(company), 'document_duplicate')).toEqual([])
  })
})

describe('the period of a record', () => {
  it('is split by days where it reaches over an end, and named', async () => {
    const { company, use } = await billed(MONTHS.slice(1))
    const winter = await use({ startDate: '2024-12-15', endDate: '2025-01-15', value: 31_000 })
    const { findings } = await readiness(company)
    expect(findings).toEqual([
      expect.objectContaining({ code: 'period_straddles', severity: 'check', records: 1, first: [winter] }),
    ])
    // 14 of 31 days, 14,000 kWh × 0.20705 of 2024, which holds most of it
    const { byMonth } = await company.inventory(Y2025)
    expect(byMonth[0]).toMatchObject({ month: '2025-01', amounts: { co2e: { exact: '2898.7' } } })
  })

  it('is named with the others that it overlaps', async () => {
    const { company, ids, use } = await billed(MONTHS)
    const late = await use({ startDate: '2025-01-15', endDate: '2025-02-15', value: 7 })
    const [overlap, ...others] = found(await readiness(company), 'period_overlap')
    expect(others).toEqual([])
    expect(overlap).toMatchObject({ severity: 'check', records: 3, first: [ids[0], late, ids[1]] })
  })
})

describe('a record', () => {
  it('without a file is named, of every activity', async () => {
    const { company } = await aYear()
    const { strata, ...ready } = await readiness(company)
    const evidence = found({ ...ready, strata }, 'evidence_missing')
    const records = (all: readonly { readonly records: number }[]) => all.reduce((sum, one) => sum + one.records, 0)
    expect(records(evidence)).toBe(records(strata))
    expect(new Set(strata.map(({ collection }) => collection)).size).toBeGreaterThan(2)
  })

  it('in megawatt hours that were kilowatt hours is an outlier of its site and factor', async () => {
    const { company, use } = await billed(MONTHS.slice(0, 11))
    const wrong = await use({ ...spanOf(12), value: 200_000, unitId: units.megawattHour.id })
    expect((await readiness(company)).findings).toEqual([
      expect.objectContaining({ code: 'outlier', severity: 'check', records: 1, first: [wrong] }),
    ])
  })

  it('with a factor of an earlier edition than that of its year is named with the newer key', async () => {
    const { company, site } = await billed([])
    const before = FACTORS.gas.key.replace('desnz-2025', 'desnz-2024')
    const unit = { unitId: units.kilowattHour.id, unit: unitInput(units.kilowattHour.id) }
    const bill = { files: [{ name: 'gas.pdf' }], ...unit, emissionFactorId: findFactor(before).id }
    const old = (await company.siteFuels.create(site, fuelInput(bill))).record.id
    const [superseded] = (await readiness(company)).findings
    expect(superseded).toMatchObject({ code: 'factor_superseded', severity: 'check', first: [old] })
    expect(superseded?.message).toContain(FACTORS.gas.key)
    const ofThen = { startDate: '2024-06-01', endDate: '2024-07-01' }
    await company.siteFuels.create(site, fuelInput({ ...bill, ...ofThen }))
    const then = await company.readiness({ from: '2024-01-01', to: '2025-01-01' })
    expect(found(then, 'factor_superseded')).toEqual([])
  })

  it('with a factor of a secondary copy is named', async () => {
    const { company, use } = await metered()
    const next = await use({ startDate: '2026-01-01', endDate: '2026-02-01' })
    expect((await company.readiness({ from: '2026-01-01', to: '2026-02-01', upstream: true })).findings).toEqual([
      expect.objectContaining({ code: 'factor_secondary', severity: 'check', first: [next] }),
    ])
  })
})

describe('a figure of the inventory', () => {
  it('without a location-based one blocks, and one of Scope 3 without a category', async () => {
    const { company, site } = await metered()
    const antarctic = (await company.sites.create(siteInput({ name: 'Base', countryId: 10 }))).record.id
    const own = (denominatorUnitId: number) => ({ name: 'Own', co2e: '0.05', denominatorUnitId })
    const tariff = (await company.emissionFactors.create(own(units.kilowattHour.id))).record.id
    const power = await company.siteEnergies.create(antarctic, energyInput({ customEmissionFactorId: tariff }))
    const kind = {
      scope: 'SCOPE_3',
      underScope: 'Transport',
      activityTypeUnderScope: 'COURIER',
      name: 'Couriers',
    } as const
    const emissionKindId = (await company.emissionKinds.create(kind)).record.id
    const emissionFactorId = (await company.emissionFactors.create(own(units.litre.id))).record.id
    const courier = await company.siteFuels.create(site, fuelInput({ emissionKindId, emissionFactorId }))
    const ready = await readiness(company)
    const missing = (['location_figure_missing', 'category_missing'] as const).flatMap((code) => found(ready, code))
    expect(missing).toEqual([
      expect.objectContaining({ severity: 'blocks', records: 1, first: [power.record.id], siteId: antarctic }),
      expect.objectContaining({ severity: 'blocks', records: 1, first: [courier.record.id], siteId: site }),
    ])
  })

  it('of several GWP sets names the records of the rarer ones', async () => {
    const { company, site } = await billed(MONTHS)
    const own = { name: 'Own', co2e: '0.3', denominatorUnitId: units.litre.id, gwpSet: 'AR6_GWP100' } as const
    const emissionFactorId = (await company.emissionFactors.create(own)).record.id
    const fuel = fuelInput({ files: [{ name: 'oil.pdf' }], emissionFactorId })
    const other = (await company.siteFuels.create(site, fuel)).record.id
    const findings = found(await readiness(company), 'gwp_sets_mixed')
    expect(findings).toEqual([
      expect.objectContaining({ code: 'gwp_sets_mixed', severity: 'check', records: 1, first: [other], siteId: null }),
    ])
    expect(findings[0]?.message).toMatch(/AR5_GWP100.*AR6_GWP100/)
  })
})
